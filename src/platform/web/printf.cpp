// Dear ImGui's renderer tells the developer by fprintf when a shader does not compile, and the C++
// library when it gives up: then the page goes on without a picture, or is started anew. The linker
// takes these in the place of the real functions (see CMakeLists.txt), so that formatting need not
// be downloaded.
#include <__verbose_abort>
#include <cstdio>
#include <cstdlib>

extern "C" {

int fprintf(FILE* /*file*/, const char* /*format*/, ...) {
    return 0;
}
// The same, where the compiler sees that no floating-point number is printed. It makes the name.
int fiprintf(FILE* /*file*/, const char* /*format*/, ...) {
    return 0;
}

}  // extern "C"

// The C++ library wants this one to be replaced.
void std::__libcpp_verbose_abort(const char* /*format*/, ...) noexcept {
    std::abort();
}
