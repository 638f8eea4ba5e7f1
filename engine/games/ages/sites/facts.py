"""What the texts about sites, prisoners and tribute say will follow."""

from __future__ import annotations

from attrs import frozen

from engine.core.facts import Fact, TriedChoice
from engine.core.text import count, count_or_no, join_with_and
from engine.games.ages.attacks.events import Killed
from engine.games.ages.names import lith_text
from engine.games.ages.phrases import sum_text, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.events import Imprisoned, SiteChallenged
from engine.games.ages.tribute.items import Tribute, tribute_of
from engine.games.ages.view_types import Figure, UnitView, View


@frozen
class Challenge(Fact):
    """The numbers of a challenge at a site, and the chances of its results."""

    name: str
    rating: Figure
    against: int
    odds: str

    def __str__(self) -> str:
        return f"{self.name.title()} {sum_text(self.rating)} against {self.against}: {self.odds}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(SiteChallenged)
        numbers = self.rating.value, self.against
        return event is not None and (event.rating, event.against) == numbers


@frozen
class Counter(Fact):
    """The Arbiter's counter: now, or after a gift (27.4)."""

    lith: int

    def __str__(self) -> str:
        return lith_text(self.lith)

    def holds(self, tried: TriedChoice) -> bool:
        view = tried.after if tried.choice.verb == "offer" else tried.before
        return bool(view.lith == self.lith)


@frozen
class GiftPoints(Fact):
    """How far a gift moves the counter (27.3)."""

    points: int

    def __str__(self) -> str:
        return count(self.points, "point")

    def holds(self, tried: TriedChoice) -> bool:
        return bool(abs(tried.after.lith - tried.before.lith) == self.points)


@frozen
class Gifts(Fact):
    """What the unit that acts can give the Arbiter, and its points (27.3)."""

    tribute: Tribute
    are_cards_open: bool

    def __str__(self) -> str:
        gifts = ["a tribute item"] if self.tribute.has_item else []
        card = "card" if self.are_cards_open else "face-down card"
        gifts += [count(self.tribute.cards, card)] if self.tribute.cards else []
        points = count(self.tribute.points, "point")
        return f"{join_with_and(gifts)}, {points}" if gifts else ""

    def holds(self, tried: TriedChoice) -> bool:
        unit = tried.before.units[tried.before.acting_unit]
        hidden = [card for card in unit.cards if self.are_cards_open or not card.shown]
        spare = sum(not TREASURES[card.slug].badge for card in hidden)
        return (unit.has_tribute, spare) == (self.tribute.has_item, self.tribute.cards)


@frozen
class InPrison(Fact):
    """The Health with which a unit goes to prison (26.8)."""

    health: int

    def __str__(self) -> str:
        return f"Into your prison with Health {self.health}"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(Imprisoned)
        return event is not None and event.health == self.health


@frozen
class CombatPoint(Fact):
    """The combat point that a character loses its team in prison (19.3, 26.8)."""

    target: str

    def __str__(self) -> str:
        return "-1 combat point"

    def holds(self, tried: TriedChoice) -> bool:
        target = unit_of(tried.before, self.target)
        counted = 1 if target.health < target.starting_health else 2
        before, after = (_combat(view, target.team) for view in (tried.before, tried.after))
        return after - before == -1 - counted


def _combat(view: View, team: int) -> int:
    """The combat points of a team, as the achievement counts them."""
    goal = next(each for each in view.goals if each.slug == "combat")
    return (goal.white, goal.black)[team]


@frozen
class CardsFall(Fact):
    """The cards that a killed unit leaves on the ground (13.7)."""

    cards: int

    def __str__(self) -> str:
        return f"{count_or_no(self.cards, 'card')} on the ground"

    def holds(self, tried: TriedChoice) -> bool:
        event = tried.event(Killed)
        return event is not None and event.cards_dropped == self.cards


def gifts_of(view: View, unit: UnitView) -> Gifts:
    return Gifts(tribute_of(view, unit), view.are_cards_open)
