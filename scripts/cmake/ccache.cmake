# What this user has compiled before, in this clone or another, is not compiled again: by ccache, where
# it is installed.

include("${PROJECT_SOURCE_DIR}/build/toolchain.cmake" OPTIONAL)

find_program(KIELA_CCACHE ccache)
if(KIELA_CCACHE)
    # Paths in the project count from its root, so that clones share what they have compiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1)
    if(KIELA_CACHE_DIR)
        list(APPEND CMAKE_CXX_COMPILER_LAUNCHER "CCACHE_DIR=${KIELA_CACHE_DIR}/ccache")
    endif()
    if(EMSCRIPTEN)
        # It does not know em++ by its name.
        list(APPEND CMAKE_CXX_COMPILER_LAUNCHER CCACHE_COMPILERTYPE=clang)
    endif()
    list(APPEND CMAKE_CXX_COMPILER_LAUNCHER "${KIELA_CCACHE}")
endif()
