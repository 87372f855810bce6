// Dear ImGui would read a file of settings by sscanf, but the game has none. The linker puts this
// in the place of the real function (see CMakeLists.txt), which would be a part of every download.

// The linker makes the name.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming,cert-dcl50-cpp)
extern "C" int __wrap_sscanf(const char* /*text*/, const char* /*format*/, ...) {
    return 0;
}
