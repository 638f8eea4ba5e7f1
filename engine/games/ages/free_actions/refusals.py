"""Cards that cannot be played at the moment of a secret event (RULES.md 14.11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, refused
from engine.games.ages.cards.moments import untimely_cards
from engine.games.ages.phrases import Offered, actor_of
from engine.games.ages.view_types import View


def reaction_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of cards that the unit concerned cannot play at this moment (14.11)."""
    attack = view.attack
    unit = view.units[attack.target] if attack and attack.target >= 0 else actor_of(view)
    playable = next((each.noun for each in offered if each.noun), "")
    yield from refused(untimely_cards(unit, playable))
