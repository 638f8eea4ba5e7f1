"""Region bonuses (RULES.md 11), one Region after the other."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.duel.cards import REGIONS
from engine.games.duel.events import ActionDeclined, BonusLost, RegionScored
from engine.games.duel.ideas import (
    DECLINE,
    city_bonus_ideas,
    free_bonus_ideas,
    other_ideas,
    share_bonus_ideas,
)
from engine.games.duel.rules.actions import acquire, carry_out_action, electrify, gain_pr
from engine.games.duel.rules.regions import points_of, region_leads
from engine.games.duel.state import DuelState, Turn

NEW_ENGLAND_PR = 3


def current_region(g: DuelState) -> str:
    """The slug of the Region whose turn it is (11.1)."""
    return tuple(REGIONS)[g.region]


def score_region(g: DuelState) -> None:
    """Find the leader as the Region stands now, after any earlier bonuses (11.1)."""
    region = current_region(g)
    lead = region_leads(g)[region]
    g.active = lead.seat
    g.turn = Turn(may_use_portfolio=False)
    ours, theirs = g.sides[lead.seat], g.sides[1 - lead.seat]
    g.emit(
        RegionScored,
        seat=lead.seat,
        region=region,
        points=(points_of(ours)[region], points_of(theirs)[region]),
        reason=lead.reason,
    )


async def let_leader_take_the_bonus(g: DuelState) -> None:
    """Let the leader take the bonus of the Region (11.2 to 11.4)."""
    match current_region(g):
        case "new-england":
            gain_pr(g, g.active, NEW_ENGLAND_PR, "bonus")
        case "new-york":
            await ask_for_any_share(g)
        case "out-west":
            await ask_for_any_city(g)


async def ask_for_any_share(g: DuelState) -> None:
    """Ask for any share in the market; its Technology is not needed (11.3)."""
    offered = legal(share_bonus_ideas(g, g.active))
    if not offered:
        lose_bonus(g)
        return
    answer = await choose(g.active, "New York's bonus: take any share", offered, "11.3")
    acquire(g, g.active, answer.noun, "bonus")


async def ask_for_any_city(g: DuelState) -> None:
    """Ask for any City in the row, whatever the chips say (11.4)."""
    offered = legal(city_bonus_ideas(g, g.active))
    if not offered:
        lose_bonus(g)
        return
    answer = await choose(g.active, "Out West's bonus: take any City", offered, "11.4")
    electrify(g, g.active, answer.noun, "bonus")


def lose_bonus(g: DuelState) -> None:
    """Log that a bonus is lost because there is nothing to take (11.5)."""
    g.emit(BonusLost, seat=g.active, region=current_region(g))


async def ask_leader_for_free_action(g: DuelState) -> None:
    """Ask for New England's Free Action, and any that it earns: used at once or lost (11.2)."""
    seat = g.active
    offered = legal(free_bonus_ideas(g, seat))
    answer = await choose(seat, "New England's bonus: use your Free Action", offered, "11.2")
    if answer == DECLINE:
        g.turn.free = 0
        g.emit(ActionDeclined, seat=seat)
        return
    g.turn.free -= 1
    carry_out_action(g, seat, answer)


async def ask_other_for_an_action(g: DuelState) -> None:
    """Ask the other player to advance or to monopolize (11.6)."""
    seat = 1 - g.active
    offered = legal(other_ideas(g, seat))
    name = REGIONS[current_region(g)].name
    answer = await choose(seat, f"After {name}: one Action for you", offered, "11.6")
    if answer == DECLINE:
        g.emit(ActionDeclined, seat=seat)
        return
    carry_out_action(g, seat, answer, "other")
