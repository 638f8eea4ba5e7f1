"""What the texts about encounters and guardians say will follow."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from engine.core.facts import Fact, TriedChoice
from engine.core.text import count, percent
from engine.games.ages.adventures.events import (
    EncounterFaced,
    GuardianChallenged,
    GuardianMet,
    GuardianPaid,
    InhabitantFaced,
    MarkerStepped,
)
from engine.games.ages.cards.held import spare_count
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import chance_of
from engine.games.ages.names import RESULT_NAMES
from engine.games.ages.phrases import actor_of, sum_text, unit_of
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.view_types import Figure


@frozen
class PassedUnseen(Fact):
    """How many of the encounters that nobody has seen a unit would pass (15.2)."""

    unit: str
    passed: int
    unseen: int

    def __str__(self) -> str:
        share = percent(self.passed / self.unseen)
        return f"passes {self.passed} of the {self.unseen} unseen ({share})"

    def holds(self, tried: TriedChoice) -> bool:
        view, faced = tried.before, tried.event(EncounterFaced)
        seen = {*view.passed_encounters, *view.counters.values()}
        seen |= {view.alliance.counter} if view.alliance else set()
        unseen = [
            slug
            for slug, row in ENCOUNTERS.items()
            if row.blue == view.has_blue_encounters and slug not in seen
        ]
        is_sure = self.passed in (0, self.unseen)
        agrees = not faced or not is_sure or faced.passed == (self.passed > 0)
        return self.passed <= self.unseen == len(unseen) and agrees


@frozen
class MostDraws(Fact):
    draws: int

    line = "up to {draws:draw}"

    def holds(self, tried: TriedChoice) -> bool:
        faced = tried.event(EncounterFaced)
        return faced is None or faced.draws <= self.draws


@frozen
class EncounterTest(Fact):
    """What an encounter that was seen asks for, and whether a unit passes (15.2, 33.3)."""

    encounter: str
    rating: Figure | None
    """What the unit sets against it; None for a payment."""
    has_draws: bool = True

    @property
    def passes(self) -> bool:
        return self.rating is None or self.rating.value >= ENCOUNTERS[self.encounter].value

    def __str__(self) -> str:
        row = ENCOUNTERS[self.encounter]
        if row.rating is None or self.rating is None:
            return f"{row.name}: pay a card for {row.draws} draws, or draw {row.draws - 1}"
        verdict, name = "passes" if self.passes else "does not pass", row.rating.title()
        if not self.has_draws:
            return f"{row.name}: {name} {sum_text(self.rating)}, needs {row.value}: {verdict}"
        asks = f"{row.name}, for {count(row.draws, 'draw')}, needs {name} {row.value}"
        return f"{asks}: {verdict} with {sum_text(self.rating)}"

    def holds(self, tried: TriedChoice) -> bool:
        faced = tried.event(EncounterFaced) or tried.event(InhabitantFaced)
        if faced is None or faced.encounter != self.encounter:
            return self.rating is None or _adds_up(self.rating)
        value = self.rating.value if self.rating else 0
        return (faced.rating, faced.passed) == (value, self.passes)


def _adds_up(figure: Figure) -> bool:
    return sum(part.amount for part in figure.parts) == figure.value


@frozen
class GuardianTest(Fact):
    """The numbers of a guardian's challenge, and the chance to pass (16.2)."""

    guardian: str
    rating: Figure
    chance: float
    is_met: bool = False
    """Does the unit stand in front of it, so that it need not be named?"""

    def __str__(self) -> str:
        row, chance = GUARDIANS[self.guardian], f"{percent(self.chance)} to pass"
        numbers = f"{row.rating.title()} {sum_text(self.rating)} against {row.value}"
        return f"{chance} with {numbers}" if self.is_met else f"{row.name}: {numbers}, {chance}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(GuardianChallenged)
        if event is None:
            return _adds_up(self.rating)
        passed = _chance_of(tried, ChallengeResult.PASS, ChallengeResult.AMAZE)
        return (event.rating, passed) == (self.rating.value, self.chance)


def _chance_of(tried: TriedChoice, *results: ChallengeResult) -> float:
    """The chance of results by the numbers of the challenge that was drawn."""
    event = tried.event(GuardianChallenged)
    assert event is not None
    return chance_of(tried.before, event.rating - event.against, results)


@frozen
class ResultChance(Fact):
    result: ChallengeResult
    chance: float

    def __str__(self) -> str:
        return f"{percent(self.chance)} {RESULT_NAMES[self.result.value]}"

    def holds(self, tried: TriedChoice) -> bool:
        return _chance_of(tried, self.result) == self.chance


@frozen
class RewardDraws(Fact):
    """The draws for a guardian that is beaten, by an Amaze or else, or paid (16.2, 16.3)."""

    draws: int
    by_amaze: bool = False

    line = "{draws:draw}"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = tried.before, tried.after
        if after.step != "draw" or after.acting_unit != before.acting_unit:
            return True
        event = tried.event(GuardianChallenged)
        is_amaze = event is not None and event.result == ChallengeResult.AMAZE.value
        return is_amaze != self.by_amaze or bool(after.reward == self.draws)


@frozen
class Price(Fact):
    """The cards that a guardian takes of a unit (16.2)."""

    unit: str
    guardian: str
    held: int

    def __str__(self) -> str:
        price = GUARDIANS[self.guardian].pay
        lacking = f" (has {self.held})" if self.held < price else ""
        return f"{count(price, 'card')}{lacking}"

    def holds(self, tried: TriedChoice) -> bool:
        event, price = tried.event(GuardianPaid), GUARDIANS[self.guardian].pay
        is_paid = event is None or event.cards == price
        return is_paid and spare_count(unit_of(tried.before, self.unit)) == self.held


@frozen
class GuardianToCome(Fact):
    """The mean odds against the guardians that may be turned up, and their prices (16.2, 16.7)."""

    unit: str
    chance: float
    prices: tuple[int, ...]
    """What each of them takes; 0 if it takes no cards."""
    held: int

    def __str__(self) -> str:
        return f"{percent(self.chance)} on average to beat it, {self._payments}"

    @property
    def _payments(self) -> str:
        if not any(self.prices):
            return "and no payment is possible"
        verb = "is" if self.held == 1 else "are"
        cards = f"{count(self.held, 'card')} in hand {verb} enough for"
        paid = sum(0 < price <= self.held for price in self.prices)
        pays = f"and {cards} {paid} of them" if self.held else "none in hand"
        return f"or sure if paid: {price_range_text(self.prices)}, {pays}"

    def holds(self, tried: TriedChoice) -> bool:
        met = tried.event(GuardianMet)
        is_listed = met is None or GUARDIANS[met.guardian].pay in self.prices
        return is_listed and spare_count(unit_of(tried.before, self.unit)) == self.held


def price_range_text(prices: Sequence[int]) -> str:
    """The number of guardians that take cards, and how many: "8 of 9 take 1 to 3 cards"."""
    asked = [price for price in prices if price]
    if not asked:
        return f"none of {len(prices)} takes cards"
    least, most = min(asked), max(asked)
    cards = f"{least} to {most} cards" if least < most else count(most, "card")
    return f"{len(asked)} of {len(prices)} {'takes' if len(asked) == 1 else 'take'} {cards}"


@frozen
class LeadGained(Fact):
    """How far a success moves the lead in a labyrinth (16.4, 19.4)."""

    markers: int

    def __str__(self) -> str:
        return "a swing of 2" if self.markers == 2 else f"+{self.markers} in Labyrinth"

    def holds(self, tried: TriedChoice) -> bool:
        if tried.event(MarkerStepped) is None:
            return True
        team = tried.before.team
        leads = [
            sum(1 if owner == team else -1 for owner, _ in view.path_markers.values())
            for view in (tried.before, tried.after)
        ]
        return leads[1] - leads[0] == self.markers


@frozen
class CardsAsked(Fact):
    """The cards that the guardian in front of the unit takes (16.2)."""

    cards: int

    line = "give {cards:card}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(GuardianPaid)
        held = spare_count(actor_of(tried.before))
        return self.cards <= held and (event is None or event.cards == self.cards)
