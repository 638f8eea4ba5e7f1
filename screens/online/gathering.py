"""Paints a table that waits for its players: the seats, the line to share, and the options.

All of it is shown at every size of terminal; where there is room, with a frame and a picture.
"""

from __future__ import annotations

from collections.abc import Collection

from attrs import frozen

from net.hall.chair import Chair
from net.hall.summaries import SeatSummary
from net.play.proof import short_hash
from screens.base.seat_names import seat_text
from screens.online.seat_bar import presence_text
from screens.online.terms import LISTED, SEED_KNOWN, options_text, typed_text
from themes.look import Look
from tui.widgets.art import TOWER_HEIGHT, TOWER_WIDTH, paint_tower
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.items import ITEM

MARGIN = 4
SHUFFLE = "Shuffle "
FRAMED, AIR = 4, 4
"""Rows of the framed line to share, and empty rows between the parts where there is room."""


@frozen(kw_only=True)
class Gathering:
    """The data of a table that its page shows before the match."""

    code: str
    facts: str
    """Its creator, its visibility and its clock: a few words each."""
    options: str
    seats: tuple[SeatSummary, ...]
    own_seats: Collection[int]
    invitation: str
    """The line that others type to come to the table."""
    watchers: tuple[str, ...]
    """The labels of other visitors without a seat."""
    commitment: str = ""
    """The commitment to the shuffle as it is read aloud; empty if the seed is known."""
    characters_text: str = ""
    """The visitor's part of the shuffle, in words."""


def gathering_at(chair: Chair, invitation: str) -> Gathering:
    watching = tuple(label for label in chair.spectators if label != chair.visitor.label)
    return Gathering(
        code=chair.code,
        facts=", ".join(_table_facts(chair)),
        options=options_text(chair),
        seats=chair.seats,
        own_seats=chair.match.own_seats,
        invitation=invitation,
        watchers=watching,
        commitment=short_hash(chair.commitment),
        characters_text=typed_text(chair) if chair.seat is not None or chair.typed else "",
    )


def _table_facts(chair: Chair) -> list[str]:
    plan = chair.plan
    facts = [f"created by {chair.owner}", LISTED[plan.public].lower(), plan.clock.text]
    if not plan.allows_spectators:
        facts.append("no spectators")
    if plan.seed is not None:
        facts.append(SEED_KNOWN)
    return facts


def rows_of_gathering(gathering: Gathering, width: int) -> int:
    """The rows that all of a table needs, painted as close as can be; one is for spectators."""
    facts, options = _fact_lines(gathering, width), _option_lines(gathering, width)
    shuffle = _shuffle_lines(gathering, width)
    return len(facts) + len(gathering.seats) + 1 + len(shuffle) + len(options) + 1


def paint_gathering(
    gathering: Gathering, cursor: int, width: int, height: int, look: Look
) -> Picture:
    """The picture of a table before its match; the seat under the cursor is marked."""
    canvas = Canvas(width, height, look)
    spare = height - rows_of_gathering(gathering, width)
    gap = int(spare >= AIR)
    y = _paint_facts(canvas, gathering, gap) + gap
    for number, seat in enumerate(gathering.seats):
        _paint_seat(
            canvas,
            seat,
            y + number,
            is_under_cursor=number == cursor,
            is_own=seat.seat in gathering.own_seats,
        )
    y += len(gathering.seats) + gap
    with_frames = spare >= AIR + FRAMED - 1
    paint = _paint_framed_invitation if with_frames else _paint_invitation
    y = paint(canvas, gathering.invitation, y) + gap
    y = _paint_shuffle(canvas, gathering, y)
    for line in _option_lines(gathering, width):
        canvas.text(MARGIN, y, line, look.style("text"))
        y += 1
    if gathering.watchers:
        text = f"Watching: {', '.join(gathering.watchers)}"
        canvas.text(MARGIN, y, text, look.style("muted"), width=width - 2 * MARGIN)
    if height - y > TOWER_HEIGHT + 2:
        top = height - TOWER_HEIGHT
        paint_tower(canvas, (width - TOWER_WIDTH) // 2, top, spark=len(gathering.code))
    return canvas.picture()


def _fact_lines(gathering: Gathering, width: int) -> tuple[str, ...]:
    indent = " " * (width_of(f"Table {gathering.code}") + 3)
    return wrapped_lines(f"{indent}{gathering.facts}", width - 2 * MARGIN, indent)


def _option_lines(gathering: Gathering, width: int) -> tuple[str, ...]:
    return wrapped_lines(gathering.options, width - 2 * MARGIN) if gathering.options else ()


def _shuffle_lines(gathering: Gathering, width: int) -> tuple[str, ...]:
    if not gathering.commitment:
        return ()
    whole = f"{SHUFFLE}{gathering.commitment}  {gathering.characters_text}".rstrip()
    if width_of(whole) <= width - 2 * MARGIN:
        return (whole,)
    return whole[
        : len(SHUFFLE + gathering.commitment)
    ], f"{' ' * len(SHUFFLE)}{gathering.characters_text}"


def _paint_shuffle(canvas: Canvas, gathering: Gathering, y: int) -> int:
    look = canvas.look
    for line in _shuffle_lines(gathering, canvas.width):
        canvas.text(MARGIN, y, line, look.style("muted"), width=canvas.width - MARGIN)
        if line.startswith(SHUFFLE):
            x = MARGIN + len(SHUFFLE)
            canvas.text(x, y, gathering.commitment, look.style("text"))
        y += 1
    return y


def _paint_facts(canvas: Canvas, gathering: Gathering, y: int) -> int:
    look = canvas.look
    for line in _fact_lines(gathering, canvas.width):
        canvas.text(MARGIN, y, line, look.style("muted"))
        y += 1
    top = y - len(_fact_lines(gathering, canvas.width))
    canvas.text(MARGIN, top, f"Table {gathering.code}", look.style("gold", bold=True))
    return y


def _paint_seat(
    canvas: Canvas, seat: SeatSummary, y: int, *, is_under_cursor: bool, is_own: bool
) -> None:
    look, width = canvas.look, canvas.width
    if is_under_cursor:
        canvas.fill(2, y, width - 4, 1, look.style("bright", on="raised"))
        canvas.put(2, y, look.glyphs.edge, look.style("focus"))
    canvas.target(f"{ITEM}{seat.seat}", 2, y, width - 4, 1)
    is_taken = seat.kind in ("person", "bot")
    mark = look.glyphs.check if is_taken else look.glyphs.dot
    canvas.text(MARGIN, y, mark, look.style(f"seat{seat.seat % 8 + 1}", bold=True))
    seat_name = seat_text(seat.seat, seat.team)
    canvas.text(6, y, seat_name, look.style("text"))
    style = look.style("bright" if is_taken else "accent", bold=is_taken)
    x = canvas.text(8 + width_of(seat_name), y, _occupant_text(seat), style)
    if is_own:
        canvas.text(x + 2, y, "you", look.style("gold", bold=True))
    elif seat.kind == "person":
        canvas.text(x + 2, y, presence_text(seat), look.style("muted"))


def _occupant_text(seat: SeatSummary) -> str:
    return {"open": "free", "reserved": f"reserved for {seat.label}"}.get(seat.kind, seat.label)


def _paint_invitation(canvas: Canvas, line: str, y: int) -> int:
    look = canvas.look
    x = canvas.text(MARGIN, y, "Invite friends with", look.style("muted")) + 2
    canvas.text(x, y, line, look.style("bright", bold=True), width=canvas.width - x - 1)
    return y + 1


def _paint_framed_invitation(canvas: Canvas, line: str, y: int) -> int:
    look, x = canvas.look, MARGIN
    canvas.text(x, y, "Invite friends with", look.style("muted"))
    wide = min(canvas.width - 2 * MARGIN, max(len(line) + 4, 20))
    canvas.box(x, y + 1, wide, 3, look.style("accent"), kind="rounded")
    canvas.text(x + 2, y + 2, line, look.style("bright", bold=True), width=wide - 4)
    return y + FRAMED
