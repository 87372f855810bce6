// Each "why" of the rules, word for word in the three languages side by side: why a move goes on,
// why it stops, why a house cannot be played, why a game is over. And the forms of Polish after
// numbers.
#include "text/narration.hpp"
#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>

using namespace kiela;
using rules::Event;
using rules::House;
using rules::Reason;
using rules::Refusal;
using rules::Side;
using rules::Winner;
using text::Audience;
using text::Msg;

namespace {

using Lines = std::array<std::string, 3>;

/// What is said in English, Spanish and Polish.
template<class Say>
Lines inAll(std::optional<Side> you, Say say) {
    const auto in = [&](std::string_view code) {
        return say(Audience{*text::languageFor(code), you});
    };
    return {in("en"), in("es"), in("pl")};
}

House house(std::string_view name) {
    return rules::houseNamed(name).value();
}

Lines caption(std::optional<Side> you, const Event& event, int captured = 0) {
    return inAll(you, [&](const Audience& audience) {
        return text::stepCaption(audience, event, captured);
    });
}

Lines refusal(std::optional<Side> you, Refusal why, std::string_view name) {
    return inAll(you, [&](const Audience& audience) {
        return text::refusalReason(audience, why, house(name), 2);
    });
}

Lines result(std::optional<Side> you, Reason reason) {
    return inAll(you, [&](const Audience& audience) {
        return text::resultStory(audience, {Winner::South, reason}, 30, 26);
    });
}

std::string polish(Msg message, int n) {
    return text::say(*text::languageFor("pl"), message,
                     {{"n", n}, {"house", "g1"}, {"facing", "g3"}, {"side", "Północ"}});
}

constexpr auto nobody = std::nullopt;

}  // namespace

TEST_CASE("why a move goes on: the outer row held stones (rules §4.2)", "[text]") {
    const Event relay{Event::Kind::Relay, house("c1"), 3};
    CHECK(caption(Side::South, relay)
          == Lines{"c1 held stones: you take up its 3 stones and go on.",
                   "c1 tenía piedras: recoges las 3 y sigues.",
                   "W c1 były kamienie: bierzesz stamtąd 3 kamienie i siejesz dalej."});
    CHECK(caption(nobody, relay)
          == Lines{"c1 held stones: South takes up its 3 stones and goes on.",
                   "c1 tenía piedras: Sur recoge las 3 y sigue.",
                   "W c1 były kamienie: Południe bierze stamtąd 3 kamienie i sieje dalej."});
}

TEST_CASE("why a move goes on: nothing lies in the inner house that is faced (rules §4.3)",
          "[text]") {
    const Event relay{Event::Kind::Relay, house("c3"), 12};
    CHECK(caption(Side::North, relay)
          == Lines{"c3 held stones and faces the empty c2: you take up its 12 stones and go on.",
                   "c3 tenía piedras y, enfrente, c2 está vacía: recoges las 12 y sigues.",
                   "W c3 były kamienie, a dołek c2 naprzeciwko jest pusty: bierzesz 12 kamieni z "
                   "c3 i siejesz dalej."});
    CHECK(
        caption(Side::South, relay)
        == Lines{"c3 held stones and faces the empty c2: North takes up its 12 stones and goes on.",
                 "c3 tenía piedras y, enfrente, c2 está vacía: Norte recoge las 12 y sigue.",
                 "W c3 były kamienie, a dołek c2 naprzeciwko jest pusty: Północ bierze 12 kamieni "
                 "z c3 i sieje dalej."});
}

TEST_CASE("why stones are captured, and from where (rules §4.4)", "[text]") {
    const Event fromOne{Event::Kind::Capture, house("c2"), 4, 0};
    CHECK(caption(Side::South, fromOne)
          == Lines{"c2 faces stones: you capture 4 from c3 and go on.",
                   "Frente a c2 hay piedras: capturas 4 de c3 y sigues.",
                   "Naprzeciwko c2 są kamienie: przejmujesz 4 z c3 i siejesz dalej."});
    const Event fromTwo{Event::Kind::Capture, house("c2"), 4, 8};
    CHECK(
        caption(Side::North, fromTwo)
        == Lines{"c2 faces stones: South captures 12 from c3 and c4, and goes on.",
                 "Frente a c2 hay piedras: Sur captura 12 de c3 y c4, y sigue.",
                 "Naprzeciwko c2 są kamienie: Południe przejmuje 12 z c3 oraz c4 i sieje dalej."});
}

TEST_CASE("why a move stops: an empty house, or nothing left to capture (rules §4.1, §5.1)",
          "[text]") {
    const Event end{Event::Kind::End, house("d2"), 9};
    CHECK(caption(Side::South, end, 12)
          == Lines{"d2 was empty: your move ends. In all, 12 stones are captured.",
                   "d2 estaba vacía: tu jugada termina. En total se capturan 12 piedras.",
                   "Dołek d2 był pusty: twój ruch się kończy. Razem przejęto 12 kamieni."});
    const Event endOfAll{Event::Kind::End, house("d2"), 0};
    CHECK(caption(Side::South, endOfAll, 12)
          == Lines{"Now all the stones are yours: the move ends in d2.",
                   "Ahora todas las piedras son tuyas: la jugada termina en d2.",
                   "Teraz wszystkie kamienie są twoje: ruch kończy się w d2."});
    CHECK(caption(Side::North, endOfAll, 12)
          == Lines{"Now South has all the stones: the move ends in d2.",
                   "Ahora Sur tiene todas las piedras: la jugada termina en d2.",
                   "Teraz Południe ma wszystkie kamienie: ruch kończy się w d2."});
}

TEST_CASE("why a house cannot be played (rules §4, §6, §7)", "[text]") {
    CHECK(refusal(Side::South, Refusal::GameOver, "d2")
          == Lines{"The game is over.", "La partida ha terminado.", "Gra się już skończyła."});
    CHECK(refusal(Side::South, Refusal::Empty, "d2")
          == Lines{"d2 is empty: there is nothing to sow.",
                   "d2 está vacía: no hay nada que sembrar.",
                   "Dołek d2 jest pusty: nie ma czego siać."});
    CHECK(refusal(Side::South, Refusal::TooFew, "d2")
          == Lines{"Under these rules you need at least 2 stones in the house.",
                   "En esta modalidad hacen falta al menos 2 piedras en la casa.",
                   "W tej odmianie gry w dołku muszą być co najmniej 2 kamienie."});
    CHECK(refusal(Side::South, Refusal::Endless, "d2")
          == Lines{"The move from d2 would be endless, so it cannot be played.",
                   "La jugada desde d2 no tendría fin, así que no se puede hacer.",
                   "Ruch z d2 nie miałby końca, więc nie można go wykonać."});
    CHECK(refusal(Side::South, Refusal::OpponentsHouse, "d3")
          == Lines{"d3 is your opponent’s.", "d3 es de tu rival.", "d3 to dołek przeciwnika."});
    CHECK(refusal(Side::South, Refusal::OpponentsHouse, "d2")
          == Lines{"It is not your turn yet.", "Todavía no te toca.", "Jeszcze nie twoja kolej."});
    CHECK(refusal(nobody, Refusal::OpponentsHouse, "d3")
          == Lines{"d3 is North’s, and it is South’s turn.", "d3 es de Norte, pero le toca a Sur.",
                   "d3 należy do Północy, a teraz kolej Południa."});
}

TEST_CASE("why a game is over (rules §5.1, §5.2, §5.4)", "[text]") {
    CHECK(result(Side::South, Reason::AllCaptured)
          == Lines{"You win: all the stones are yours.", "Ganas: todas las piedras son tuyas.",
                   "Wygrywasz: wszystkie kamienie są twoje."});
    CHECK(result(Side::North, Reason::AllCaptured)
          == Lines{"South wins: you have no stones left.", "Gana Sur: ya no te quedan piedras.",
                   "Wygrywa Południe: nie masz już kamieni."});
    CHECK(result(nobody, Reason::AllCaptured)
          == Lines{"South wins: North has no stones left.", "Gana Sur: Norte ya no tiene piedras.",
                   "Wygrywa Południe: Północ nie ma już kamieni."});
    CHECK(result(nobody, Reason::NoMove)
          == Lines{"South wins: North cannot move.", "Gana Sur: Norte no puede mover.",
                   "Wygrywa Południe: Północ nie ma ruchu."});
    CHECK(result(Side::North, Reason::NoMove)
          == Lines{"South wins: you cannot move.", "Gana Sur: no puedes mover.",
                   "Wygrywa Południe: nie masz ruchu."});
    CHECK(result(Side::North, Reason::Resigned)
          == Lines{"South wins: you resign.", "Gana Sur: te rindes.",
                   "Wygrywa Południe: poddajesz się."});
    CHECK(result(Side::South, Reason::Resigned)
          == Lines{"You win: North resigns.", "Ganas: Norte se rinde.",
                   "Wygrywasz: Północ się poddaje."});
}

TEST_CASE("a noun after a number has its own form in Polish, in every sentence", "[text]") {
    struct Forms {
        Msg message;
        const char *one, *few, *many;
    };
    // After a verb, as its object; alone; and after a noun, in the genitive.
    for (const Forms& forms : {
             Forms{Msg::Stones, "1 kamień", "{n} kamienie", "{n} kamieni"},
             Forms{Msg::CaptionLiftYou, "Siejesz 1 kamień z g1.", "Siejesz {n} kamienie z g1.",
                   "Siejesz {n} kamieni z g1."},
             Forms{Msg::ExplainLiftSide,
                   "Północ wyjmuje 1 kamień z g1 i sieje go do następnego dołka.",
                   "Północ wyjmuje {n} kamienie z g1 i sieje je po jednym, zawsze w swoich dwóch "
                   "rzędach.",
                   "Północ wyjmuje {n} kamieni z g1 i sieje je po jednym, zawsze w swoich dwóch "
                   "rzędach."},
             Forms{Msg::StoryCaptured, "Razem przejęto 1 kamień.", "Razem przejęto {n} kamienie.",
                   "Razem przejęto {n} kamieni."},
             Forms{Msg::StoryRelayOuter, "Dołek g1 nie był pusty: dalszy siew 1 kamienia.",
                   "Dołek g1 nie był pusty: dalszy siew {n} kamieni.",
                   "Dołek g1 nie był pusty: dalszy siew {n} kamieni."},
             Forms{Msg::StoryLaps, "Ruch liczy 1 siew.", "Ruch liczy {n} siewy.",
                   "Ruch liczy {n} siewów."},
             Forms{Msg::AnalysisAheadYou, "Prowadzisz mniej więcej o 1 kamień",
                   "Prowadzisz mniej więcej o {n} kamienie",
                   "Prowadzisz mniej więcej o {n} kamieni"},
             Forms{Msg::AnalysisWinsYou, "Wygrywasz w 1 ruchu", "Wygrywasz w {n} ruchach",
                   "Wygrywasz w {n} ruchach"},
             Forms{Msg::ExerciseTake, "Przejmij co najmniej 1 kamień w jednym ruchu.",
                   "Przejmij co najmniej {n} kamienie w jednym ruchu.",
                   "Przejmij co najmniej {n} kamieni w jednym ruchu."},
         }) {
        const auto with = [](std::string form, int n) {
            return form.replace(form.find("{n}"), 3, std::to_string(n));
        };
        CHECK(polish(forms.message, 1) == forms.one);
        for (const int n : {2, 4, 22, 104}) CHECK(polish(forms.message, n) == with(forms.few, n));
        for (const int n : {5, 12, 14, 21, 112})
            CHECK(polish(forms.message, n) == with(forms.many, n));
    }
}
