"""The events at the sites of team bases and of the Arbiter's Hall (26, 27)."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events import Challenged, TeamEvent, UnitEvent
from engine.games.ages.names import (
    CardSlug,
    DeckSlug,
    SiteSlug,
    TeamNumber,
    UnitSlug,
    card_name,
    card_or_back,
    deed_text,
    lith_text,
)


@frozen(kw_only=True)
class SiteChallenged(Challenged):
    verb: str
    """The deed: "raid", "vault" and so on."""
    site: str
    means: str
    """A card that is paid, `WITS`, the prisoner that is interrogated, or ""."""
    with_rating: str

    @property
    def line(self) -> str:
        deed = deed_text(self.verb, self.site, self.means)
        return f"tries to {deed} ({self.numbers(self.with_rating.title())})"


@frozen(kw_only=True)
class SitePaid(UnitEvent):
    """A deed at a Low Gate, for a card or for nothing."""

    verb: str
    site: str
    card: CardSlug

    @property
    def line(self) -> str:
        price = "the {card}" if self.card else "nothing (Vae Victis)"
        return f"pays {price} to {deed_text(self.verb, self.site)}"


@frozen(kw_only=True)
class GateEntered(UnitEvent):
    site: SiteSlug
    space: str

    line = "comes through the {site} to {space}"


@frozen(kw_only=True)
class SiteRazed(UnitEvent):
    team: TeamNumber
    """The team whose site was destroyed."""
    site: SiteSlug

    line = "destroys the {site} of {team}"


@frozen(kw_only=True)
class SiteRepaired(UnitEvent):
    site: SiteSlug

    line = "repairs the {site}"


# Prison


@frozen(kw_only=True)
class Imprisoned(UnitEvent):
    captor: UnitSlug
    space: str
    health: int

    @property
    def line(self) -> str:
        place = " at {space}" if self.space else ""
        return f"is imprisoned by {{captor}}{place}: Health {{health}}"


@frozen(kw_only=True)
class Freed(UnitEvent):
    """A prisoner left the prison."""

    rescuer: UnitSlug
    """The unit that freed the prisoner; "" if it escaped by itself."""

    @property
    def line(self) -> str:
        return "is freed from prison by {rescuer}" if self.rescuer else "escapes from prison"


@frozen(kw_only=True)
class EscapeTried(UnitEvent):
    """Luck was checked to escape from prison (20.15)."""

    luck: int
    free: bool

    @property
    def line(self) -> str:
        result = "the lock gives way" if self.free else "the lock holds"
        return f"tries to escape: luck {{luck}}, {result} (6 or more)"


# Vault


@frozen(kw_only=True)
class VaultStocked(TeamEvent):
    decks: tuple[DeckSlug, ...]

    line = "The vault of {team} begins with {decks}"


@frozen(kw_only=True)
class VaultSeen(TeamEvent):
    cards: tuple[CardSlug, ...]

    line = "In the vault of {team}: {cards}"


@frozen(kw_only=True)
class VaultCardEvent(UnitEvent, is_base=True):
    """A card went into a vault or came out of it; `card` is "" where it lies face down."""

    deck: DeckSlug
    card: CardSlug

    @property
    def card_text(self) -> str:
        return card_or_back(self.deck, self.card)


@frozen(kw_only=True)
class CardStored(VaultCardEvent):
    line = "stores {card_text} in the vault"


@frozen(kw_only=True)
class CardTakenOut(VaultCardEvent):
    line = "takes {card_text} from the vault"


@frozen(kw_only=True)
class VaultRobbed(VaultCardEvent):
    team: TeamNumber

    line = "steals {card_text} from the vault of {team}"


# Tribute


@frozen(kw_only=True)
class TributeTaken(UnitEvent):
    """A character took a tribute item on its way through the headquarters (26.17)."""

    line = "takes a tribute item from the headquarters"


@frozen(kw_only=True)
class TributeGiven(UnitEvent):
    """A gift to the Arbiter, for points on the counter."""

    gift: str
    """"item", the slug of a card, or "" for an Amaze at a site of the Hall."""
    points: int
    lith: int
    """The counter after the gift: above 0 for White, below 0 for Black."""

    @property
    def line(self) -> str:
        gift = {"": "", "item": "a tribute item, "}.get(self.gift)
        if gift is None:
            gift = f"the {card_name(self.gift)}, "
        return f"gives the Arbiter {gift}{{points:point}}: {lith_text(self.lith)}"
