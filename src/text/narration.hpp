// A move in words: from the trace to captions, spoken sentences and names of houses.
#pragma once

#include "rules/game.hpp"
#include "rules/sowing.hpp"
#include "text/language.hpp"

#include <optional>
#include <string>

namespace kiela::text {

/// Who is spoken to: a single player is "you", everybody else goes by the side's name.
struct Audience {
    Language language{};
    std::optional<rules::Side> you;  ///< nothing when two people share the board
};

/// "You", "North", …: the name of a side at the beginning of a line.
std::string sideName(const Audience& audience, rules::Side side);

/// "12 stones".
std::string stoneCount(const Audience& audience, int stones);

/// "g1, 2 stones": a house and what lies in it.
std::string houseName(const Audience& audience, rules::House house, int stones);

/// "g1, 2 stones, yours": the same, and whose house it is.
std::string houseNameWithOwner(const Audience& audience, rules::House house, int stones);

/// "Your inner row": the row of the board that a house lies in.
std::string rowName(const Audience& audience, rules::House house);

/// What just happened in a move and why it goes on or stops (rules §4), short enough for a caption.
/// Nothing to say (an empty text) for a dropped stone. `captured` is the number of stones captured
/// so far in the move: with some, the end of the move tells it too.
std::string stepCaption(const Audience& audience, const rules::Event& event, int captured);

/// The same for a beginner: names the rule that applied, in one or two short sentences more.
std::string stepExplanation(const Audience& audience, const rules::Event& event, int captured);

/// The whole move, a trace that ends, in sentences: where from, how many stones, why it relays and
/// captures, where and why it ends. Complete for short moves; one of more than four relays and
/// captures is told by its captures (their sum, where there are more than four), its laps and its
/// end.
std::string moveStory(const Audience& audience, const rules::Trace& trace);

/// What playing a house would do, short and no sentence: "captures 4, ends in c2". The trace ends.
std::string moveOutcome(const Audience& audience, const rules::Trace& trace);

/// Why a house cannot be played (rules §4–§7), a sentence; `smallest` is the fewest stones that may
/// be sown under the rules played.
std::string refusalReason(const Audience& audience, rules::Refusal refusal, rules::House house,
                          int smallest);

/// How the game ended and why; where stones are counted (rules §5.3) it tells what made progress
/// impossible, and the totals, in stones.
std::string resultStory(const Audience& audience, const rules::Result& result, int southStones,
                        int northStones);

/// Whose turn it is.
std::string turnSentence(const Audience& audience, rules::Side toMove);

}  // namespace kiela::text
