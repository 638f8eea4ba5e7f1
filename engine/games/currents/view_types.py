"""The view of a seat, in a form suited to a screen. Everything but the decks is open, so all seats
see the same.

Companies, luminaries, cards and cities are named by their slugs; their fixed facts are rows of
`cards.py` and `cities.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from engine.core.state import Outcome
from engine.core.values import frozen_for_checkers
from engine.games.currents.card_types import Track
from engine.games.currents.cards import EVENT_CARDS
from engine.games.currents.options import Options


@frozen_for_checkers
class Points:
    """A company's victory points as they stand, by source."""

    shares: int
    cash: int
    hq: int
    """The points for HQ cards."""
    works: int
    by_company: Mapping[str, int] = field(hash=False)
    """Points of the shares held, by the company they are of; the preferred one counts as four."""

    @property
    def total(self) -> int:
        return self.shares + self.cash + self.hq + self.works

    @property
    def parts_text(self) -> str:
        return f"shares {self.shares}, cash {self.cash}, HQ {self.hq}, Works {self.works}"


@frozen
class FirmView:
    slug: str
    seat: int
    """The seat that plays it; -1 for an automaton."""
    automaton: str
    """The difficulty of an automaton, or ""."""
    cash: int
    """In $k."""
    price: int
    """The price of a share, in $k."""
    profit: int
    """Its earnings in bookkeeping at this price, including its HQ."""
    levels: Mapping[Track, int]
    """The level on each technology track."""
    luminaries: tuple[str, ...]
    """The inventor first; an automaton has none."""
    asleep: tuple[str, ...]
    """The exhausted ones among the luminaries."""
    developed_cards: tuple[str, ...]
    """HQ cards that are developed, in the order of the rows."""
    shares: Mapping[str, int]
    """Regular shares held, by company."""
    bought_companies: tuple[str, ...]
    """The companies whose shares it has bought this turn."""
    sold_companies: tuple[str, ...]
    """The companies whose shares it has sold this turn."""
    projects: tuple[str, ...]
    """Claimed projects, "buffalo 3", in the order of the cities."""
    patents: tuple[str, ...]
    """Patents held, "bulb 3"."""
    price_rank: int
    """1 is the highest price; ties as at the end (14.2)."""
    share_points: int
    """The value of a share of it at the end, as it stands."""
    works_progress: int
    """The number that it has towards its Works."""
    works_needed: int
    """The number that its Works ask for."""
    points: Points
    """Points if the game ended now."""

    @property
    def has_met_works(self) -> bool:
        """Does the criterion of its Works hold now?"""
        return self.works_progress >= self.works_needed

    @property
    def awake(self) -> tuple[str, ...]:
        return tuple(slug for slug in self.luminaries if slug not in self.asleep)


@frozen
class LotView:
    """A luminary in the row, with the share that comes with it ("" for none)."""

    luminary: str
    share: str
    """The company whose share comes with the luminary, or ""."""


@frozen_for_checkers(kw_only=True)
class Auction:
    """The bidding for a luminary of the row, or for the event card."""

    lot: str
    """The luminary or the event card that is auctioned."""
    price: int = 0
    """The highest bid; 0 before the first."""
    leader: str = ""
    """The company that made it, or ""."""
    inside: tuple[str, ...] = ()
    """Companies that may still bid, in the order in which they are asked."""

    @property
    def is_for_event(self) -> bool:
        return self.lot in EVENT_CARDS

    def raised(self, bidder: str, price: int) -> Auction:
        """The auction after a bid, whose bidder is asked after all others (4.5)."""
        inside = (*self._inside_without(bidder), bidder)
        return Auction(lot=self.lot, price=price, leader=bidder, inside=inside)

    def without(self, company: str) -> Auction:
        """The auction after a company has dropped out."""
        inside = self._inside_without(company)
        return Auction(lot=self.lot, price=self.price, leader=self.leader, inside=inside)

    def _inside_without(self, company: str) -> tuple[str, ...]:
        return tuple([slug for slug in self.inside if slug != company])


@frozen_for_checkers(kw_only=True)
class BegunAction:
    """The answers that the acting player has given so far in an action that takes several."""

    verb: str = ""
    """The verb of the action; "" between actions."""
    noun: str = ""
    """The object of the action: a project, a level of a track, an HQ card."""
    luminaries: tuple[str, ...] = ()
    """The luminaries chosen for the action."""
    card: str = ""
    """The propaganda card chosen."""
    bought_shares: tuple[str, ...] = field(default=(), metadata={"saved_as": "bought"})
    """The companies whose shares were bought in this action."""
    sold_shares: tuple[str, ...] = field(default=(), metadata={"saved_as": "sold"})
    """The companies whose shares were sold in this action."""

    def with_luminaries(self, luminaries: tuple[str, ...]) -> BegunAction:
        """The action after these luminaries, too, were chosen for it; attrs is slower at it."""
        return BegunAction(
            verb=self.verb,
            noun=self.noun,
            luminaries=self.luminaries + luminaries,
            card=self.card,
            bought_shares=self.bought_shares,
            sold_shares=self.sold_shares,
        )


@frozen
class View:
    """The table; `seat` is None for a spectator, and nothing else differs between seats."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    step: str
    """The step of the sequence of play: a value of `state.Step`."""
    turn: int
    """The number of the turn, from 1."""
    phase: int
    """The phase of the game, 1 to 3."""
    seat_count: int
    company_count: int
    """The number of companies in the game, even before all are drafted."""
    firms: tuple[FirmView, ...]
    """Companies in play, by seat, automata last; during the draft, those drafted so far."""
    free_companies: tuple[str, ...]
    """Companies that can still be drafted; () once the draft is over."""
    asked_company: str
    """The company whose answer is awaited; "" in the draft and when no seat is asked."""
    present: tuple[str, ...]
    """Companies by Present Fame, the best first."""
    future: tuple[str, ...]
    """The companies on Future Fame, highest first."""
    current: int
    """The currents' marker: above 0 towards AC, below towards DC, 4 at most."""
    market: Mapping[str, int]
    """Regular shares in the market, by company in play."""
    aside: int
    """Shares that wait for the auction of phase 2."""
    patents: Mapping[str, str]
    """Holders of patents, by "bulb 3"."""
    projects: Mapping[str, str]
    """Owners of claimed projects, by "buffalo 3"."""
    cities: tuple[str, ...]
    """Cities in play, in the order of the rows."""
    ends: Mapping[Track, int]
    """The last level of each technology track."""
    row: tuple[LotView, ...]
    """The luminaries for sale, with their shares."""
    auction: Auction | None
    """The running auction; None if there is none."""
    bidders: tuple[str, ...]
    """Companies that still want a luminary in this phase, by Present Fame."""
    opted_out_companies: tuple[str, ...]
    """The companies that have opted out of the auctions of this turn."""
    propaganda: tuple[str, ...]
    """The propaganda cards on the table."""
    used_propaganda: tuple[str, ...]
    """Propaganda cards that are face down."""
    event: str
    """The event card of the turn, or ""."""
    holder: str
    """The company that won it, or ""."""
    spent: bool
    """Has the once-a-turn use of the event card been made or declined?"""
    begun_action: BegunAction
    """The action in progress."""
    options: Options
    waiting_companies: tuple[str, ...]
    """Companies whose turn comes later in this step, the next one first."""
    outcome: Outcome | None
    """The result; None while the match is running."""

    @property
    def step_name(self) -> str:
        return self.step

    @property
    def lots(self) -> tuple[str, ...]:
        return tuple(lot.luminary for lot in self.row)

    @property
    def own_firm(self) -> FirmView | None:
        """The viewer's company; None for a spectator, and before it is drafted."""
        mine = (firm for firm in self.firms if self.seat is not None and firm.seat == self.seat)
        return next(mine, None)

    def firm(self, slug: str) -> FirmView:
        """The company of this slug; raises StopIteration for one that is not in play."""
        return next(firm for firm in self.firms if firm.slug == slug)
