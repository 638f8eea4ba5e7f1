"""The interruptions of a step of the sequence of play that wait to be settled."""

from __future__ import annotations

from enum import Enum

from attrs import define, field

from engine.games.ages.card_types import Rating


class Ask(Enum):
    """Interruptions of a step, resolved before the step continues (`interruptions.py`)."""

    DRAW = "draw"
    """The unit draws treasure cards: `count` draws are left."""
    DISCARD = "discard"
    """The unit carries too many cards."""
    RECEIVE = "receive"
    """The unit has received new cards, the last `count` of its cards, and may destroy them."""
    PAY = "pay"
    """The unit pays `count` cards."""
    SHOW = "show"
    """The unit reveals a card because of the ability of the `cause_unit`."""
    STEAL = "steal"
    """The unit loses a card to the `cause_unit`; the loser's player picks it."""
    RAISE = "raise"
    """The unit levels up: one of `ratings` is raised."""
    TEACH = "teach"
    """Another unit of the team gains an experience marker."""
    DISMISS = "dismiss"
    """The unit is dismissed: a card is drawn for a dome, and its team picks."""
    BANISH = "banish"
    """The unit is banished: the other team draws and picks."""
    DOME = "dome"
    """A dome is picked: by the unit's team, or by the other one if it is a banishment."""
    BRING = "bring"
    """The unit may bring henchmen from `space`, which it left."""
    SHED = "shed"
    """The unit was damaged and may discard a badge."""
    PARTING = "parting"
    """The unit is sent away by an adventure and may play a card first."""
    FALL = "fall"
    """The cards of a unit that was killed fall to the ground of `space`."""
    ROB = "rob"
    """The vault of the other team loses `count` cards to the unit; that team picks."""
    FREE = "free prisoner"
    """The unit frees one of several prisoners."""


ASKED = "asked"
"""The mark of a dismissal whose unit was asked for a card to play first (see `Pending`)."""


@define(kw_only=True)
class Pending:
    """An interruption to be resolved before the step continues."""

    ask: Ask
    unit: int
    """The number of the unit concerned."""
    detail: int = field(default=-1, metadata={"saved_as": "by"})
    """Depends on what is asked: see `cause_unit`, `space` and `is_banishment`."""
    count: int = 0
    """The number of draws left (DRAW), new cards (RECEIVE), cards to pay (PAY) or to lose (ROB)."""
    domes: tuple[int, ...] = ()
    """The numbers of the domes that can be picked."""
    cause: str = field(default="", metadata={"saved_as": "because"})
    """For SHOW and STEAL, the card or deed that causes it, unless it is the ability of the
    `cause_unit`; for DISMISS and BANISH, `ASKED` once the unit has been asked for a card to play
    first.
    """
    clause: str = ""
    """The clause about it, unless it is that of the `cause_unit`."""
    ratings: tuple[Rating, ...] = ()
    """The ratings, one of which is raised."""

    @property
    def cause_unit(self) -> int:
        """The number of the unit that causes it (SHOW, STEAL)."""
        return self.detail

    @property
    def space(self) -> int:
        """The space that was left (BRING) or where the cards fall (FALL)."""
        return self.detail

    @property
    def is_banishment(self) -> bool:
        """For DOME: is the unit banished, so that the other team picks?"""
        return self.detail == 1

    @property
    def was_asked(self) -> bool:
        """For DISMISS and BANISH: was the unit asked for a card to play first?"""
        return self.cause == ASKED
