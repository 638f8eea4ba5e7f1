"""The page about the shuffle of a match: its commitment, the end of its chain, and its proof."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap

from attrs import frozen

from engine.core.text import count
from net.play.playable import Playable
from net.play.update import Update
from screens.base.scrolling import ReadingPopup
from screens.base.seat_names import distinct_names
from tui.widgets.canvas import Picture
from tui.widgets.cells import width_of, wrapped_lines

MARGIN = 3
_GROUP = 4
"""The digits of a hash that are read together."""
_GROUPS_PER_LINE = 8
"""The groups of half a hash, where the whole does not fit a line."""


@frozen
class ShuffleLine:
    """One line of the page; an empty one separates its parts."""

    text: str = ""
    role: str = "text"
    is_bold: bool = False


class ShufflePage(ReadingPopup):
    """The shuffle of a match. It is read again whenever the table changes."""

    SCOPE = "shuffle"
    DEFAULT_CLASSES = "popup tall"

    def __init__(self, table: Playable) -> None:
        super().__init__()
        self._table = table
        self._proof = table.proof()

    def on_mount(self) -> None:
        callback = self.with_context(lambda _: self.read_proof())
        self.at_end(self._table.watch(None, callback))

    def with_context(self, callback: Callable[[Update], None]) -> Callable[[Update], None]:
        """The callback for the table: `callback` itself, because the table calls in this app."""
        return callback

    def read_proof(self) -> None:
        if self.is_in_stack:
            self.begin(self._show_proof)

    def _show_proof(self) -> None:
        self._proof = self._table.proof()
        self.repaint()

    # Keys

    action_shuffle = ReadingPopup.action_choose

    # The text

    def lines(self, width: int) -> list[ShuffleLine]:
        return [
            *self._commitment_lines(width),
            ShuffleLine(),
            *self._chain_lines(width),
            ShuffleLine(),
            *(
                self._revealed_lines(width)
                if self._proof.is_revealed
                else self._hidden_lines(width)
            ),
        ]

    def _commitment_lines(self, width: int) -> Iterator[ShuffleLine]:
        if not self._proof.commitment:
            yield _heading("No commitment")
            text = (
                "The seed was typed, or the match began before there were commitments: whoever "
                "knows the seed knows every hidden card."
            )
            yield from _sentence(text, width)
            return
        yield _heading("Commitment")
        yield from _hash_lines(self._proof.commitment, width)
        text = (
            "It was made before the match and fixes the program's part of the shuffle. Compare its "
            "first half with the one shown then."
        )
        yield from _sentence(text, width)

    def _chain_lines(self, width: int) -> Iterator[ShuffleLine]:
        entries = count(self._proof.entry_count, "entry", "entries")
        yield _heading(f"End of the chain after {entries}")
        yield from _hash_lines(self._proof.head, width)
        text = (
            "Read the end of the chain to another player: if both are the same, you have seen the "
            "same answers. Each answer adds an entry, and so does taking one back."
        )
        yield from _sentence(text, width)

    def _hidden_lines(self, width: int) -> Iterator[ShuffleLine]:
        yield _heading("Secret, words and seed")
        yield from _sentence(self.why_hidden(), width)

    def why_hidden(self) -> str:
        return "They are shown here when the match is over: they would give hidden cards away."

    def _revealed_lines(self, width: int) -> Iterator[ShuffleLine]:
        proof = self._proof
        if proof.secret:
            yield _heading("Secret of the program")
            yield from _hash_lines(proof.secret, width)
            yield ShuffleLine()
            yield from self._characters_lines(width)
            yield ShuffleLine()
        yield _heading("Seed")
        if proof.secret:
            yield from _hash_lines(proof.seed, width)
            text = "It is a hash of the secret and of all words; every shuffle follows from it."
            yield from _sentence(text, width)
        else:
            yield ShuffleLine(proof.seed, "bright")
        yield ShuffleLine()
        yield _heading("To check all of it")
        for command in (self.export_command(), "wardenclyffe verify match.json"):
            yield from (ShuffleLine(line, "bright") for line in wrapped_lines(command, width, "  "))

    def _characters_lines(self, width: int) -> Iterator[ShuffleLine]:
        yield _heading("Words of the players")
        names = distinct_names([player.name for player in self._table.players])
        column = max(map(width_of, names)) + 2
        for name, characters in zip(names, self._proof.inputs, strict=True):
            gap = " " * (column - width_of(name))
            text = f"{name}{gap}{characters}"
            if characters:
                yield from (
                    ShuffleLine(each, "bright") for each in wrapped_lines(text, width, "  ")
                )
            else:
                yield ShuffleLine(f"{name}{gap}none, as a bot", "muted")

    def export_command(self) -> str:
        return f"wardenclyffe export {self._table.id} > match.json"

    # Painting

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, "Shuffle"), self.look
        lines, room = self.lines(width - 2 * MARGIN), height - 4
        for y, line in enumerate(lines[self.visible_rows(len(lines), room)], 2):
            canvas.text(MARGIN, y, line.text, look.style(line.role, bold=line.is_bold))
        self.paint_scroll_marks(canvas, len(lines), room)
        keys = self.keys_text(is_scrolled=len(lines) > room)
        canvas.text(3, height - 1, f" {keys} ", look.style("muted"), width=width - 6)
        return canvas.picture()

    def keys_text(self, *, is_scrolled: bool) -> str:
        scroll_keys = (
            f"{self.shown_key('up')} {self.shown_key('down')} more   " if is_scrolled else ""
        )
        return f"{scroll_keys}{self.shown_key('choose')} closes"


def _heading(text: str) -> ShuffleLine:
    return ShuffleLine(text, "accent", is_bold=True)


def _sentence(text: str, width: int) -> Iterator[ShuffleLine]:
    return (ShuffleLine(line, "muted") for line in wrapped_lines(text, width))


def _hash_lines(digits: str, width: int) -> Iterator[ShuffleLine]:
    """A whole hash in groups of digits, on one line or in halves."""
    groups = wrap(digits, _GROUP)
    whole = " ".join(groups)
    if len(whole) <= width:
        yield ShuffleLine(whole, "bright", is_bold=True)
        return
    for start in range(0, len(groups), _GROUPS_PER_LINE):
        half = " ".join(groups[start : start + _GROUPS_PER_LINE])
        yield ShuffleLine(half, "bright", is_bold=True)
