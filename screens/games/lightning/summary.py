"""The end of a game, on the table and on a page: every score by source, and the winner."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.state import Outcome
from engine.core.text import join_with_and
from engine.games.lightning.view_types import SeatView, View
from screens.games.lightning.pen import Pen
from screens.games.lightning.signs import SUIT_ROLE, SUIT_SHORT, suit_sign
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.pen import Token
from tui.widgets.scores import ScoreLine, paint_score_lines, paint_unfinished, paint_victory
from tui.widgets.token_lines import flow_with_ellipsis

NAME, COLUMN = 14, 9


def summary(view: View, width: int, look: Look, players: tuple[str, ...] = ()) -> Picture:
    """The result as one picture of the width, as high as necessary.

    Seats have the players' names, or their numbers if there are no names.
    """
    canvas = Canvas(width, len(view.seats) + 4, look)
    pen = Pen(canvas, view, Offer(players=players))
    area = Area(0, 0, width, canvas.height)
    paint_headline(pen, area.rows(0, 1))
    paint_scores(pen, area.rows(1))
    return canvas.picture()


def courses(view: View) -> dict[str, tuple[tuple[int, ...], ...]]:
    return {"score after each round": view.curve} if view.outcome is not None else {}


def course_labels(view: View) -> tuple[str, ...]:
    return tuple(f"Round {number}" for number in range(1, len(view.curve[0]) + 1))


def curves(view: View) -> dict[str, tuple[int, ...]]:
    return {"cards owned": tuple(len(seat.collection) + seat.unknown for seat in view.seats)}


def seats_by_rank(view: View) -> list[SeatView]:
    if view.outcome is None:
        return sorted(view.seats, key=lambda seat: -seat.score.total)
    return [view.seats[seat] for group in view.outcome.ranking for seat in group]


def paint_headline(pen: Pen, line: Area) -> None:
    outcome = pen.view.outcome
    if outcome is None:
        paint_unfinished(pen, line, "game")
        return
    winner = outcome.winners[0]
    names = join_with_and([pen.seat_name(seat) for seat in outcome.winners])
    victory = (f"{pen.glyphs.crown} {names}", pen.plate_style(winner))
    reason = win_text(outcome)
    if len(f" {victory[0]}  {reason}") > line.width:
        reason = win_text(outcome, short=True)
    paint_victory(pen, line, victory, reason)


def paint_verdict(pen: Pen, line: Area) -> None:
    """Paint the result for the viewer, on the line below the headline."""
    text = verdict(pen.view)
    style = pen.ink("good" if text.startswith("You win") else "text", bold=True)
    pen.canvas.text(line.x + 1, line.y, text, style, width=line.width - 1)


def verdict(view: View) -> str:
    """The result for the viewer with the reason; "" for a spectator and before the end."""
    outcome = view.outcome
    if outcome is None or view.seat is None:
        return ""
    own_score, others = outcome.scores[view.seat], [*outcome.scores]
    others.remove(own_score)
    rival = max(others)
    if view.seat not in outcome.winners:
        return (
            f"You lose: {own_score}:{rival}{' and by the tie-break' if own_score == rival else ''}"
        )
    if len(outcome.winners) > 1:
        return f"You share the win: {own_score} each"
    return f"You win: {own_score}:{rival}{' and by the tie-break' if own_score == rival else ''}"


def win_text(outcome: Outcome, *, short: bool = False) -> str:
    """The way in which the match was won: the score, and the tie-break or the shared title."""
    best = max(outcome.scores)
    if len(outcome.winners) > 1:
        title = "title" if short else "title of Master of Lightning"
        return f"share the {title} with {best}"
    if outcome.scores.count(best) > 1:
        reason = "by tie-break" if short else "ahead without Value cards"
        return f"Master of Lightning with {best}, {reason}"
    return f"Master of Lightning with {best}"


def paint_scores(pen: Pen, area: Area) -> None:
    pen.frame(area, title="Scores", title_style=pen.ink("accent", bold=True))
    paint_table_of_scores(pen, area.interior(2, 1))


def paint_table_of_scores(pen: Pen, area: Area) -> None:
    """Paint the scores of all seats without a frame, the best first."""
    columns = _columns(pen, area)
    cell = _column_width(len(columns), area)
    lines = [
        _heading_line(pen, columns),
        *(_score_line(pen, each, columns, cell) for each in seats_by_rank(pen.view)),
    ]
    paint_score_lines(pen, area, lines, label=NAME - 1, cell=cell)


CountColumn = tuple[str, str, str]
"""The part of the score that a column shows, its heading, and the role of its colour."""


def _columns(pen: Pen, area: Area) -> list[CountColumn]:
    """All columns; a suit is left out if no seat has Value cards of it."""
    suits = [
        suit.suit
        for number, suit in enumerate(pen.own_seat.score.suits)
        if any(seat.score.suits[number].values for seat in pen.view.seats)
    ]
    room = _column_width(len(suits) + 3, area) - 1
    plus, minus, total = _headings(("Positive", "Negative", "Score"), "+-=", room)
    signs = [suit_sign(pen.glyphs, suit) for suit in suits]
    names = [f"{sign} {SUIT_SHORT[suit]}" for sign, suit in zip(signs, suits, strict=True)]
    places = zip(suits, _headings(names, signs, room), strict=True)
    return [
        ("positive", plus, "good"),
        ("negative", minus, "bad"),
        *((suit, heading, SUIT_ROLE[suit]) for suit, heading in places),
        ("total", total, "bright"),
    ]


def _headings(names: Sequence[str], signs: Sequence[str], room: int) -> Sequence[str]:
    return names if all(len(name) <= room for name in names) else signs


def _column_width(columns: int, line: Area) -> int:
    return max(4, min(12, (line.width - NAME) // columns))


def _heading_line(pen: Pen, columns: list[CountColumn]) -> ScoreLine:
    cells = tuple((heading, pen.ink(role)) for _, heading, role in columns)
    return ScoreLine(("", pen.ink("text")), cells)


def _score_line(pen: Pen, seat: SeatView, columns: list[CountColumn], cell: int) -> ScoreLine:
    outcome = pen.view.outcome
    has_won = outcome is not None and seat.seat in outcome.winners
    crown = pen.glyphs.crown if has_won else " "
    label = (f"{crown} {pen.seat_name(seat.seat)}", pen.seat_ink(seat.seat))
    cells = tuple(
        (_value_text(seat, source, cell), pen.ink(role, bold=source == "total"))
        for source, _, role in columns
    )
    return ScoreLine(label, cells, raised=has_won)


def _value_text(seat: SeatView, source: str, cell: int) -> str:
    """One part of a score; for a suit also the calculation, if there is room."""
    score = seat.score
    if source in ("positive", "negative", "total"):
        return str(getattr(score, source))
    suit = next(each for each in score.suits if each.suit == source)
    if not suit.points:
        return "0"
    sums = f"{suit.voltages}x{5 * suit.values}={suit.points}"
    return sums if len(sums) < cell else str(suit.points)


def paint_result(pen: Pen, area: Area) -> None:
    """Paint the winner, the scores, and below them the cards that made them."""
    paint_headline(pen, area.rows(0, 1))
    seats = len(pen.view.seats)
    if area.height < seats + 5:
        paint_table_of_scores(pen, area.rows(1).interior(1, 0))
        return
    paint_verdict(pen, area.rows(1, 1))
    high = seats + 3
    paint_scores(pen, area.rows(2, high))
    _paint_collections(pen, area.rows(2 + high))


def _paint_collections(pen: Pen, area: Area) -> None:
    seats = seats_by_rank(pen.view)
    each = min(area.height // len(seats), 7)
    for number, seat in enumerate(seats if each else []):
        lines = area.rows(number * each, each - 1 if each > 2 else each)
        name = f" {pen.seat_name(seat.seat)} "
        x = pen.canvas.text(lines.x + 1, lines.y, name, pen.plate_style(seat.seat))
        pen.add_target(f"seat:{seat.seat}", lines)
        tokens = [Token((pen.card_run(card),)) for card in seat.collection]
        flow_with_ellipsis(pen, lines.columns(x - lines.x), tokens)
