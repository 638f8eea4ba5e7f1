"""Encounters and guardians as text, with the chances of a unit."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.facts import Words, capitalised, joined, said
from engine.core.kept import kept
from engine.games.ages.adventures.facts import (
    EncounterTest,
    GuardianTest,
    GuardianToCome,
    MostDraws,
    PassedUnseen,
    Price,
    ResultChance,
    RewardDraws,
)
from engine.games.ages.adventures.paths import path_gain_text, path_stake_text
from engine.games.ages.alliance.path import SITES as ALLIANCE_SITES
from engine.games.ages.card_types import Encounter, Guardian
from engine.games.ages.cards.held import spare_count
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.challenges.contests import (
    can_pass,
    encounter_figure,
    guardian_chance,
    guardian_contest,
)
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.sites.facts import site_text
from engine.games.ages.units import guardian_deck
from engine.games.ages.view_types import HIDDEN, UnitView, View


def adventure_text(view: View, unit: UnitView) -> Words:
    counter = view.counters.get(unit.space)
    if counter == HIDDEN:
        return said("An unseen encounter: ", unseen_text(view, unit), ". ", unseen_outcome(view))
    if counter:
        test = encounter_text(view, unit, counter)
        return said(test, ". ", known_outcome(view, unit, counter))
    if view.alliance is not None and view.map.spaces[unit.space].site in ALLIANCE_SITES:
        return inhabitant_text(view, unit, view.alliance.counter)
    site = site_text(view, unit)
    if site:
        return site
    stake = path_stake_text(view, unit.team, unit.space)
    guardian = capitalised(guardian_on_top(view, unit, unit.space))
    return joined((stake, guardian, GUARDIAN_OUTCOME))


def known_outcome(view: View, unit: UnitView, slug: str) -> str:
    """The result of an encounter that was seen, whose draws are named already (15.2, 15.3)."""
    row = ENCOUNTERS[slug]
    if can_pass(view, unit, row):
        return "It counts for Encounters"
    return "Nothing is won, and nothing is lost"


DOME_AFTER_GUARDIAN = (
    "Beaten or not, the unit then goes to a dome. "
    "After FOPP, the worst failure, the enemy picks the dome"
)
"""The price of facing a guardian, which a unit pays whatever the result (16.3)."""
GUARDIAN_OUTCOME = f"If beaten, your marker steps, with a draw or two. {DOME_AFTER_GUARDIAN}"
"""The results of a guardian's challenge, without their chances (16.3)."""


def unseen_outcome(view: View) -> Words:
    """The results of an unseen encounter: its draws, and that a failure costs nothing (15.2)."""
    most = max((encounter.draws for encounter in unseen_encounters(view)), default=1)
    counts = "If passed, it counts for Encounters, with "
    return said(counts, MostDraws(most), "; if not, nothing is lost")


def guardian_on_top(view: View, unit: UnitView, space: int) -> Words:
    age = guardian_deck(view, space)
    facing = view.open_guardian(age)
    if facing:
        price = Price(unit.slug, facing, spare_count(unit)) if GUARDIANS[facing].pay else ""
        return said(guardian_test(view, unit, facing), ", or sure for " if price else "", price)
    rows = guardians_to_come(view, age)
    if not rows:
        return "a guardian is turned up for all paths"
    total = sum(guardian_chance(view, unit, each.slug) for each in rows)
    prices = tuple(row.pay for row in rows)
    to_come = GuardianToCome(unit.slug, total / len(rows), prices, spare_count(unit))
    return said("a guardian is turned up for all paths, ", to_come)


def guardians_to_come(view: View, deck: str) -> list[Guardian]:
    """The guardians of which one may be turned up next from a deck, as far as a viewer knows.

    Those that are face up or beaten are not in the deck; an empty one is rebuilt from its beaten
    ones (16.7). Each half of a split deck may hold all that are in neither pile (16.9).
    """
    age = deck.partition("-")[0]
    piles = [each for each in view.guardians if each.age.partition("-")[0] == age]
    pile = next((each for each in piles if each.age == deck), None)
    if pile is not None and not pile.deck:
        return [GUARDIANS[slug] for slug in pile.beaten]
    absent = {slug for each in piles for slug in (*each.beaten, each.slug)}
    return [row for row in GUARDIANS.values() if row.age == age and row.slug not in absent]


def guardians_for(cards: int, rows: Sequence[Guardian]) -> list[Guardian]:
    return [row for row in rows if row.takes(cards)]


@kept(32, by=lambda unit: unit.number)  # a menu of walks asks at every encounter
def unseen_text(view: View, unit: UnitView) -> PassedUnseen:
    return PassedUnseen(unit.slug, *passed_unseen(view, unit))


def passed_unseen(view: View, unit: UnitView) -> tuple[int, int]:
    """The number of unseen encounters that a unit would pass now, and of all unseen ones."""
    rows = unseen_encounters(view)
    return sum(can_pass(view, unit, each) for each in rows), len(rows)


def unseen_encounters(view: View) -> list[Encounter]:
    seen_slugs = {
        *view.passed_encounters,
        *view.counters.values(),
        *([view.alliance.counter] if view.alliance else []),
    }
    return [
        encounter
        for slug, encounter in ENCOUNTERS.items()
        if encounter.blue == view.has_blue_encounters and slug not in seen_slugs
    ]


def encounter_text(view: View, unit: UnitView, slug: str, *, has_draws: bool = True) -> Words:
    row = ENCOUNTERS[slug]
    rating = encounter_figure(view, unit, row) if row.rating else None
    return EncounterTest(slug, rating, has_draws)


def guardian_test(view: View, unit: UnitView, slug: str, *, is_met: bool = False) -> GuardianTest:
    rating = guardian_contest(view, unit, GUARDIANS[slug]).rating
    chance = guardian_chance(view, unit, slug)
    return GuardianTest(slug, rating, chance, is_met)


def guardian_results(view: View, unit: UnitView, slug: str) -> Words:
    """The results of a guardian's challenge, with the chances (16.3).

    The question names the guardian, and the payment is another choice.
    """
    contest = guardian_contest(view, unit, GUARDIANS[slug])
    odds = challenge_odds(contest.difference, dice=view.has_dice)
    amaze, fopp, squeak = (
        ResultChance(each, float(odds[each]))
        for each in (ChallengeResult.AMAZE, ChallengeResult.FOPP, ChallengeResult.SQUEAK)
    )
    return said(
        guardian_test(view, unit, slug, is_met=True),
        *(": ", path_gain_text(view, unit), ", with ", RewardDraws(1), " ("),
        *(amaze, ": ", RewardDraws(2, by_amaze=True), ")"),
        *(". Beaten or not, the unit then goes to a dome (", fopp, ": the enemy picks the dome)"),
        *(". If just short (", squeak, "), the unit gains experience"),
    )


def inhabitant_text(view: View, unit: UnitView, counter: str) -> Words:
    if counter == HIDDEN:
        return "The encounter in the Alliance is turned up; if it is passed, the marker steps"
    if ENCOUNTERS[counter].rating is None:
        return f"{ENCOUNTERS[counter].name} takes a card; then the marker steps"
    return encounter_text(view, unit, counter, has_draws=False)
