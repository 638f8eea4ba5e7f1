"""Scenes of cards: drawn ones, and those that change the result of an attack."""

from __future__ import annotations

from engine.core.text import capital
from engine.games.ages.cards.about import (
    card_numbers,
    kind_text,
    needs_anything,
    needs_text,
    user_lines,
)
from engine.games.ages.cards.events import (
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardSeen,
    Guarded,
    Slowed,
    StoodFast,
)
from engine.games.ages.names import card_name, deck_card, unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.story.scenes import Director, tells_scene

MAX_CARDS_TOLD = 4
"""More cards at once are the initial ones, which a player reads in the roster."""
OPEN_BADGE = "Every badge lies open from the moment it is drawn (14.12)."


@tells_scene(CardDrawn)
def tell_drawn(director: Director, event: CardDrawn) -> None:
    """Show a card to all who may see it: its effects, requirements and possible users."""
    next_event = director.later_events[0] if director.later_events else None
    slug = next_event.card if isinstance(next_event, CardSeen) else event.card
    card_count = sum(isinstance(each, CardDrawn) for each in director.events)
    if not slug or card_count > MAX_CARDS_TOLD:
        return
    card, view = TREASURES[slug], director.view
    is_own = any(unit.slug == event.unit and unit.team == view.team for unit in view.units)
    usable = user_lines(view, card) if is_own and needs_anything(card) else ()
    director.begin_scene(f"{unit_name(event.unit)} draws {deck_card(event.deck)}", event.unit)
    director.add_beat(
        (f"{card.name}.", "gold"),
        *((text, "bright") for text in card_numbers(card)),
        (OPEN_BADGE if card.kind == "badge" else "", "text"),
        *((text, "text") for text in usable),
        (needs_text(card), "muted"),
        (f"{capital(kind_text(card))}.", "muted"),
    )


@tells_scene(StoodFast)
def tell_stood_fast(director: Director, event: StoodFast) -> None:
    """Show the card that kept a unit alive, and the unit's Health."""
    name = unit_name(event.unit)
    if not director.is_about(event.unit):
        director.begin_scene(f"{name} would be killed", event.unit)
    director.add_beat(
        (f"{name} plays the Last Stand.", "gold"),
        (f"{TREASURES['last-stand'].text}.", "muted"),
        (f"Not killed: Health {event.health}.", "good"),
    )


@tells_scene(Guarded)
def tell_guarded(director: Director, event: Guarded) -> None:
    if not director.is_about(event.unit):
        director.begin_scene(f"{unit_name(event.unit)} is hit", event.unit)
    director.add_beat((event.told(), "gold"), (f"{TREASURES['bodyguard'].text}.", "muted"))


@tells_scene(CardPlayed)
def tell_played(director: Director, event: CardPlayed) -> None:
    director.begin_scene(f"{unit_name(event.unit)} plays the {card_name(event.card)}", event.unit)
    director.add_beat((f"{TREASURES[event.card].text}.", "gold"))


@tells_scene(Slowed)
def tell_slowed(director: Director, event: Slowed) -> None:
    """Show which units a gale slows, in the scene of its card."""
    if director.scenes:
        director.add_beat((event.told(), "text"))


@tells_scene(CardGiven)
def tell_taken(director: Director, event: CardGiven) -> None:
    """Show a card that an enemy has taken, but not gifts between friends."""
    if event.reason:
        director.tell(event, "gold", "{unit} loses a card", "unit", "taker")
