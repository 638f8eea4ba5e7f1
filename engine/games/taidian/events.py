"""The events of Taidian. `seat` did it and `seat_slug` is its character; prose.py logs it."""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from engine.core.event import Event, SeatEvent
from engine.games.taidian.card_types import WindowKind


@frozen
class CharacterTaken(SeatEvent):
    """The seat entered the fight with a character, picked or dealt."""

    picked: bool
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


@frozen
class TurnEnded(SeatEvent):
    """The turn of a fighter ended."""

    unused: tuple[str, ...]
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
    left: int
    """Money left."""


@frozen
class Reworked(SeatEvent):
    """A card was swapped in the Workshop."""

    card: str


@frozen
class PoweredUp(SeatEvent):
    """A fighter raised a track to a level; `energy` is left."""

    track: str
    level: int
    energy: int


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
    by: Literal["watchtower", "shotgun"]


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
    there: bool
    """Was it still standing?"""


@frozen
class Replied(SeatEvent):
    """A card was played in a window, for `target`."""

    card: str
    target: str
    kind: WindowKind
    value: int


@frozen
class CameTooLate(SeatEvent):
    """An Antidote found no Poison left and stays in the hand (18.7)."""

    card: str
    target: str


@frozen
class Hurt(SeatEvent):
    """The result of an attack or a Poison for `seat` (8.8)."""

    attack: int
    block: int
    heal: int
    health: int
    is_poison: bool


@frozen
class CounterHurt(SeatEvent):
    """`seat` attacked and was struck back (8.9)."""

    attack: int
    block: int
    health: int


@frozen
class PoisonEnded(SeatEvent):
    """`seat` is rid of a Poison."""

    owner: str
    cured: bool


@frozen
class Fell(SeatEvent):
    """A fighter was knocked out."""

    by: str
    """The fighter whose cards did it; "" for the storm."""
    round: int


@frozen
class LootTaken(SeatEvent):
    """A fighter took a card from those of a fallen one."""

    victim: str
    card: str


# Truces


@frozen
class TruceOffered(SeatEvent):
    """A fighter offered `target` a truce."""

    target: str


@frozen
class TruceAnswered(SeatEvent):
    """`seat` answers the offer of `target`."""

    target: str
    accepted: bool


@frozen
class GameWon(Event):
    """The game ended: these characters won, or fell together in a draw."""

    winners: tuple[str, ...]
    is_draw: bool
