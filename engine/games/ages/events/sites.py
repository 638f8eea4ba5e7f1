"""The events at the sites of team bases and of the Arbiter's Hall (26, 27)."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event
from engine.games.ages.events.base import Challenged, UnitEvent


@frozen(kw_only=True)
class SiteChallenged(Challenged):
    """A deed at a site, with its numbers: "raid", "vault" and so on."""

    verb: str
    """The deed: "raid", "vault" and so on."""
    site: str
    means: str
    """A card that is paid, `WITS`, the prisoner that is interrogated, or ""."""
    with_rating: str
    """The rating that the unit used."""


@frozen(kw_only=True)
class SitePaid(UnitEvent):
    """A deed at a Low Gate, for a card or for nothing."""

    verb: str
    """The deed that was paid for."""
    site: str
    card: str


@frozen(kw_only=True)
class GateEntered(UnitEvent):
    """A unit came through a gate of a base into a space."""

    site: str
    space: str


@frozen(kw_only=True)
class SiteRazed(UnitEvent):
    """A unit destroyed a site of an enemy base."""

    team: int
    """The team whose site was destroyed."""
    site: str


@frozen(kw_only=True)
class SiteRepaired(UnitEvent):
    """A unit rebuilt a destroyed site of its own team's base."""

    site: str


# Prison


@frozen(kw_only=True)
class Imprisoned(UnitEvent):
    """A unit was put into prison by an attacker."""

    captor: str
    """The unit that took the prisoner."""
    space: str
    """The space in which it was taken."""
    health: int


@frozen(kw_only=True)
class Freed(UnitEvent):
    """A prisoner left the prison, freed by a unit, or by its own escape if `rescuer` is ""."""

    rescuer: str
    """The unit that freed the prisoner, or ""."""


@frozen(kw_only=True)
class EscapeTried(UnitEvent):
    """Luck was checked to escape from prison (20.15)."""

    luck: int
    """The luck of the card that was drawn."""
    free: bool
    """Did the prisoner escape?"""


# Vault


@frozen(kw_only=True)
class VaultStocked(Event):
    """The first cards of a vault, by their decks."""

    team: int
    decks: tuple[str, ...]
    """The deck of each card."""


@frozen(kw_only=True)
class VaultSeen(Event):
    """The first cards of the team's vault."""

    team: int
    cards: tuple[str, ...]


@frozen(kw_only=True)
class CardStored(UnitEvent):
    """A card went into the team's vault; `card` is "" where it lies face down."""

    deck: str
    card: str


@frozen(kw_only=True)
class CardTakenOut(UnitEvent):
    """A card was taken from the team's vault; `card` is "" where it lies face down."""

    deck: str
    card: str


@frozen(kw_only=True)
class VaultRobbed(UnitEvent):
    """A card was stolen from the vault of a team."""

    team: int
    deck: str
    card: str


# Tribute


@frozen(kw_only=True)
class TributeTaken(UnitEvent):
    """A character took a tribute item on its way through the headquarters (26.17)."""


@frozen(kw_only=True)
class TributeGiven(UnitEvent):
    """Points for the Arbiter, and the counter after them: White's, below 0 Black's."""

    gift: str
    """"item", the slug of a card, or "" for an Amaze at a site of the Hall."""
    points: int
    """The points given to the Arbiter."""
    lith: int
    """The counter after the gift: above 0 for White, below 0 for Black."""
