"""What the texts of choices say will follow, each compared with what does (`check_facts`)."""

from __future__ import annotations

from attrs import frozen

from engine.core.facts import Fact, TriedChoice
from engine.core.text import count, count_or_no
from engine.games.currents.cards import COMPANIES, HQ_CARDS, LAST_PRICE, LUMINARIES
from engine.games.currents.cities import PROJECTS
from engine.games.currents.names import (
    brief_ratings,
    cash_text,
    marker_name,
    money,
    rated_in_full,
)
from engine.games.currents.propaganda.moves import future_rank
from engine.games.currents.view_types import FirmView, View


def own_firm(view: View, seat: int) -> FirmView:
    """The company of a seat."""
    return next(firm for firm in view.firms if firm.seat == seat)


class Result(Fact):
    """What one event changes.

    Before it an action asks more, and the next choice says the same; after it the turn may end,
    and bookkeeping, events and automata move what was said.
    """

    def holds(self, tried: TriedChoice) -> bool:
        return len(tried.events) != 1 or self.follows(tried)

    def follows(self, tried: TriedChoice) -> bool:
        """Does the choice that was tried show it?"""
        raise NotImplementedError


@frozen
class Cash(Result):
    """Cash that the company gains, or below 0 pays (8.3, 12.6, 13.6): "$5k"."""

    change: int
    none: str = "nothing"

    def __str__(self) -> str:
        return money(abs(self.change)) if self.change else self.none

    def follows(self, tried: TriedChoice) -> bool:
        before, after = (own_firm(view, tried.seat) for view in (tried.before, tried.after))
        return after.cash - before.cash == self.change


@frozen
class CashLeft(Result):
    """The company's cash afterwards; of a bid, once it is paid (4.3, 12.6)."""

    cash: int

    def __str__(self) -> str:
        return money(self.cash) if self.cash else "Nothing"

    def follows(self, tried: TriedChoice) -> bool:
        auction = tried.after.auction if tried.choice.verb == "bid" else None
        owed = auction.price if auction else 0
        return bool(own_firm(tried.after, tried.seat).cash - owed == self.cash)


@frozen
class PriceGoes(Result):
    """A company's price before and after (12.2)."""

    company: str
    old: int
    new: int

    def __str__(self) -> str:
        if self.old == self.new:
            return f"stays at {self.old}"
        return f"goes from {self.old} to {self.new}"

    def follows(self, tried: TriedChoice) -> bool:
        before, after = (view.firm(self.company).price for view in (tried.before, tried.after))
        return bool((before, after) == (self.old, self.new))


@frozen
class PriceRise(Result):
    """The spaces that the company's own price moves up (8.6, 9.4)."""

    spaces: int

    def __str__(self) -> str:
        return f"price +{self.spaces}"

    def follows(self, tried: TriedChoice) -> bool:
        before, after = (own_firm(view, tried.seat).price for view in (tried.before, tried.after))
        return after == min(LAST_PRICE, before + self.spaces)


@frozen
class Part:
    """A part of a sum: an amount, or a rule that changes the sum of the parts before it."""

    text: str
    amount: int = 0
    is_floor: bool = False
    doubles: bool = False


@frozen
class Sum(Fact):
    """A sum by its parts, in their order (8.3, 8.5, 8.6, 15.7, 15.8)."""

    parts: tuple[Part, ...]
    total: int
    start: int = 0
    most: int = 1 << 20

    def __str__(self) -> str:
        return ", ".join(part.text for part in self.parts)

    def holds(self, tried: TriedChoice) -> bool:
        amount = 0
        for part in self.parts:
            if part.is_floor and amount >= 0:
                return False
            amount = 0 if part.is_floor else amount * (1 + part.doubles) + part.amount
        return min(self.most, self.start + amount) == self.total


@frozen
class Worth(Result):
    """The value of a share of a company at the end, as it then stands (14.2)."""

    company: str
    points: int

    def __str__(self) -> str:
        return count_or_no(self.points, "point")

    def follows(self, tried: TriedChoice) -> bool:
        return bool(tried.after.firm(self.company).share_points == self.points)


@frozen
class MarkerGoes(Result):
    """The places of the currents' marker before and after (10.2)."""

    old: int
    new: int

    def __str__(self) -> str:
        return f"{marker_name(self.old)} to {marker_name(self.new)}"

    def follows(self, tried: TriedChoice) -> bool:
        return (tried.before.current, tried.after.current) == (self.old, self.new)


@frozen
class MarkerAt(Result):
    """The place of the currents' marker afterwards (10.2)."""

    place: int

    def __str__(self) -> str:
        return marker_name(self.place)

    def follows(self, tried: TriedChoice) -> bool:
        return bool(tried.after.current == self.place)


@frozen
class MarkerDistance(Result):
    """How far the currents' marker then stands from START, or from where it was (8.6, 10.2)."""

    spaces: int
    from_start: bool = True

    def __str__(self) -> str:
        return str(self.spaces)

    def follows(self, tried: TriedChoice) -> bool:
        start = 0 if self.from_start else tried.before.current
        return bool(abs(tried.after.current - start) == self.spaces)


@frozen
class FutureRank(Result):
    """A company's rank on Future Fame afterwards (10.5)."""

    company: str
    rank: int

    def __str__(self) -> str:
        return f"rank {self.rank}"

    def follows(self, tried: TriedChoice) -> bool:
        return future_rank(tried.after, self.company) == self.rank


@frozen
class HighestBid(Result):
    """The bid that then stands (4.3)."""

    amount: int

    def __str__(self) -> str:
        return money(self.amount)

    def follows(self, tried: TriedChoice) -> bool:
        auction = tried.after.auction
        return auction is None or auction.price == self.amount


@frozen
class OpenedProjects(Result):
    """The free projects that come within reach of the company's technology (8.2)."""

    number: int

    def __str__(self) -> str:
        return count(self.number, "more project")

    def follows(self, tried: TriedChoice) -> bool:
        before, after = (_reach(view, tried.seat) for view in (tried.before, tried.after))
        return after - before == self.number


def _reach(view: View, seat: int) -> int:
    """The free projects that are within reach of the Bulb and of the better current."""
    levels = own_firm(view, seat).levels
    highest = min(levels["bulb"], max(levels["ac"], levels["dc"]))
    taken = {project for firm in view.firms for project in firm.projects}
    return sum(
        number <= highest for project, (_, number) in PROJECTS.items() if project not in taken
    )


@frozen
class WorksCount(Fact):
    """What the company has towards its Works (11.5)."""

    number: int

    def __str__(self) -> str:
        return str(self.number)

    def holds(self, tried: TriedChoice) -> bool:
        return own_firm(tried.before, tried.seat).works_progress == self.number


@frozen
class ByFin(Fact):
    """The phase times the Fin of the luminary that is chosen, in cash (10.4, 12.6)."""

    amount: int

    def __str__(self) -> str:
        return cash_text(self.amount)

    def holds(self, tried: TriedChoice) -> bool:
        fin = LUMINARIES[tried.choice.noun].ratings.fin
        return bool(tried.before.phase * fin == self.amount)


@frozen
class Rated(Fact):
    """The ratings of the luminary, or of the inventor, that is chosen (1.3)."""

    luminary: str
    is_full: bool = False

    def __str__(self) -> str:
        ratings = LUMINARIES[self.luminary].ratings
        return rated_in_full(ratings) if self.is_full else brief_ratings(ratings)

    def holds(self, tried: TriedChoice) -> bool:
        slug = tried.choice.noun.split()[0]
        return self.luminary == (COMPANIES[slug].inventor if slug in COMPANIES else slug)


@frozen
class HqPoints(Fact):
    """The points of the HQ card that is chosen (11.1)."""

    points: int

    def __str__(self) -> str:
        return count(self.points, "point")

    def holds(self, tried: TriedChoice) -> bool:
        return HQ_CARDS[tried.choice.noun].points == self.points
