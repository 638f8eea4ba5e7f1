"""Claim a project (RULES.md 8)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.currents.actions.rules import end_action, exhaust_luminaries
from engine.games.currents.card_types import Current
from engine.games.currents.market.rules import raise_price
from engine.games.currents.names import project_name
from engine.games.currents.projects.claims import Bill, Claim, ClaimWith, Fee, project_gain, ways_to
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.table_action import begun


async def ask_who_claims(g: CurrentsState) -> Step:
    """Ask for the luminary and the current, and claim the project (8.1)."""
    firm, project = g.firm(g.asked_company), begun(g, Claim).project
    prompt = f"Claim {project_name(project)}: with which luminary and current?"
    answer = await choose(firm.seat, prompt, legal(ways_to(g, firm, project)), "8.1")
    way = ClaimWith.of(answer, table=g, of_project=project)
    cost = way.bill
    exhaust_luminaries(g, firm, way.luminary)
    firm.cash -= cost.total
    g.spent = g.spent or bool(cost.free_by)
    claim(g, firm, project, way.current, fees=cost.fees, cost=cost)
    return end_action(g)


def claim(
    g: CurrentsState,
    firm: Firm,
    project: str,
    current: Current,
    *,
    fees: tuple[Fee, ...],
    cost: Bill | None = None,
) -> None:
    """Pay the holders of patents, move the price and place the cube (8.5, 8.6)."""
    for fee in fees:
        g.firm(fee.holder).cash += fee.holder_gain
    move = raise_price(firm, project_gain(g, firm, project, current).total)
    g.projects[project] = firm.slug
    g.emit(
        ProjectClaimed,
        company=firm.slug,
        project=project,
        current=current,
        luminary=g.begun_action.luminaries[0] if cost else "",
        bill=cost,
        fees=fees,
        prices=(move,),
    )
