"""The check, made when the game is imported, that no row of `cards.py` lacks anything."""

from __future__ import annotations

from engine.core.dispatch import MissingEntryError
from engine.games.lightning.bots.odds import reckons
from engine.games.lightning.deck import CARDS
from engine.games.lightning.idle_powers import reasons
from engine.games.lightning.rules.effect_register import EARLY_EFFECTS, PASSIVE, asks, happens
from engine.games.lightning.trick_events import effect_events

EARLY_PLACE = "under @early in rules/powers_on_self.py or rules/powers_on_others.py"
"""The place of the effect of a card that is played before the tricks."""
TRICK_PLACE = "under @happens or @asks in rules/effects.py"
"""The place of the effect of a card that works in a trick."""


def check_cards() -> None:
    """Raise a MissingEntryError for a Power Card without an effect or without its order in a trick.

    Raise it also for an effect without a row, and for an event, a reason to do nothing or a bot's
    reckoning registered for a slug that is not a Power Card of a trick: that slug is misspelt.
    """
    powers = {slug: row for slug, row in CARDS.items() if row.kind == "power"}
    in_tricks = happens.keys() | asks.keys()
    for slug, row in powers.items():
        early = row.timing in ("before", "lasting")
        if slug not in PASSIVE and slug not in (EARLY_EFFECTS if early else in_tricks):
            place = EARLY_PLACE if early else TRICK_PLACE
            raise MissingEntryError(f"the Power Card {slug!r} has no effect: no function {place}")
        if bool(row.order) != (slug in in_tricks):
            raise MissingEntryError(f"the Power Card {slug!r} has no order, or no step in a trick")
        if slug in in_tricks and slug not in effect_events:
            raise MissingEntryError(f"the Power Card {slug!r} has no event in trick_events.py")
    for slug in (*EARLY_EFFECTS, *in_tricks, *PASSIVE):
        if slug not in powers:
            raise MissingEntryError(f"the effect {slug!r} belongs to no Power Card in cards.py")
    for slug in (*effect_events, *reasons, *reckons):
        if slug not in in_tricks:
            raise MissingEntryError(f"{slug!r} is not a Power Card that works in a trick")
