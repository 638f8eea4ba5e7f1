"""Log lines of the Alliance."""

from __future__ import annotations

from engine.games.ages import events as e
from engine.games.ages.alliance import SIDE_OFFSET
from engine.games.ages.names import unit_name
from engine.games.ages.prose.phrases import tells
from engine.games.ages.rows.adventures import ENCOUNTERS


@tells(e.InhabitantFaced)
def inhabitant_faced(event: e.InhabitantFaced) -> str:
    """Say who lives in the Alliance, and what came of it."""
    encounter = ENCOUNTERS[event.encounter]
    verb = "passes" if event.passed else "does not pass"
    if encounter.rating is None:
        price = "pays a card" if event.passed else "pays no card"
        return f"{verb} {encounter.name} in the Alliance: {price}"
    needs = f"{encounter.rating.title()} {event.rating}, needs {encounter.value}"
    return f"{verb} {encounter.name} in the Alliance ({needs})"


@tells(e.AllianceStepped)
def alliance_stepped(event: e.AllianceStepped) -> str:
    """Say where a team's marker in the Alliance is now."""
    if event.place > SIDE_OFFSET:
        return f"moves the marker aside, beside space {event.place - SIDE_OFFSET} of the Alliance"
    return f"moves the marker to space {event.place} of the Alliance"


@tells(e.InhabitantReplaced)
def inhabitant_replaced(event: e.InhabitantReplaced) -> str:
    """Say that another encounter lives in the Alliance."""
    return "Another encounter moves into the Alliance, face down"


@tells(e.AllianceWon)
def alliance_won(event: e.AllianceWon) -> str:
    """Say who won the key, and who joins the team."""
    joins = f"; {unit_name(event.character)} joins the team" if event.character else ""
    success = "wins the Alliance" if event.is_first else "reaches the end of the Alliance as well"
    return f"{success}{joins}"
