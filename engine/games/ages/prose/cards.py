"""Log lines of cards."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages import events as e
from engine.games.ages.names import (
    card_name,
    deck_card,
    unit_name,
)
from engine.games.ages.phrases.cards import monument_effect
from engine.games.ages.prose.phrases import numbers_text, tells
from engine.games.ages.rows.treasures import TREASURES

ELITE_DRAWS = 2
"""The draws of a reward that an Elite card takes (14.1)."""


@tells(e.CardDrawn)
def card_drawn(event: e.CardDrawn) -> str:
    """Say that a card was drawn."""
    card = f"{deck_card(event.deck)}{' for two draws' if event.draws == ELITE_DRAWS else ''}"
    if not event.card:
        return f"draws {card}"
    is_badge = TREASURES[event.card].kind == "badge"
    badge_text = " (badges lie open)" if is_badge else ""
    return f"draws {card}: {card_name(event.card)}{badge_text}"


@tells(e.CardSeen)
def card_seen(event: e.CardSeen) -> str:
    """Say which card the viewer's team has drawn or taken."""
    return f"has the {card_name(event.card)}, face down"


@tells(e.CardRevealed)
def card_revealed(event: e.CardRevealed) -> str:
    """Say which card is open now, and why."""
    plain = {"used": "", "played": "", "ready": "", "armor": " and wears it"}
    reason = plain.get(event.reason, f" ({event.reason})")
    return f"reveals the {card_name(event.card)}{reason}"


@tells(e.CardDiscarded)
def card_discarded(event: e.CardDiscarded) -> str:
    """Say which card is gone, and why."""
    card = card_name(event.card)
    return {
        "destroyed": f"destroys the {card}",
        "used up": f"has used up the {card}",
        "broke": f"loses the {card}: it broke (card 0-9)",
        "too many": f"carries too many cards and discards the {card}",
        "paid": f"pays with the {card}",
        "shed": f"takes off the {card}",
        "killed with": f"discards the {card} after the kill",
        "lost in the vault": f"stores the {card} in the destroyed vault, where it is lost",
        "given": f"lays the {card} before the Arbiter",
    }[event.reason]


@tells(e.CardGiven)
def card_given(event: e.CardGiven) -> str:
    """Say who got a card."""
    card = f"the {card_name(event.card)}" if event.card else deck_card(event.deck)
    if event.reason:
        return f"loses {card} to {unit_name(event.taker)} ({event.reason})"
    return f"gives {card} to {unit_name(event.taker)}"


@tells(e.CardsPickedUp)
def cards_picked_up(event: e.CardsPickedUp) -> str:
    """Say how many cards were taken from the ground."""
    return f"picks up {count(event.count, 'card')} at {event.space}"


@tells(e.CardExchanged)
def card_exchanged(event: e.CardExchanged) -> str:
    """Say that a card was shuffled back into its deck."""
    return f"shuffles {deck_card(event.deck)} back into its deck (Potluck)"


@tells(e.WeaponJammed)
def weapon_jammed(event: e.WeaponJammed) -> str:
    """Say that a weapon is broken until the next free actions."""
    return f"keeps the broken {card_name(event.card)}; it works again in her next free actions"


@tells(e.CardPlayed)
def card_played(event: e.CardPlayed) -> str:
    """Say which card was played, and its effect."""
    effect_text = TREASURES[event.card].text.removeprefix("Free Action: ")
    return f"plays the {card_name(event.card)}: {effect_text}"


@tells(e.MonumentPlaced)
def monument_placed(event: e.MonumentPlaced) -> str:
    """Say where a monument stands, and what it does there."""
    effect = monument_effect(TREASURES[event.card])
    text = f"places the {card_name(event.card)} at {event.space}: {effect}"
    if not event.replaced_card:
        return text
    return f"{text}; the {card_name(event.replaced_card)} there is discarded"


@tells(e.Slowed)
def slowed(event: e.Slowed) -> str:
    """Say which unit a gale has slowed."""
    return "stands in the gale: Speed -2"


@tells(e.Prepared)
def prepared(event: e.Prepared) -> str:
    """Say the bonus of the manual."""
    return f"reads the Field Manual: +{event.amount} on the next adventure"


@tells(e.StoodFast)
def stood_fast(event: e.StoodFast) -> str:
    """Say which unit stays alive by a Last Stand."""
    return f"makes a Last Stand and stays at {event.health} Health"


@tells(e.SteppedIn)
def stepped_in(event: e.SteppedIn) -> str:
    """Say who takes a hit for whom."""
    return f"takes the hit for {unit_name(event.target)}"


@tells(e.Guarded)
def guarded(event: e.Guarded) -> str:
    """Say whose Bodyguard has taken a hit."""
    owner_text = "" if event.owner == event.unit else f" of {unit_name(event.owner)}"
    return f"is not hurt: the Bodyguard{owner_text} takes the hit"


@tells(e.TrialTaken)
def trial_taken(event: e.TrialTaken) -> str:
    """Say how a test of the Arbiter went."""
    test = TREASURES[event.test].test
    rating = test[0].title() if test else ""
    return f"takes the test {card_name(event.test)}: {numbers_text(event, rating)}"
