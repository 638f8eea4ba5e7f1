"""The people at a hosted table: names, presence and clocks, as text and in the title bar."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from net.hall.summaries import SeatSummary
from themes.look import Look
from tui.widgets.bars import shortened_name
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import paintable_text, width_of

_PRESENCE_TEXTS = {
    "here": "",
    "away": "away",
    "bot": "bot",
    "standing in": "bot took over",
    "empty": "free",
}
CACHE_SIZE = 64
"""The number of painted title bars that are cached for other visitors at the same table."""
WHOLE_MINUTES_FROM_SECONDS = 120
"""The minimum of seconds for a clock in whole minutes, which needs fewer updates."""


def clock_text(seconds: float | None) -> str:
    """The time left as text: "12 min", and close to the end "1:05"."""
    if seconds is None:
        return ""
    if seconds >= WHOLE_MINUTES_FROM_SECONDS:
        minutes = int(seconds // 60)
        return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 120 else f"{minutes} min"
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def next_tick(seconds: float) -> float:
    """Seconds until the text of a clock changes."""
    return seconds % 60 + 0.05 if seconds > WHOLE_MINUTES_FROM_SECONDS else seconds % 1 + 0.05


def presence_text(seat: SeatSummary) -> str:
    return _PRESENCE_TEXTS[seat.presence]


@frozen(kw_only=True)
class BarSize:
    """The amount of detail about a seat in the title bar."""

    shows_part: bool = False
    """The seat's name in the game."""
    shows_note: bool = False
    """Presence, and the clock even while it is stopped."""
    shows_clock: bool = False
    """The clock while it is running, at any width."""
    letters: int = 20


SIZES = (
    BarSize(shows_part=True, shows_note=True),
    BarSize(shows_note=True),
    *(BarSize(letters=letters, shows_clock=True) for letters in (20, 8, 5, 3)),
    *(BarSize(letters=letters) for letters in (20, 8, 5, 3, 2, 1)),
)


@frozen
class ShownSeat:
    part: str
    """The seat's name in the game."""
    role: str
    summary: SeatSummary

    @property
    def note(self) -> str:
        notes = (presence_text(self.summary), clock_text(self.summary.seconds_left))
        return ", ".join(note for note in notes if note)

    def text(self, size: BarSize) -> str:
        whole = paintable_text(self.summary.label)
        label = whole if width_of(whole) <= size.letters else shortened_name(whole, size.letters)
        note = self.note if size.shows_note else ""
        if size.shows_part:
            label_and_note = f"{label}, {note}" if note else label
            return (
                f"{self.part} ({label_and_note})"
                if self.part.lower() != label.lower()
                else label_and_note
            )
        if size.shows_clock and self.summary.is_asked:
            note = clock_text(self.summary.seconds_left)
        return f"{label} {note}" if note else label


@lru_cache(CACHE_SIZE)
def paint_seat_bar(
    title: str, progress_text: str, seats: tuple[ShownSeat, ...], width: int, look: Look
) -> Picture:
    canvas = Canvas(width, 1, look, "panel")
    size = _widest_size(seats, width * 3 // 5)
    title_width = width_of(title) + 5
    if (
        _bar_width(seats, size) + title_width + width_of(progress_text) + 4 > width
    ):  # not shown: names get its room
        size = _widest_size(seats, max(width - title_width, width * 3 // 5))
    room = max(0, width - _bar_width(seats, size) - 1)
    x = canvas.text(1, 0, look.glyphs.bolt, look.style("gold", bold=True)) + 1
    if width_of(title) + width_of(progress_text) + 8 > room and width_of(progress_text) + 4 < room:
        title = title.rpartition(": ")[2]
    x = canvas.text(x, 0, title, look.style("bright", bold=True), width=max(0, room - x - 1))
    if x + width_of(progress_text) + 5 < room:
        x = canvas.text(x + 1, 0, look.glyphs.dot, look.style("muted")) + 1
        canvas.text(x, 0, progress_text, look.style("accent"))
    x = max(room, 2)
    for seat in seats:
        x = _paint_seat(canvas, seat, size, x) + 2
    return canvas.picture()


def _widest_size(seats: tuple[ShownSeat, ...], room: int) -> BarSize:
    return next((size for size in SIZES if _bar_width(seats, size) <= room), SIZES[-1])


def _bar_width(seats: tuple[ShownSeat, ...], size: BarSize) -> int:
    return sum(width_of(seat.text(size)) + 4 for seat in seats)


def _paint_seat(canvas: Canvas, seat: ShownSeat, size: BarSize, x: int) -> int:
    look, is_asked = canvas.look, seat.summary.is_asked
    mark = look.glyphs.disc if is_asked else look.glyphs.ring
    x = canvas.text(x, 0, mark, look.style(seat.role, bold=True)) + 1
    is_away = seat.summary.presence in ("away", "standing in")
    role = seat.role if is_asked else "muted"
    style = look.style(role, bold=is_asked, italic=is_away)
    return canvas.text(x, 0, seat.text(size), style)
