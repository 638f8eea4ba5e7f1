"""The move phase (RULES.md 10)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.core.text import count
from engine.games.ages.card_types import TRANSPORT_KINDS
from engine.games.ages.cards.effects import lay_open
from engine.games.ages.cards.rules import check_limit, reveal_card
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.creatures.events import SentinelBegun
from engine.games.ages.moving.events import Guided, Walked
from engine.games.ages.moving.routes import reachable_costs, route_to, stops_of
from engine.games.ages.moving.walks import (
    DONE,
    STOP,
    WINGS,
    can_move,
    move_ideas,
    must_leave,
    walk_ideas,
    way_ideas,
)
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.tribute.rules import take_tribute
from engine.games.ages.turns.rules import (
    advance_acting_seat,
    begin_turns,
    note_action,
    pass_on,
    prompt_when_asked_again,
    waiting_seats,
)
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import ability, enemies_in, profile_of

ALL_HAVE_MOVED = "All have moved"
WALK_CAN_BE_UNDONE = f"{ALL_HAVE_MOVED}; the last walk can be undone"


def begin_moves(g: AgesState) -> None:
    g.acting_unit, g.points = -1, 0
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished = False
        unit.walked_spaces, unit.spent, unit.boarded, unit.ride_card = (), False, False, ""
        unit.guided, unit.crossed, unit.flight_card, unit.sentinels = False, False, "", ()
        unit.start_space = unit.space


def can_be_taken_back(g: AgesState, unit: Unit) -> bool:
    """Can the walk still be taken back, because it is still the seat's turn in the team (10.6)?"""
    return unit.spent and g.has_acted and unit.owner == g.acting_seat


async def ask_for_mover(g: AgesState) -> Step:
    """Ask which unit moves; the one that moved last may continue with its remaining points
    (10.6)."""
    waiting = waiting_seats(
        g, g.team_units(g.team), lambda unit: can_be_taken_back(g, unit) or can_move(g, unit)
    )
    seat = advance_acting_seat(g, waiting)
    if seat is None:
        return Step.OPFIRE
    offered = legal(move_ideas(g))
    prompt = "Who moves?"
    if DONE not in offered:
        prompt = _prompt_in_domes(g)
    elif len(offered) == 1:
        prompt = _prompt_after_moves(g)
    answer = await choose(seat, prompt_when_asked_again(g, seat, prompt), offered, "10.1")
    if answer == DONE:
        pass_on(g, waiting)
        return Step.MOVE
    number = g.number(answer.noun)
    if number != g.acting_unit:
        if g.acting_unit >= 0:
            g.units[g.acting_unit].finished = True
        g.acting_unit = number
        g.points = rating(g, g.units[number], "speed")
    return Step.WALK


def _prompt_after_moves(g: AgesState) -> str:
    """The question when nobody is left to move; a sentinel's card cannot be hidden again (28.7)."""
    has_revealed = g.acting_unit >= 0 and g.units[g.acting_unit].sentinels
    return ALL_HAVE_MOVED if has_revealed else WALK_CAN_BE_UNDONE


def _prompt_in_domes(g: AgesState) -> str:
    """The question that names who must move before the phase can be ended (10.4)."""
    own_units = [unit for unit in g.units if unit.owner == g.acting_seat]
    names = [profile_of(unit).name for unit in own_units if must_leave(g, unit)]
    mover_text = names[0] if len(names) == 1 else f"{len(names)} units"
    return f"Who moves? {mover_text} must leave the dome{'s' if len(names) > 1 else ''}"


async def ask_where_to_walk(g: AgesState) -> Step:
    """Ask where the unit goes, and before the first step also how (10.5, 10.6)."""
    unit = g.units[g.acting_unit]
    offered = legal(walk_ideas(g))
    has_toll = bool([u for u in g.units if ability(u).takes_toll])
    prompt = f"{profile_of(unit).name} moves: {count(max(0, g.points), 'point')} left"
    several = len(g.seats_of(unit.team)) > 1  # Another seat of the team may act next.
    has_ways = offered[0].verb not in ("walk", "stop")
    reveals = None if has_ways or has_toll or several else False
    answer = await choose(unit.owner, prompt, offered, "10.1", reveals=reveals)
    if answer != STOP:
        note_action(g)
    match answer.verb:
        case "ready":
            lay_open(g, unit, answer.noun)
            return Step.WALK
        case "guard":
            guard_space(g, unit, answer.noun)
            return Step.MOVE if unit.finished else Step.WALK
        case "ride" | "fly":
            set_off(g, unit, answer.noun, is_flight=answer.verb == "fly")
            return Step.WALK
        case "ability":
            unit.guided = True
            g.emit(Guided, unit=unit.slug)
            return Step.WALK
        case "stop":
            unit.finished = True
        case _:
            walk(g, unit, g.map.numbers_by_noun[answer.noun])
    return Step.MOVE


# Rides, flights and sentinels


def set_off(g: AgesState, unit: Unit, means: str, *, is_flight: bool) -> None:
    """Ride or fly in this move (10.5, 29.2)."""
    if means != WINGS:
        reveal_card(g, unit, means, "used")
        if TREASURES[means].kind in TRANSPORT_KINDS:
            unit.ride_card = means
    if is_flight:
        unit.flight_card = means
    g.points = rating(g, unit, "speed")


def guard_space(g: AgesState, unit: Unit, card: str) -> None:
    """Spend the move where the unit is; it can be shot at there (28.7)."""
    reveal_card(g, unit, card, "used")
    unit.sentinels += (card,)
    unit.walked_spaces, unit.spent, g.points = (unit.space,), True, 0
    g.emit(SentinelBegun, unit=unit.slug, card=card)
    unit.finished = not any(each.verb == "guard" for each in legal(way_ideas(g, unit)))


def walk(g: AgesState, unit: Unit, goal: int) -> None:
    """Go to a space step by step; enemies there end the move (10.3)."""
    cost = reachable_costs(g, unit, g.points)[goal]
    route = route_to(g, unit, g.points, goal)
    stops = stops_of(g, unit)
    previous_space = unit.space
    for space in route:
        unit.crossed = unit.crossed or (
            ability(unit).crosses_walls and (previous_space, space) in g.map.walls
        )
        previous_space = space
        for enemy in enemies_in(g, unit, space):
            unit.boarded = True
            if ability(enemy).takes_toll and unit.has_hidden:
                pending = Pending(ask=Ask.SHOW, unit=g.acting_unit, detail=g.number(enemy.slug))
                g.pending.append(pending)
    unit.walked_spaces += route
    unit.space, unit.spent = goal, True
    g.points -= cost
    is_stopped = goal in stops
    g.emit(
        Walked,
        unit=unit.slug,
        route=tuple(map(g.space_name, route)),
        ride_card=unit.ride_card,
        points_left=max(0, g.points),
        stopped=is_stopped,
        is_flight=bool(unit.flight_card),
    )
    take_tribute(g, unit, route)
    if is_stopped or not reachable_costs(g, unit, g.points):
        unit.finished = True
    check_limits_with_loader(g, unit)


def check_limits_with_loader(g: AgesState, unit: Unit) -> None:
    """Check the limits of a master whose Loader Drone has gone another way (28.23)."""
    if unit.slug == "loader-drone":
        check_limit(g, unit.master)
    elif unit.cards:
        check_limit(g, g.number(unit.slug))
