// What the application asks of the world outside, as small interfaces that a platform makes real.
#pragma once

#include "app/question.hpp"
#include "text/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kiela::app {

/// Keeps small texts from one visit to the next. May forget everything (storage can be blocked);
/// goes on for the visit all the same.
class Storage {
  public:
    virtual std::optional<std::string> load(std::string_view key) = 0;
    /// Whether the text will be there in the next visit.
    virtual bool save(std::string_view key, std::string_view text) = 0;
    /// All that is kept, as the text of a file for the visitor.
    virtual std::string everything() = 0;
    /// Forgets all for good. What goes on afterwards is as in a first visit.
    virtual void forget() = 0;

  protected:
    ~Storage() = default;
};

/// Answers questions about the game, one at a time. The answers come by Session::answered with the
/// request's number; one to an older request is dropped there.
class Engine {
  public:
    /// Starts on a question; ends any other request. Where chance plays a part it is the engine's
    /// own. Never answers before it returns.
    virtual void ask(std::uint32_t request, const Question& question) = 0;
    virtual void cancel() = 0;

  protected:
    ~Engine() = default;
};

/// Knows what day it is where the visitor is.
class Calendar {
  public:
    /// Year, month and day: "2026-11-30".
    virtual std::string today() = 0;
    /// A day that today() has told, as it is written in a language (its code as in text::infoOf).
    virtual std::string inWords(std::string_view day, std::string_view language) = 0;

  protected:
    ~Calendar() = default;
};

/// Has what is said in a language (text/words.hpp), or fetches it.
class Words {
  public:
    virtual bool has(text::Language language) = 0;
    /// Session::wordsCame tells when that has come to an end, also to a bad one; never before this
    /// returns.
    virtual void fetch(text::Language language) = 0;

  protected:
    ~Words() = default;
};

/// Has what is not needed before the first move.
class Library {
  public:
    /// Asks for the text of all puzzles. It comes by Session::puzzlesCame, never before this
    /// returns.
    virtual void fetchPuzzles() = 0;
    /// The words of a language that it does not begin with, and its rule page.
    virtual bool hasLaterWords(text::Language language) = 0;
    /// Session::laterWordsCame tells when that has come to an end, also to a bad one; never before
    /// this returns.
    virtual void fetchLaterWords(text::Language language) = 0;

  protected:
    ~Library() = default;
};

/// Where the game has been loaded from.
class Site {
  public:
    /// Loads it again in its newest build; the game goes on.
    virtual void update() = 0;

  protected:
    ~Site() = default;
};

/// All of them. They outlive whoever is given them.
struct Ports {
    Storage& storage;
    Engine& engine;
    Calendar& calendar;
    Words& words;  ///< has those of one language at least
    Library& library;
    Site& site;
};

}  // namespace kiela::app
