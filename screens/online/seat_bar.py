"""Who is at a hosted table: names, presence and clocks, in words and in the title bar."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from net.hall.summaries import SeatSummary
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import cut, printable, width_of

_WORDS = {"here": "", "away": "away", "bot": "bot", "standing in": "bot took over", "empty": "free"}
SEEN = 64
"""The number of painted title bars that are cached for other visitors at the same table."""
MINUTES_FROM = 120
"""Seconds from which a clock shows whole minutes, so that nothing ticks needlessly."""


def clock_words(seconds: float | None) -> str:
    """The time left in words: "12 min", and close to the end "1:05"."""
    if seconds is None:
        return ""
    if seconds >= MINUTES_FROM:
        minutes = int(seconds // 60)
        return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 120 else f"{minutes} min"
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def next_tick(seconds: float) -> float:
    """Seconds until a clock shows something else."""
    return seconds % 60 + 0.05 if seconds > MINUTES_FROM else seconds % 1 + 0.05


def presence_words(seat: SeatSummary) -> str:
    """The presence of a player in words; empty if the player is connected."""
    return _WORDS[seat.presence]


@frozen(kw_only=True)
class Size:
    """How much of a seat the title bar says."""

    part: bool = False
    """What the seat is called in the game."""
    note: bool = False
    """Presence, and the clock even when it is not running."""
    clock: bool = False
    """The clock while it runs, at any width."""
    letters: int = 20
    """The number of letters of the player's name."""


SIZES = (
    Size(part=True, note=True),
    Size(note=True),
    *(Size(letters=letters, clock=True) for letters in (20, 8, 5, 3)),
    *(Size(letters=letters) for letters in (20, 8, 5, 3, 2, 1)),
)
"""All sizes, the widest first."""


@frozen
class Guest:
    """A seat in the title bar of a hosted table."""

    part: str
    """What the seat is called in the game."""
    role: str
    card: SeatSummary

    @property
    def note(self) -> str:
        """Presence and clock."""
        notes = (presence_words(self.card), clock_words(self.card.clock))
        return ", ".join(note for note in notes if note)

    def words(self, size: Size) -> str:
        """The text for the seat at a size."""
        label, note = cut(printable(self.card.label), size.letters), self.note if size.note else ""
        if size.part:
            inside = f"{label}, {note}" if note else label
            return f"{self.part} ({inside})" if self.part.lower() != label.lower() else inside
        if size.clock and self.card.is_asked:
            note = clock_words(self.card.clock)
        return f"{label} {note}" if note else label


@lru_cache(SEEN)
def paint_seat_bar(
    title: str, where: str, guests: tuple[Guest, ...], width: int, look: Look
) -> Picture:
    """The title bar: the game, how far it has come, and who is there."""
    canvas = Canvas(width, 1, look, "panel")
    size = next((size for size in SIZES if _width(guests, size) <= width * 3 // 5), SIZES[-1])
    room = max(0, width - _width(guests, size) - 1)
    x = canvas.text(1, 0, look.glyphs.bolt, look.style("gold", bold=True)) + 1
    if len(title) + len(where) + 8 > room and len(where) + 4 < room:
        title = title.rpartition(": ")[2]
    x = canvas.text(x, 0, title, look.style("bright", bold=True), width=max(0, room - x - 1))
    if x + len(where) + 5 < room:
        x = canvas.text(x + 1, 0, look.glyphs.dot, look.style("muted")) + 1
        canvas.text(x, 0, where, look.style("accent"))
    x = max(room, 2)
    for guest in guests:
        x = _paint_guest(canvas, guest, size, x) + 2
    return canvas.picture()


def _width(guests: tuple[Guest, ...], size: Size) -> int:
    return sum(width_of(guest.words(size)) + 4 for guest in guests)


def _paint_guest(canvas: Canvas, guest: Guest, size: Size, x: int) -> int:
    look, asked = canvas.look, guest.card.is_asked
    mark = look.glyphs.disc if asked else look.glyphs.ring
    x = canvas.text(x, 0, mark, look.style(guest.role, bold=True)) + 1
    gone = guest.card.presence in ("away", "standing in")
    role = guest.role if asked else "muted"
    style = look.style(role, bold=asked, italic=gone)
    return canvas.text(x, 0, guest.words(size), style)
