"""Tribute: items from the headquarters, and gifts in the Arbiter's Chamber (RULES.md 27)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.ages.achievements.rules import check_glory
from engine.games.ages.cards.rules import discard_card
from engine.games.ages.done_in_phase import GAVE, TRIBUTE_TAKEN
from engine.games.ages.fire.actions import ENOUGH
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.missions import WHITE
from engine.games.ages.sites.events import TributeGiven, TributeTaken
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.tribute.items import (
    CARD_POINTS,
    ITEM,
    ITEM_POINTS,
    takes_item,
    tribute_ideas,
)
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import profile_of


def take_tribute(g: AgesState, unit: Unit, route: tuple[int, ...]) -> None:
    """Take a tribute item on a walk through the headquarters, unless the unit has one (26.17)."""
    if takes_item(g, unit, route):
        unit.has_tribute = True
        unit.phase_actions += (TRIBUTE_TAKEN,)
        g.emit(TributeTaken, unit=unit.slug)


async def ask_for_gift(g: AgesState) -> Step:
    """Ask for one gift after the other; then the giver is dismissed (27.3)."""
    unit = g.units[g.acting_unit]
    offered = legal(tribute_ideas(g, unit))
    if offered in ((), (ENOUGH,)):
        return dismiss_giver(g)
    prompt = f"{profile_of(unit).name} before the Arbiter: which gift?"
    answer = await choose(unit.owner, prompt, offered, "27.3")
    if answer == ENOUGH:
        return dismiss_giver(g)
    unit.phase_actions += (GAVE,)
    if answer.noun == ITEM:
        unit.has_tribute = False
        add_tribute(g, unit, ITEM, ITEM_POINTS)
    else:
        discard_card(g, unit, answer.noun, "given")
        add_tribute(g, unit, answer.noun, CARD_POINTS)
    return Step.TRIBUTE


def dismiss_giver(g: AgesState) -> Step:
    """Dismiss the giver (27.3)."""
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.acting_unit))
    return Step.ADVENTURE


def add_tribute(g: AgesState, unit: Unit, gift: str, points: int) -> None:
    """Subtract the points from the enemy's; those left over go to the team (27.4)."""
    g.lith += points if unit.team == WHITE else -points
    g.emit(TributeGiven, unit=unit.slug, gift=gift, points=points, lith=g.lith)
    check_glory(g)
