# Dear ImGui and Catch2, built from source for the host and for wasm alike.
#
# scripts/toolchain leaves their sources in the user's cache folder and says so in
# build/toolchain.cmake. Where it has not run, FetchContent gets the same releases from upstream.

include(FetchContent)
include("${PROJECT_SOURCE_DIR}/build/toolchain.cmake" OPTIONAL)

# The address of a commit, not of a tag: 45acd5e is the release v1.92.2b.
FetchContent_Declare(imgui
    URL https://codeload.github.com/ocornut/imgui/tar.gz/45acd5e0e82f4c954432533ae9985ff0e1aad6d5
    URL_HASH SHA256=97484925aec2f4d3e913d6644d46b234f8d6d8d98c6aa9c50109e0f0df772090
    DOWNLOAD_EXTRACT_TIMESTAMP ON
)
FetchContent_MakeAvailable(imgui)

# Without the demo, the debug windows, files, the shell, tables and the formatting of fractions, which
# only make the page larger.
add_library(imgui STATIC
    "${imgui_SOURCE_DIR}/imgui.cpp"
    "${imgui_SOURCE_DIR}/imgui_draw.cpp"
    "${imgui_SOURCE_DIR}/imgui_widgets.cpp"
    "${PROJECT_SOURCE_DIR}/src/ui/imgui_parts.cpp"
)
target_include_directories(imgui SYSTEM PUBLIC "${imgui_SOURCE_DIR}")
target_compile_options(imgui PRIVATE -fno-exceptions -fno-rtti)
target_compile_definitions(imgui PUBLIC
    IMGUI_DISABLE_DEBUG_TOOLS
    IMGUI_DISABLE_DEFAULT_FONT
    IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS
    IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
    IMGUI_DISABLE_DEMO_WINDOWS
    IMGUI_DISABLE_FILE_FUNCTIONS
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS
)

if(EMSCRIPTEN)
    # What connects Dear ImGui to the page: Emscripten's own GLFW, and WebGL 2.
    add_library(imgui_backends STATIC
        "${imgui_SOURCE_DIR}/backends/imgui_impl_glfw.cpp"
        "${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp"
    )
    target_include_directories(imgui_backends SYSTEM PUBLIC "${imgui_SOURCE_DIR}/backends")
    target_compile_options(imgui_backends PRIVATE -fno-exceptions -fno-rtti)
    target_compile_definitions(imgui_backends PUBLIC IMGUI_IMPL_OPENGL_ES3)
    target_link_libraries(imgui_backends PUBLIC imgui)
    target_link_options(imgui_backends INTERFACE
        -sUSE_GLFW=3 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2)
endif()

if(KIELA_TESTS)
    FetchContent_Declare(Catch2
        URL https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
        URL_HASH SHA256=c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c
        DOWNLOAD_EXTRACT_TIMESTAMP ON
        SYSTEM
    )
    FetchContent_MakeAvailable(Catch2)
    set_target_properties(Catch2 PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
endif()
