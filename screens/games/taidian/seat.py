"""A fighter's card: the frame with the name, the portrait, and the lines that fit."""

from __future__ import annotations

from functools import partial

from engine.games.taidian.cards import CARDS, TRACKS
from engine.games.taidian.names import card_name, short_name
from engine.games.taidian.view_types import FighterView, FightView, StandView
from screens.games.taidian.pen import Pen, decider, is_fresh
from screens.games.taidian.portraits import portrait_of
from screens.games.taidian.seat_lines import (
    FIRST_PAIR,
    SECOND_PAIR,
    Fact,
    Facts,
    paint_ability,
    paint_belongings,
    paint_calling,
    paint_energy_and_hand,
    paint_energy_line,
    paint_fall,
    paint_felled,
    paint_health_line,
    paint_levels_line,
    paint_structures_line,
    paint_track_line,
    paint_track_pair,
    paint_trouble_line,
)
from screens.games.taidian.signs import MINUS
from tui.widgets.area import Area
from tui.widgets.pen import Run
from tui.widgets.portraits import PORTRAIT_HEIGHT, PORTRAIT_WIDTH, paint_portrait

YOU = "You"
"""The title of the viewer's own fighter if the name does not fit."""


def paint_seat(pen: Pen, fighter: FighterView, area: Area) -> None:
    _paint_frame(pen, fighter, area)
    inner = area.interior(1, 1)
    if inner.height < PORTRAIT_HEIGHT:
        for line, fact in enumerate(_few_facts(pen, fighter)[: inner.height]):
            fact(inner.rows(line, 1))
        return
    role, faded = pen.seat_role(fighter.seat), not fighter.standing
    large = inner.width >= 2 * PORTRAIT_WIDTH + 18 and inner.height >= 2 * PORTRAIT_HEIGHT
    room = inner if large else inner.rows(0, PORTRAIT_HEIGHT)
    portrait = paint_portrait(
        pen.canvas, portrait_of(fighter.character), room, role=role, faded=faded
    )
    side_area = inner.columns(portrait.width + 1).rows(0, portrait.height)
    lower_area = inner.rows(portrait.height)
    _paint_facts(pen, fighter, side_area, lower_area)


def _paint_facts(pen: Pen, fighter: FighterView, side_area: Area, lower_area: Area) -> None:
    upper, lower = _chosen_facts(pen, fighter, side_area, lower_area)
    for line, fact in enumerate(upper[: side_area.height]):
        fact(side_area.rows(line, 1))
    for line, fact in enumerate(lower[: lower_area.height]):
        fact(lower_area.rows(line, 1))
    if fighter.standing and lower_area.height - len(lower) >= 2:
        paint_ability(pen, fighter, lower_area.rows(len(lower)))


def _chosen_facts(pen: Pen, fighter: FighterView, side_area: Area, lower_area: Area) -> Facts:
    if not fighter.standing:
        paint_moment, paint_knocker = (
            partial(paint_fall, pen, fighter),
            partial(paint_felled, pen, fighter),
        )
        return (
            ([paint_moment], [paint_knocker])
            if lower_area.height and side_area.width < 12
            else ([paint_moment, paint_knocker], [])
        )
    if side_area.width >= 18:
        return _wide_facts(pen, fighter, side_area, lower_area)
    structures = partial(paint_structures_line, pen, fighter)
    if lower_area.height < 3:
        return _few_facts(pen, fighter), [structures]
    return [partial(paint_track_line, pen, fighter, slug) for slug in TRACKS], [
        partial(paint_health_line, pen, fighter),
        partial(paint_energy_line, pen, fighter),
        partial(paint_belongings, pen, fighter),
        structures,
    ]


def _wide_facts(pen: Pen, fighter: FighterView, side_area: Area, lower_area: Area) -> Facts:
    upper: list[Fact] = [
        partial(paint_health_line, pen, fighter),
        partial(paint_energy_line, pen, fighter),
        partial(paint_belongings, pen, fighter),
    ]
    structures = partial(paint_structures_line, pen, fighter)
    if side_area.height >= 2 * PORTRAIT_HEIGHT:
        each = [partial(paint_track_line, pen, fighter, slug) for slug in TRACKS]
        return [*upper, structures, *each], []
    if lower_area.height >= 3:
        pairs = [
            partial(paint_track_pair, pen, fighter, pair) for pair in (FIRST_PAIR, SECOND_PAIR)
        ]
        return [partial(paint_calling, pen, fighter), *upper], [*pairs, structures]
    return [*upper, partial(paint_levels_line, pen, fighter)], [structures]


def _few_facts(pen: Pen, fighter: FighterView) -> list[Fact]:
    return [
        partial(paint_health_line, pen, fighter),
        partial(paint_energy_and_hand, pen, fighter),
        partial(paint_levels_line, pen, fighter),
        partial(paint_trouble_line, pen, fighter),
    ]


# The frame


def _paint_frame(pen: Pen, fighter: FighterView, area: Area) -> None:
    active = decider(pen.view) == fighter.seat and fighter.standing
    role = pen.seat_role(fighter.seat) if fighter.standing else "border"
    pen.frame(
        area,
        place=f"seat:{fighter.seat}",
        role=role if active or _is_asked(pen, fighter.seat) else "border",
        kind="heavy" if active else "rounded",
        fill="panel",
    )
    x = area.x + 1
    if pen.view.has_teams:
        style = pen.plate_style(fighter.seat) if fighter.standing else pen.ink("muted", on="raised")
        x = pen.canvas.text(x, area.y, f" {fighter.side + 1} ", style)
    label = 4 if f"seat:{fighter.seat}" in pen.offer.places else 1
    room = area.right - x - label
    pen.canvas.text(
        x, area.y, f" {fighter_title(pen, fighter, room - 2)} ", pen.seat_ink(fighter.seat)
    )
    words = status(pen, fighter, area.width - 6)
    if words:
        text, style = words
        pen.canvas.text(area.x + 2, area.bottom - 1, f" {text} ", style)


def _is_asked(pen: Pen, seat: int) -> bool:
    return pen.view.window is not None and seat in pen.view.window.asked_seats


def mark_of(pen: Pen, fighter: FighterView) -> str:
    """A sign before the name: victory, fall, or turn."""
    view = pen.view
    if view.outcome is not None and fighter.seat in view.outcome.winners:
        return pen.glyphs.star
    if not fighter.standing:
        return pen.glyphs.cross
    return pen.glyphs.cursor if view.active == fighter.seat and view.outcome is None else ""


def name_of(pen: Pen, fighter: FighterView, room: int) -> str:
    """The name, in full if it fits, with a note for the viewer's own."""
    you = " (you)" if fighter.seat == pen.view.seat else ""
    full, brief = fighter.name or short_name(fighter), short_name(fighter)
    last = YOU if you else brief
    return next((each for each in (full + you, brief + you) if len(each) <= room), last)


def fighter_title(pen: Pen, fighter: FighterView, room: int) -> str:
    mark = mark_of(pen, fighter)
    mark = f"{mark} " if mark else ""
    return mark + name_of(pen, fighter, room - len(mark))


def status(pen: Pen, fighter: FighterView, room: int) -> Run | None:
    """The effect of the current fight on a fighter, in a few cells; or the truces."""
    view, fight = pen.view, pen.view.fight
    if view.outcome is None and fight is not None and (view.window or is_fresh(view)):
        stand = fight.stand_of(fighter.seat)
        if fight.is_over:
            return _result_run(pen, fighter, stand.health_lost if stand else None)
        if stand is not None:
            return _threat_text(pen, fight, stand, room), pen.ink("bad", bold=True)
        if fight.attacker == fighter.seat and fight.counter:
            text = f"{pen.sign('counter')}{fight.counter}"
            return text, pen.ink("bad", bold=True)
    if _is_asked(pen, fighter.seat):
        return "may help", pen.ink("accent")
    return _truce_run(pen, fighter, room) if fighter.truces else None


def _truce_run(pen: Pen, fighter: FighterView, room: int) -> Run:
    sign, count = pen.sign("truce"), len(fighter.truces)
    mine = pen.view.seat in fighter.truces and fighter.seat != pen.view.seat
    texts = [f"{sign} {pen.seat_names(fighter.truces)}", f"{sign} {count}"]
    if mine:
        others_text = f" +{count - 1}" if count > 1 else ""
        texts = [f"{sign} truce with you{others_text}", f"{sign} with you{others_text}"]
    text = next((each for each in texts if len(each) <= room), texts[-1])
    return text, pen.ink("accent" if mine else "muted")


def _threat_text(pen: Pen, fight: FightView, stand: StandView, room: int) -> str:
    """The threat to a target: the sums, or the cards without a value."""
    if fight.is_tick:
        return f"{pen.sign('poison')}{stand.attack}"
    if stand.attack:
        block = f" {pen.sign('block')}{stand.block}" if stand.block else ""
        return f"{pen.sign('attack')}{stand.attack}{block}"
    cards = [laid_card.card for laid_card in fight.laid_cards if laid_card.target == stand.seat]
    names = " ".join(
        dict.fromkeys(card_name(slug) for slug in cards if CARDS[slug].effect != "treat")
    )
    return names if len(names) <= room else f"{len(cards)} cards"


def _result_run(pen: Pen, fighter: FighterView, loss: int | None) -> Run | None:
    fight = pen.view.fight
    assert fight is not None
    if loss is None:
        loss = (
            fight.attacker_health_lost
            if fight.attacker == fighter.seat and not fight.is_tick
            else 0
        )
    if not loss:
        return None
    text = f"{MINUS if loss > 0 else '+'}{abs(loss)}"
    return text, pen.ink("bad" if loss > 0 else "good", bold=True)
