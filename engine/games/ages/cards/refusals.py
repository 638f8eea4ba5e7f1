"""Cards that cannot be used, given, shown or drawn (RULES.md 14)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.challenges.ratings import can_use, why_unusable
from engine.games.ages.phrases import Offered, actor_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def why_cannot_use(view: View, unit: UnitView, card: str) -> str:
    """The reason why a unit cannot use a card."""
    row = TREASURES[card]
    if row.kind == "medical" and unit.health == unit.max_health and can_use(view, unit, row):
        return "this unit is not wounded"
    return why_unusable(view, unit, row) or "it cannot be used now"


NO_SIGHT = "its owner is in a dome, and nobody can be seen from there"


def badge_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of Badges, which are neither paid nor discarded nor given (14.12)."""
    verb = next((each.verb for each in offered if each.noun in TREASURES), "discard")
    for card in dict.fromkeys(actor_of(view).known_cards):
        if TREASURES[card].kind == "badge":
            yield Refusal(choice(verb, card), "a badge stays with its owner", "14.12")


def show_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of cards that need not be revealed because they lie open (1.5)."""
    for card in dict.fromkeys(actor_of(view).open_cards):
        yield Refusal(choice("reveal", card), "it lies open already", "1.5")


def draw_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of decks from which no card can be drawn now (14.1)."""
    for deck in ("common", "secret", "elite"):
        reason = "the deck is empty"
        if deck == "elite" and view.reward < 2:
            reason = "an Elite card takes two draws"
        yield Refusal(choice("draw", deck), reason, "14.1")
