"""The recap: events since a player's last turn, shown when the next one begins.

The log marks lines since a player's last answer. A player who answers between two turns, such as by
a pass while others attack, would miss earlier events; so the recap counts from turn to turn.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from attrs import define, evolve, field

from net.play.update import LogLine, Update
from screens.table.reaction_window import is_window
from screens.table.story.shown_log import as_it_is
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import wrapped
from tui.widgets.log import Names, ShownLine, paint_log

MAX_WIDTH = 76
ROWS_LEFT_IN_SIGHT = 2
"""Rows at the bottom of a board that stay visible."""


@define
class Recap:
    """The lines that show a seat what the others did, until the player dismisses them."""

    words: Callable[[str], str] = as_it_is
    """Maps the text of a line to the shown text."""
    lines: tuple[ShownLine, ...] = field(default=(), init=False)
    _turns: dict[int, tuple[int, int]] = field(factory=dict, init=False)
    """For each seat, the numbers of answers and turns when it was last asked in its own turn."""
    _movers: tuple[int, ...] | None = field(default=None, init=False)
    _turn: int = field(default=0, init=False)
    """The number of turns seen."""

    def follow(self, mover: int | tuple[int, ...] | None) -> None:
        """Record whose turn it is now: a seat's, or a team's; None if the game does not say."""
        movers = (mover,) if isinstance(mover, int) else mover
        if movers is None or movers != self._movers:
            self._turn += 1
        self._movers = movers

    def take_in(self, update: Update, lines: Sequence[LogLine], *, told: bool) -> None:
        """Show the news to a seat that is asked in its own turn.

        `lines` are the log of the seat; `told` means that the board itself shows the events step by
        step, so that only the moment is recorded.
        """
        self.dismiss()
        seat = update.seat
        if seat is None or is_window(update.decision) or update.waiting_for != (seat,):
            return
        if self._movers is not None and seat not in self._movers:
            return
        before, turn = self._turns.get(seat, (None, -1))
        self._turns[seat] = update.answers, self._turn
        if not told and turn != self._turn:
            news = _since(lines, seat, before)
            self.lines = tuple(ShownLine(self.words(each.text), fresh=True) for each in news)

    def dismiss(self) -> bool:
        """Close the recap; False if none is shown."""
        shown, self.lines = bool(self.lines), ()
        return shown


def _since(lines: Sequence[LogLine], seat: int, before: int | None) -> Sequence[LogLine]:
    """The lines after the answer that the seat gave after `before` answers.

    If `before` is None, because the seat has not been asked, the lines after its last answer. There
    are none if the seat has given no answer yet, or if no other seat has answered since.
    """
    if before is None:
        own = (each.answer_number for each in reversed(lines) if each.seat == seat)
        before = next(own, None)
    if before is None:
        return ()
    news = [
        each
        for each in lines
        if each.answer_number > before
        and not (each.answer_number == before + 1 and each.seat == seat)
    ]
    return () if all(each.seat == seat for each in news) else news


def paint_recap(
    board: Picture,
    lines: tuple[ShownLine, ...],
    look: Look,
    *,
    names: Names,
    dismiss: str,
    log: str,
    needed: Container[str] = (),
) -> Picture:
    """The board with the recap in front of it.

    It covers as few of the `needed` places as possible, and is placed as low as possible: the upper
    rows show the score and the last two the hand. `dismiss` and `log` are the keys that close it
    and open the log.
    """
    width = min(MAX_WIDTH, board.width)
    rows = sum(len(wrapped(each.words, width - 6)) or 1 for each in lines)
    height = min(rows + 2, max(5, board.height * 2 // 3))
    if height > board.height:
        return board
    more = f", {log}: the log" if rows > height - 2 else ""
    title = f"Since your last turn ({dismiss}: close{more})"
    canvas = Canvas(board.width, board.height, look)
    canvas.draw(0, 0, board)
    x, y = _least_in_the_way(board, width, height, needed)
    canvas.draw(x, y, paint_log(lines, width, height, look, title=title, in_use=True, names=names))
    return evolve(board, strips=canvas.picture().strips)


def _least_in_the_way(
    board: Picture, width: int, height: int, needed: Container[str]
) -> tuple[int, int]:
    """The position where a box of this size covers the fewest needed places, preferably low."""
    lowest = max(0, board.height - height - ROWS_LEFT_IN_SIGHT)
    middle, right = (board.width - width) // 2, board.width - width
    spots = [each for each in board.targets if each.place in needed]

    def covered(corner: tuple[int, int]) -> int:
        left, top = corner
        return sum(
            each.x < left + width
            and left < each.x + each.width
            and each.y < top + height
            and top < each.y + each.height
            for each in spots
        )

    corners = [(x, y) for y in range(lowest, -1, -1) for x in (middle, right, 0)]
    return min(corners, key=covered)
