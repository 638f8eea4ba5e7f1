"""The bars above and below: the title, the seats, the prompt, and the keys."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve, frozen

from themes.look import Look
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import cut_to_width, paintable_text, width_of

CACHE_SIZE = 512
"""The number of cached bars: the same ones are shown again and again, and to many people."""


@frozen
class Chip:
    name: str
    role: str
    """The colour of the seat."""
    asked: bool = False
    note: str = ""


SHORT_TEXTS = {
    "×2 choose": "×2",
    "×2 confirm": "×2",
    "pass all": "all",
    "why not": "why",
}
"""Texts of keys with shorter ones, for a footer in which not all keys fit."""


@frozen
class FooterKey:
    """A key in the footer. `action` is triggered by a click on it."""

    key: str
    text: str
    action: str
    ready: bool = True


def paint_title(
    title: str, progress: str, chips: tuple[Chip, ...], width: int, look: Look
) -> Picture:
    canvas = Canvas(width, 1, look, "panel")
    x = canvas.text(1, 0, look.glyphs.bolt, look.style("gold", bold=True))
    title_width = width_of(title) + 6
    with_progress = title_width + width_of(progress) + 5
    seats = _fitting_seats(
        chips, width, max(width - (with_progress if progress else title_width), width // 3)
    )
    if progress and with_progress - 2 >= width - _chips_width(
        seats
    ):  # not shown: its room is used for names
        progress, seats = "", _fitting_seats(chips, width, max(width - title_width, width // 3))
    room = width - _chips_width(seats) - 2
    x = canvas.text(x + 1, 0, title, look.style("bright", bold=True), width=max(0, room - x - 2))
    if progress:
        x = canvas.text(x + 2, 0, look.glyphs.dot, look.style("muted"))
        x = canvas.text(x + 2, 0, progress, look.style("accent"))
    _paint_chips(canvas, seats, max(room, x + 2))
    return canvas.picture()


Seats = list[tuple[Chip, str]]
"""The chips with their texts."""


def _fitting_seats(chips: tuple[Chip, ...], width: int, room: int) -> Seats:
    whole = [_clipped_name(paintable_text(chip.name), 20) for chip in chips]
    last = [name.rpartition(" ")[2] for name in whole]
    if len(set(last)) < len(last) or any(map(str.isdigit, last)):
        last = whole
    names_with_notes = [
        f"{name} ({chip.note})" if chip.note and chip.note != name else name
        for name, chip in zip(whole, chips, strict=True)
    ]
    seats = list(zip(chips, names_with_notes, strict=True))
    if _chips_width(seats) <= width // 2:
        return seats
    for text in (whole, last, *_short_forms(whole, last)):
        seats = list(zip(chips, text, strict=True))
        if _chips_width(seats) <= room:
            break
    return seats


def _short_forms(whole: list[str], last: list[str]) -> list[list[str]]:
    """Names in fewer and fewer letters; names that begin with a number are cut down to it."""
    numbers = [name.partition(" ")[0] for name in whole]
    if all(number.isdigit() for number in numbers):
        return [numbers]
    return [[shortened_name(name, size) for name in last] for size in (6, 4, 3, 2, 1)]


def shortened_name(name: str, size: int) -> str:
    """A name in `size` letters; a name with a number, as of a seat in a team, becomes its first
    letter and the number: "W2"."""
    word, _, number = name.rpartition(" ")
    return (
        f"{cut_to_width(word, 1)}{number}"
        if word and number.isdigit()
        else cut_to_width(name, size)
    )


def _clipped_name(name: str, size: int) -> str:
    return name if width_of(name) <= size else cut_to_width(name, size - 1) + "."


def _chips_width(seats: Seats) -> int:
    return sum(width_of(text) + 4 for _, text in seats)


def _paint_chips(canvas: Canvas, seats: Seats, x: int) -> None:
    look = canvas.look
    for chip, text in seats:
        mark = look.glyphs.disc if chip.asked else look.glyphs.ring
        x = canvas.text(x, 0, mark, look.style(chip.role, bold=True))
        role = chip.role if chip.asked else "muted"
        x = canvas.text(x + 1, 0, text, look.style(role, bold=chip.asked)) + 2


@lru_cache(CACHE_SIZE)
def paint_prompt(
    asked_player: str, question: str, role: str, width: int, look: Look, *, note: str = ""
) -> Picture:
    """The picture of the prompt: the player and the question, with a note at the right end.

    With a role the name is painted on a plate of that colour. A note that would truncate the
    question is shown up to its first comma.
    """
    canvas = Canvas(width, 1, look, "background")
    x = 1
    if role:
        plate = look.style("background", on=role, bold=True)
        x = canvas.text(x, 0, f" {canvas.clip(asked_player, width // 3)} ", plate) + 1
    elif asked_player:
        x = canvas.text(x, 0, asked_player, look.style("muted")) + 1
    if note and x + width_of(question) + width_of(note) + 3 > width:
        note = note.partition(",")[0]
    room = width - x - 1 - (width_of(note) + 2 if note else 0)
    canvas.text(x, 0, question, look.style("bright", bold=True), width=max(0, room))
    canvas.text(width - width_of(note) - 1, 0, note, look.style("muted"))
    return canvas.picture()


ACTION = "key:"
"""Keys of the footer are targets named key:undo and so on."""


@lru_cache(CACHE_SIZE)
def _fitting_keys(keys: tuple[FooterKey, ...], width: int) -> tuple[tuple[FooterKey, ...], int]:
    short = tuple(evolve(each, text=SHORT_TEXTS.get(each.text, each.text)) for each in keys)
    ready = tuple(each for each in short if each.ready)
    for each, gap in ((keys, 3), (keys, 2), (short, 2)):
        if sum(len(one.key) + 1 + len(one.text) + gap for one in each) - gap <= width - 2:
            return each, gap
    return ready, 2


def paint_footer(keys: tuple[FooterKey, ...], width: int, look: Look) -> Picture:
    """The picture of the keys that matter here; those without effect at the moment are muted.

    If not all fit, texts are shortened first, then keys without effect are left out.
    """
    canvas = Canvas(width, 1, look, "panel")
    keys, gap = _fitting_keys(keys, width)
    x = 1
    for each in keys:
        length = len(each.key) + 1 + len(each.text)
        if x + length > width - 1:
            break
        key = look.style("accent" if each.ready else "muted", bold=each.ready)
        canvas.target(f"{ACTION}{each.action}", x, 0, length, 1)
        end = canvas.text(x, 0, each.key, key)
        text = look.style("text" if each.ready else "muted")
        x = canvas.text(end + 1, 0, each.text, text) + gap
    return canvas.picture()
