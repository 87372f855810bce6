// Moves, refusals and results in words, word for word in each language. Where a test shows a rule,
// the board is drawn, North at the top.
#include "text/narration.hpp"

#include "rules/position_text.hpp"
#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <variant>
#include <vector>

using namespace kiela;
using rules::Event;
using rules::Refusal;
using rules::Side;
using text::Audience;

namespace {

const text::Language english = *text::languageFor("en");
const text::Language spanish = *text::languageFor("es");
const text::Language polish = *text::languageFor("pl");

/// Who is spoken to, in the three languages.
Audience player(text::Language language, Side side = Side::South) {
    return {language, side};
}
Audience twoPeople(text::Language language) {
    return {language, std::nullopt};
}

rules::House house(std::string_view name) {
    return rules::houseNamed(name).value();
}

rules::Trace traceOf(std::string_view position, std::string_view move) {
    rules::Trace trace;
    auto board = std::get<rules::Position>(rules::readPosition(position));
    rules::sow(board, house(move), trace);
    return trace;
}

/// The captions of a move, without the empty ones of single stones.
std::vector<std::string> captionsOf(const Audience& audience, const rules::Trace& trace) {
    std::vector<std::string> captions;
    int captured = 0;
    for (const Event& event : trace) {
        if (event.kind == Event::Kind::Capture) captured += event.stones + event.outerStones;
        const std::string caption = text::stepCaption(audience, event, captured);
        if (event.kind == Event::Kind::Drop) {
            CHECK(caption.empty());
        } else {
            captions.push_back(caption);
        }
    }
    return captions;
}

std::vector<std::string> explanationsOf(const Audience& audience, const rules::Trace& trace) {
    std::vector<std::string> explanations;
    int captured = 0;
    for (const Event& event : trace) {
        if (event.kind == Event::Kind::Capture) captured += event.stones + event.outerStones;
        const std::string explanation = text::stepExplanation(audience, event, captured);
        if (!explanation.empty()) explanations.push_back(explanation);
    }
    return explanations;
}

using Lines = std::vector<std::string>;

//        a b c d e f g h i j
//   4    2 2 2 2 2 2 2 2 2 2
//   3    2 2 2 2 . . . . . .
//   2    . . . . . . 2 2 2 2
//   1    2 2 2 2 2 2 2 2 2 2
const rules::Trace opening = traceOf(
    "2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/0,0,0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2,2,2 s", "g1");

//        a b c d e f g h i j
//   4    . . . . 2 . . . . 1
//   3    . . . . 3 . . . . .
//   2    . . . . 1 . 2 . . .
//   1    . . . . . . . . . .
const rules::Trace captureOfTwo = traceOf(
    "0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s", "g2");

//        a b c d e f g h i j
//   4    . . . . . . . . . 1
//   3    . . . . 1 . . . . .
//   2    . . . . 1 . 2 . . .
//   1    . . . . . . . . . .
const rules::Trace captureOfOne = traceOf(
    "0,0,0,0,0,0,0,0,0,1/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s", "g2");

//        a b c d e f g h i j
//   4    . . . . . . . . . .
//   3    . . . . 1 . . . . .
//   2    . . . 4 1 . 2 . . .
//   1    . . . . . . . . . .
const rules::Trace captureOfAll = traceOf(
    "0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s", "g2");

//        a b c d e f g h i j
//   4    . . . . . . . . . .
//   3    . . . 1 . . . . . .
//   2    . . . 2 . . . . . 1
//   1    . . . . . . . . . .
const rules::Trace northCaptures = traceOf(
    "0,0,0,0,0,0,0,0,0,0/0,0,1,1,0,0,0,0,0,0/0,0,0,2,0,0,0,0,0,1/0,0,0,1,0,0,0,0,0,0 n", "c3");

}  // namespace

TEST_CASE("captions tell why a move relays and why it ends (rules §4.1 to §4.3)", "[text]") {
    CHECK(captionsOf(player(english), opening)
          == Lines{"You sow 2 stones from g1.",
                   "i1 held stones: you take up its 3 stones and go on.",
                   "i2 held stones and faces the empty i3: you take up its 3 stones and go on.",
                   "f2 was empty: your move ends."});
    CHECK(captionsOf(player(spanish), opening)
          == Lines{"Siembras 2 piedras desde g1.", "i1 tenía piedras: recoges las 3 y sigues.",
                   "i2 tenía piedras y, enfrente, i3 está vacía: recoges las 3 y sigues.",
                   "f2 estaba vacía: tu jugada termina."});
    CHECK(captionsOf(player(polish), opening)
          == Lines{"Siejesz 2 kamienie z g1.",
                   "W i1 były kamienie: bierzesz stamtąd 3 kamienie i siejesz dalej.",
                   "W i2 były kamienie, a dołek i3 naprzeciwko jest pusty: bierzesz 3 kamienie z "
                   "i2 i siejesz dalej.",
                   "Dołek f2 był pusty: twój ruch się kończy."});
}

TEST_CASE("captions name the side that is not addressed", "[text]") {
    for (const Audience& english1 : {player(english, Side::North), twoPeople(english)}) {
        CHECK(captionsOf(english1, opening)
              == Lines{
                  "South sows 2 stones from g1.",
                  "i1 held stones: South takes up its 3 stones and goes on.",
                  "i2 held stones and faces the empty i3: South takes up its 3 stones and goes on.",
                  "f2 was empty: South’s move ends."});
    }
    CHECK(captionsOf(twoPeople(spanish), opening)
          == Lines{"Sur siembra 2 piedras desde g1.", "i1 tenía piedras: Sur recoge las 3 y sigue.",
                   "i2 tenía piedras y, enfrente, i3 está vacía: Sur recoge las 3 y sigue.",
                   "f2 estaba vacía: la jugada de Sur termina."});
    CHECK(captionsOf(twoPeople(polish), opening)
          == Lines{"Południe sieje 2 kamienie z g1.",
                   "W i1 były kamienie: Południe bierze stamtąd 3 kamienie i sieje dalej.",
                   "W i2 były kamienie, a dołek i3 naprzeciwko jest pusty: Południe bierze 3 "
                   "kamienie z i2 i sieje dalej.",
                   "Dołek f2 był pusty: Południe kończy ruch."});
}

TEST_CASE("a capture names both houses that it empties (rules §4.4)", "[text]") {
    CHECK(captionsOf(player(english), captureOfTwo)
          == Lines{"You sow 2 stones from g2.",
                   "e2 faces stones: you capture 5 from e3 and e4, and go on.",
                   "a1 was empty: your move ends. In all, 5 stones are captured."});
    CHECK(captionsOf(player(spanish), captureOfTwo)
          == Lines{"Siembras 2 piedras desde g2.",
                   "Frente a e2 hay piedras: capturas 5 de e3 y e4, y sigues.",
                   "a1 estaba vacía: tu jugada termina. En total se capturan 5 piedras."});
    CHECK(captionsOf(player(polish), captureOfTwo)
          == Lines{"Siejesz 2 kamienie z g2.",
                   "Naprzeciwko e2 są kamienie: przejmujesz 5 z e3 oraz e4 i siejesz dalej.",
                   "Dołek a1 był pusty: twój ruch się kończy. Razem przejęto 5 kamieni."});
}

TEST_CASE("a capture whose outer house is empty names the inner one only (rules §4.4)", "[text]") {
    CHECK(captionsOf(player(english), captureOfOne)
          == Lines{"You sow 2 stones from g2.", "e2 faces stones: you capture 1 from e3 and go on.",
                   "d2 was empty: your move ends. In all, 1 stone is captured."});
    CHECK(captionsOf(player(spanish), captureOfOne)
          == Lines{"Siembras 2 piedras desde g2.",
                   "Frente a e2 hay piedras: capturas 1 de e3 y sigues.",
                   "d2 estaba vacía: tu jugada termina. En total se captura 1 piedra."});
    CHECK(captionsOf(player(polish), captureOfOne)
          == Lines{"Siejesz 2 kamienie z g2.",
                   "Naprzeciwko e2 są kamienie: przejmujesz 1 z e3 i siejesz dalej.",
                   "Dołek d2 był pusty: twój ruch się kończy. Razem przejęto 1 kamień."});
}

TEST_CASE("North's capture is told from South's point of view", "[text]") {
    CHECK(captionsOf(player(english), northCaptures)
          == Lines{"North sows 1 stone from c3.",
                   "d3 faces stones: North captures 3 from d2 and d1, and goes on.",
                   "g3 was empty: North’s move ends. In all, 3 stones are captured."});
    CHECK(captionsOf(player(spanish), northCaptures)
          == Lines{"Norte siembra 1 piedra desde c3.",
                   "Frente a d3 hay piedras: Norte captura 3 de d2 y d1, y sigue.",
                   "g3 estaba vacía: la jugada de Norte termina. En total se capturan 3 piedras."});
    CHECK(captionsOf(player(polish), northCaptures)
          == Lines{"Północ sieje 1 kamień z c3.",
                   "Naprzeciwko d3 są kamienie: Północ przejmuje 3 z d2 oraz d1 i sieje dalej.",
                   "Dołek g3 był pusty: Północ kończy ruch. Razem przejęto 3 kamienie."});
}

TEST_CASE("when all is captured the move ends without another relay (rules §5.1)", "[text]") {
    // The last stone falls into d2, which held four.
    CHECK(captionsOf(player(english), captureOfAll).back()
          == "Now all the stones are yours: the move ends in d2.");
    CHECK(captionsOf(twoPeople(spanish), captureOfAll).back()
          == "Ahora Sur tiene todas las piedras: la jugada termina en d2.");
    CHECK(captionsOf(twoPeople(polish), captureOfAll).back()
          == "Teraz Południe ma wszystkie kamienie: ruch kończy się w d2.");
    CHECK(text::moveOutcome(player(english), captureOfAll) == "captures the last stones and wins");
}

TEST_CASE("a beginner is told the rule that applied", "[text]") {
    CHECK(explanationsOf(player(english), opening)
          == Lines{
              "You lift the 2 stones of g1 and sow them one by one, round your own two rows.",
              "The last stone fell on others, in your outer row. So you take up the 3 stones of "
              "i1 and sow on: a relay.",
              "The last stone fell on others, but i3, facing i2, is empty: nothing to capture. So "
              "you relay with 3 stones.",
              "The last stone fell into f2, an empty house. So your move ends."});
    CHECK(
        explanationsOf(player(spanish), captureOfTwo)
        == Lines{"Levantas las 2 piedras de g2 y las siembras una a una, siempre en tus dos filas.",
                 "e2 tenía piedras, y e3, enfrente, también: ¡captura! Te llevas 5 de e3 y de e4, "
                 "la de detrás, y las siembras en tu lado.",
                 "La última piedra cayó en a1, una casa vacía. Por eso tu jugada termina. En total "
                 "se capturan 5 piedras."});
    CHECK(explanationsOf(player(polish), northCaptures)
          == Lines{
              "Północ wyjmuje 1 kamień z c3 i sieje go do następnego dołka.",
              "W d3 leżały już kamienie, a naprzeciwko, w d2, też leżą: to przejęcie! Północ "
              "zabiera 3 z d2 oraz z d1 za nim i sieje dalej po swojej stronie.",
              "Ostatni kamień wpadł do pustego dołka g3. Dlatego ruch się kończy. Razem przejęto "
              "3 kamienie."});
}

TEST_CASE("a short move is told step by step", "[text]") {
    CHECK(text::moveStory(player(english), opening)
          == "You sow 2 stones from g1. i1 was not empty: relay with 3 stones. i2 was not empty, "
             "but i3 is: relay with 3 stones. The move ends in f2, which was empty.");
    CHECK(text::moveStory(player(spanish), captureOfTwo)
          == "Siembras 2 piedras desde g2. e2 tiene piedras enfrente: captura 5 de e3 y e4. La "
             "jugada termina en a1, que estaba vacía.");
    CHECK(text::moveStory(player(polish), captureOfOne)
          == "Siejesz 2 kamienie z g2. Naprzeciwko e2 są kamienie: przejęcie 1 z e3. Ruch kończy "
             "się w dołku d2, który był pusty.");
    CHECK(text::moveStory(player(english, Side::North), captureOfAll)
          == "South sows 2 stones from g2. e2 faces stones: it captures 1 from e3. No stones are "
             "left to capture: the move ends in d2.");
}

TEST_CASE("a long move is told by its captures, its laps and its end", "[text]") {
    const rules::Trace twoCaptures = traceOf(
        "0,1,1,2,2,0,1,1,1,0/0,0,0,0,0,1,5,1,1,0/4,5,0,1,3,2,4,2,0,2/2,0,2,3,1,0,1,3,3,1 s", "c1");
    CHECK(text::moveStory(player(english), twoCaptures)
          == "You sow 2 stones from c1. h2 faces stones: it captures 2 from h3 and h4. f2 faces "
             "stones: it captures 1 from f3. The move takes 8 laps. The move ends in e1, which "
             "was empty.");
    CHECK(text::moveStory(player(polish), twoCaptures)
          == "Siejesz 2 kamienie z c1. Naprzeciwko h2 są kamienie: przejęcie 2 z h3 i h4. "
             "Naprzeciwko f2 są kamienie: przejęcie 1 z f3. Ruch liczy 8 siewów. Ruch kończy się w "
             "dołku e1, który był pusty.");
}

TEST_CASE("a move of many captures is told by their sum", "[text]") {
    const rules::Trace fiveCaptures = traceOf(
        "2,1,2,1,0,1,0,3,6,0/2,3,2,1,0,4,5,4,4,3/2,1,1,1,2,1,1,0,0,0/0,0,0,1,1,0,0,1,0,0 n", "i4");
    CHECK(text::moveStory(player(english), fiveCaptures)
          == "North sows 6 stones from i4. In all, 7 stones are captured. The move takes 9 laps. "
             "The move ends in c4, which was empty.");
    CHECK(text::moveStory(player(spanish), fiveCaptures)
          == "Norte siembra 6 piedras desde i4. En total se capturan 7 piedras. La jugada tiene 9 "
             "siembras. La jugada termina en c4, que estaba vacía.");
}

TEST_CASE("the outcome of a move is told in a few words", "[text]") {
    CHECK(text::moveOutcome(player(english), opening) == "ends in f2");
    CHECK(text::moveOutcome(player(spanish), opening) == "termina en f2");
    CHECK(text::moveOutcome(player(polish), opening) == "kończy w f2");
    CHECK(text::moveOutcome(player(english), captureOfTwo) == "captures 5, ends in a1");
    CHECK(text::moveOutcome(player(spanish), captureOfTwo) == "captura 5, termina en a1");
    CHECK(text::moveOutcome(player(polish), captureOfTwo) == "przejmuje 5, kończy w a1");
}

TEST_CASE("sides, stones and houses have names", "[text]") {
    CHECK(text::sideName(player(english), Side::South) == "You");
    CHECK(text::sideName(player(english), Side::North) == "North");
    CHECK(text::sideName(player(polish, Side::North), Side::North) == "Ty");
    CHECK(text::sideName(twoPeople(spanish), Side::South) == "Sur");
    CHECK(text::stoneCount(player(polish), 22) == "22 kamienie");
    CHECK(text::houseName(player(english), house("g1"), 2) == "g1, 2 stones");
    CHECK(text::houseName(player(spanish), house("g1"), 1) == "g1, 1 piedra");
    CHECK(text::houseName(player(polish), house("g1"), 5) == "g1, 5 kamieni");
    CHECK(text::houseName(player(english), house("g1"), 0) == "g1, empty");
    CHECK(text::houseName(player(polish), house("j4"), 0) == "j4, pusty");
}

TEST_CASE("the name of a house in the board tells whose it is", "[text]") {
    const auto name = [](const Audience& audience, std::string_view place, int stones) {
        return text::houseNameWithOwner(audience, house(place), stones);
    };
    CHECK(name(player(english), "g1", 2) == "g1, 2 stones, yours");
    CHECK(name(player(english), "g3", 0) == "g3, empty, North’s");
    CHECK(name(player(english, Side::North), "g3", 1) == "g3, 1 stone, yours");
    CHECK(name(player(english, Side::North), "g1", 2) == "g1, 2 stones, South’s");
    CHECK(name(player(spanish), "g2", 2) == "g2, 2 piedras, tuya");
    CHECK(name(twoPeople(spanish), "g2", 1) == "g2, 1 piedra, de Sur");
    CHECK(name(twoPeople(spanish), "g4", 0) == "g4, vacía, de Norte");
    CHECK(name(player(polish), "g1", 2) == "g1, 2 kamienie, twój");
    CHECK(name(twoPeople(polish), "g1", 5) == "g1, 5 kamieni, Południa");
    CHECK(name(twoPeople(polish), "g3", 22) == "g3, 22 kamienie, Północy");
}

TEST_CASE("a house that cannot be played says why", "[text]") {
    const auto reason = [](const Audience& audience, Refusal refusal, std::string_view name) {
        return text::refusalReason(audience, refusal, house(name), 2);
    };
    CHECK(reason(player(english), Refusal::None, "e1").empty());
    CHECK(reason(player(english), Refusal::GameOver, "e1") == "The game is over.");
    CHECK(reason(player(english), Refusal::Empty, "e1") == "e1 is empty: there is nothing to sow.");
    CHECK(reason(player(english), Refusal::TooFew, "e1")
          == "Under these rules you need at least 2 stones in the house.");
    CHECK(reason(player(spanish), Refusal::TooFew, "e1")
          == "En esta modalidad hacen falta al menos 2 piedras en la casa.");
    CHECK(reason(player(polish), Refusal::TooFew, "e1")
          == "W tej odmianie gry w dołku muszą być co najmniej 2 kamienie.");
    CHECK(reason(player(polish), Refusal::Endless, "e1")
          == "Ruch z e1 nie miałby końca, więc nie można go wykonać.");
}

TEST_CASE("an opponent's house is refused according to who asks", "[text]") {
    const auto reason = [](const Audience& audience, std::string_view name) {
        return text::refusalReason(audience, Refusal::OpponentsHouse, house(name), 1);
    };
    // South's own turn, a house of North's.
    CHECK(reason(player(english), "e3") == "e3 is your opponent’s.");
    // North's turn, South's own house.
    CHECK(reason(player(english), "e1") == "It is not your turn yet.");
    CHECK(reason(twoPeople(english), "e1") == "e1 is South’s, and it is North’s turn.");
    CHECK(reason(twoPeople(polish), "e3") == "e3 należy do Północy, a teraz kolej Południa.");
}

TEST_CASE("the turn is told to the player or about a side", "[text]") {
    CHECK(text::turnSentence(player(english), Side::South) == "Your turn.");
    CHECK(text::turnSentence(player(english), Side::North) == "North’s turn.");
    CHECK(text::turnSentence(twoPeople(spanish), Side::South) == "Le toca a Sur.");
    CHECK(text::turnSentence(player(polish, Side::North), Side::South) == "Kolej Południa.");
}

namespace {

std::string story(const Audience& audience, rules::Winner winner, rules::Reason reason) {
    return text::resultStory(audience, {winner, reason}, 34, 22);
}

}  // namespace

TEST_CASE("a result is told to the winner, to the loser and to two people (rules §5)", "[text]") {
    using rules::Reason;
    constexpr rules::Winner south = rules::Winner::South;
    const Audience winner = player(english, Side::South);
    const Audience loser = player(english, Side::North);
    const Audience both = twoPeople(english);

    CHECK(story(winner, south, Reason::AllCaptured) == "You win: all the stones are yours.");
    CHECK(story(loser, south, Reason::AllCaptured) == "South wins: you have no stones left.");
    CHECK(story(both, south, Reason::AllCaptured) == "South wins: North has no stones left.");

    CHECK(story(winner, south, Reason::NoMove) == "You win: North cannot move.");
    CHECK(story(loser, south, Reason::NoMove) == "South wins: you cannot move.");
    CHECK(story(both, south, Reason::NoMove) == "South wins: North cannot move.");

    CHECK(story(winner, south, Reason::Resigned) == "You win: North resigns.");
    CHECK(story(loser, south, Reason::Resigned) == "South wins: you resign.");
    CHECK(story(both, south, Reason::Resigned) == "South wins: North resigns.");
}

TEST_CASE("where stones are counted the result says why, and gives the numbers (rules §5.3)",
          "[text]") {
    using rules::Stall;
    const auto story = [](const Audience& audience, rules::Winner winner, Stall stall, int south) {
        return text::resultStory(audience, {winner, rules::Reason::NoProgress, stall}, south,
                                 56 - south);
    };
    using rules::Winner;
    CHECK(story(player(english), Winner::South, Stall::QuietMoves, 34)
          == "In 100 moves nothing has been captured, so the game ends. You win: you have more "
             "stones. Stones: you 34, North 22.");
    CHECK(story(player(english, Side::North), Winner::South, Stall::Repetition, 34)
          == "The same position has come up for the third time, so the game ends. South wins, with "
             "more stones. Stones: you 22, South 34.");
    CHECK(story(twoPeople(english), Winner::Nobody, Stall::EndlessMoves, 28)
          == "Every move would be endless, so the game ends. A draw: both sides have the same "
             "number of stones. Stones: South 28, North 28.");

    CHECK(story(player(spanish), Winner::Nobody, Stall::QuietMoves, 28)
          == "En 100 jugadas no se ha capturado nada, así que la partida termina. Empate: los dos "
             "lados tienen el mismo número de piedras. Piedras: tú 28, Norte 28.");
    CHECK(story(twoPeople(spanish), Winner::South, Stall::Repetition, 34)
          == "La misma posición ha aparecido por tercera vez, así que la partida termina. Gana "
             "Sur, con más piedras. Piedras: Sur 34, Norte 22.");
    CHECK(story(player(spanish), Winner::South, Stall::EndlessMoves, 34)
          == "Ninguna jugada tendría fin, así que la partida termina. Ganas: tienes más piedras. "
             "Piedras: tú 34, Norte 22.");

    CHECK(story(twoPeople(polish), Winner::North, Stall::QuietMoves, 22)
          == "Od 100 ruchów niczego nie przejęto, więc gra się kończy. Wygrywa Północ: ma więcej "
             "kamieni. Kamienie: Południe 22, Północ 34.");
    CHECK(story(player(polish), Winner::Nobody, Stall::Repetition, 28)
          == "Ta sama pozycja pojawiła się po raz trzeci, więc gra się kończy. Remis: obie strony "
             "mają tyle samo kamieni. Kamienie: ty 28, Północ 28.");
    CHECK(story(player(polish), Winner::South, Stall::EndlessMoves, 34)
          == "Każdy ruch trwałby bez końca, więc gra się kończy. Wygrywasz: masz więcej kamieni. "
             "Kamienie: ty 34, Północ 22.");
}
