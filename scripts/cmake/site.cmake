# The static site: building `web` fills dist/ from the module, shell/ and web/.

file(GLOB_RECURSE KIELA_SITE_FILES CONFIGURE_DEPENDS
    "${PROJECT_SOURCE_DIR}/shell/*" "${PROJECT_SOURCE_DIR}/web/*"
    "${PROJECT_SOURCE_DIR}/assets/pages/*")
add_custom_command(
    OUTPUT "${PROJECT_BINARY_DIR}/site.stamp"
    COMMAND "${KIELA_NODE}" scripts/build/site.mjs
            --module "$<TARGET_FILE_DIR:kiela_web>"
            --texts "${KIELA_GENERATED_DIR}"
            --imgui "${imgui_SOURCE_DIR}"
            --emscripten "${EMSCRIPTEN_ROOT_PATH}"
            --out "${KIELA_DIST}"
    COMMAND "${CMAKE_COMMAND}" -E touch "${PROJECT_BINARY_DIR}/site.stamp"
    DEPENDS kiela_web "${PROJECT_SOURCE_DIR}/scripts/build/site.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/bundle.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/components.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/embed_page.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/palette.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/icons.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/manifest.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/page_site.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/pages.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/service_worker.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/single_file.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/board_svg.mjs"
            "${PROJECT_SOURCE_DIR}/scripts/build/figure_svg.mjs"
            "${PROJECT_SOURCE_DIR}/assets/palette.json"
            "${PROJECT_SOURCE_DIR}/assets/puzzles/puzzles.txt" ${KIELA_SITE_FILES}
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    COMMENT "The site in ${KIELA_DIST}"
    VERBATIM
)
add_custom_target(kiela_site ALL DEPENDS "${PROJECT_BINARY_DIR}/site.stamp")

# For scripts/package.
file(GENERATE OUTPUT "${PROJECT_BINARY_DIR}/sources.json" CONTENT
    "{\"imgui\": \"${imgui_SOURCE_DIR}\", \"emscripten\": \"${EMSCRIPTEN_ROOT_PATH}\"}\n")
