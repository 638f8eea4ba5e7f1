"""The middle of the table: the fight, a batch, purchases, a choice, or the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from textwrap import wrap

from engine.core.text import join_with_and
from engine.games.taidian.card_types import MAX_LEVEL, POWER_UP
from engine.games.taidian.cards import CARDS, TRACKS
from engine.games.taidian.names import card_name, counted_cards, short_name
from screens.games.taidian.faces import paint_face, value_runs
from screens.games.taidian.fight import (
    CARD_HEIGHT,
    lanes_being_laid,
    paint_fight,
    paint_lanes,
    paint_small_cards,
)
from screens.games.taidian.pen import (
    BOMB,
    FIGHT,
    KEEP,
    LAYING,
    LOOT,
    POWER,
    UPGRADE,
    WON,
    Pen,
    subject_of,
)
from screens.games.taidian.portraits import portrait_of
from screens.games.taidian.seat_lines import level_pips
from screens.games.taidian.signs import TRACK_ROLE, card_role, effect_text, short_card_name
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, total_width
from tui.widgets.portraits import PORTRAIT_HEIGHT, PORTRAIT_WIDTH, paint_portrait


def paint_result(pen: Pen, area: Area) -> None:
    outcome = pen.view.outcome
    if outcome is None:
        return
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="panel"))
    places = [_rank_runs(pen, number, group) for number, group in enumerate(outcome.ranking, 1)]
    room = area.height - len(places) - 2
    scale = 2 if room > 2 * PORTRAIT_HEIGHT + 1 and _do_portraits_fit(pen, area, 2) else 1
    portrait_rows = scale * PORTRAIT_HEIGHT + 1 if room > PORTRAIT_HEIGHT else 0
    top = area.rows(max(area.height - portrait_rows - len(places) - 1, 0) // 2)
    if portrait_rows:
        _paint_portraits(pen, top, scale)
    lines = top.rows(portrait_rows + 1) if portrait_rows else top
    x = lines.x + max(lines.width - max(map(total_width, places)), 2) // 2
    for row, runs in enumerate(places[: lines.height]):
        pen.runs(x, lines.y + row, runs, area.right - x)


def _do_portraits_fit(pen: Pen, area: Area, scale: int) -> bool:
    assert pen.view.outcome is not None
    return len(pen.view.outcome.winners) * (scale * PORTRAIT_WIDTH + 2) <= area.width


def _paint_portraits(pen: Pen, area: Area, scale: int) -> None:
    assert pen.view.outcome is not None
    winners, wide = pen.view.outcome.winners, scale * PORTRAIT_WIDTH
    x = area.x + (area.width - len(winners) * (wide + 2)) // 2
    for number, seat in enumerate(winners):
        fighter = pen.view.fighters[seat]
        place = Area(x + number * (wide + 2) + 1, area.y, wide, scale * PORTRAIT_HEIGHT)
        role = pen.seat_role(seat)
        paint_portrait(
            pen.canvas, portrait_of(fighter.character), place, role=role, faded=not fighter.standing
        )
        name = f"{pen.glyphs.star} {short_name(fighter)}"
        style = pen.ink(role, bold=True)
        pen.canvas.text(place.x - 1, place.bottom, name, style, width=wide + 2, align="center")


def _rank_runs(pen: Pen, number: int, group: tuple[int, ...]) -> list[Run]:
    runs: list[Run] = [(f"{number}. ", pen.ink("muted"))]
    for seat in group:
        fighter = pen.view.fighters[seat]
        health_text = f"{fighter.health} health" if fighter.standing else "fallen"
        runs.append((f"{short_name(fighter)} ", pen.seat_ink(seat)))
        runs.append((f"({health_text})  ", pen.ink("muted")))
    return runs


FACE_WIDTH = 16
PLATE_HEIGHT = 7


def paint_centre(pen: Pen, area: Area) -> None:
    """Paint the current action, on a separate background."""
    if area.height < 1:
        return
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="surface"))
    painters: dict[str, Callable[[Pen, Area], None]] = {
        WON: paint_result,
        POWER: _paint_tracks,
        BOMB: _paint_structures,
        KEEP: _paint_drawn_cards,
        LOOT: _paint_spoils,
        FIGHT: _paint_fight,
        LAYING: _paint_batch,
        UPGRADE: _paint_upgrade,
    }
    painters.get(subject_of(pen.view), _paint_before_the_turn)(pen, area)


def _paint_fight(pen: Pen, area: Area) -> None:
    if pen.view.fight is not None:
        paint_fight(pen, pen.view.fight, area)


def _paint_sentence(pen: Pen, area: Area, text: str, role: str = "muted") -> None:
    y = area.y + (area.height - 1) // 2
    pen.canvas.text(area.x, y, text, pen.ink(role), width=area.width, align="center")


# The two kinds of turn


def _paint_batch(pen: Pen, area: Area) -> None:
    """Paint the batch being laid; other seats see only that cards are being laid."""
    view = pen.view
    if view.turn.undeclared_batch:
        paint_lanes(pen, view.active, lanes_being_laid(view.turn.undeclared_batch), area)
    elif view.seat == view.active:
        _paint_sentence(pen, area, "Lay attack cards (red), each on a target, then strike")
    else:
        name = short_name(view.fighters[view.active])
        _paint_sentence(pen, area, f"{name} lays cards in secret {pen.glyphs.card_back * 3}")


def _paint_upgrade(pen: Pen, area: Area) -> None:
    view = pen.view
    fighter = view.fighters[view.active]
    if not view.turn.played_cards:
        is_own_turn = view.seat == view.active
        text = (
            "Play money and energy, then buy"
            if is_own_turn
            else f"{fighter.name} looks at the market"
        )
        _paint_sentence(pen, area, text)
        return
    runs: list[Run] = [
        (f"{pen.sign('money')} {view.turn.money} to spend", pen.ink("gold", bold=True)),
        (f"   {pen.sign('energy')} {fighter.energy} of {POWER_UP}", pen.ink("accent", bold=True)),
    ]
    if area.height < CARD_HEIGHT:
        played = f"Played {counted_cards(view.turn.played_cards)}  "
        pen.runs(area.x + 1, area.y, [(played, pen.ink("text")), *runs], area.width)
        return
    cards = area.rows((area.height - CARD_HEIGHT) // 2, CARD_HEIGHT).columns(1)
    bright = pen.ink("bright", bold=True)
    faces = [
        (
            slug,
            [*value_runs(pen, slug), *([(f" x{count}", bright)] if count > 1 else [])],
            card_role(slug),
        )
        for slug, count in Counter(view.turn.played_cards).items()
    ]
    end = paint_small_cards(pen, faces, cards.columns(0, cards.width - total_width(runs) - 4))
    pen.runs(end + 3, cards.y + 1, runs, area.right - end - 3)


def _paint_before_the_turn(pen: Pen, area: Area) -> None:
    """Paint the fighter and the result of the last fight, before the kind of turn is chosen."""
    view = pen.view
    if view.step == "truce":
        text = "A truce binds nobody, but everybody hears who breaks it"
        _paint_sentence(pen, area, text, "text")
        return
    fighter = view.fighters[view.active]
    runs: list[Run] = [
        (f" {fighter.name}", pen.seat_ink(view.active)),
        (f", {fighter.role}. ", pen.ink("muted")),
        (fighter.ability, pen.ink("text")),
    ]
    if total_width(runs) > area.width:
        runs[1] = (". ", pen.ink("muted"))
    pen.runs(area.x, area.y, runs, area.width)
    if view.fight is not None and area.height >= 4:
        title = "The last fight" if not view.fight.is_tick else "The last Poison"
        pen.canvas.text(area.x + 1, area.y + 1, title, pen.ink("muted", italic=True))
        paint_fight(pen, view.fight, area.rows(2))
    elif area.height >= 3:
        _paint_sentence(
            pen, area.rows(1), "Upgrade to buy and power up, or attack: never both in one turn"
        )


# Choices without a piece on the table


def _paint_tracks(pen: Pen, area: Area) -> None:
    fighter = pen.view.fighters[pen.view.active]
    for slug, column in zip(TRACKS, area.split(len(TRACKS)), strict=True):
        level = fighter.levels[slug]
        next_level = min(level + 1, MAX_LEVEL)
        cards = join_with_and(row.name for row in CARDS.values() if row.symbol == slug)
        role = TRACK_ROLE[slug]
        head = f"{pen.sign(slug)} {TRACKS[slug].name}"
        change = f"{level_pips(pen, level)} {pen.glyphs.right} {level_pips(pen, next_level)}"
        gain = f"{cards} +{POWER_UP * next_level}" if level < MAX_LEVEL else "at its top"
        if len(wrap(gain, max(column.width - 2, 1))) > min(area.height, PLATE_HEIGHT) - 4:
            gain = f"+{POWER_UP * next_level}"
        _paint_plate(pen, f"track:{slug}", column, role, [head, change, gain])


def _paint_plate(pen: Pen, place: str, area: Area, role: str, lines: list[str]) -> None:
    """Paint a choice as a framed plate, or as a line if there is no room for frames."""
    if area.height < 4:
        pen.canvas.text(
            area.x + 1, area.y, lines[0], pen.ink(role, bold=True), width=area.width - 2
        )
        for row, line in enumerate(lines[1 : area.height], 1):
            pen.write(area.x + 1, area.y + row, line, "text", width=area.width - 2)
        pen.finish_piece(place, Area(area.x, area.y, area.width - 1, 1), news=False)
        return
    area = area.rows(0, PLATE_HEIGHT)
    pen.frame(area, place=place, role=role, fill="panel")
    inner = area.interior(1, 1)
    pen.canvas.text(inner.x, inner.y, lines[0], pen.ink(role, bold=True), width=inner.width)
    used_rows = 1
    for line in lines[1:]:
        room = inner.rows(used_rows)
        used_rows += pen.wrap(room, line, pen.ink("text"))


def _paint_structures(pen: Pen, area: Area) -> None:
    view = pen.view
    if not view.turn.undeclared_batch:
        return
    seat = view.turn.undeclared_batch[-1].target
    slugs = view.fighters[seat].structures
    for slug, column in zip(slugs, area.split(max(len(slugs), 4)), strict=False):
        name = (
            card_name(slug)
            if len(card_name(slug)) <= column.width - 2
            else short_card_name(card_name(slug))
        )
        room = min(area.height, PLATE_HEIGHT) - 3
        text = CARDS[slug].text
        fits = len(wrap(text, max(column.width - 2, 1))) <= room
        line = text if fits else effect_text(slug)
        _paint_plate(pen, f"structure:{seat}:{slug}", column, "good", [name, line])


def _paint_drawn_cards(pen: Pen, area: Area) -> None:
    view = pen.view
    if not view.drawn_cards:
        thief = short_name(view.fighters[view.active])
        _paint_sentence(pen, area, f"{thief} looks at two cards and keeps one")
        return
    if area.height < 5:
        tokens = [
            Token(((card_name(slug), pen.ink("bright")),), f"drawn:{slug}")
            for slug in view.drawn_cards
        ]
        pen.flow(area, tokens)
        return
    for number, slug in enumerate(view.drawn_cards):
        face = Area(area.x + number * FACE_WIDTH, area.y, FACE_WIDTH, area.height)
        paint_face(pen, slug, face, place=f"drawn:{slug}")


def _paint_spoils(pen: Pen, area: Area) -> None:
    spoils = pen.view.spoils
    if spoils is None:
        return
    cards = Counter(pen.view.fighters[spoils.victim].discard)
    if area.height > 1:
        pen.write(
            area.x + 1, area.y, f"{spoils.takes_left} left to take", "muted", width=area.width
        )
        area = area.rows(1)
    columns = max(area.width // FACE_WIDTH, 1)
    rows = max(-(-len(cards) // columns), 1)
    lanes = area.split(columns)
    for number, (slug, count) in enumerate(cards.items()):
        lane, row = divmod(number, rows)
        line = lanes[lane].rows(row, 1)
        text = f"{f'{count}x ' if count > 1 else ''}{card_name(slug)}"
        x = pen.canvas.text(line.x + 1, line.y, text, pen.ink(card_role(slug)))
        pen.finish_piece(f"fallen:{slug}", Area(line.x, line.y, x - line.x, 1), news=False)
