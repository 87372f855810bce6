#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/dialogs/seating.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/choice.hpp"
#include "ui/widgets/link.hpp"
#include "ui/widgets/slider.hpp"
#include "ui/widgets/switch_row.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace kiela::ui {

namespace {

using app::Settings;
using text::Msg;

// The settings one below the other. Each takes its height from the area.
class Form {
  public:
    Form(const Frame& frame, app::Session& session, Rect& area)
        : frame_(frame), session_(session), area_(area) {}

    void heading(Msg words) {
        const TextStyle style{Weight::Bold, 17 * frame_.type, frame_.palette.accent};
        takeTop(area_, 4 * frame_.unit);
        takeTop(area_,
                paragraph(frame_, idOf("settings", static_cast<unsigned>(words)), style, area_,
                          say(words), semantics::Role::Heading, 3),
                8 * frame_.unit);
    }

    /// A choice whose values are 0, 1, 2 … in the order of their names.
    template<class Value, std::size_t N>
    void oneOf(Value Settings::*setting, Msg name, const std::array<Msg, N>& names) {
        std::array<std::string, N> words;
        std::array<std::string_view, N> options;
        for (std::size_t i = 0; i < N; ++i) options[i] = words[i] = say(names[i]);
        const int now = static_cast<int>(session_.view().settings.*setting);
        session_.choose(setting, static_cast<Value>(ask(name, options, now)));
    }

    void textSize() {
        std::array<std::string, app::textSizes.size()> words;
        std::array<std::string_view, app::textSizes.size()> options;
        for (std::size_t i = 0; i < words.size(); ++i)
            options[i] = words[i] = text::say(session_.language(), Msg::ChoicePercent,
                                              {{"percent", app::textSizes[i]}});
        const auto& sizes = app::textSizes;
        const auto now = std::find(sizes.begin(), sizes.end(), session_.view().settings.textSize);
        const int chosen = ask(Msg::FieldTextSize, options, static_cast<int>(now - sizes.begin()));
        session_.choose(&Settings::textSize, sizes[static_cast<std::size_t>(chosen)]);
    }

    void whether(bool Settings::*setting, Msg name) {
        session_.choose(setting, switchRow(frame_, idOf("switch", static_cast<unsigned>(name)),
                                           area_, say(name), session_.view().settings.*setting));
    }

    void sound(Grip& grip) {
        const app::View& view = session_.view();
        session_.setSound(
            switchRow(frame_, idOf("sound"), area_, say(Msg::FieldSound), view.sound));
        volume(grip);
        if (view.vibrates) whether(&Settings::vibration, Msg::FieldVibration);
    }

    // Pages of their own, and the licences.
    void about() {
        heading(Msg::AboutHeading);
        const std::string page =
            '/' + std::string(text::infoOf(session_.language()).code) + ".html";
        constexpr semantics::Id list = idOf("about");
        frame_.tree.add(list, semantics::Role::List, {area_.x, area_.y, area_.width, 0}, {});
        frame_.tree.open(list);
        leadsTo(Msg::AboutAccessibility, "accessibility" + page);
        leadsTo(Msg::AboutPrivacy, "privacy" + page);
        leadsTo(Msg::AboutLicences, "licences.txt");
        frame_.tree.extendTo(list, area_.y);
        frame_.tree.close();
    }

    void gap() { takeTop(area_, 12 * frame_.unit); }

  private:
    std::string say(Msg message) const { return text::say(session_.language(), message); }

    void leadsTo(Msg name, std::string_view target) {
        link(frame_, idOf("about", static_cast<unsigned>(name)), area_, say(name), target);
    }

    int ask(Msg name, std::span<const std::string_view> options, int now) {
        return choose(frame_, idOf("setting", static_cast<unsigned>(name)), area_,
                      {.name = say(name), .options = options, .chosen = now});
    }

    void volume(Grip& grip) {
        constexpr std::array<std::uint8_t, app::fullVolume> marks{};
        const int now = session_.view().settings.volume;
        const std::string name = say(Msg::FieldVolume);
        const std::string words = text::say(session_.language(), Msg::ChoicePercent,
                                            {{"percent", 100 * now / app::fullVolume}});
        const TextStyle style{Weight::Bold, 14 * frame_.type, frame_.palette.inkSecond};
        takeTop(area_, 8 * frame_.unit);
        drawLine(frame_, style, minOf(takeTop(area_, lineHeight(style))), name);
        const Rect line = takeTop(area_, touchSize(frame_), 16 * frame_.unit);
        const Slide slide = slider(frame_, idOf("volume"), line,
                                   {.name = name,
                                    .words = words,
                                    .value = static_cast<float>(now),
                                    .stated = static_cast<unsigned>(now),
                                    .most = app::fullVolume,
                                    .marks = marks},
                                   grip);
        if (slide.to) session_.choose(&Settings::volume, static_cast<int>(std::lround(*slide.to)));
        if (slide.ended) session_.tryVolume();
    }

    const Frame& frame_;
    app::Session& session_;
    Rect& area_;
};

}  // namespace

Screen settingsDialog(const Frame& frame, app::Session& session, Scroll& scroll, Grip& volume) {
    const std::string heading = text::say(session.language(), Msg::ButtonSettings);
    const std::string close = text::say(session.language(), Msg::ButtonClose);
    Dialog dialog(frame, idOf("settings"), {.heading = heading, .closeName = close, .width = 580},
                  scroll);
    Rect area = dialog.beginBody();
    Form form(frame, session, area);
    form.heading(Msg::SettingsPlay);
    form.oneOf(&Settings::motion, Msg::FieldMotion,
               std::array{Msg::MotionAuto, Msg::MotionOff, Msg::MotionSlow, Msg::MotionNormal,
                          Msg::MotionFast});
    if (session.view().setup.together()) chooseSeating(frame, session, area);
    form.whether(&Settings::preview, Msg::FieldPreview);
    form.whether(&Settings::confirm, Msg::FieldConfirm);
    form.gap();
    form.heading(Msg::SettingsLook);
    form.oneOf(&Settings::theme, Msg::FieldTheme,
               std::array{Msg::ThemeAuto, Msg::ThemeLight, Msg::ThemeDark, Msg::ThemeContrast});
    form.textSize();
    form.oneOf(&Settings::orientation, Msg::FieldOrientation,
               std::array{Msg::OrientationAuto, Msg::OrientationWide, Msg::OrientationUpright});
    form.whether(&Settings::coordinates, Msg::FieldCoordinates);
    form.gap();
    form.heading(Msg::ButtonSound);
    form.sound(volume);
    form.gap();
    form.heading(Msg::SettingsAccess);
    form.oneOf(&Settings::view, Msg::FieldView,
               std::array{Msg::ViewAuto, Msg::ViewBoard, Msg::ViewPlain});
    form.whether(&Settings::keys, Msg::FieldKeys);
    if (session.view().links) {
        form.gap();
        form.about();
    }
    dialog.endBody(area);
    return dialog.end() ? Screen::Game : Screen::Settings;
}

}  // namespace kiela::ui
