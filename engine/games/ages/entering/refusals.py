"""Characters that do not enter, and domes to which none is sent (RULES.md 17)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.core.text import join_with_and
from engine.games.ages.entering.phrases import entry_text, has_yet_to_enter
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import Offered
from engine.games.ages.view_types import View


def dome_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of domes to which the unit cannot be sent (17.2)."""
    for number, space in sorted(view.map.domes.items()):
        occupants = [unit_name(u.slug) for u in view.units if u.is_on_map and u.space == space]
        occupancy = f"{join_with_and(occupants)} {'is' if len(occupants) == 1 else 'are'} there"
        reason = occupancy if occupants else "its colour is not that of the drawn card"
        yield Refusal(choice("dome", str(number)), reason, "17.2")


def entry_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of characters that do not come onto the map yet (17.1)."""
    for unit in view.units:
        if unit.team == view.team and has_yet_to_enter(unit):
            yield Refusal(choice("enter", unit.slug), entry_text(view, unit), "17.1")
