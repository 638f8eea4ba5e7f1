"""Cubes and monuments, which are played as free actions (RULES.md 14.10, 14.13, 21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Choice, choice
from engine.core.dispatch import Dispatch
from engine.games.ages.cards.events import MonumentPlaced, Slowed
from engine.games.ages.cards.rules import (
    check_limit,
    decks_to_draw,
    draw_card,
    lose_card,
    reveal_card,
    use_up,
)
from engine.games.ages.challenges.ratings import PLENTY, PLENTY_DRAWS, rating
from engine.games.ages.experience.rules import level_up
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import free_prisoner
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Fate, Unit
from engine.games.ages.units import is_creature
from engine.games.ages.view_types import Monument

play_nouns: Dispatch[str, Callable[[AgesState, Unit], Iterator[str]]] = Dispatch("use of a card")
"""The targets of a card: the second noun of each choice, "" if it needs none."""
play_effects: Dispatch[str, Callable[[AgesState, Unit, str], None]] = Dispatch("effect of a card")
"""The effect of a played card."""


def play_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The choices to play the unit's cubes and monuments now."""
    for slug in dict.fromkeys(unit.cards):
        if TREASURES[slug].kind == "monument":
            yield choice("play", slug)
        elif slug in play_nouns:
            for noun in play_nouns[slug](g, unit):
                yield choice("play", f"{slug} {noun}".strip())


def play_cube_or_monument(g: AgesState, unit: Unit, noun: str) -> None:
    """Play a cube or a monument."""
    slug, _, target = noun.partition(" ")
    if TREASURES[slug].kind == "monument":
        reveal_card(g, unit, slug, "played")
        place_monument(g, unit, slug)
        return
    use_up(g, unit, slug)
    play_effects[slug](g, unit, target)
    draw_after_cube(g, unit, slug)


def draw_after_cube(g: AgesState, unit: Unit, slug: str) -> None:
    """Draw another Secret card if the unit's Respect is high enough (14.10)."""
    if rating(g, unit, "respect") >= TREASURES[slug].redraw and "secret" in decks_to_draw(g, 1):
        draw_card(g, g.number(unit.slug), "secret")
        check_limit(g, g.number(unit.slug))


# Cubes


@play_nouns("recall-cube", PLENTY, "tutor-cube")
def _no_noun(g: AgesState, unit: Unit) -> Iterator[str]:
    yield ""


@play_effects("recall-cube")
def recall_player_of_cube(g: AgesState, unit: Unit, noun: str) -> None:
    """Dismiss the unit that played the cube (21.59)."""
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(unit.slug)))


@play_effects(PLENTY)
def draw_plenty(g: AgesState, unit: Unit, noun: str) -> None:
    """Draw two Common cards (21.61)."""
    for _ in range(PLENTY_DRAWS):
        draw_card(g, g.number(unit.slug), "common")
    check_limit(g, g.number(unit.slug))


@play_effects("tutor-cube")
def level_up_by_cube(g: AgesState, unit: Unit, noun: str) -> None:
    """Level up once (21.62)."""
    level_up(g, unit, TREASURES["tutor-cube"].name)


@play_nouns("exile-cube")
def _enemies_to_exile(g: AgesState, unit: Unit) -> Iterator[str]:
    respect = rating(g, unit, "respect")
    for other in g.team_units(1 - unit.team):
        lower = not is_creature(other) and rating(g, other, "respect") < respect
        if lower and can_see(g, unit, other.space, TREASURES["exile-cube"].cube_range):
            yield other.slug


@play_effects("exile-cube")
def exile_enemy(g: AgesState, unit: Unit, noun: str) -> None:
    """Banish an enemy character (21.60)."""
    g.pending.append(Pending(ask=Ask.BANISH, unit=g.number(noun)))


@play_nouns("jailbreak-cube")
def _prisoners_to_free(g: AgesState, unit: Unit) -> Iterator[str]:
    prisoners = (each for each in g.units if each.fate is Fate.PRISON and each.team == unit.team)
    yield from (each.slug for each in prisoners)


@play_effects("jailbreak-cube")
def break_jail(g: AgesState, unit: Unit, noun: str) -> None:
    """Free a prisoner from the unit's team, who is then dismissed (21.76)."""
    free_prisoner(g, g.unit_of(noun), unit)


@play_nouns("gale-cube")
def _spaces_for_gale(g: AgesState, unit: Unit) -> Iterator[str]:
    for space in sorted({other.space for other in g.team_units(1 - unit.team)}):
        if can_see(g, unit, space, TREASURES["gale-cube"].cube_range):
            yield g.map.noun(space)


@play_effects("gale-cube")
def raise_gale(g: AgesState, unit: Unit, noun: str) -> None:
    """Slow all enemies in a space until the team's next free actions (21.77)."""
    space = g.map.numbers_by_noun[noun]
    for other in g.team_units(1 - unit.team):
        if other.space == space:
            other.slowed = True
            g.emit(Slowed, unit=other.slug)


def can_see(g: AgesState, unit: Unit, space: int, farthest: int) -> bool:
    """Is a space in sight of a unit, and at most `farthest` spaces away?"""
    is_near = range_between(g.map, unit.space, space) <= farthest
    return is_near and line_of_sight(g.map, unit.space, space) is not None


# Monuments


def place_monument(g: AgesState, unit: Unit, slug: str) -> None:
    """Place a monument in the unit's space; discard one that is already there (14.13)."""
    lose_card(unit, slug, face_up=True)
    replaced_card = ""
    for each in [each for each in g.monuments if each.space == unit.space]:
        g.monuments.remove(each)
        g.discards[TREASURES[each.card].deck].append(each.card)
        replaced_card = each.card
    g.monuments.append(Monument(unit.space, slug, unit.team))
    g.emit(
        MonumentPlaced,
        unit=unit.slug,
        card=slug,
        space=g.space_name(unit.space),
        replaced_card=replaced_card,
    )
