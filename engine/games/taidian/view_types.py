"""The view of a seat, in a form suited to a screen. A spectator's view has no hand."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from engine.core.state import Outcome
from engine.games.taidian.card_types import Colour, WindowKind


@frozen
class PoisonView:
    owner: int
    """The seat that laid it."""
    ticks: int
    """The number of times that it will still hurt."""
    damage: int


@frozen
class FighterView:
    seat: int
    character: str
    """Slug; "" before characters are picked."""
    name: str
    """The character's name; "" before it is chosen."""
    role: str
    ability: str
    side: int
    """The number of the team; without teams each seat has its own."""
    standing: bool
    """Is the fighter still in the game?"""
    fall_order: int
    """Order of elimination (1 = first out); 0 before the fighter falls."""
    knocked_out_by: int
    """The seat that knocked the fighter out; -1 before the fall, and for the storm."""
    health: int
    cap: int
    """The health at the start, which is also the maximum."""
    energy: int
    levels: Mapping[str, int]
    """Level of each power-up track, 0 to 3."""
    structures: tuple[str, ...]
    poisons: tuple[PoisonView, ...]
    hand: tuple[str, ...]
    """Cards that the viewer knows to be in the hand: all in the viewer's own; in another's only
    cards stolen from the viewer in this turn, or looked at by the viewer as a pickpocket."""
    hand_count: int
    deck: tuple[str, ...]
    """The cards of the viewer's own deck, but not their order; empty for others."""
    deck_count: int
    discard: tuple[str, ...]
    bought_counts: Mapping[str, int]
    """The number of each card bought in the game, by slug."""
    truces: tuple[int, ...]
    """Seats that have a truce with this one."""


@frozen
class StackView:
    slug: str
    name: str
    colour: Colour
    text: str
    cost: int
    """Its cost for the viewer now."""
    count: int
    value: str
    """Its printed value: "10 attack"; "" if it has none."""
    symbol: str
    """The track that raises its value, or ""."""
    affordable: bool
    """Would the money on the table buy it?"""
    in_reach: bool
    """Would the money on the table, in the viewer's hand and from the Vault buy it? Never in the
    viewer's attacking turn."""
    owned: bool
    """Is it a structure that the viewer already has?"""


@frozen
class LaidView:
    """A red card in front of the attacker."""

    card: str
    target: int
    """-1 until it is chosen."""
    structure: str
    """The structure that a Fire Bomb is aimed at, or ""."""
    value: int
    """Its attack or healing, even before it is declared."""
    fate: str
    """"" while open, then "hit", "healed", "stole", "stopped", "bombed", "spared", "wasted",
    "poisoned" or "cured"."""


@frozen
class ReplyView:
    seat: int
    card: str
    target: int
    """The fighter that it helps."""
    value: int
    """The value of the card: what it blocks, strikes or heals."""
    counter: int
    """Damage that it does to the attacker."""


@frozen
class StandView:
    seat: int
    attack: int
    block: int
    heal: int
    counter: int
    """The damage to the attacker."""
    health_lost: int
    """The health that the target lost in the end; negative if it gained some."""
    has_fallen: bool

    @property
    def coming_damage(self) -> int:
        return max(0, self.attack - self.block)

    @property
    def coming_loss(self) -> int:
        """The health that the target would lose now; negative if it would gain some."""
        return self.coming_damage - self.heal


@frozen
class FightView:
    """The running batch or tick of a Poison; the last one when it is over."""

    attacker: int
    is_tick: bool
    """Is it a tick of a Poison, and not a batch of cards?"""
    laid_cards: tuple[LaidView, ...]
    replies: tuple[ReplyView, ...]
    stands: tuple[StandView, ...]
    counter: int
    """The sum of all counter-attacks."""
    shields: int
    """The total block."""
    attacker_health_lost: int
    """Health that they cost the attacker in the end."""
    has_attacker_fallen: bool
    is_over: bool
    """Has it been settled?"""

    @property
    def counter_damage(self) -> int:
        """The damage of the counter-attacks that the attacker still faces."""
        return max(0, self.counter - self.shields)

    def stand_of(self, seat: int) -> StandView | None:
        """The sums of the seat; None if it is not a target of the fight."""
        return next((stand for stand in self.stands if stand.seat == seat), None)


@frozen
class WindowView:
    kind: WindowKind
    """"robbery", "arrival", "defence", "counter" or "tick"."""
    helping: bool
    """Is it the helpers' turn to answer?"""
    asked_seats: tuple[int, ...]


@frozen
class TurnView:
    kind: str
    """"upgrade", "attack", or "" before it is chosen."""
    money: int
    played_cards: tuple[str, ...]
    """Black cards played, and red ones declared, in this turn."""
    fresh: bool
    """Has nothing been played or bought yet?"""
    burned_count: int
    """The number of cards burned in this turn."""
    barrel_used: bool
    batches: int
    undeclared_batch: tuple[LaidView, ...]
    """The batch before it is declared, for the attacker's eyes only."""
    offered: bool
    """Has a truce been offered in this turn?"""
    offer: int
    """The seat that has to answer the offer of a truce, or -1."""
    guarded_seats: tuple[int, ...]
    """Seats that a Shotgun protects from Robbers."""
    seats_without_first_bonus: tuple[int, ...]
    """Seats whose bonus for the first card of a turn is used up."""
    attacked_seats: tuple[int, ...]
    """Seats attacked by an earlier batch of the turn, whose Bunker is used up."""


@frozen
class SpoilsView:
    taker: int
    victim: int
    takes_left: int


@frozen
class View:
    """The table through one seat's eyes; `seat` is None for a spectator."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    step: str
    """The current step: a value of `state.Step`."""
    round: int
    active: int
    first: int
    has_teams: bool
    may_all_help: bool
    """May players help each other without teams (an option)?"""
    usual_health: int
    """The usual starting health at this table: 150 or 100."""
    balanced: bool
    """Do characters start with more or less health than that (14.8)?"""
    has_extra_punches: bool
    """Did every deck start with two more Punches (14.3)?"""
    storm: int
    """The round after which the storm rages; 0 for a table without a storm."""
    fighters: tuple[FighterView, ...]
    market: tuple[StackView, ...]
    turn: TurnView
    fight: FightView | None
    """The fight in progress, or the last one; None before the first."""
    window: WindowView | None
    """The open reaction window; None if there is none."""
    drawn_cards: tuple[str, ...]
    """Cards between which a pickpocket chooses, for thief and victim."""
    spoils: SpoilsView | None
    """The loot that is being taken; None if there is none."""
    burned_cards: tuple[str, ...]
    """Slugs of the cards that were burned in the game."""
    outcome: Outcome | None
    """The result; None while the match is running."""

    @property
    def own_fighter(self) -> FighterView:
        assert self.seat is not None
        return self.fighters[self.seat]

    @property
    def rivals(self) -> list[FighterView]:
        """The fighters of other sides who have not fallen."""
        side = self.own_fighter.side
        return [each for each in self.fighters if each.standing and each.side != side]

    @property
    def loss_by_passing(self) -> int:
        """The health that the viewer would lose if nobody answered any more."""
        fight, window = self.fight, self.window
        if fight is None or window is None or self.seat is None:
            return 0
        if window.kind == "counter":
            return fight.counter_damage
        stand = fight.stand_of(self.seat)
        return stand.coming_loss if stand else 0

    @property
    def is_barrel_a_structure(self) -> bool:
        """Does the Burn-Barrel stay in play (an option)?"""
        return any(stack.slug == "burn-barrel" and stack.colour == "green" for stack in self.market)

    @property
    def truces(self) -> frozenset[tuple[int, int]]:
        """The pairs of seats with a truce, the lower seat first."""
        return frozenset(
            (fighter.seat, other)
            for fighter in self.fighters
            for other in fighter.truces
            if fighter.seat < other
        )

    def fighter_of(self, character: str) -> FighterView:
        return next(fighter for fighter in self.fighters if fighter.character == character)
