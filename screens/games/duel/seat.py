"""An inventor's card: PR, Technology chips, reserved shares and the goal with its progress."""

from __future__ import annotations

from textwrap import wrap

from engine.games.duel.cards import SHARES_EACH, TECHNOLOGIES
from engine.games.duel.view_types import GoalPart, GoalView, SideView
from screens.games.duel.changes import chip_place
from screens.games.duel.pen import Pen
from screens.games.duel.signs import (
    OUT_OF_REACH,
    TECHNOLOGY_ROLE,
    TECHNOLOGY_SHORT,
    goal_sign,
    power_role,
    power_sign,
    short_goal_text,
    technology_sign,
)
from tui.widgets.area import Area
from tui.widgets.pen import CHANGED, Token, line_count, piece


@piece
def paint_seat(pen: Pen, side: SideView, area: Area) -> None:
    """Paint the card of one side; the side to move has a heavy frame and a pointer."""
    _paint_frame(pen, side, area)
    inner = area.interior(1, 1)
    lines = [inner.rows(row, 1) for row in range(inner.height)]
    _paint_pr_line(pen, side, lines[0])
    _paint_chips(pen, side, lines[1])
    end = paint_reserved(pen, side, lines[2])
    _paint_hand_backs(pen, side, lines[2].columns(end - inner.x))
    used_rows = 3 + paint_goal(pen, side, inner.rows(3))
    pen.add_target(f"pr:{side.seat}", lines[0])
    pen.add_target(f"goal:{side.seat}", inner.rows(3, used_rows - 3))
    if inner.height - used_rows >= 3:
        paint_emblem(pen, side.power, inner.rows(used_rows).interior(1, 0))


def _paint_frame(pen: Pen, side: SideView, area: Area) -> None:
    role, to_move = pen.seat_role(side.seat), pen.mover == side.seat
    pen.frame(
        area,
        role=role if to_move else "border",
        kind="heavy" if to_move else "rounded",
        title=seat_title(pen, side, area.width - 12),
        title_style=pen.ink(role, bold=True),
        fill="panel",
    )
    if side.power:
        sign = f" {power_sign(pen.glyphs, side.power)} {side.power} "
        style = pen.ink("background", on=role, bold=True)
        pen.canvas.text(area.right - len(sign) - 1, area.y, sign, style)
    if side.company:
        pen.add_target(f"inventor:{side.company}", Area(area.x, area.y, area.width, 1))


def seat_title(pen: Pen, side: SideView, room: int) -> str:
    """The inventor's name, in full if it fits, with a mark for the turn or the victory."""
    mark = ""
    if pen.view.outcome is not None and side.seat in pen.view.outcome.winners:
        mark = f"{pen.glyphs.star} "
    elif pen.mover == side.seat:
        mark = f"{pen.glyphs.cursor} "
    name = side.inventor or pen.player(side.seat)
    full = f"{mark}{name}"
    return full if len(full) <= room else f"{mark}{name.split()[-1]}"


def _paint_pr_line(pen: Pen, side: SideView, line: Area) -> None:
    runs = [
        (" PR ", pen.ink("muted")),
        (f"{side.pr}", pen.seat_ink(side.seat)),
        (f"  next free at {side.next_free}", pen.ink("muted")),
    ]
    pen.runs(line.x, line.y, runs, line.width)


def _paint_chips(pen: Pen, side: SideView, line: Area) -> None:
    tokens = technology_tokens(pen, side)
    if line_count(tokens, line.width) > 1:
        tokens = technology_tokens(pen, side, short=True)
    if tokens:
        pen.flow(line, tokens)
    else:
        pen.write(line.x + 1, line.y, "no Technology", "muted", width=line.width - 1)


def technology_tokens(pen: Pen, side: SideView, *, short: bool = False) -> list[Token]:
    names = TECHNOLOGY_SHORT if short else {slug: t.name for slug, t in TECHNOLOGIES.items()}
    tokens = []
    for slug in side.technologies:
        text = f"{technology_sign(pen.glyphs, slug)}{'' if short else ' '}{names[slug]}"
        style = pen.ink(TECHNOLOGY_ROLE[slug], bold=True)
        if chip_place(side.seat, slug) in pen.offer.changed_places:
            style += CHANGED
        tokens.append(Token(((text, style),), f"tech:{slug}"))
    return tokens


def paint_reserved(pen: Pen, side: SideView, line: Area, label: str = "Reserved ") -> int:
    """Paint the shares kept beside the inventor and return the x after them."""
    runs = [
        (f"  {label}", pen.ink("muted")),
        (pen.glyphs.share * side.reserved_shares, pen.seat_ink(side.seat)),
        (pen.glyphs.dot * (SHARES_EACH - 1 - side.reserved_shares), pen.ink("border")),
    ]
    end = pen.runs(line.x, line.y, runs, line.width)
    place = "reserved" if side.seat == pen.own_seat.seat else f"reserved:{side.seat}"
    pen.finish_piece(place, Area(line.x, line.y, end - line.x, 1))
    return end


def _paint_hand_backs(pen: Pen, side: SideView, line: Area) -> None:
    backs = pen.glyphs.card_back * side.hand_count
    pen.add_target(f"hand:{side.seat}", Area(line.right - 1 - len(backs), line.y, len(backs), 1))
    pen.canvas.text(line.x, line.y, backs, pen.ink("muted"), width=line.width - 1, align="right")


# The goal


def paint_goal(pen: Pen, side: SideView, area: Area) -> int:
    """Paint the goal's text if there is room, then its parts, and return the rows used."""
    goal = side.goal
    if goal is None or not area.height:
        return 0
    text = _paint_goal_text(pen, goal, area)
    parts = goal.parts[: area.height - text]
    for row, part in enumerate(parts, text):
        _paint_part(pen, part, area.rows(row, 1))
    return text + len(parts)


def _paint_goal_text(pen: Pen, goal: GoalView, area: Area) -> int:
    """Paint the goal's text if it leaves room for its parts, and return the rows used."""
    spare = area.height - len(goal.parts)
    role = "bad" if goal.out_of_reach else "good" if goal.met else "muted"
    name = f"Goal, {OUT_OF_REACH}" if goal.out_of_reach else "Goal"
    lines = wrap(f"{name}: {goal.text}", max(area.width - 2, 10))
    if spare < len(lines):
        lines = [name] if spare else []
    return pen.lines(area.columns(1), lines, pen.ink(role, italic=True))


def _paint_part(pen: Pen, part: GoalPart, line: Area) -> None:
    """Paint one condition: a box, filled if it is met, its text, and its progress."""
    role = "good" if part.met else "muted"
    sign = goal_sign(pen.glyphs, is_met=part.met)
    pen.canvas.text(line.x + 1, line.y, sign, pen.ink(role, bold=True))
    text = part.text
    if len(text) + 5 + part.need > line.width:
        text = short_goal_text(text)
    progress = part_progress(pen, part, line.width - 4 - len(text))
    pen.canvas.text(line.right - len(progress), line.y, progress, pen.ink(role))
    room = line.width - 4 - len(progress)
    pen.write(line.x + 3, line.y, text, "text" if part.met else "muted", width=room)


def part_progress(pen: Pen, part: GoalPart, room: int) -> str:
    """Pips for small numbers, a bar for large ones, or only a fraction if those are too wide.

    A condition without a count has only its check or cross.
    """
    have = max(min(part.have, part.need), 0)
    if part.need <= 1:
        return ""
    text = f"{part.have}/{part.need}"
    if part.need <= 6:
        bar = pen.glyphs.filled_square * have + pen.glyphs.square * (part.need - have)
    else:
        bar = f"{pen.glyphs.bar(have / part.need, 5)} {text}"
    return bar if len(bar) <= room else text


# The emblem

WAVE = ("╭─╮ ", "╯ ╰─")
PLAIN_WAVE = (".-. ", "' '-")


def paint_emblem(pen: Pen, power: str | None, area: Area, *, faint: bool = True) -> None:
    """Paint the sign of a side's current at the foot of a large card: a wave, or two lines."""
    if area.height < 2 or power is None:
        return
    role = power_role(power)
    style = pen.faint_ink(role) if faint else pen.ink(role)
    for row, line in enumerate(_emblem(pen, power), area.bottom - 2):
        pattern = (line * (area.width // len(line) + 1))[: area.width]
        pen.canvas.text(area.x, row, pattern, style)


def _emblem(pen: Pen, power: str) -> tuple[str, str]:
    if power == "AC":
        return PLAIN_WAVE if pen.glyphs.ascii_only else WAVE
    return pen.glyphs.light.horizontal, f"{pen.glyphs.light.horizontal} "
