"""The numbers compared in a challenge, and those of adventures with all modifiers (15, 16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from engine.games.ages.bonuses import bonus_terms
from engine.games.ages.card_types import Encounter, Guardian, Rating, Treasure
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.challenges.ratings import rating_figure
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.units import AnyState, AnyUnit, has_path_end, profile_of
from engine.games.ages.view_types import Figure, Term


@frozen
class Contest:
    """The two numbers compared in a challenge."""

    rating: Figure
    against: Figure

    @property
    def difference(self) -> int:
        """The rating less the number that it is compared with (3.1)."""
        return self.rating.value - self.against.value


def with_terms(base: Figure, parts: tuple[Term, ...]) -> Figure:
    """A figure with further parts."""
    if not parts:
        return base
    return Figure(base.value + sum(part.amount for part in parts), (*base.parts, *parts))


PASSING = (ChallengeResult.AMAZE, ChallengeResult.PASS)
"""The results that pass an adventure; a Squeak only gives experience."""


def chance_of(
    table: AnyState, difference: int, results: Iterable[ChallengeResult] = PASSING
) -> float:
    """The chance of one of these results in a challenge at a difference."""
    odds = challenge_odds(difference, dice=table.has_dice)
    return float(sum(odds[each] for each in results))


# Adventures


def encounter_figure(table: AnyState, unit: AnyUnit, encounter: Encounter) -> Figure:
    """The rating that a character sets against an encounter (15.2)."""
    assert encounter.rating is not None
    parts = list(adventure_parts(table, unit, encounter.rating))
    if encounter.age == profile_of(unit).age:
        parts.append(Term(1, "same age"))
    return with_terms(rating_figure(table, unit, encounter.rating), tuple(parts))


def can_pass(table: AnyState, unit: AnyUnit, encounter: Encounter) -> bool:
    """Does a character pass an encounter, by its rating or by a payment (15.2)?"""
    if encounter.rating is None:
        return True
    return encounter_figure(table, unit, encounter).value >= encounter.value


def guardian_contest(table: AnyState, unit: AnyUnit, guardian: Guardian) -> Contest:
    """The challenge of a guardian (16.2)."""
    character = profile_of(unit)
    parts = list(adventure_parts(table, unit, guardian.rating))
    common_traits = {
        "same age": character.age == guardian.age,
        f"same setting {guardian.setting}": character.setting == guardian.setting,
        f"same circle {guardian.circle}": character.circle == guardian.circle,
    }
    parts += [Term(1, source) for source, is_same in common_traits.items() if is_same]
    opposing = Figure(guardian.value, (Term(guardian.value, guardian.name),))
    return Contest(with_terms(rating_figure(table, unit, guardian.rating), tuple(parts)), opposing)


def guardian_chance(table: AnyState, unit: AnyUnit, guardian: str) -> float:
    """The chance to pass a guardian by its challenge."""
    return chance_of(table, guardian_contest(table, unit, GUARDIANS[guardian]).difference)


def trial_contest(table: AnyState, unit: AnyUnit, test: Treasure) -> Contest:
    """The challenge of a test card (14.15)."""
    assert test.test is not None
    name, value = test.test
    parts = tuple(adventure_parts(table, unit, name))
    opposing = Figure(value, (Term(value, test.name),))
    return Contest(with_terms(rating_figure(table, unit, name), parts), opposing)


def adventure_parts(table: AnyState, unit: AnyUnit, name: Rating) -> Iterator[Term]:
    """The bonuses to a rating in every adventure (16.6, 20)."""
    if has_path_end(table, unit, "glory"):
        yield Term(1, "Path of Glory")
    for number in (f"{name} challenge", "adventure", "challenge"):
        yield from bonus_terms(table, unit, number)
    if unit.adventure_bonus:
        yield Term(unit.adventure_bonus, "Field Manual")
