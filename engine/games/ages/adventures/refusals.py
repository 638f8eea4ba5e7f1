"""Units that have no adventure, and payments that are not taken (RULES.md 15, 16)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.core.text import count
from engine.games.ages.adventures.paths import path_elsewhere_text
from engine.games.ages.adventures.phrases import facing_guardian
from engine.games.ages.cards.refusals import badge_refusals
from engine.games.ages.phrases import Offered, actor_of, own_units_on_map
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.units import is_in_dome, path_at
from engine.games.ages.view_types import UnitView, View


def adventure_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of the player's units that face nothing in this phase (15.1, 16.1)."""
    for unit in own_units_on_map(view):
        yield Refusal(choice("adventure", unit.slug), *_why_no_adventure(view, unit))


def _why_no_adventure(view: View, unit: UnitView) -> tuple[str, str]:
    """The reason why a unit faces nothing, and the clause."""
    if unit.kind != "character":
        return "only characters have adventures", "15.1"
    if is_in_dome(view, unit):
        return "this unit is in a dome, where nothing is met", "15.1"
    if unit.space in view.counters or path_at(view, unit) is not None:
        return "this unit has already had an adventure in this phase", "15.1"
    elsewhere = path_elsewhere_text(view, unit.team, unit.space)
    if elsewhere:
        return elsewhere, "16.1"
    return "no encounter (?) and no guardian (!) is in this unit's space", "15.1"


def site_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of payments that a guardian or an encounter does not take (15.4, 16.2)."""
    unit = actor_of(view)
    if unit.space in view.counters:
        yield from badge_refusals(view, offered)
        return
    price = GUARDIANS[facing_guardian(view, unit)].pay
    price_text = f"the guardian asks for {count(price, 'card')}, and you have {len(unit.cards)}"
    reason = price_text if price else "this guardian takes no cards"
    yield Refusal(choice("pay"), reason, "16.2")
