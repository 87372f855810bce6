# The CMake toolchain file of the presets `web` and `wasm-tests`: finds Emscripten and hands over to
# the toolchain file that comes with it.
#
# In this order: what scripts/toolchain found (build/toolchain.cmake), an active emsdk (EMSDK), an
# emcc on the PATH.

include("${CMAKE_CURRENT_LIST_DIR}/../../build/toolchain.cmake" OPTIONAL)

if(NOT KIELA_EMSCRIPTEN_ROOT AND DEFINED ENV{EMSDK})
    set(KIELA_EMSCRIPTEN_ROOT "$ENV{EMSDK}/upstream/emscripten")
endif()
if(NOT KIELA_EMSCRIPTEN_ROOT)
    find_program(KIELA_EMCC emcc)
    if(KIELA_EMCC)
        file(REAL_PATH "${KIELA_EMCC}" emcc)
        cmake_path(GET emcc PARENT_PATH KIELA_EMSCRIPTEN_ROOT)
    endif()
endif()

set(kielaEmscriptenToolchain
    "${KIELA_EMSCRIPTEN_ROOT}/cmake/Modules/Platform/Emscripten.cmake")
if(NOT EXISTS "${kielaEmscriptenToolchain}")
    message(FATAL_ERROR "No Emscripten found: run scripts/toolchain, or activate emsdk.")
endif()
include("${kielaEmscriptenToolchain}")
