"""The test of an encounter or a guardian, with the chance of a unit."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.kept import kept
from engine.core.text import capital, count, percent
from engine.games.ages.adventures.paths import path_gain_text, path_stake_text
from engine.games.ages.alliance.path import SITES as ALLIANCE_SITES
from engine.games.ages.attacks.odds import guardian_chance
from engine.games.ages.card_types import Encounter, Guardian
from engine.games.ages.cards.held import spare_count
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.challenges.contests import encounter_figure, guardian_contest
from engine.games.ages.phrases import sum_text
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.sites.phrases import site_text
from engine.games.ages.units import guardian_deck
from engine.games.ages.view_types import HIDDEN, UnitView, View


def adventure_text(view: View, unit: UnitView) -> str:
    """The known facts about the encounter or guardian in a unit's space."""
    counter = view.counters.get(unit.space)
    if counter == HIDDEN:
        return f"An unseen encounter: {unseen_text(view, unit)}. {unseen_outcome(view)}"
    if counter:
        return f"{encounter_text(view, unit, counter)}. {known_outcome(view, unit, counter)}"
    if view.alliance is not None and view.map.spaces[unit.space].site in ALLIANCE_SITES:
        return inhabitant_text(view, unit, view.alliance.counter)
    site = site_text(view, unit)
    if site:
        return site
    stake = path_stake_text(view, unit.team, unit.space)
    return f"{stake}. {capital(guardian_on_top(view, unit, unit.space))}. {GUARDIAN_OUTCOME}"


def known_outcome(view: View, unit: UnitView, slug: str) -> str:
    """The result of an encounter that was seen, whose draws are named already (15.2, 15.3)."""
    row = ENCOUNTERS[slug]
    if row.rating is None or encounter_figure(view, unit, row).value >= row.value:
        return "It counts for Encounters"
    return "Nothing is won, and nothing is lost"


DOME_AFTER_GUARDIAN = (
    "Beaten or not, the unit then goes to a dome. "
    "After FOPP, the worst failure, the enemy picks the dome"
)
"""The price of facing a guardian, which a unit pays whatever the result (16.3)."""
GUARDIAN_OUTCOME = f"If beaten, your marker steps, with a draw or two. {DOME_AFTER_GUARDIAN}"
"""The results of a guardian's challenge, without their chances (16.3)."""


def unseen_outcome(view: View) -> str:
    """The results of an unseen encounter: its draws, and that a failure costs nothing (15.2)."""
    most = max((encounter.draws for encounter in unseen_encounters(view)), default=1)
    return (
        f"If passed, it counts for Encounters, with up to {count(most, 'draw')}; "
        "if not, nothing is lost"
    )


def guardian_on_top(view: View, unit: UnitView, space: int) -> str:
    """The guardian that a unit would face in a space of a labyrinth, with its chance."""
    age = guardian_deck(view, space)
    facing = next((each.slug for each in view.guardians if each.age == age), "")
    if facing:
        return guardian_chance_text(view, unit, facing)
    rows = guardians_to_come(view, age)
    if not rows:
        return "a guardian is turned up for all paths"
    total = sum(guardian_chance(view, unit, each.slug, dice=view.has_dice) for each in rows)
    mean = percent(total / len(rows))
    chances = f"{mean} on average to beat it, {unseen_price_text(unit, rows)}"
    return f"a guardian is turned up for all paths, {chances}"


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


def unseen_price_text(unit: UnitView, rows: Sequence[Guardian]) -> str:
    """The part of a sentence, after the odds, about how many guardians a unit can pay.

    "or sure if paid: 8 of 9 take 1 to 3 cards, and 2 cards in hand are enough for 6 of them".
    """
    if not any(row.pay for row in rows):
        return "and no payment is possible"
    card_count = spare_count(unit)
    verb = "is" if card_count == 1 else "are"
    cards = f"{count(card_count, 'card')} in hand {verb} enough for"
    pays = f"and {cards} {len(guardians_for(card_count, rows))} of them"
    return f"or sure if paid: {price_range_text(rows)}, {pays if card_count else 'none in hand'}"


def guardians_for(cards: int, rows: Sequence[Guardian]) -> list[Guardian]:
    """The guardians that let pass for that many cards (16.2)."""
    return [row for row in rows if row.takes(cards)]


def price_range_text(rows: Sequence[Guardian]) -> str:
    """The number of guardians that take cards, and how many: "8 of 9 take 1 to 3 cards"."""
    prices = [row.pay for row in rows if row.pay]
    if not prices:
        return f"none of {len(rows)} takes cards"
    least, most = min(prices), max(prices)
    cards = f"{least} to {most} cards" if least < most else count(most, "card")
    return f"{len(prices)} of {len(rows)} {'takes' if len(prices) == 1 else 'take'} {cards}"


@kept(32, by=lambda unit: unit.number)  # a menu of walks asks at every encounter
def unseen_text(view: View, unit: UnitView) -> str:
    """The part of a sentence about the unseen encounters: "passes 7 of the 20 unseen (35%)"."""
    pass_count, unseen_count = passed_unseen(view, unit)
    return (
        f"passes {pass_count} of the {unseen_count} unseen ({percent(pass_count / unseen_count)})"
    )


def passed_unseen(view: View, unit: UnitView) -> tuple[int, int]:
    """The number of unseen encounters that a unit would pass now, and of all unseen ones."""
    rows = unseen_encounters(view)
    pass_count = sum(
        encounter.rating is None or encounter_figure(view, unit, encounter).value >= encounter.value
        for encounter in rows
    )
    return pass_count, len(rows)


def unseen_encounters(view: View) -> list[Encounter]:
    """The encounters that nobody has seen in this match."""
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


def encounter_text(view: View, unit: UnitView, slug: str) -> str:
    """The part of a sentence about whether a unit passes an encounter that was seen."""
    row = ENCOUNTERS[slug]
    if row.rating is None:
        return f"{row.name}: pay a card for {row.draws} draws, or draw {row.draws - 1}"
    figure = encounter_figure(view, unit, row)
    verdict = "passes" if figure.value >= row.value else "does not pass"
    return (
        f"{row.name}, for {count(row.draws, 'draw')}, needs {row.rating.title()} {row.value}: "
        f"{verdict} with {sum_text(figure)}"
    )


def guardian_chance_text(view: View, unit: UnitView, slug: str) -> str:
    """The chance against a guardian."""
    contest = guardian_contest(view, unit, GUARDIANS[slug])
    row = GUARDIANS[slug]
    chance = percent(guardian_chance(view, unit, slug, dice=view.has_dice))
    rating = f"{row.rating.title()} {sum_text(contest.rating)}"
    return f"{row.name}: {rating} against {row.value}, {chance} to pass{pay_text(unit, slug)}"


def pay_text(unit: UnitView, slug: str) -> str:
    """The payment that a guardian takes, after the odds: ", or sure for 2 cards (has 1)"."""
    price = GUARDIANS[slug].pay
    if not price:
        return ""
    card_count = spare_count(unit)
    lacking = f" (has {card_count})" if card_count < price else ""
    return f", or sure for {count(price, 'card')}{lacking}"


def guardian_results(view: View, unit: UnitView, slug: str) -> str:
    """The results of a guardian's challenge, with the chances (16.3).

    The question names the guardian, and the payment is another choice.
    """
    row, contest = GUARDIANS[slug], guardian_contest(view, unit, GUARDIANS[slug])
    result_odds = challenge_odds(contest.difference, dice=view.has_dice)
    amaze, squeak, fopp = (
        percent(float(result_odds[each]))
        for each in (ChallengeResult.AMAZE, ChallengeResult.SQUEAK, ChallengeResult.FOPP)
    )
    chance = percent(guardian_chance(view, unit, slug, dice=view.has_dice))
    return (
        f"{chance} to pass with {row.rating.title()} {sum_text(contest.rating)} against "
        f"{row.value}: {path_gain_text(view, unit)}, with 1 draw ({amaze} Amaze: 2 draws). "
        f"Beaten or not, the unit then goes to a dome ({fopp} FOPP: the enemy picks the dome). "
        f"If just short ({squeak} Squeak), the unit gains experience"
    )


def inhabitant_text(view: View, unit: UnitView, counter: str) -> str:
    """The known facts about the encounter in the Alliance (33.3)."""
    if counter == HIDDEN:
        return "The encounter in the Alliance is turned up; if it is passed, the marker steps"
    row = ENCOUNTERS[counter]
    if row.rating is None:
        return f"{row.name} takes a card; then the marker steps"
    figure = encounter_figure(view, unit, row)
    passes = "passes" if figure.value >= row.value else "does not pass"
    return f"{row.name}: {row.rating.title()} {sum_text(figure)}, needs {row.value}: {passes}"
