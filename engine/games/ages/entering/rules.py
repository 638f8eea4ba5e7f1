"""Reinforcement, dismissal and banishment: a card's colour says which dome (RULES.md 17)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.ages.challenges.cards import dome_colour
from engine.games.ages.challenges.rules import SIDES, draw_challenge
from engine.games.ages.creatures.rules import enter_with_master, offer_to_bring
from engine.games.ages.entering.arrivals import WAIT, dome_crowds, enters_by_respect, entry_ideas
from engine.games.ages.moving.events import PutInDome, SentAway
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.sites.deeds import HEADQUARTERS
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import TurnBegan
from engine.games.ages.units import Fate

WHO_ENTERS = "Reinforcement: who enters next?"


async def bring_reinforcements(g: AgesState) -> Step:
    """Bring the units in by dismissal, in the player's order (17.1)."""
    if not enters_by_respect(g):
        return Step.END_TURN
    offered = legal(entry_ideas(g))
    answer = offered[0]
    if answer == WAIT:  # Nobody may enter.
        return Step.END_TURN
    if len(offered) > 1:
        prompt = "Reinforcement: enter now?" if WAIT in offered else WHO_ENTERS
        answer = await choose(g.first_seat(g.team), prompt, offered, "17.1")
        if answer == WAIT:
            return Step.END_TURN
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(answer.noun)))
    return Step.REINFORCE


def end_turn(g: AgesState) -> Step:
    """Go on with the other team's turn, or with the next round (1.2)."""
    g.acting_unit = -1
    for unit in g.units:
        unit.walked_spaces, unit.spent, unit.boarded, unit.ride_card = (), False, False, ""
        unit.guided, unit.crossed, unit.finished, unit.phase_actions = False, False, False, ()
        unit.start_space, unit.flight_card, unit.adventure_bonus = -1, "", 0
    if g.team == WHITE:
        g.team = BLACK
        g.emit(TurnBegan, team=g.team, round=g.round)
        return Step.FREE
    g.team = WHITE
    g.round += 1
    return Step.ROUND


def send_away(g: AgesState, pending: Pending) -> None:
    """Draw for a dome and send the unit there; of several domes a player picks one (17.2, 17.3)."""
    unit = g.units[pending.unit]
    if not unit.is_free:
        return
    by_ruin = becomes_banishment(g, pending)
    is_banished = pending.ask is Ask.BANISH or by_ruin
    picking = 1 - unit.team if is_banished else unit.team
    if g.has_dice:
        number = g.chance.number_below(SIDES)
        card, colour, numbers = (number, 0), str(number), {number}
    else:
        card = draw_challenge(g, picking)
        colour = dome_colour(card)
        numbers = {key.number for key in DOME_KEYS.values() if key.colour == colour}
    domes = domes_for(g, numbers, leaving=pending.unit)
    g.emit(
        SentAway,
        unit=unit.slug,
        banished=is_banished,
        entering=not unit.entered,
        card=card,
        colour=colour,
        by_ruin=by_ruin,
        was_diverted=not numbers & set(domes),
    )
    if len(domes) == 1:
        place_in_dome(g, pending.unit, domes[0])
    else:
        g.pending.insert(
            0, Pending(ask=Ask.DOME, unit=pending.unit, detail=int(is_banished), domes=tuple(domes))
        )


def becomes_banishment(g: AgesState, pending: Pending) -> bool:
    """Is this the team's first dismissal in its adventure phase, without headquarters (26.16)?"""
    unit = g.units[pending.unit]
    ours = g.phase is Step.ADVENTURE and unit.team == g.team
    if pending.ask is not Ask.DISMISS or not ours:
        return False
    first, g.dismissed = not g.dismissed, True
    return first and HEADQUARTERS in g.ruins[unit.team]


def domes_for(g: AgesState, numbers: set[int], leaving: int) -> list[int]:
    """The empty domes of `numbers`; else all empty ones; else the ones with the fewest units."""
    crowds = dome_crowds(g, g.units[leaving])
    empty = [dome for dome, occupants in crowds.items() if not occupants]
    return [dome for dome in empty if dome in numbers] or empty or emptiest(crowds)


def emptiest(crowds: Mapping[int, int]) -> list[int]:
    """The domes with the fewest units in them."""
    return [dome for dome, occupants in crowds.items() if occupants == min(crowds.values())]


def place_in_dome(g: AgesState, number: int, dome: int) -> None:
    unit = g.units[number]
    old_space, entering = unit.space, unit.fate is Fate.OFF_MAP
    unit.space, unit.fate, unit.entered = g.map.domes[dome], Fate.ON_MAP, True
    space_name = g.space_name(unit.space)
    g.emit(PutInDome, unit=unit.slug, dome=dome, space=space_name, entering=entering)
    # A henchman drawn in the Alliance arrives with a master who was on the map before (33.4).
    enter_with_master(g, number)
    if not entering:
        offer_to_bring(g, number, old_space)
