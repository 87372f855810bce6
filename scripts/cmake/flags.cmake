# Compiler flags: those for everything that is built, and `kiela_warnings` for our own code.

if(KIELA_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all
                        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()

if(KIELA_FUZZ)
    # libFuzzer watches which branches are taken; its main function is linked by the targets.
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(EMSCRIPTEN AND KIELA_TESTS)
    # Catch2 throws. The game itself is built without exceptions.
    add_compile_options(-fwasm-exceptions)
    add_link_options(-fwasm-exceptions)
endif()

add_library(kiela_warnings INTERFACE)
target_compile_options(kiela_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 takes "x" + std::string(y) for a copy onto itself (its bug 105651).
    target_compile_options(kiela_warnings INTERFACE -Wno-restrict)
endif()

if(EMSCRIPTEN)
    # Emscripten's own closure compiler may be missing or too old; ours is an npm package.
    set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK
        "${CMAKE_COMMAND} -E env \"EM_CLOSURE_COMPILER=${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler\"")
endif()
