// Dear ImGui's renderer asks WebGL for its whole state before a frame, to put it back afterwards;
// every such question waits until the graphics processor has done all that it was given. Nobody
// else draws on this canvas, so it is told the state of a fresh context instead (the linker puts
// these functions in the place of the real ones, see CMakeLists.txt).

#include <GLES3/gl3.h>

// The linker makes the names.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming)
extern "C" {

void __real_glGetIntegerv(GLenum name, GLint* values);
void __wrap_glGetIntegerv(GLenum name, GLint* values);
GLboolean __wrap_glIsEnabled(GLenum capability);

void __wrap_glGetIntegerv(GLenum name, GLint* values) {
    switch (name) {
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
        values[0] = values[1] = values[2] = values[3] = 0;
        break;
    case GL_ACTIVE_TEXTURE:
        *values = GL_TEXTURE0;
        break;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
        *values = GL_FUNC_ADD;
        break;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA:
        *values = GL_ONE;
        break;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_CURRENT_PROGRAM:
    case GL_PIXEL_UNPACK_BUFFER_BINDING:
    case GL_SAMPLER_BINDING:
    case GL_TEXTURE_BINDING_2D:
    case GL_VERTEX_ARRAY_BINDING:
        *values = 0;
        break;
    default:
        __real_glGetIntegerv(name, values);
    }
}

GLboolean __wrap_glIsEnabled(GLenum) {
    return GL_FALSE;
}

}  // extern "C"
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
