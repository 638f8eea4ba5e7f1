"""Cards that cannot be given to the Arbiter (RULES.md 27.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.phrases import Offered, actor_of
from engine.games.ages.view_types import View


def tribute_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of gifts to the Arbiter: all have seen these cards (27.3)."""
    unit = actor_of(view)
    for card in dict.fromkeys(card.slug for card in unit.cards if card.shown):
        yield Refusal(choice("offer", card), "only face-down cards are given", "27.3")
