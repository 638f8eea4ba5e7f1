"""The events of Taidian. `seat` did it and `seat_slug` is its character; prose.py logs it."""

from __future__ import annotations

from typing import Literal

from attrs import field, frozen

from engine.core.event import Event, SeatEvent
from engine.games.taidian.card_types import WindowKind


@frozen
class CharacterTaken(SeatEvent):
    """The seat entered the fight with a character, picked or dealt."""

    picked: bool
    """Was the character picked, and not dealt?"""
    team: int
    """The team's number, or 0 without teams."""


@frozen
class GameBegan(SeatEvent):
    """The seat is the first player."""


@frozen
class TurnBegan(SeatEvent):
    """The turn of a fighter began."""

    round: int


@frozen
class Drew(SeatEvent):
    """The cards that a fighter draws; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class Rebuilt(SeatEvent):
    """A structure was drawn again (6.3)."""

    structure: str


@frozen
class Tended(SeatEvent):
    """The Clinic healed its owner at the start of a turn."""

    amount: int
    health: int


@frozen
class StormStruck(Event):
    """The storm took health from every fighter."""

    round: int
    amount: int


@frozen
class TurnChosen(SeatEvent):
    """A fighter chose an upgrading or an attacking turn."""

    kind: Literal["upgrade", "attack"]
    """The kind of turn."""


@frozen
class TurnEnded(SeatEvent):
    """The turn of a fighter ended."""

    unused_cards: tuple[str, ...] = field(metadata={"saved_as": "unused"})
    """Cards in the hand that go to the discard."""


# Upgrading


@frozen
class CardPlayed(SeatEvent):
    """A black card was played."""

    card: str
    money: int
    """The budget now."""
    energy: int
    """The energy now."""


@frozen
class StructureWorked(SeatEvent):
    """A Vault or Generator gave something at the beginning of an upgrading turn."""

    structure: str
    amount: int


@frozen
class CardBought(SeatEvent):
    """A fighter bought a card."""

    card: str
    cost: int
    """The money paid."""
    money_left: int = field(metadata={"saved_as": "left"})
    """Money left."""


@frozen
class Reworked(SeatEvent):
    """A card was swapped in the Workshop."""

    card: str


@frozen
class PoweredUp(SeatEvent):
    """A fighter raised a track to a level; `energy` is left."""

    track: str
    """The symbol of the track."""
    level: int
    """The new level."""
    energy: int
    """The energy that is left."""


@frozen
class CardBurned(SeatEvent):
    """A fighter removed a card from the game in a Burn-Barrel."""

    card: str


# Fighting


@frozen
class BatchDeclared(SeatEvent):
    """A fighter laid cards at others, all at once, before any replies."""

    cards: tuple[tuple[str, str, str], ...]
    """Card, target's character and, for a Fire Bomb, the structure."""


@frozen
class TruceBroken(SeatEvent):
    """A fighter broke the truce with `target`."""

    target: str


@frozen
class Treated(SeatEvent):
    """First Aid healed a fighter."""

    target: str
    amount: int
    health: int


@frozen
class RobberStopped(SeatEvent):
    """A Robber that `seat` sent was stopped."""

    target: str
    card: Literal["watchtower", "shotgun"]


@frozen
class RobberFoundNothing(SeatEvent):
    """A Robber that `seat` sent found no card in the hand of `target`."""

    target: str


@frozen
class CardStolen(SeatEvent):
    """A card was stolen; this event, which all read, does not name it."""

    target: str


@frozen
class StolenCardSeen(SeatEvent):
    """The name of a stolen card, which only thief and victim read."""

    target: str
    card: str


@frozen
class CardPutBack(SeatEvent):
    """The card that a Robber drew and put back; only thief and victim read it (17.7)."""

    target: str
    card: str


@frozen
class StructureBombed(SeatEvent):
    """A Fire Bomb of `seat` met a structure of `target`, which may be `spared`."""

    target: str
    structure: str
    spared: bool
    """Did the structure hold?"""
    was_standing: bool = field(metadata={"saved_as": "there"})
    """Was it still standing?"""


@frozen
class Replied(SeatEvent):
    """A card was played in a window, for `target`."""

    card: str
    target: str
    kind: WindowKind
    """The kind of the window."""
    value: int
    """The value of the card: what it blocks, strikes or heals; 0 if it has none."""


@frozen
class CameTooLate(SeatEvent):
    """An Antidote found no Poison left and stays in the hand (18.7)."""

    card: str
    target: str


@frozen
class Hurt(SeatEvent):
    """The result of an attack or a Poison for `seat` (8.8)."""

    attack: int
    """The damage before blocking."""
    block: int
    """The damage that was blocked."""
    heal: int
    """The health gained."""
    health: int
    is_poison: bool
    """Is it a Poison, and not an attack?"""


@frozen
class CounterHurt(SeatEvent):
    """`seat` attacked and was struck back (8.9)."""

    attack: int
    """The damage of all counter-attacks."""
    block: int
    """The damage that was blocked."""
    health: int


@frozen
class PoisonEnded(SeatEvent):
    """`seat` is rid of a Poison."""

    owner: str
    """The character that the Poison came from."""
    cured: bool
    """Was it cured, and not outlasted?"""


@frozen
class Fell(SeatEvent):
    """A fighter was knocked out."""

    knocker: str
    """The fighter whose cards did it; "" for the storm."""
    round: int


@frozen
class LootTaken(SeatEvent):
    """A fighter took a card from those of a fallen one."""

    victim: str
    """The fallen character."""
    card: str


# Truces


@frozen
class TruceOffered(SeatEvent):
    """A fighter offered `target` a truce."""

    target: str


@frozen
class TruceAnswered(SeatEvent):
    """A fighter accepted or refused the truce that `target` had offered."""

    target: str
    accepted: bool
    """Was the offer accepted?"""


@frozen
class GameWon(Event):
    """The game ended: these characters won, or drew."""

    winners: tuple[str, ...]
    """The characters that won, or that share the draw."""
    is_draw: bool
    """Did the last fighters fall together, or several sides stand to the end?"""
    round_limit: int = field(default=0, metadata={"optional": True})
    """The number of rounds that several sides stood to the end; 0 if that is not how it ended."""
