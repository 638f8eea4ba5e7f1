"""What the texts of choices say will follow, each compared with what does (`check_facts`)."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from engine.core.facts import Fact, TriedChoice
from engine.core.text import count, count_or_no
from engine.games.currents.card_types import Effects, Ratings
from engine.games.currents.cards import (
    COMPANIES,
    COSTS,
    EVENT_CARDS,
    HQ_CARDS,
    LAST_PRICE,
    LUMINARIES,
)
from engine.games.currents.cities import LINKS, PROJECTS
from engine.games.currents.companies.draft import Draft
from engine.games.currents.names import brief_ratings, cash_text, marker_name, money, rated_in_full
from engine.games.currents.propaganda.moves import future_rank
from engine.games.currents.table_action import action_of, begun
from engine.games.currents.technology.advances import Advance, Exhaust
from engine.games.currents.view_types import FirmView, View


def own_firm(view: View, seat: int) -> FirmView:
    return next(firm for firm in view.firms if firm.seat == seat)


@frozen
class Number(Fact):
    """A number that the view before or after shows."""

    number: int

    def __str__(self) -> str:
        return str(self.number)

    def holds(self, tried: TriedChoice) -> bool:
        return self.shown_by(tried) == self.number

    def shown_by(self, tried: TriedChoice) -> object:
        """The number as it is."""
        raise NotImplementedError


class Result(Number):
    """A number that one event leads to.

    Before it an action asks more, and the next choice says the same; after it the turn may end,
    and bookkeeping, events and automata move what was said.
    """

    def holds(self, tried: TriedChoice) -> bool:
        return len(tried.events) != 1 or super().holds(tried)


@frozen
class Cash(Result):
    """Cash that the company gains, or below 0 pays (8.3, 12.6, 13.6)."""

    none: str = "nothing"

    def __str__(self) -> str:
        return money(abs(self.number)) if self.number else self.none

    def shown_by(self, tried: TriedChoice) -> int:
        before, after = (own_firm(view, tried.seat) for view in (tried.before, tried.after))
        return after.cash - before.cash


class CashLeft(Result):
    """The company's cash afterwards; of a bid, once it is paid (4.3, 12.6)."""

    def __str__(self) -> str:
        return money(self.number) if self.number else "Nothing"

    def shown_by(self, tried: TriedChoice) -> int:
        auction = tried.after.auction if tried.choice.verb == "bid" else None
        return own_firm(tried.after, tried.seat).cash - (auction.price if auction else 0)


@frozen
class Price(Result):
    """The price of a company, and what it was before (12.2)."""

    company: str
    before: int

    def __str__(self) -> str:
        if self.before == self.number:
            return f"stays at {self.number}"
        return f"goes from {self.before} to {self.number}"

    def holds(self, tried: TriedChoice) -> bool:
        return tried.before.firm(self.company).price == self.before and super().holds(tried)

    def shown_by(self, tried: TriedChoice) -> object:
        return tried.after.firm(self.company).price


class PriceRise(Result):
    """The spaces that the company's own price moves up (8.6, 9.4)."""

    def __str__(self) -> str:
        return f"price +{self.number}"

    def shown_by(self, tried: TriedChoice) -> int:
        before, after = (own_firm(view, tried.seat).price for view in (tried.before, tried.after))
        is_as_said = after == min(LAST_PRICE, before + self.number)
        return self.number if is_as_said else after - before


@frozen
class Worth(Result):
    """The value of a share of a company at the end, as it then stands (14.2)."""

    company: str

    def __str__(self) -> str:
        return count_or_no(self.number, "point")

    def shown_by(self, tried: TriedChoice) -> object:
        return tried.after.firm(self.company).share_points


class MarkerAt(Result):
    """The place of the currents' marker (10.2)."""

    def __str__(self) -> str:
        return marker_name(self.number)

    def shown_by(self, tried: TriedChoice) -> object:
        return tried.after.current


@frozen
class MarkerDistance(Result):
    """How far the currents' marker then stands from START, or from where it was (8.6, 10.2)."""

    from_start: bool = True

    def shown_by(self, tried: TriedChoice) -> object:
        return abs(tried.after.current - (0 if self.from_start else tried.before.current))


class MarkerNow(MarkerAt):
    """The place of the currents' marker before it is moved."""

    def holds(self, tried: TriedChoice) -> bool:
        return bool(tried.before.current == self.number)


@frozen
class FutureRank(Result):
    """A company's rank on Future Fame (10.5)."""

    company: str

    def __str__(self) -> str:
        return f"rank {self.number}"

    def shown_by(self, tried: TriedChoice) -> int:
        return future_rank(tried.after, self.company)


class HighestBid(Result):
    """The bid that then stands (4.3)."""

    def __str__(self) -> str:
        return money(self.number)

    def shown_by(self, tried: TriedChoice) -> object:
        return tried.after.auction.price if tried.after.auction else self.number


class OpenedProjects(Result):
    """The free projects that come within reach of the company's technology (8.2)."""

    def __str__(self) -> str:
        return count(self.number, "more project")

    def shown_by(self, tried: TriedChoice) -> int:
        before, after = (_reach(view, tried.seat) for view in (tried.before, tried.after))
        return after - before


def _reach(view: View, seat: int) -> int:
    """The free projects that are within reach of the Bulb and of the better current."""
    levels = own_firm(view, seat).levels
    highest = min(levels["bulb"], max(levels["ac"], levels["dc"]))
    taken = {project for firm in view.firms for project in firm.projects}
    return sum(
        number <= highest for project, (_, number) in PROJECTS.items() if project not in taken
    )


class WorksCount(Number):
    """What the company has towards its Works (11.5)."""

    def shown_by(self, tried: TriedChoice) -> int:
        return own_firm(tried.before, tried.seat).works_progress


class ByFin(Number):
    """The phase times the Fin of the luminary that is chosen, in cash (10.4, 12.6)."""

    def __str__(self) -> str:
        return cash_text(self.number)

    def shown_by(self, tried: TriedChoice) -> int:
        return int(tried.before.phase) * sum(each.fin for each in _chosen_ratings(tried))


class Fin(Number):
    """The Fin of the luminaries that are chosen (9.4, 12.5)."""

    def __str__(self) -> str:
        return f"Fin {self.number}"

    def shown_by(self, tried: TriedChoice) -> int:
        return sum(each.fin for each in _chosen_ratings(tried))


class PatentFin(Fin):
    """The Fin that the patent of an advance asks for (9.4, 16.4)."""

    def shown_by(self, tried: TriedChoice) -> int:
        more = sum(each.patent_fin for each in _effects(tried))
        return len(_steps_of_advance(tried)) + more


class Reach(Number):
    """The Pro with which a luminary moves a marker (10.2, 17.9, 17.29)."""

    def __str__(self) -> str:
        return f"up to {self.number}"

    def shown_by(self, tried: TriedChoice) -> int:
        own_pro = sum(each.pro for each in _chosen_ratings(tried))
        return own_pro + sum(each.pro for each in _effects(tried))


class HqPoints(Number):
    """The points of the HQ card that is chosen (11.1)."""

    def __str__(self) -> str:
        return count(self.number, "point")

    def shown_by(self, tried: TriedChoice) -> int:
        card: str = _action(tried).card
        return HQ_CARDS[card].points


@frozen
class Skipped(Number):
    """The cities that a claim skips on the way from the company's own, and that count (8.4)."""

    counted: int

    def __str__(self) -> str:
        counted = f", counted as {self.counted}" if self.counted != self.number else ""
        return f"{count(self.number, 'city', 'cities')} skipped{counted}"

    def holds(self, tried: TriedChoice) -> bool:
        ignored = sum(each.ignored_cities for each in _effects(tried))
        times = 1 + sum(each.skipped_again for each in _effects(tried))
        return super().holds(tried) and self.counted == max(0, self.number - ignored) * times

    def shown_by(self, tried: TriedChoice) -> int:
        projects, city = own_firm(tried.before, tried.seat).projects, _action(tried).city
        reached, steps = {PROJECTS[project][0].slug for project in projects}, 0
        while city not in reached:
            links = (link for link in LINKS if reached.intersection(link))
            reached |= {each for link in links for each in link if each in tried.before.cities}
            steps += 1
        return steps - 1


@frozen
class Needed(Fact):
    """The Inv and Man that an advance asks for (9.2, 19.3)."""

    inv: int
    man: int

    def __str__(self) -> str:
        return f"Inv {self.inv} and Man {self.man}"

    def holds(self, tried: TriedChoice) -> bool:
        return [self.inv, self.man] == [*map(sum, zip(*_steps_of_advance(tried), strict=True))]


@frozen
class Provided(Fact):
    """The Inv and Man of a team, and what its advance asks for (9.2)."""

    inv: int
    man: int
    needed: Needed

    def __str__(self) -> str:
        inv, man = self.needed.inv, self.needed.man
        return f"Inv {self.inv} ({inv} needed) and Man {self.man} ({man} needed)"

    def holds(self, tried: TriedChoice) -> bool:
        team = _chosen_ratings(tried)
        own_inv, own_man = sum(each.inv for each in team), sum(each.man for each in team)
        is_enough = self.inv >= self.needed.inv and self.man >= self.needed.man
        return is_enough and self.inv >= own_inv and self.man >= own_man


@frozen
class Rated(Fact):
    """The ratings of the luminary, or of the inventor, that is chosen (1.3)."""

    luminary: str
    is_full: bool = False

    def __str__(self) -> str:
        ratings = LUMINARIES[self.luminary].ratings
        return rated_in_full(ratings) if self.is_full else brief_ratings(ratings)

    def holds(self, tried: TriedChoice) -> bool:
        return [LUMINARIES[self.luminary].ratings] == _chosen_ratings(tried)


def _action(tried: TriedChoice) -> Any:
    return action_of(tried.before, tried.choice)


def _chosen_ratings(tried: TriedChoice) -> list[Ratings]:
    """The ratings of the luminaries that the choice names, or of the inventor of its company."""
    action = _action(tried)
    match action:
        case Draft():
            team: tuple[str, ...] = (COMPANIES[action.company].inventor,)
        case Exhaust():
            team = action.team
        case _:
            team = (action.luminary,)
    return [LUMINARIES[slug].ratings for slug in team]


def _effects(tried: TriedChoice) -> list[Effects]:
    """The effects of the company, of its HQ cards and of the event card for it."""
    firm, event = own_firm(tried.before, tried.seat), EVENT_CARDS.get(tried.before.event)
    cards = [HQ_CARDS[card].effects for card in firm.developed_cards]
    if event is not None and (not event.auctioned or tried.before.holder == firm.slug):
        cards.append(event.effects)
    return [COMPANIES[firm.slug].effects, *cards]


def _steps_of_advance(tried: TriedChoice) -> list[tuple[int, int]]:
    """The Inv and Man of each step of the advance that is chosen, or in progress (19.3)."""
    action = _action(tried)
    advance = action if isinstance(action, Advance) else begun(tried.before, Advance)
    level = own_firm(tried.before, tried.seat).levels[advance.track]
    return [COSTS[advance.track][each] for each in range(level + 1, advance.level + 1)]


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
