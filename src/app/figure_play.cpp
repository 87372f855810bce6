#include "app/figure_play.hpp"

namespace kiela::app {

namespace {

rules::Trace traceOf(const text::Figure& figure) {
    rules::Position position = positionOf(figure);
    rules::Trace trace;
    rules::sow(position, moveOf(figure), trace);
    return trace;
}

}  // namespace

FigurePlay::FigurePlay(std::size_t figure, double tempo)
    : figure_(figure),
      timeline_(positionOf(text::ruleFigures()[figure]), traceOf(text::ruleFigures()[figure]),
                {.tempo = tempo > 0 ? tempo : 1, .explaining = true}) {
    if (tempo == 0) finish();
}

rules::Position positionOf(const text::Figure& figure) {
    return {.stones = figure.stones, .toMove = figure.toMove};
}

rules::House moveOf(const text::Figure& figure) {
    return {figure.toMove, static_cast<std::uint8_t>(figure.place)};
}

}  // namespace kiela::app
