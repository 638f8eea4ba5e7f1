"""Healing, experience and levels (RULES.md 18); a destroyed vortex stops all healing (26.14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.choice import Ban, Idea, Refusal, choice, idea, legal
from engine.core.flow import choose
from engine.games.ages.card_types import Rating
from engine.games.ages.challenges.cards import level_choices
from engine.games.ages.challenges.ratings import MAX_RATING
from engine.games.ages.challenges.rules import draw_challenge
from engine.games.ages.experience.events import ExperienceGained, Healed, LevelDrawn, RatingRaised
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.sites.deeds import VORTEX
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, is_creature, profile_of

VORTEX_DESTROYED = Ban("your vortex is destroyed, so nothing heals", "26.14")
NOT_WOUNDED = Ban("this unit is not wounded", "14.6")
TEACHES = Ban("this unit teaches the others", "20.34")
NOT_ON_MAP = Ban("this unit is not on the map", "20.34")


def may_gain_health(table: AnyState, unit: AnyUnit) -> bool:
    """May the unit's team gain Health, because its vortex is not destroyed (26.14)?"""
    return VORTEX not in table.ruins[unit.team]


def healing_ban(table: AnyState, unit: AnyUnit) -> Ban | None:
    """Why the unit cannot be healed (18.3, 26.14)."""
    if not may_gain_health(table, unit):
        return VORTEX_DESTROYED
    return None if unit.health < unit.max_health else NOT_WOUNDED


def can_be_healed(table: AnyState, unit: AnyUnit) -> bool:
    """Does the unit have less than its maximum Health, and may its team gain any (18.3, 26.14)?"""
    return unit.health < unit.max_health and may_gain_health(table, unit)


def heal(g: AgesState, unit: Unit, amount: int, reason: str) -> None:
    """Heal a unit, up to its maximum Health (18.3)."""
    healing = min(amount, unit.max_health - unit.health)
    if healing > 0 and may_gain_health(g, unit):
        unit.health += healing
        g.emit(
            Healed,
            unit=unit.slug,
            amount=healing,
            health=unit.health,
            most=unit.max_health,
            reason=reason,
        )


def gain_experience(g: AgesState, unit: Unit, reason: str) -> None:
    """Give a unit an experience marker (18.2)."""
    unit.experience += 1
    g.emit(ExperienceGained, unit=unit.slug, reason=reason)


def level_up(g: AgesState, unit: Unit, reason: str) -> None:
    """Draw a card from the team's deck, and have the player asked which rating is raised (18.4)."""
    card = draw_challenge(g, unit.team)
    ratings = tuple(name for name in level_choices(card) if can_be_raised(unit, name))
    g.emit(LevelDrawn, unit=unit.slug, card=card, ratings=ratings, reason=reason)
    if ratings:
        g.pending.append(Pending(ask=Ask.RAISE, unit=g.number(unit.slug), ratings=ratings))


def can_be_raised(unit: AnyUnit, name: Rating) -> bool:
    """Is the printed rating, with the levels won, still below 9 (2.2, 24.13)?"""
    printed_value: int = getattr(profile_of(unit).ratings, name)
    return printed_value + unit.levels.get(name, 0) < MAX_RATING


def raise_ideas(unit: AnyUnit, ratings: Iterable[Rating]) -> Iterator[Idea]:
    """The ratings on the drawn card that can be raised (18.4)."""
    yield from (choice("raise", name) for name in ratings if can_be_raised(unit, name))
    reason = f"you raise a rating on the drawn card, to {MAX_RATING} at most"
    yield Refusal(choice("raise"), reason, "18.4")


def teach_ideas(table: AnyState, teacher: AnyUnit) -> Iterator[Idea]:
    """The units that a unit may teach: all others of its team on the map (20.34)."""
    for unit in table.units:
        if unit.team != teacher.team or is_creature(unit):
            continue
        if unit.is_on_map:
            yield idea(choice("teach", unit.slug), TEACHES if unit.slug == teacher.slug else None)
        elif unit.kind == "character" and (unit.is_off_map or unit.is_in_prison):
            yield idea(choice("teach", unit.slug), NOT_ON_MAP)


async def ask_for_rating(g: AgesState, pending: Pending) -> None:
    """Ask which of the card's ratings is raised; after two levels in a row there may be none."""
    unit = g.units[pending.unit]
    offered = legal(raise_ideas(unit, pending.ratings))
    if not offered or not unit.is_alive:
        g.pending.remove(pending)
        return
    prompt = f"{profile_of(unit).name} levels up: which rating rises by 1?"
    answer = await choose(unit.owner, prompt, offered, "18.4")
    g.pending.remove(pending)
    name = next(each for each in pending.ratings if each == answer.noun)
    unit.levels = {**unit.levels, name: unit.levels.get(name, 0) + 1}
    value = getattr(profile_of(unit).ratings, name) + unit.levels[name]
    g.emit(RatingRaised, unit=unit.slug, rating=name, value=value)
