"""The lines of a fighter's card: health, energy, cards, tracks, structures and Poisons."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from engine.games.taidian.card_types import MAX_LEVEL, POWER_UP, TICKS
from engine.games.taidian.cards import CARDS, TRACKS
from engine.games.taidian.names import card_name, short_ordinal
from engine.games.taidian.view_types import FighterView
from screens.games.taidian.pen import Pen
from screens.games.taidian.signs import TRACK_ROLE, TRACK_SHORT, health_role
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, total_width

Fact = Callable[[Area], None]
"""A function that paints one line of a card."""
Facts = tuple[list[Fact], list[Fact]]
"""The lines beside a portrait, and those below it."""

# Health, energy, cards


def _share_of_health(pen: Pen, health: int) -> float:
    """Health as a share of the highest starting health, so that all bars have one scale."""
    return health / max(1, *(each.cap for each in pen.seats))


def paint_health_line(pen: Pen, fighter: FighterView, line: Area) -> None:
    """Paint the health bar, with the loss of a fight hatched, and the number at its end."""
    number = f"{fighter.health}/{fighter.cap}" if line.width >= 17 else f"{fighter.health}"
    room = max(line.width - max(len(number), 3) - 1, 0)
    role = health_role(fighter)
    shares = (
        _share_of_health(pen, fighter.health),
        _share_of_health(pen, _health_after_fight(pen, fighter)),
    )
    pen.add_detail_target(fighter.seat, f"health:{fighter.seat}", line)
    pen.canvas.fill(line.x, line.y, room, 1, pen.ink("border", on="shadow"))
    if shares[1] < shares[0]:
        cells = round(shares[0] * room)
        shade = pen.glyphs.shades[1] * cells
        pen.canvas.text(line.x, line.y, shade, pen.ink("bad", on="shadow"))
    bar = pen.glyphs.bar(min(shares), room).rstrip()
    pen.canvas.text(line.x, line.y, bar, pen.ink(role, on="shadow"))
    style = pen.fresh_style(f"health:{fighter.seat}", pen.ink(role, bold=True))
    pen.canvas.text(line.right - len(number), line.y, number, style)


def _health_after_fight(pen: Pen, fighter: FighterView) -> int:
    fight = pen.view.fight
    if fight is None or fight.is_over or pen.view.window is None:
        return fighter.health
    stand = fight.stand_of(fighter.seat)
    if stand is not None:
        return max(0, fighter.health - stand.coming_loss)
    if fight.attacker == fighter.seat and not fight.is_tick:
        return max(0, fighter.health - fight.counter_damage)
    return fighter.health


def paint_energy_line(pen: Pen, fighter: FighterView, line: Area) -> None:
    """Paint energy as ten pips on the way to a power-up."""
    have = min(fighter.energy, POWER_UP)
    number = f" {fighter.energy}/{POWER_UP}"
    pips = [
        (f"{pen.sign('energy')} ", pen.ink("accent", bold=True)),
        (pen.glyphs.filled_square * have, pen.ink("accent")),
        (pen.glyphs.dot * (POWER_UP - have), pen.ink("border")),
        (number, pen.ink("accent", bold=bool(have))),
    ]
    pen.runs(line.x, line.y, pips, line.width)
    pen.add_detail_target(fighter.seat, f"energy:{fighter.seat}", line)


def hand_and_deck(pen: Pen, fighter: FighterView, *, with_text: bool) -> list[Run]:
    hand, deck = (" hand", " deck") if with_text else ("", "")
    return [
        (f"{pen.sign('hand')}{fighter.hand_count}{hand}", pen.ink("text")),
        (f" {pen.sign('deck')}{fighter.deck_count}{deck}", pen.ink("muted")),
    ]


def paint_energy_and_hand(pen: Pen, fighter: FighterView, line: Area) -> None:
    energy = f"{pen.sign('energy')}{fighter.energy} "
    runs = [(energy, pen.ink("accent", bold=True)), *hand_and_deck(pen, fighter, with_text=False)]
    if total_width(runs) > line.width:
        runs = [(text.strip(), style) for text, style in runs]
    pen.runs(line.x, line.y, runs, line.width)


def paint_belongings(pen: Pen, fighter: FighterView, line: Area) -> None:
    """Paint hand and deck, then Poisons, as text if it fits."""
    gap = (" ", pen.ink("text"))
    short_runs, long_runs = (hand_and_deck(pen, fighter, with_text=text) for text in (False, True))
    poisons = poison_runs(pen, fighter)
    brief = (brief_poisons(pen, fighter), pen.ink("bad", bold=True))
    for runs in ([*long_runs, gap, *poisons], [*short_runs, gap, *poisons]):
        if total_width(runs) <= line.width:
            break
    else:
        runs = [*short_runs, gap, brief]
    end = pen.runs(line.x, line.y, runs, line.width)
    cards_width = total_width(short_runs if runs[0] == short_runs[0] else long_runs)
    pen.add_detail_target(fighter.seat, f"cards:{fighter.seat}", line.columns(0, cards_width))
    if fighter.poisons and end > line.x + cards_width:
        place = f"poison:{fighter.seat}"
        pen.add_detail_target(
            fighter.seat, place, Area(line.x + cards_width, line.y, end - line.x - cards_width, 1)
        )


# Tracks


FIRST_PAIR, SECOND_PAIR = ("aim", "strength"), ("skill", "healing")
MAX_TRACK_WIDTH = 11
"""The width of a track's sign and name, and the space after them."""


def level_pips(pen: Pen, level: int) -> str:
    """Three pips, as many filled as there are levels."""
    return pen.sign("full") * level + pen.sign("empty") * (MAX_LEVEL - level)


def paint_track_line(pen: Pen, fighter: FighterView, slug: str, line: Area) -> None:
    level = fighter.levels[slug]
    style = pen.ink(TRACK_ROLE[slug] if level else "muted", bold=bool(level))
    text = f"{pen.sign(slug)}{TRACK_SHORT[slug]}"
    if line.width >= MAX_TRACK_WIDTH + MAX_LEVEL:
        text = f"{pen.sign(slug)} {TRACKS[slug].name:<{MAX_TRACK_WIDTH - 2}}"
    pen.canvas.text(line.x, line.y, text, style, width=line.width - MAX_LEVEL)
    x = min(line.right - MAX_LEVEL, line.x + MAX_TRACK_WIDTH)
    style = pen.fresh_style(f"level:{fighter.seat}:{slug}", style)
    x = pen.canvas.text(x, line.y, level_pips(pen, level), style)
    bonus = f" +{POWER_UP * level}"
    if level and x + len(bonus) <= line.right:
        pen.canvas.text(x, line.y, bonus, style)
    pen.add_detail_target(fighter.seat, f"level:{fighter.seat}:{slug}", line)


def paint_track_pair(pen: Pen, fighter: FighterView, slugs: tuple[str, str], line: Area) -> None:
    for slug, half in zip(slugs, line.split(2, 1), strict=True):
        paint_track_line(pen, fighter, slug, half)


def level_runs(pen: Pen, fighter: FighterView) -> list[Run]:
    return [
        (
            f"{pen.sign(slug)}{level}",
            pen.fresh_style(
                f"level:{fighter.seat}:{slug}",
                pen.ink(TRACK_ROLE[slug] if level else "muted", bold=bool(level)),
            ),
        )
        for slug, level in fighter.levels.items()
    ]


def paint_levels_line(pen: Pen, fighter: FighterView, line: Area) -> None:
    runs = level_runs(pen, fighter)
    if line.width >= total_width(runs) + len(runs):
        runs = [(f"{text} ", style) for text, style in runs]
    pen.runs(line.x, line.y, runs, line.width)


# Structures and Poisons


def poison_runs(pen: Pen, fighter: FighterView) -> list[Run]:
    """Each Poison with the damage of a tick and the ticks left: "§5▮▮▮▯"."""
    runs: list[Run] = []
    for poison in fighter.poisons:
        ticks = pen.sign("full") * poison.ticks + pen.sign("empty") * (TICKS - poison.ticks)
        style = pen.fresh_style(f"poison:{fighter.seat}", pen.ink("bad", bold=True))
        runs.append((f"{pen.sign('poison')}{poison.damage}{ticks} ", style))
    if runs:
        runs[-1] = (runs[-1][0].rstrip(), runs[-1][1])
    return runs


def brief_poisons(pen: Pen, fighter: FighterView) -> str:
    """Poisons in a few cells, as the ticks left of each: "§42"."""
    ticks = "".join(str(poison.ticks) for poison in fighter.poisons)
    return f"{pen.sign('poison')}{ticks}" if ticks else ""


def structure_runs(pen: Pen, fighter: FighterView) -> list[Run]:
    letters = "".join(CARDS[slug].letter for slug in fighter.structures)
    return [(f"{pen.sign('structure')}{letters}", pen.ink("good"))] if letters else []


def structure_tokens(pen: Pen, fighter: FighterView, *, short: bool = False) -> list[Token]:
    return [
        Token(
            (
                (
                    CARDS[slug].short if short else card_name(slug),
                    pen.fresh_style(f"structure:{fighter.seat}:{slug}", pen.ink("good")),
                ),
            )
        )
        for slug in fighter.structures
    ]


def fitting_structures(pen: Pen, fighter: FighterView, room: int) -> list[Token]:
    """Structures by name, in full or cut to fit; none if not even cut names fit."""
    for short in (False, True):
        tokens = structure_tokens(pen, fighter, short=short)
        if sum(token.width + 1 for token in tokens) + 1 <= room:
            return tokens
    return []


def paint_structures_line(pen: Pen, fighter: FighterView, line: Area) -> None:
    """Paint names if they fit, else letters."""
    pen.add_detail_target(fighter.seat, f"structures:{fighter.seat}", line)
    tokens = fitting_structures(pen, fighter, line.width)
    if tokens or not fighter.structures:
        text = pen.sign("structure") if tokens else f"{pen.sign('structure')} none"
        style = pen.ink("good" if tokens else "muted")
        pen.canvas.text(line.x, line.y, text, style, width=line.width)
        pen.flow(line.columns(1), tokens)
    else:
        pen.runs(line.x, line.y, structure_runs(pen, fighter), line.width)


def paint_trouble_line(pen: Pen, fighter: FighterView, line: Area) -> None:
    poison = brief_poisons(pen, fighter)
    runs = structure_runs(pen, fighter)
    if runs and poison:
        runs.append((" ", pen.ink("text")))
    pen.runs(line.x, line.y, [*runs, (poison, pen.ink("bad", bold=True))], line.width)


# Ability and fall


def paint_calling(pen: Pen, fighter: FighterView, line: Area) -> None:
    pen.canvas.text(line.x, line.y, fighter.role, pen.ink("muted", italic=True), width=line.width)


def paint_ability(pen: Pen, fighter: FighterView, area: Area) -> None:
    lines = wrap(fighter.ability, max(area.width, 10))
    if len(lines) <= area.height:
        pen.lines(area, lines, pen.ink("muted", italic=True))


def paint_fall(pen: Pen, fighter: FighterView, line: Area) -> None:
    text = f"fell {short_ordinal(fighter.fall_order)}"
    pen.canvas.text(line.x, line.y, text, pen.ink("muted"), width=line.width)


def paint_felled(pen: Pen, fighter: FighterView, line: Area) -> None:
    """Paint the attacker who knocked the fighter out, in the longest form that fits."""
    text, style = felled_run(pen, fighter)
    if len(text) > line.width:
        text = text.rpartition(" ")[2]
    pen.canvas.text(line.x, line.y, text, style, width=line.width)


def felled_run(pen: Pen, fighter: FighterView) -> Run:
    """The attacker who knocked a fighter out, in that seat's colour, or the storm."""
    knocker = fighter.knocked_out_by
    if knocker < 0:
        return "in the storm", pen.ink("muted")
    return f"to {pen.seat_name(knocker)}", pen.seat_ink(knocker, bold=False)
