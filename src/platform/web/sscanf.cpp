// Dear ImGui reads its settings by sscanf, of which the game has none, and the version of the
// shading language. The linker puts this in the place of the real function (see CMakeLists.txt),
// which would be a large part of every download.

#include <cstdarg>
#include <cstdlib>
#include <cstring>

/// Understands the one format "#version %d"; others never match.
// The linker makes the name.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming,cert-dcl50-cpp)
extern "C" int __wrap_sscanf(const char* text, const char* format, ...) {
    constexpr char version[] = "#version %d";
    constexpr std::size_t before = sizeof version - sizeof "%d";
    if (std::strcmp(format, version) != 0 || std::strncmp(text, version, before) != 0) return 0;
    va_list arguments;
    va_start(arguments, format);
    *va_arg(arguments, int*) = std::atoi(text + before);
    va_end(arguments);
    return 1;
}
