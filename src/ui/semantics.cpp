#include "ui/semantics.hpp"

#include <algorithm>
#include <utility>

namespace kiela::ui::semantics {

namespace {

// FNV-1a: enough to notice a change, and small.
std::uint64_t hashBytes(const void* data, std::size_t size, std::uint64_t hash) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < size; ++i) hash = (hash ^ bytes[i]) * 0x100000001b3ull;
    return hash;
}

}  // namespace

void Tree::begin() {
    nodes_.clear();
    strings_.clear();
    open_.clear();
    if (missedCancel()) queued_.insert(queued_.begin(), {Command::Kind::Cancel, 0, 0});
    // What an activation changes is there before the next command, however fast they come.
    const auto decides = [](const Command& command) {
        return command.kind == Command::Kind::Activate || command.kind == Command::Kind::Cancel;
    };
    auto end = std::find_if(queued_.begin(), queued_.end(), decides);
    if (end != queued_.end()) ++end;
    current_.assign(queued_.begin(), end);
    queued_.erase(queued_.begin(), end);
    modal_ = nextModal_;
    nextModal_ = 0;
    for (const Command& command : current_) {
        if (command.kind != Command::Kind::Focus) continue;
        focused_ = command.id;
        focusVisible_ = command.value != 0;
    }
}

Node& Tree::add(Id id, Role role, const Rect& rect, const Words& words, unsigned state) {
    Node node;
    node.id = id;
    node.parent = open_.empty() ? 0 : open_.back();
    node.role = role;
    node.state = static_cast<std::uint16_t>(state);
    node.x = rect.x;
    node.y = rect.y + scrollOffset_;
    node.width = rect.width;
    node.height = rect.height;
    node.name = store(words.name);
    node.nameLength = static_cast<std::uint32_t>(words.name.size());
    node.description = store(words.description);
    node.descriptionLength = static_cast<std::uint32_t>(words.description.size());
    node.label = store(words.label);
    node.labelLength = static_cast<std::uint32_t>(words.label.size());
    node.kind = store(words.kind);
    node.kindLength = static_cast<std::uint32_t>(words.kind.size());
    node.target = store(words.target);
    node.targetLength = static_cast<std::uint32_t>(words.target.size());
    node.value = store(words.value);
    node.valueLength = static_cast<std::uint32_t>(words.value.size());
    if (role == Role::Dialog) nextModal_ = id;
    nodes_.push_back(node);
    return nodes_.back();
}

void Tree::open(Id id) {
    open_.push_back(id);
}

void Tree::close() {
    open_.pop_back();
}

void Tree::extendTo(Id id, float y) {
    const auto node = std::find_if(nodes_.rbegin(), nodes_.rend(),
                                   [id](const Node& candidate) { return candidate.id == id; });
    node->height = y + scrollOffset_ - node->y;
}

bool Tree::end(Sink& sink) {
    std::uint64_t hash = 0xcbf29ce484222325ull;
    hash = hashBytes(nodes_.data(), nodes_.size() * sizeof(Node), hash);
    hash = hashBytes(strings_.data(), strings_.size(), hash);
    const bool changed = hash != committed_;
    if (changed) {
        committed_ = hash;
        sink.commit(nodes_, strings_);
    }
    for (const Announcement& announcement : announcements_)
        sink.announce(announcement.sentence, announcement.urgency);
    announcements_.clear();
    const Id wanted = std::exchange(wantedFocus_, 0);
    const auto isWanted = [wanted](const Node& node) { return node.id == wanted; };
    if (std::any_of(nodes_.begin(), nodes_.end(), isWanted)) sink.focus(wanted);
    return changed;
}

bool Tree::activated(Id id) const {
    if (covered()) return false;
    return std::any_of(current_.begin(), current_.end(), [id](const Command& command) {
        return command.kind == Command::Kind::Activate && command.id == id;
    });
}

bool Tree::cancelled(Id id) const {
    return id == modal_
           && std::any_of(current_.begin(), current_.end(), [](const Command& command) {
                  return command.kind == Command::Kind::Cancel;
              });
}

float Tree::scrolledTo(Id id) const {
    const Command* command = last(Command::Kind::Scroll, id);
    return command != nullptr ? command->value : -1;
}

std::optional<float> Tree::setTo(Id id) const {
    const Command* command = last(Command::Kind::Set, id);
    return command == nullptr || covered() ? std::nullopt : std::optional(command->value);
}

std::optional<bool> Tree::done(Id id) const {
    const Command* command = last(Command::Kind::Done, id);
    return command != nullptr ? std::optional(command->value != 0) : std::nullopt;
}

const Command* Tree::last(Command::Kind kind, Id id) const {
    const auto found =
        std::find_if(current_.rbegin(), current_.rend(), [kind, id](const Command& command) {
            return command.kind == kind && command.id == id;
        });
    return found != current_.rend() ? &*found : nullptr;
}

void Tree::announce(std::string sentence, Urgency urgency) {
    announcements_.push_back({std::move(sentence), urgency});
}

// Escape came in the frame in which one dialog gave way to another: the one that it was meant for
// was no longer there, the next one not yet.
bool Tree::missedCancel() const {
    return nextModal_ != modal_
           && std::any_of(current_.begin(), current_.end(), [](const Command& command) {
                  return command.kind == Command::Kind::Cancel;
              });
}

bool Tree::covered() const {
    return modal_ != 0 && std::find(open_.begin(), open_.end(), modal_) == open_.end();
}

std::uint32_t Tree::store(std::string_view words) {
    const auto offset = static_cast<std::uint32_t>(strings_.size());
    strings_ += words;
    return offset;
}

}  // namespace kiela::ui::semantics
