// What the page does for the module, and the worker for the module in it: the functions that the
// shell hands over as Module.kiela (`KielaHost` and `WorkerHost` in shell/types.d.ts). Thin;
// everything else in this folder that calls into the page goes through here.
#pragma once

#include "app/cue.hpp"
#include "ui/semantics.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kiela::web::host {

void commit(std::span<const ui::semantics::Node> nodes, std::string_view strings);
void announce(std::string_view sentence, bool assertive);
void focus(ui::semantics::Id id);

/// `plain`: the semantics are the page; `canDraw`: there could be a picture instead.
void setView(bool plain, bool canDraw);
/// `code` as in the `lang` attribute.
void setLanguage(std::string_view code);
/// `name` as in the palette.
void setTheme(std::string_view name);
/// How large texts are to be, in percent.
void setTextSize(int percent);

/// `volume` from 0 (nothing is heard) to 1.
void setSound(float volume, bool vibrates);
/// `across` from the left (-1) to the right (1).
void sound(const app::Cue& cue, float across);

std::optional<std::string> load(std::string_view key);
/// Whether the text will be there in the next visit.
bool save(std::string_view key, std::string_view text);

/// All that is kept, as the text of a file for the visitor.
std::string everything();
/// Forgets all that is kept; the page begins anew.
void forget();

/// The visitor's day, "2026-11-30".
std::string today();
/// A day as it is written in a language; `language` as in the `lang` attribute.
std::string dayInWords(std::string_view day, std::string_view language);

/// Fetches the words of a language, given by its code. kielaWords is called at the end: with them,
/// or where they could not be had with the code alone.
void fetchWords(std::string_view code);

/// The text that an exported function was called for.
std::string take();
/// Of a worker: the answer to the question in hand, or a part of it.
void give(std::string_view text);

/// Hands a question to the engine's worker; the answer comes by kielaAnswered.
void askEngine(std::uint32_t request, std::string_view question);
void cancelEngine();

/// Fetches the file of puzzles; it comes by kielaPuzzles.
void fetchPuzzles();
/// Fetches the later words of a language, given by its code; they come by kielaLaterWords.
void fetchLaterWords(std::string_view code);

/// Loads the page again, in its newest build.
void update();

/// What the page around is to know (app/report.hpp).
void tell(std::string_view report);

/// A sentence for the developer of the page around, in the browser's console.
void warn(std::string_view sentence);

}  // namespace kiela::web::host
