// The interface without a screen, and what holds for each of its trees.
#include "headless.hpp"

#include "rules/board.hpp"

#include "imgui.h"

#include <catch2/catch_test_macros.hpp>

#include <cfloat>
#include <cmath>
#include <set>

namespace kiela::tests {

using namespace ui::semantics;

namespace {

void loseTexture(ImTextureData& texture) {
    texture.SetTexID(ImTextureID_Invalid);
    texture.SetStatus(ImTextureStatus_Destroyed);
}

void answerTextures() {
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->Status == ImTextureStatus_WantDestroy) loseTexture(*texture);
        if (texture->Status == ImTextureStatus_WantCreate) texture->SetTexID(1);
        if (texture->Status == ImTextureStatus_WantCreate
            || texture->Status == ImTextureStatus_WantUpdates)
            texture->SetStatus(ImTextureStatus_OK);
    }
}

}  // namespace

Headless::Headless(const Opening& opening, float width, float height)
    : table(opening), surface{.width = width, .height = height}, context_(ImGui::CreateContext()) {
    enter();
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    ui_ = std::make_unique<ui::Ui>(table.session, seen);
    settle();
}

Headless::~Headless() {
    enter();
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) loseTexture(*texture);
    ui_.reset();
    ImGui::DestroyContext(context_);
}

void Headless::begin(std::string_view query) {
    table.begin(query);
    ui_->begin();
    settle();
}

void Headless::enter() const {
    ImGui::SetCurrentContext(context_);
}

void Headless::frame(double seconds) {
    enter();
    table.session.advance(seconds);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {surface.width, surface.height};
    io.DisplayFramebufferScale = {surface.pixelRatio, surface.pixelRatio};
    io.DeltaTime = static_cast<float>(seconds);
    ImGui::NewFrame();
    ui_->frame(surface);
    ImGui::Render();
    answerTextures();
}

void Headless::settle() {
    // A frame in which something happens, and those in which Dear ImGui and dialogs take their
    // places.
    for (int number = 0; number < 4; ++number) frame();
    while (ui_->moving()) frame();
}

void Headless::activate(Id id) {
    command(id);
    settle();
}

void Headless::receive(std::string_view text, app::Fault fault) {
    enter();
    ui_->receive(text, fault);
    settle();
}

void Headless::cancel() {
    const Seen* open = first(Role::Dialog);
    command({Command::Kind::Cancel, open == nullptr ? 0 : open->node.id, 0});
    settle();
}

void Headless::scroll(Id page, float to) {
    command({Command::Kind::Scroll, page, to});
    settle();
}

void Headless::focus(Id id, bool visible) {
    command({Command::Kind::Focus, id, visible ? 1.0f : 0.0f});
    settle();
}

void Headless::activate(Role role, std::string_view name) {
    activate(node(role, name).node.id);
}

void Headless::tap(float x, float y) {
    fingerDown(x, y);
    fingerUp();
}

void Headless::fingerDown(float x, float y) {
    enter();
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(x, y);
    io.AddMouseButtonEvent(0, true);
    frame();
    frame();
}

void Headless::fingerTo(float x, float y) {
    enter();
    ImGui::GetIO().AddMousePosEvent(x, y);
    frame();
    frame();
}

void Headless::fingerUp() {
    enter();
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    frame();
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    settle();
}

void Headless::fingerLost() {
    enter();
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    settle();
}

void Headless::tap(const Seen& target) {
    const Node node = target.node;
    tap(node.x + node.width / 2, node.y + node.height / 2);
}

const Seen* Headless::find(Role role, std::string_view name) const {
    const Seen* found = nullptr;
    for (const Seen& each : seen.nodes)
        if (each.node.role == role && each.name == name) found = &each;
    return found;
}

const Seen& Headless::node(Role role, std::string_view name) const {
    CAPTURE(name);
    const Seen* found = find(role, name);
    REQUIRE(found != nullptr);
    return *found;
}

const Seen* Headless::first(Role role) const {
    for (const Seen& each : seen.nodes)
        if (each.node.role == role) return &each;
    return nullptr;
}

const Seen& Headless::cell(std::string_view house) const {
    CAPTURE(house);
    const Seen* found = nullptr;
    for (const Seen& each : seen.nodes)
        if (each.node.role == Role::Cell && each.name.starts_with(house)) found = &each;
    REQUIRE(found != nullptr);
    return *found;
}

std::vector<Seen> Headless::all(Role role) const {
    std::vector<Seen> found;
    for (const Seen& each : seen.nodes)
        if (each.node.role == role) found.push_back(each);
    return found;
}

std::vector<std::string> Headless::toolbar() const {
    std::vector<std::string> names;
    const Id bar = first(Role::Toolbar)->node.id;
    for (const Seen& each : seen.nodes)
        if (each.node.parent == bar && !each.is(ui::semantics::Unseen)) names.push_back(each.name);
    return names;
}

std::string Headless::caption() const {
    for (const Seen& each : all(Role::Status))
        if (each.kind == "caption") return each.name;
    return {};
}

std::vector<Seen> Headless::moves() const {
    std::vector<Seen> items;
    const Seen* list = nullptr;
    for (const Seen& each : seen.nodes) {
        if (each.kind == "moves") list = &each;
        if (list != nullptr && each.node.parent == list->node.id) items.push_back(each);
    }
    return items;
}

std::string Headless::dialog() const {
    const Seen* open = first(Role::Dialog);
    return open == nullptr ? "" : open->name;
}

bool overlap(const Node& one, const Node& other) {
    constexpr float hair = 0.1f;
    return one.x + hair < other.x + other.width && other.x + hair < one.x + one.width
           && one.y + hair < other.y + other.height && other.y + hair < one.y + one.height;
}

Opening quickly(const std::string& more) {
    return {.query = "motion=off&" + more, .kept = "learned=1\n"};
}

namespace {

bool needsName(Role role) {
    switch (role) {
    case Role::Toolbar:
    case Role::Button:
    case Role::RadioGroup:
    case Role::Radio:
    case Role::Grid:
    case Role::Row:
    case Role::Cell:
    case Role::Dialog:
    case Role::Heading:
    case Role::Paragraph:
    case Role::ListItem:
    case Role::Status:
    case Role::Slider:
    case Role::ListBox:
    case Role::Option:
    case Role::Link:
    case Role::Image:
    case Role::Field:
    case Role::TextArea:
    case Role::Code:
        return true;
    case Role::Group:
    case Role::List:
    case Role::Page:
        return false;
    }
    return false;
}

/// How many bytes follow in the form of a character that begins with this one; -1: none does.
int bytesToFollow(unsigned char first) {
    if (first < 0x80) return 0;
    if (first >= 0xc2 && first < 0xe0) return 1;
    if (first >= 0xe0 && first < 0xf0) return 2;
    if (first >= 0xf0 && first < 0xf5) return 3;
    return -1;
}

bool isUtf8(std::string_view text) {
    int follow = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (follow > 0) {
            if ((byte & 0xc0) != 0x80) return false;
            --follow;
        } else {
            follow = bytesToFollow(byte);
            if (follow < 0) return false;
        }
    }
    return follow == 0;
}

/// One check for a whole tree instead of one for each word of it, which would take long.
std::string faultOf(const Seen& seen, const std::set<Id>& before) {
    if (seen.node.id == 0) return "has no id";
    if (before.contains(seen.node.id)) return "has the id of another";
    if (seen.node.parent != 0 && !before.contains(seen.node.parent))
        return "comes before its parent";
    if (needsName(seen.node.role) && seen.name.empty()) return "has no name";
    for (const std::string& text : {seen.name, seen.description, seen.label, seen.kind})
        if (!isUtf8(text)) return "says something that is not UTF-8";
    for (const float number : {seen.node.x, seen.node.y, seen.node.width, seen.node.height,
                               seen.node.scroll, seen.node.extent})
        if (!std::isfinite(number)) return "lies nowhere";
    if (seen.node.role == Role::Heading && (seen.node.level < 1 || seen.node.level > 6))
        return "is a heading of no level";
    return "";
}

void checkBoard(const Recorder& seen) {
    std::set<std::string> houses;
    std::set<std::pair<int, int>> places;
    int grids = 0, rows = 0;
    for (const Seen& each : seen.nodes) {
        grids += each.node.role == Role::Grid;
        rows += each.node.role == Role::Row;
        if (each.node.role != Role::Cell) continue;
        houses.insert(each.name.substr(0, 2));
        places.emplace(each.node.row, each.node.column);
        REQUIRE(seen.find(each.node.parent)->node.role == Role::Row);
        REQUIRE(seen.find(each.node.parent)->node.row == each.node.row);
    }
    REQUIRE(grids == 1);
    REQUIRE((rows == 4 || rows == 10));
    REQUIRE(houses.size() == rules::housesOnBoard);
    REQUIRE(places.size() == rules::housesOnBoard);
}

void checkChoices(const Recorder& seen) {
    for (const Seen& group : seen.nodes) {
        if (group.node.role != Role::RadioGroup) continue;
        int options = 0, chosen = 0;
        for (const Seen& each : seen.nodes) {
            if (each.node.parent != group.node.id) continue;
            REQUIRE(each.node.role == Role::Radio);
            ++options;
            chosen += each.is(Pressed);
        }
        CAPTURE(group.name);
        REQUIRE(options >= 2);
        REQUIRE(chosen == 1);
    }
}

/// Whether a node lies in a dialog.
bool isOnDialog(const Recorder& seen, const Seen& node) {
    const Seen* at = &node;
    while (at != nullptr && at->node.role != Role::Dialog) at = seen.find(at->node.parent);
    return at != nullptr;
}

/// At most one dialog is open, and the focus goes to one node of it and one of the board at most.
void checkDialogs(const Recorder& seen) {
    int dialogs = 0, firstOnDialog = 0, firstOnBoard = 0;
    for (const Seen& each : seen.nodes) {
        if (each.is(FocusFirst)) ++(isOnDialog(seen, each) ? firstOnDialog : firstOnBoard);
        if (each.node.role != Role::Dialog) continue;
        ++dialogs;
        REQUIRE(each.node.parent == 0);
    }
    REQUIRE(dialogs <= 1);
    REQUIRE(firstOnDialog <= 1);
    REQUIRE(firstOnBoard <= 1);
}

}  // namespace

void checkTree(const Recorder& seen) {
    std::set<Id> ids;
    for (const Seen& each : seen.nodes) {
        const std::string fault = faultOf(each, ids);
        if (!fault.empty()) {
            CAPTURE(each.node.id, each.node.parent, static_cast<int>(each.node.role), each.name);
            FAIL_CHECK("a node " << fault);
        }
        ids.insert(each.node.id);
    }
    checkBoard(seen);
    checkChoices(seen);
    checkDialogs(seen);
}

void checkPlaces(const Recorder& seen, const ui::Surface& surface) {
    constexpr float hair = 0.6f;
    for (const Seen& each : seen.nodes) {
        const Node& node = each.node;
        const Seen* parent = seen.find(node.parent);
        ui::semantics::Rect room{0, 0, surface.width, surface.height};
        if (parent != nullptr)
            room = {parent->node.x, parent->node.y, parent->node.width, parent->node.height};
        // What lies on a page is stated unscrolled.
        if (parent != nullptr && parent->node.role == Role::Page) room.height = parent->node.extent;
        // The list of moves is not seen, and lies where the board is.
        if (each.is(Unseen)) continue;
        if (node.x >= room.x - hair && node.y >= room.y - hair
            && node.x + node.width <= room.x + room.width + hair
            && node.y + node.height <= room.y + room.height + hair)
            continue;
        CAPTURE(surface.width, surface.height, static_cast<int>(node.role), each.name, node.x,
                node.y, node.width, node.height, room.x, room.y, room.width, room.height);
        FAIL_CHECK("a node lies beyond its parent");
    }
}

void checkDialog(const Headless& screen) {
    CAPTURE(screen.surface.width, screen.surface.height, screen.dialog());
    checkTree(screen.seen);
    checkPlaces(screen.seen, screen.surface);
    const Id dialog = screen.first(Role::Dialog)->node.id;
    std::vector<Node> parts;
    for (const Seen& each : screen.seen.nodes) {
        const Role role = each.node.role;
        if (each.node.parent == dialog) parts.push_back(each.node);
        const bool touched = role == Role::Radio || role == Role::Option
                             || (role == Role::Button && each.node.parent == dialog);
        if (!touched || each.is(Unseen)) continue;
        CAPTURE(each.name, each.node.width, each.node.height);
        CHECK(each.node.width >= 44.0f);
        CHECK(each.node.height >= 44.0f);
    }
    for (const Node& one : parts)
        for (const Node& other : parts) CHECK((&one == &other || !overlap(one, other)));
    CHECK(screen.first(Role::Page)->node.height >= 44.0f);
}

void checkLesson(const Headless& screen) {
    checkTree(screen.seen);
    checkPlaces(screen.seen, screen.surface);
    const Id dialog = screen.first(Role::Dialog)->node.id;
    std::vector<Seen> parts;
    for (const Seen& each : screen.seen.nodes)
        if (each.node.parent == dialog && !each.is(Unseen)) parts.push_back(each);
    for (const Seen& one : parts) {
        CAPTURE(one.name);
        if (one.node.role == Role::Button) {
            CHECK(one.node.width >= 44.0f);
            CHECK(one.node.height >= 44.0f);
        }
        for (const Seen& other : parts) {
            // The words are stated with the place of their button.
            const bool inWords = one.kind == "caption" || other.kind == "caption";
            CHECK((inWords || &one == &other || !overlap(one.node, other.node)));
        }
    }
}

}  // namespace kiela::tests
