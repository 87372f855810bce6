# The fonts of the interface, cut down to the characters of all messages and rule pages.
#
# Include it where they are used: it makes the library kiela_fonts with "ui/font_data.hpp".

file(GLOB KIELA_FONT_TEXTS CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}"
    "${PROJECT_SOURCE_DIR}/assets/messages/*.po*" "${PROJECT_SOURCE_DIR}/assets/rules/*.md")

kiela_generate(
    SCRIPT scripts/build/font.mjs
    OUTPUTS ui/font_data.hpp ui/font_data.cpp
    DEPENDS ${KIELA_FONT_TEXTS} package-lock.json scripts/build/catalogue.mjs
            scripts/build/cpp.mjs scripts/build/figures.mjs scripts/build/pages.mjs
            scripts/build/sfnt.mjs
    ARGS --rules assets/rules --messages assets/messages --out ${KIELA_GENERATED_DIR}
)

add_library(kiela_fonts STATIC
    "${KIELA_GENERATED_DIR}/ui/font_data.cpp"
    "${KIELA_GENERATED_DIR}/ui/font_data.hpp"
)
target_include_directories(kiela_fonts PUBLIC "${KIELA_GENERATED_DIR}")
target_link_libraries(kiela_fonts PRIVATE kiela_warnings)
