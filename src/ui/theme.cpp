#include "ui/theme.hpp"

#include "ui/palette.hpp"

namespace kiela::ui {

const Palette& palette(Theme theme) {
    return palettes[static_cast<std::size_t>(theme)];
}

Theme themeFor(app::ThemeChoice choice, bool prefersDark, bool prefersContrast) {
    switch (choice) {
    case app::ThemeChoice::Light:
        return Theme::Light;
    case app::ThemeChoice::Dark:
        return Theme::Dark;
    case app::ThemeChoice::Contrast:
        return Theme::Contrast;
    case app::ThemeChoice::Auto:
        break;
    }
    return prefersContrast ? Theme::Contrast : prefersDark ? Theme::Dark : Theme::Light;
}

const char* nameOf(Theme theme) {
    constexpr std::array names{"light", "dark", "contrast"};
    return names[static_cast<std::size_t>(theme)];
}

}  // namespace kiela::ui
