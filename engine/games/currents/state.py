"""Everything on the table, the hidden decks included. Ids and plain values only."""

from __future__ import annotations

from enum import Enum

from attrs import define, field

from engine.core.state import State
from engine.core.zones import Deck
from engine.games.currents.card_types import Track
from engine.games.currents.cards import START_PRICE, phase_of
from engine.games.currents.cities import cities_for
from engine.games.currents.options import ENDS, Options
from engine.games.currents.view_types import Auction, BegunAction


class Step(Enum):
    """The steps of the sequence of play; each is one segment or a loop of them."""

    __hash__ = object.__hash__  # looked up at every step, and the hash of `Enum` is slow

    DRAFT = "draft"
    PHASE = "phase"
    """A phase opens: new luminaries, and in phase 2 their shares."""
    NOMINATE = "nominate"
    OPEN = "open"
    BID = "bid"
    LEFTOVERS = "leftovers"
    """Unsold luminaries are dealt; new propaganda cards come out."""
    EVENT = "event"
    PRICES = "prices"
    """The stock effect of the event card."""
    EVENT_BID = "event bid"
    """The auction of an event card."""
    PRIZE = "prize"
    """Its winner chooses."""
    FIRE = "fire"
    AUTOMATA = "automata"
    ACT = "act"
    CLAIMANT = "claimant"
    """The luminary (and the current) that claims the project."""
    TEAM = "team"
    """The luminaries that advance."""
    NUDGE = "nudge"
    SPEAK = "speak"
    """The luminary that engages in propaganda."""
    SWAY = "sway"
    CARD = "card"
    SWAY_AGAIN = "sway again"
    STAFF = "staff"
    """The luminary that develops the HQ card."""
    EFFECT = "effect"
    """The choice that a developed HQ card gives its owner."""
    CALL = "call"
    """The luminary that visits the market."""
    TRADE = "trade"
    BOOKKEEPING = "bookkeeping"
    LEDGER = "ledger"
    """Exchange or buy at the end of the turn."""
    END_TURN = "end turn"
    SCORE = "score"


@define(kw_only=True)
class Firm:
    """A company in play. Its fixed facts are a row of `cards.COMPANIES`."""

    slug: str
    seat: int = -1
    """The seat that plays it; -1 for an automaton."""
    automaton: str = ""
    """The difficulty of an automaton; "" for a company that a seat plays."""
    cash: int = 0
    price: int = START_PRICE
    levels: dict[Track, int] = field(factory=lambda: {"ac": 1, "dc": 1, "bulb": 1})
    luminaries: list[str] = field(factory=list)
    """The inventor first, then as they came."""
    asleep: list[str] = field(factory=list)
    """The exhausted ones among the luminaries."""
    developed_cards: list[str] = field(factory=list, metadata={"saved_as": "developed"})
    shares: dict[str, int] = field(factory=dict)
    """Regular shares by company; a company without any is not in it."""
    bought_companies: tuple[str, ...] = field(default=(), metadata={"optional": True})
    """The companies whose shares it has bought this turn."""
    sold_companies: tuple[str, ...] = field(default=(), metadata={"optional": True})
    """The companies whose shares it has sold this turn."""

    @property
    def awake(self) -> list[str]:
        asleep = self.asleep
        return [slug for slug in self.luminaries if slug not in asleep]


@define(kw_only=True)
class CurrentsState(State):
    options: Options
    step: Step = Step.DRAFT
    turn: int = 1
    firms: dict[str, Firm] = field(factory=dict)
    """Companies in play; iterate over `order`, never over this."""
    order: list[str] = field(factory=list)
    """Companies clockwise by seat, automata last."""
    company_count: int = field(default=2, metadata={"saved_as": "companies"})
    """The number of companies in the game, even before all are drafted."""
    drafters: list[str] = field(factory=list)
    """The drafters without a company: numbers of seats, and difficulties of automata."""
    present: list[str] = field(factory=list)
    """Companies by Present Fame, the best first."""
    future: list[str] = field(factory=list)
    current: int = 0
    """The currents' marker: above 0 towards AC, below towards DC."""
    market: dict[str, int] = field(factory=dict)
    """Regular shares in the market."""
    aside: list[str] = field(factory=list)
    """Shares that wait for the auction of phase 2."""
    patents: dict[str, str] = field(factory=dict)
    """The holder of each patent, by "bulb 3"."""
    projects: dict[str, str] = field(factory=dict)
    """The owner of each claimed project, by "buffalo 3"."""
    row: list[str] = field(factory=list)
    """Luminaries in the row, for auction."""
    attached_shares: dict[str, str] = field(factory=dict, metadata={"saved_as": "attached"})
    """The share that lies with a luminary in the row."""
    luminary_decks: list[Deck] = field(factory=list)
    propaganda: list[str] = field(factory=list)
    used_propaganda: list[str] = field(factory=list, metadata={"saved_as": "used"})
    """Propaganda cards that are face down."""
    propaganda_decks: list[Deck] = field(factory=list)
    event_decks: list[Deck] = field(factory=list)
    event: str = ""
    """The event card of the turn."""
    holder: str = ""
    """The company that won it, if it was auctioned."""
    spent: bool = False
    """Has the once-a-turn use of the event card been made or declined?"""
    bidders: list[str] = field(factory=list)
    """Companies without a luminary of this phase that have not opted out."""
    opted_out_companies: list[str] = field(factory=list, metadata={"saved_as": "opted_out"})
    auction: Auction | None = None
    begun_action: BegunAction = field(factory=BegunAction, metadata={"saved_as": "doing"})
    asked_company: str = field(default="", metadata={"saved_as": "asked"})
    """The company whose answer is awaited."""
    waiting_companies: list[str] = field(factory=list, metadata={"saved_as": "waiting"})
    """Companies that still have their turn in this step, the next one first."""
    drafted_companies: list[str] = field(factory=list, metadata={"saved_as": "drafted"})
    """Companies in the order in which they were drafted."""
    boxed_shares: dict[str, int] = field(factory=dict, metadata={"saved_as": "boxed"})
    """Regular shares that left the game, by company."""
    box: list[str] = field(factory=list, metadata={"unshuffled": True})
    """Luminaries, propaganda cards and event cards that left the game, for all to see."""
    tally: dict[str, int] = field(factory=dict)
    """The players' actions by verb, and their bids, counted for simulations."""

    @property
    def do_automata_follow_the_list(self) -> bool:
        """Do automata break ties between propaganda cards by the list of chapter 19 (6.2)?

        In version 3 they took the card that was dealt first.
        """
        return self.rules_version >= 4

    @property
    def does_trade_ban_last_all_turn(self) -> bool:
        """May no company be traded both ways in one turn (12.9)? In version 3: in one visit."""
        return self.rules_version >= 4

    @property
    def phase(self) -> int:
        """1 to 3, two turns each."""
        return phase_of(self.turn)

    @property
    def players(self) -> list[Firm]:
        """The companies that seats play, by seat."""
        return [firm for slug in self.order if (firm := self.firms[slug]).seat >= 0]

    @property
    def step_name(self) -> str:
        return self.step.value

    @property
    def lots(self) -> list[str]:
        return self.row

    @property
    def cities(self) -> tuple[str, ...]:
        """The cities in play, in the order of the rows (2.4)."""
        return cities_for(self.company_count)

    @property
    def ends(self) -> dict[Track, int]:
        """The last level of each technology track (9.3)."""
        return ENDS[self.options.dc_levels]

    def count(self, name: str, number: int = 1) -> None:
        """Count something for simulations."""
        self.tally[name] = self.tally.get(name, 0) + number

    def firm(self, slug: str) -> Firm:
        """The company of this slug; raises KeyError for one that is not in play."""
        return self.firms[slug]

    def seat_slug(self, seat: int) -> str:
        """The seat's company; "" before it is drafted."""
        return next((firm.slug for firm in self.firms.values() if firm.seat == seat), "")
