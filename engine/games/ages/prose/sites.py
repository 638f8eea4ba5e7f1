"""Log lines of team bases and the Arbiter's Hall."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.ages import events as e
from engine.games.ages.names import card_name, deck_card, deed_text, lith_text, unit_name
from engine.games.ages.prose.phrases import numbers_text, tells
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.sites import site_name


@tells(e.SiteChallenged)
def site_challenged(event: e.SiteChallenged) -> str:
    """Say which deed was tried at a site, with its numbers."""
    deed = deed_text(event.verb, event.site, event.means)
    return f"tries to {deed} ({numbers_text(event, event.with_rating.title())})"


@tells(e.SitePaid)
def site_paid(event: e.SitePaid) -> str:
    """Say which deed is done at a Low Gate without a challenge."""
    price = f"the {card_name(event.card)}" if event.card else "nothing (Vae Victis)"
    return f"pays {price} to {deed_text(event.verb, event.site)}"


@tells(e.GateEntered)
def gate_entered(event: e.GateEntered) -> str:
    """Say which unit has come through a gate."""
    return f"comes through the {site_name(event.site)} to {event.space}"


@tells(e.SiteRazed)
def site_razed(event: e.SiteRazed) -> str:
    """Say which site is destroyed."""
    return f"destroys the {site_name(event.site)} of {TEAMS[event.team]}"


@tells(e.SiteRepaired)
def site_repaired(event: e.SiteRepaired) -> str:
    """Say which site stands again."""
    return f"repairs the {site_name(event.site)}"


# Prison


@tells(e.Imprisoned)
def imprisoned(event: e.Imprisoned) -> str:
    """Say who was taken, and where."""
    space_text = f" at {event.space}" if event.space else ""
    return f"is imprisoned by {unit_name(event.captor)}{space_text}: Health {event.health}"


@tells(e.Freed)
def freed(event: e.Freed) -> str:
    """Say who came out of prison."""
    return (
        f"is freed from prison by {unit_name(event.rescuer)}"
        if event.rescuer
        else "escapes from prison"
    )


@tells(e.EscapeTried)
def escape_tried(event: e.EscapeTried) -> str:
    """Say the luck drawn, and whether the prisoner escapes by it."""
    result = "the lock gives way" if event.free else "the lock holds"
    return f"tries to escape: luck {event.luck}, {result} (6 or more)"


# Vault


@tells(e.VaultStocked)
def vault_stocked(event: e.VaultStocked) -> str:
    """Say which cards a vault begins with."""
    return (
        f"The vault of {TEAMS[event.team]} begins with {join_with_and(map(deck_card, event.decks))}"
    )


@tells(e.VaultSeen)
def vault_seen(event: e.VaultSeen) -> str:
    """Say which cards are in the team's vault."""
    return f"In the vault of {TEAMS[event.team]}: {join_with_and(map(card_name, event.cards))}"


def card_or_back(deck: str, card: str) -> str:
    """A card that lies open, or one of its deck."""
    return f"the {card_name(card)}" if card else deck_card(deck)


@tells(e.CardStored)
def card_stored(event: e.CardStored) -> str:
    """Say that a card is in the vault."""
    return f"stores {card_or_back(event.deck, event.card)} in the vault"


@tells(e.CardTakenOut)
def card_taken_out(event: e.CardTakenOut) -> str:
    """Say that a card was taken from the vault."""
    return f"takes {card_or_back(event.deck, event.card)} from the vault"


@tells(e.VaultRobbed)
def vault_robbed(event: e.VaultRobbed) -> str:
    """Say that a card was stolen from a vault."""
    card = card_or_back(event.deck, event.card)
    return f"steals {card} from the vault of {TEAMS[event.team]}"


# Tribute


@tells(e.TributeTaken)
def tribute_taken(event: e.TributeTaken) -> str:
    """Say who carries a tribute item."""
    return "takes a tribute item from the headquarters"


@tells(e.TributeGiven)
def tribute_given(event: e.TributeGiven) -> str:
    """Say which gift was made, and the state of the counter."""
    gift = {"": "", "item": "a tribute item, "}.get(event.gift)
    if gift is None:
        gift = f"the {card_name(event.gift)}, "
    points = count(event.points, "point")
    return f"gives the Arbiter {gift}{points}: {lith_text(event.lith)}"
