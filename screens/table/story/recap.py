"""The recap: events since a player's last turn, shown when the next one begins.

The log marks lines since a player's last answer. A player who answers between two turns, such as by
a pass while others attack, would miss earlier events; so the recap counts from turn to turn.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from attrs import define, evolve, field, frozen

from engine.core.text import count
from net.play.update import LogLine, Update
from screens.table.reaction_window import is_window
from screens.table.story.shown_log import unchanged_text
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import wrapped_lines
from tui.widgets.log import Names, ShownLine, paint_log

MAX_WIDTH = 76
YOU = "You"
"""The name of the player in the summary."""
ROWS_LEFT_IN_SIGHT = 2
"""Rows at the bottom of a board that stay visible."""


@define
class Recap:
    """The lines about the other seats' answers, until the player dismisses them."""

    shown_text: Callable[[str], str] = unchanged_text
    """Maps the text of a line to the shown text."""
    lines: tuple[ShownLine, ...] = field(default=(), init=False)
    seats: tuple[int, ...] = field(default=(), init=False)
    """The other seats whose answers the lines tell, in the order of their first answers."""
    summary: str = field(default="", init=False)
    """The changes of the numbers since the seat's last turn; empty if there are none."""
    top: int = field(default=0, init=False)
    """The number of rows above the first one that is shown; a recap opens at its beginning."""
    is_noted: bool = field(default=False, init=False)
    """Has the page noted when it came in front of the board?"""
    _turns: dict[int, tuple[int, int]] = field(factory=dict, init=False)
    """For each seat, the numbers of answers and turns when it was last asked in its own turn."""
    _movers: tuple[int, ...] | None = field(default=None, init=False)
    _turn: int = field(default=0, init=False)
    _movers_before: tuple[int, ...] | None = field(default=None, init=False)
    _has_passed_unasked: bool = field(default=False, init=False)
    """Has the last answer led through a turn of others in which nobody was asked?"""
    _numbers: dict[int, Mapping[str, Mapping[str, int]]] = field(factory=dict, init=False)
    """For each seat, all numbers after its last answer in its own turn, by whose they are."""

    def note_mover(self, mover: int | tuple[int, ...] | None) -> None:
        """Record whose turn it is now: a seat's, or a team's; None if the game does not say."""
        movers = (mover,) if isinstance(mover, int) else mover
        if movers is None or movers != self._movers:
            self._turn += 1
        self._movers_before, self._movers = self._movers, movers

    def note_moments(self, movers: Iterable[int | tuple[int, ...] | None]) -> None:
        """Record whose turns the last answer has passed through without a question."""
        teams = ((each,) if isinstance(each, int) else each for each in movers)
        self._has_passed_unasked = any(each not in (None, self._movers) for each in teams)

    def note_numbers(
        self,
        update: Update,
        numbers: Mapping[str, int],
        others: Mapping[str, Mapping[str, int]] | None = None,
    ) -> None:
        """Record the numbers of a seat after its own turn, else compare; `others` by team."""
        seat, movers = update.seat, self._movers_before
        if seat is None:
            return
        new_numbers = {YOU: numbers, **(others or {})}
        old_numbers = self._numbers.get(seat, {})
        changes = (
            summary_of(old_numbers[name], new_numbers[name], name)
            for name in new_numbers
            if name in old_numbers
        )
        self.summary = "; ".join(filter(None, changes))
        if update.last_seat == seat and (movers is None or seat in movers):
            self._numbers[seat] = new_numbers

    def show_news(self, update: Update, lines: Sequence[LogLine], *, is_told: bool) -> None:
        """`is_told`: the board itself shows the events, so that only the moment is recorded."""
        self.try_dismiss()
        seat = update.seat
        if seat is None or is_window(update.decision) or update.waiting_for != (seat,):
            return
        if self._movers is not None and seat not in self._movers:
            return
        last_answer, turn = self._turns.get(seat, (None, -1))
        self._turns[seat] = update.answer_count, self._turn
        if not is_told and (turn != self._turn or self._has_passed_unasked):
            news = _lines_since_answer(lines, seat, last_answer)
            self.lines = tuple(ShownLine(self.shown_text(each.text), fresh=True) for each in news)
            told_of = dict.fromkeys(each.seat for each in news)
            self.seats = tuple(each for each in told_of if each is not None and each != seat)

    def try_dismiss(self) -> bool:
        was_open, self.lines, self.top, self.is_noted = bool(self.lines), (), 0, False
        return was_open

    def try_scroll(self, rows: int, board: Picture) -> bool:
        """Scroll down by a number of rows; False if all of it fits in front of the board."""
        hidden_rows = fit_recap(board, self.lines, self.summary).hidden_rows
        self.top = max(0, min(self.top + rows, hidden_rows))
        return hidden_rows > 0


def summary_of(
    old_numbers: Mapping[str, int], new_numbers: Mapping[str, int], person: str = YOU
) -> str:
    """Describe how the numbers of the player or a team have changed; empty if they have not."""
    changes = [
        f"{name} from {old_numbers[name]} to {number}"
        for name, number in new_numbers.items()
        if old_numbers.get(name, number) != number
    ]
    return f"{person}: {', '.join(changes)}" if changes else ""


def _lines_since_answer(
    lines: Sequence[LogLine], seat: int, before: int | None
) -> Sequence[LogLine]:
    """The lines after the answer that the seat gave after `before` answers.

    If `before` is None, because the seat has not been asked, the lines after its last answer. Of
    the lines of this answer only those that are news to the seat itself are among them. There are
    none if the seat has given no answer yet, or if nothing but its own answers has happened since.
    """
    if before is None:
        own_answers = (each.answer_number - 1 for each in reversed(lines) if each.seat == seat)
        before = next(own_answers, None)
    if before is None:
        return ()
    news = [
        each
        for each in lines
        if each.answer_number > before
        and (each.is_unasked or each.answer_number > before + 1 or each.seat != seat)
    ]
    return () if all(each.seat == seat and not each.is_unasked for each in news) else news


@frozen
class RecapBox:
    lines: tuple[ShownLine, ...]
    width: int
    height: int
    hidden_rows: int


def fit_recap(board: Picture, lines: tuple[ShownLine, ...], summary: str = "") -> RecapBox:
    """The box of a recap in front of a board; if not all lines fit, the summary is the first."""
    width = min(MAX_WIDTH, board.width)
    most = max(5, board.height - ROWS_LEFT_IN_SIGHT)
    if summary and _row_count(lines, width) + 2 > most:
        lines = (ShownLine(summary), *lines)
    rows = _row_count(lines, width)
    height = min(rows + 2, most)
    return RecapBox(lines, width, height, rows - (height - 2))


def _row_count(lines: tuple[ShownLine, ...], width: int) -> int:
    return sum(len(wrapped_lines(each.text, width - 6)) or 1 for each in lines)


def paint_recap(
    board: Picture,
    box: RecapBox,
    look: Look,
    *,
    names: Names,
    dismiss: str,
    later: str,
    top: int = 0,
    needed_places: Container[str] = (),
    players: Sequence[str] = (),
) -> Picture:
    """The picture of the recap in front of the board, without its first `top` rows.

    It covers as few of the `needed_places` as possible, and is placed as low as possible: the upper
    rows show the score and the last two the hand. `dismiss` and `later` are the keys that close it
    and scroll on; `players` are the names of those whose answers it tells.
    """
    if box.height > board.height:
        return board
    rows_below = max(0, box.hidden_rows - top)
    scrolls = f", {later}: {count(rows_below, 'more row')}" if rows_below else ""
    player_text = f": {players[0]}" if len(players) == 1 else ""
    title = f"Since your last turn ({dismiss}: close{scrolls}){player_text}"
    canvas = Canvas(board.width, board.height, look)
    canvas.draw(0, 0, board)
    x, y = _least_in_the_way(board, box.width, box.height, needed_places)
    log = paint_log(
        box.lines,
        box.width,
        box.height,
        look,
        title=title,
        scrolled_rows=rows_below,
        in_use=True,
        names=names,
    )
    canvas.draw(x, y, log)
    return evolve(board, strips=canvas.picture().strips)


def _least_in_the_way(
    board: Picture, width: int, height: int, needed_places: Container[str]
) -> tuple[int, int]:
    """The position where a box of this size covers the fewest needed places, preferably low."""
    lowest = max(0, board.height - height - ROWS_LEFT_IN_SIGHT)
    middle, right = (board.width - width) // 2, board.width - width
    spots = [each for each in board.targets if each.place in needed_places]

    def covered_spots(corner: tuple[int, int]) -> int:
        left, top = corner
        return sum(
            each.x < left + width
            and left < each.x + each.width
            and each.y < top + height
            and top < each.y + each.height
            for each in spots
        )

    corners = [(x, y) for y in range(lowest, -1, -1) for x in (middle, right, 0)]
    return min(corners, key=covered_spots)
