"""Everything on the table, secrets included. Ids and plain values only."""

from __future__ import annotations

from enum import Enum
from typing import Literal, TypeAlias

from attrs import define, field, frozen

from engine.core.options import option
from engine.core.state import State
from engine.core.zones import Deck, Pile
from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.cards import TRACKS

TurnKind: TypeAlias = Literal["", "upgrade", "attack"]


@frozen
class Options:
    teams: str = option(
        "none",
        "Teams",
        "All against all, or teams; the seats of the teams alternate.",
        values=("none", "2", "3", "4"),
    )
    characters: str = option(
        "random",
        "Characters",
        "Characters are drawn at random, or picked in seat order.",
        values=("random", "pick"),
    )
    first: str = option(
        "random",
        "First player",
        "The player who begins: drawn at random, or the first seat.",
        values=("random", "seat 1"),
        names={"random": "at random"},
        former={"lot": "random"},
    )
    health: str = option(
        "150 each",
        "Health",
        "The same for all, or balanced: adjusted to each character's strength.",
        values=("150 each", "100 each", "150", "100"),
        names={
            "150 each": "150 for all",
            "100 each": "100 for all",
            "150": "150, balanced",
            "100": "100, balanced",
        },
        helps={"100 each": "A shorter game.", "100": "A shorter game."},
    )
    punches: bool = option(
        False, "Extra Punches", "Two more Punches in each starting deck, for a shorter game."
    )
    loot: bool = option(False, "Loot", "Knocking a fighter out gives you three of their cards.")
    barrel: str = option(
        "hand",
        "Burn-Barrel",
        "It is played from the hand, or stays in play as a structure.",
        values=("hand", "structure"),
    )
    allies: bool = option(True, "Allies", "Without teams, all players may help each other.")
    storm: str = option(
        "40",
        "Storm",
        "After this round, every turn hurts all fighters, so that the game ends.",
        values=("40", "70", "100", "off"),
        names={"off": "no storm"},
        helps={"off": "After 200 rounds those who still stand draw."},
    )

    @property
    def storm_round(self) -> int:
        """The round after which the storm rages; 0 for a table without a storm (14.7)."""
        return 0 if self.storm == "off" else int(self.storm)

    @property
    def usual_health(self) -> int:
        """The usual starting health at this table: 150 or 100 (2.5, 14.2)."""
        return int(self.health.split()[0])

    @property
    def is_balanced(self) -> bool:
        """Does starting health balance the abilities and the advantage of going first (14.8)?"""
        return not self.health.endswith("each")


class Step(Enum):
    """The steps of the sequence of play (3, 8). The first group asks, the second just happens."""

    __hash__ = object.__hash__  # looked up at every step, and the hash of `Enum` is slow

    CHARACTER = "character"
    CHOOSE = "choose"
    TRUCE = "truce"
    UPGRADE = "upgrade"
    POWER_UP = "power up"
    BURN = "burn"
    LAY = "lay"
    TARGET = "target"
    STRUCTURE = "structure"
    KEEP = "keep"
    WINDOW = "window"
    LOOT = "loot"

    DEAL = "deal"
    TURN = "turn"
    TICK = "tick"
    TICKED = "ticked"
    START = "start"
    ROBBERS = "robbers"
    THEFT = "theft"
    BOMBS = "bombs"
    POISON = "poison"
    DEFENCE = "defence"
    COUNTERS = "counters"
    DAMAGE = "damage"
    DRAW = "draw"


@define(kw_only=True)
class Fighter:
    """One player's place at the table."""

    character: str = ""
    side: int
    """The number of the team; without teams each seat has its own."""
    health: int = 0
    cap: int = 0
    """The health at the start, which is also the maximum (2.5)."""
    energy: int = 0
    levels: dict[str, int] = field(factory=lambda: dict.fromkeys(TRACKS, 0))
    deck: Deck = field(factory=Deck)
    hand: Pile = field(factory=Pile)
    discard: Pile = field(factory=Pile)
    structures: list[str] = field(factory=list)
    bought_counts: dict[str, int] = field(factory=dict, metadata={"saved_as": "bought"})
    """The number of each card that this fighter has bought in the game."""
    fall_order: int = field(default=0, metadata={"saved_as": "fell"})
    """Order of elimination (1 = first out); 0 before the fighter falls."""
    knocked_out_by: int = -1
    """The seat that knocked the fighter out; -1 for none, or for the storm."""
    spared: bool = False
    """Has a structure already been saved from a Fire Bomb (17.9)?"""
    seen_cards: list[str] = field(factory=list, metadata={"saved_as": "seen"})
    """Cards in the hand that the pickpocket has looked at and put back (17.7)."""

    @property
    def hand_count(self) -> int:
        return len(self.hand.cards)


@define(kw_only=True)
class Poison:
    owner: int
    victim: int
    ticks: int
    """The number of times that it will still hurt."""
    fresh: bool = True
    """Was it laid in the batch that is being resolved?"""
    due: bool = False
    """Does it still have to tick in this turn?"""


@define(kw_only=True)
class LaidCard:
    card: str
    target: int = -1
    structure: str = ""
    """The structure that a Fire Bomb names."""
    value: int = 0
    """Attack or healing, levels and abilities included, once it is declared."""
    fate: str = ""
    """Its fate: "hit", "healed", "stole", "stopped", "bombed", "spared", "wasted", "poisoned" or
    "cured"."""


@define(kw_only=True)
class Reply:
    seat: int
    card: str
    target: int
    """The fighter that it helps."""
    value: int
    counter: int = 0
    """Damage that it does to the attacker."""


@define(kw_only=True)
class Stand:
    """The running sums of one target in a fight (8.8)."""

    seat: int
    attack: int = 0
    block: int = 0
    heal: int = 0
    counter: int = 0
    """The counter-attack from this target."""
    health_lost: int = field(default=0, metadata={"saved_as": "lost"})
    """Health lost in the end; negative if it was gained."""
    has_fallen: bool = field(default=False, metadata={"saved_as": "fell"})


@define(kw_only=True)
class Fight:
    """A batch, or a tick of a Poison, as it unfolds."""

    attacker: int
    is_tick: bool = field(default=False, metadata={"saved_as": "tick"})
    laid_cards: list[LaidCard] = field(factory=list, metadata={"saved_as": "laid"})
    replies: list[Reply] = field(factory=list)
    stands: list[Stand] = field(factory=list)
    """The targets, clockwise from the attacker."""
    shields: int = 0
    """The block that protects the attacker from counter-attacks."""
    attacker_health_lost: int = field(default=0, metadata={"saved_as": "lost"})
    """Health that counter-attacks cost the attacker."""
    has_attacker_fallen: bool = field(default=False, metadata={"saved_as": "fell"})
    """Did the attacker fall?"""
    drawn_cards: list[str] = field(factory=list, metadata={"saved_as": "drawn"})
    """Cards of the target's hand between which a pickpocket chooses (17.7)."""
    is_over: bool = field(default=False, metadata={"saved_as": "over"})

    def stand_of(self, seat: int) -> Stand:
        """The running sums of a seat, which must be a target of the batch."""
        return next(stand for stand in self.stands if stand.seat == seat)


@define(kw_only=True)
class Window:
    """A reaction window for some seats (9.5)."""

    kind: WindowKind
    asked_seats: list[int] = field(metadata={"saved_as": "asked"})
    """Seats that have not passed yet, in turn order."""
    helping: bool = False
    """Is it the helpers' turn to answer?"""


@frozen
class Stolen:
    """A stolen card, which only thief and victim know (1.4)."""

    card: str
    owner: int


@define(kw_only=True)
class Turn:
    """Facts that are kept only until the turn ends."""

    kind: TurnKind = ""
    money: int = 0
    buys: int = 0
    """Cards bought in this turn."""
    played_cards: list[str] = field(factory=list, metadata={"saved_as": "played"})
    """Black cards played, and red ones declared, in this turn."""
    fresh: bool = True
    """Has nothing been played or bought yet (16.7)?"""
    burned_count: int = field(default=0, metadata={"saved_as": "burned"})
    barrel_used: bool = False
    """Has the Burn-Barrel on the table been used in this turn (14.5)?"""
    undeclared_batch: list[LaidCard] = field(factory=list, metadata={"saved_as": "laying"})
    """The batch before it is declared: only the attacker knows it (7.4)."""
    batches: int = 0
    stolen_cards: list[Stolen] = field(factory=list, metadata={"saved_as": "stolen"})
    """Cards stolen in this turn that are still in the thief's hand."""
    attacked_seats: list[int] = field(factory=list, metadata={"saved_as": "attacked"})
    """Seats that were targets of an earlier batch (16.1)."""
    guarded_seats: list[int] = field(factory=list, metadata={"saved_as": "guarded"})
    """Seats that a Shotgun protects from Robbers for this turn (8.3)."""
    seats_with_used_watchtower: list[int] = field(factory=list, metadata={"saved_as": "watched"})
    """Seats whose Watchtower has stopped a Robber in this turn (16.5)."""
    seats_without_first_bonus: list[int] = field(factory=list, metadata={"saved_as": "shot"})
    """Seats whose bonus for the first card of the turn is used up (17.5)."""
    offered: bool = False
    """Has a truce been offered in this turn (13.1)?"""
    offer: int = -1
    """The seat that has to answer the offer of a truce."""


@define(kw_only=True)
class Spoils:
    """Cards that the fighter who knocked another out may take (14.4)."""

    taker: int
    victim: int
    takes_left: int = field(metadata={"saved_as": "left"})


@define(kw_only=True)
class TaidianState(State):
    options: Options
    first: int
    step: Step
    active: int
    """The seat whose turn it is; a fallen seat also has turns, while its Poisons tick."""
    round: int = 1
    fighters: list[Fighter]
    turn: Turn = field(factory=Turn)
    market: dict[str, int]
    """Cards left in each stack."""
    poisons: list[Poison] = field(factory=list)
    """Oldest first."""
    burned_cards: list[str] = field(factory=list, metadata={"saved_as": "burned"})
    fight: Fight | None = None
    """The running batch or tick; the last one when it is over."""
    window: Window | None = None
    truces: list[tuple[int, int]] = field(factory=list)
    """Pairs of seats, the lower first."""
    spoils: list[Spoils] = field(factory=list)
    falls: int = 0
    """Knock-outs so far; simultaneous ones count once."""
    after: Step = Step.TURN
    """The step in which play continues when the spoils are taken."""

    @property
    def has_teams(self) -> bool:
        """Do teams play (2.2)?"""
        return self.options.teams != "none"

    @property
    def may_all_help(self) -> bool:
        """May players help each other without teams (9.6)?"""
        return self.options.allies

    @property
    def is_barrel_a_structure(self) -> bool:
        """Does the Burn-Barrel stay in play (14.5)?"""
        return self.options.barrel == "structure"

    def seat_slug(self, seat: int) -> str:
        return self.fighters[seat].character
