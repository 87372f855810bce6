# Sources that a node script makes from assets/ while building.

find_program(KIELA_NODE node REQUIRED)

# The folder of everything generated; a layer's files go to <layer>/ in it and are included as
# "<layer>/file.hpp", as its other headers are.
set(KIELA_GENERATED_DIR "${PROJECT_BINARY_DIR}/generated")

# kiela_generate(SCRIPT <scripts/build/….mjs> OUTPUTS <file…> [DEPENDS <file…>] [ARGS <arg…>])
#
# Runs `node SCRIPT ARGS…` from the project's root when the script or one of DEPENDS is newer than
# OUTPUTS. OUTPUTS are relative to KIELA_GENERATED_DIR; SCRIPT and DEPENDS to the project's root.
function(kiela_generate)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "SCRIPT" "OUTPUTS;DEPENDS;ARGS")
    list(TRANSFORM arg_OUTPUTS PREPEND "${KIELA_GENERATED_DIR}/")
    list(TRANSFORM arg_DEPENDS PREPEND "${PROJECT_SOURCE_DIR}/")
    foreach(output IN LISTS arg_OUTPUTS)
        cmake_path(GET output PARENT_PATH folder)
        file(MAKE_DIRECTORY "${folder}")
    endforeach()
    # A file that came or went changes what is made, whatever its date.
    cmake_path(GET arg_SCRIPT STEM script)
    set(inputs "${KIELA_GENERATED_DIR}/${script}.inputs")
    file(CONFIGURE OUTPUT "${inputs}" CONTENT "${arg_DEPENDS}\n" @ONLY)
    add_custom_command(
        OUTPUT ${arg_OUTPUTS}
        COMMAND "${KIELA_NODE}" "${arg_SCRIPT}" ${arg_ARGS}
        DEPENDS "${PROJECT_SOURCE_DIR}/${arg_SCRIPT}" ${arg_DEPENDS} "${inputs}"
        WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
        COMMENT "node ${arg_SCRIPT}"
        VERBATIM
    )
endfunction()
