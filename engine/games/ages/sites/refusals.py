"""Deeds that a site does not allow (RULES.md 26, 27)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.phrases import Offered, actor_of
from engine.games.ages.sites.deeds import CHAMBER, LOW_GATE, PRISON, VAULT, VORTEX
from engine.games.ages.view_types import View


def deed_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of deeds that a site does not allow now (26.3 to 26.13)."""
    unit, chart = actor_of(view), view.map
    for gate in chart.gates_by_front.get(unit.space, ()):
        team, site = chart.base_sites[gate]
        if team != unit.team and site == LOW_GATE and not unit.cards:
            yield Refusal(choice("break-in", site), "you have no card to pay with", "26.3")
    if chart.hall_sites.get(unit.space) == CHAMBER:
        reason = "you have neither a tribute item nor a face-down card"
        yield Refusal(choice("tribute"), reason, "27.3")
    if unit.space not in chart.base_sites:
        return
    team, site = chart.base_sites[unit.space]
    is_ruined = site in view.ruins[team]
    if team != unit.team:
        if is_ruined:
            yield Refusal(choice("raze", site), "it is destroyed already", "26.12")
        if site == VAULT and not view.vaults[team]:
            yield Refusal(choice("raid", site), "no card is in the vault", "26.7")
        if site == PRISON and not any(u.is_in_prison and u.team == unit.team for u in view.units):
            yield Refusal(
                choice("break-out", site), "nobody from your team is imprisoned there", "26.11"
            )
    elif site == VORTEX:
        reason = "the vortex is destroyed" if is_ruined else "this unit is not wounded"
        yield Refusal(choice("heal", site), reason, "26.14" if is_ruined else "26.5")
    elif site == PRISON and is_ruined:
        yield Refusal(choice("interrogate"), "the prison is destroyed", "26.15")
