"""Cubes and monuments, which are played as free actions (RULES.md 14.10, 14.13, 21)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Idea, Refusal, choice
from engine.core.dispatch import Dispatch
from engine.games.ages.cards.events import MonumentPlaced, Slowed
from engine.games.ages.cards.ideas import Play
from engine.games.ages.cards.rules import (
    check_limit,
    draw_card,
    lose_card,
    reveal_card,
    use_up,
)
from engine.games.ages.challenges.ratings import GALE, PLENTY, PLENTY_DRAWS, rating
from engine.games.ages.experience.rules import level_up
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import free_prisoner
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, is_creature, is_in_dome, units_on_map
from engine.games.ages.view_types import Monument

play_nouns: Dispatch[str, Callable[[AnyState, AnyUnit], Iterator[str]]] = Dispatch("use of a card")
"""The targets of a cube: the second noun of each choice, "" if it needs none."""
play_effects: Dispatch[str, Callable[[AgesState, Unit, str], None]] = Dispatch("effect of a card")
"""The effect of a played card."""
NO_SIGHT = "its owner is in a dome, and nobody can be seen from there"
NO_TARGETS = {
    "exile-cube": "no enemy character with lower Respect is in reach of it",
    "jailbreak-cube": "nobody of the team is in prison",
}
"""The reasons why a cube is played on nobody, if they are not that no enemy is in reach."""


def play_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The uses of the unit's cubes and monuments (14.10, 14.13)."""
    for slug in dict.fromkeys(unit.known_cards):
        if TREASURES[slug].kind == "monument":
            yield choice("play", slug)
        elif slug in play_nouns:
            targets = list(play_nouns[slug](table, unit))
            yield from (Play(slug, target).choice for target in targets)
            if not targets:
                reason = no_target_text(table, unit, NO_TARGETS.get(slug, ""))
                yield Refusal(choice("play", slug), reason, "14.10")


def no_target_text(table: AnyState, unit: AnyUnit, reason: str = "") -> str:
    """The reason why a card has no target: from a dome nobody can be seen (5.4)."""
    if is_in_dome(table, unit) and "prison" not in reason:
        return NO_SIGHT
    return reason or "no unit is in reach of it"


def play_cube_or_monument(g: AgesState, unit: Unit, play: Play) -> None:
    """Play a cube or a monument."""
    slug = play.card
    if TREASURES[slug].kind == "monument":
        reveal_card(g, unit, slug, "played")
        place_monument(g, unit, slug)
        return
    use_up(g, unit, slug)
    play_effects[slug](g, unit, play.target)
    draw_after_cube(g, unit, slug)


def draw_after_cube(g: AgesState, unit: Unit, slug: str) -> None:
    """Draw another Secret card if the unit's Respect is high enough (14.10)."""
    if rating(g, unit, "respect") >= TREASURES[slug].redraw and g.can_draw_from("secret"):
        draw_card(g, g.number(unit.slug), "secret")
        check_limit(g, g.number(unit.slug))


# Cubes


@play_nouns("recall-cube", PLENTY, "tutor-cube")
def _no_noun(table: AnyState, unit: AnyUnit) -> Iterator[str]:
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
def _enemies_to_exile(table: AnyState, unit: AnyUnit) -> Iterator[str]:
    respect = rating(table, unit, "respect")
    for other in units_on_map(table, 1 - unit.team):
        lower = not is_creature(other) and rating(table, other, "respect") < respect
        if lower and can_see(table, unit, other.space, TREASURES["exile-cube"].cube_range):
            yield other.slug


@play_effects("exile-cube")
def exile_enemy(g: AgesState, unit: Unit, noun: str) -> None:
    """Banish an enemy character (21.60)."""
    g.pending.append(Pending(ask=Ask.BANISH, unit=g.number(noun)))


@play_nouns("jailbreak-cube")
def _prisoners_to_free(table: AnyState, unit: AnyUnit) -> Iterator[str]:
    yield from (each.slug for each in table.units if each.is_in_prison and each.team == unit.team)


@play_effects("jailbreak-cube")
def break_jail(g: AgesState, unit: Unit, noun: str) -> None:
    """Free a prisoner from the unit's team, who is then dismissed (21.76)."""
    free_prisoner(g, g.unit_of(noun), unit)


@play_nouns(GALE)
def _spaces_for_gale(table: AnyState, unit: AnyUnit) -> Iterator[str]:
    for space in sorted({other.space for other in units_on_map(table, 1 - unit.team)}):
        if can_see(table, unit, space, TREASURES[GALE].cube_range):
            yield table.map.noun(space)


@play_effects(GALE)
def raise_gale(g: AgesState, unit: Unit, noun: str) -> None:
    """Slow all enemies in a space until the team's next free actions (21.77)."""
    space = g.map.numbers_by_noun[noun]
    for other in g.team_units(1 - unit.team):
        if other.space == space:
            other.slowed = True
            g.emit(Slowed, unit=other.slug)


def can_see(table: AnyState, unit: AnyUnit, space: int, farthest: int) -> bool:
    """Is a space in sight of a unit, and at most `farthest` spaces away?"""
    is_near = range_between(table.map, unit.space, space) <= farthest
    return is_near and line_of_sight(table.map, unit.space, space) is not None


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
