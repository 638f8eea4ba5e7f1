"""The move phase (RULES.md 10)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.core.text import count
from engine.games.ages.card_types import TRANSPORT_KINDS
from engine.games.ages.cards.gadgets import lay_open, rope_choices
from engine.games.ages.cards.rules import check_limit, reveal_card
from engine.games.ages.challenges.ratings import SANDALS, can_use, rating
from engine.games.ages.creatures.events import SentinelBegun
from engine.games.ages.fire.rules import DONE
from engine.games.ages.map.chart import Chart
from engine.games.ages.moving.events import Guided, Walked
from engine.games.ages.moving.routes import (
    has_a_step,
    has_wall_between,
    may_take_off,
    reachable_costs,
    route_to,
    stops_of,
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
)
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import ability, enemies_in, is_contested, profile_of

WINGS = "wings"
ALL_HAVE_MOVED = "All have moved"
WALK_CAN_BE_UNDONE = f"{ALL_HAVE_MOVED}; the last walk can be undone"
STOP, GUIDE = choice("stop"), choice("ability")


def begin_moves(g: AgesState) -> None:
    """Begin the phase of moves, and remember where each unit is."""
    g.acting_unit, g.points = -1, 0
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished = False
        unit.walked_spaces, unit.spent, unit.boarded, unit.ride_card = (), False, False, ""
        unit.guided, unit.crossed, unit.flight_card, unit.sentinels = False, False, "", ()
        unit.start_space = unit.space


def points_of(g: AgesState, unit: Unit) -> int:
    """The move points that the unit has left, or would begin with."""
    going = g.acting_unit >= 0 and g.units[g.acting_unit] is unit
    return g.points if going else rating(g, unit, "speed")


def can_move(g: AgesState, unit: Unit) -> bool:
    """Can the unit walk anywhere now (9.3)?"""
    if not unit.is_on_map or unit.finished or unit.fired or unit.kind == "sentinel":
        return False
    if not unit.spent:
        return has_a_step(g, unit)
    return bool(reachable_costs(g, unit, points_of(g, unit)))


def must_leave(g: AgesState, unit: Unit) -> bool:
    """Is the unit in a dome that it can leave (10.4)?"""
    return g.map.spaces[unit.space].terrain == "dome" and can_move(g, unit)


def can_be_taken_back(g: AgesState, unit: Unit) -> bool:
    """Can the walk still be taken back, because it is still the seat's turn in the team (10.6)?"""
    return unit.spent and g.has_acted and unit.owner == g.acting_seat


async def ask_for_mover(g: AgesState) -> Step:
    """Ask which unit moves; the one that moved last may continue with its remaining points
    (10.6)."""
    movers = [unit for unit in g.team_units(g.team) if can_move(g, unit)]
    able_units = movers + [
        u for u in g.team_units(g.team) if can_be_taken_back(g, u) and u not in movers
    ]
    seat = advance_acting_seat(g, able_units)
    if seat is None:
        return Step.OPFIRE
    own_units = [unit for unit in movers if unit.owner == seat]
    offered = [choice("move", unit.slug) for unit in own_units if not unit.spent]
    if not any(must_leave(g, unit) for unit in own_units):
        offered.append(DONE)
    offered += [choice("move", unit.slug) for unit in own_units if unit.spent]
    prompt = _prompt_for_mover(g, own_units) if offered != [DONE] else _prompt_after_moves(g)
    answer = await choose(seat, prompt_when_asked_again(g, seat, prompt), tuple(offered), "10.1")
    if answer == DONE:
        pass_on(g, able_units)
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


def _prompt_for_mover(g: AgesState, own_units: list[Unit]) -> str:
    """The prompt of the mover: it names who must move before the phase can be ended (10.4)."""
    names = [profile_of(unit).name for unit in own_units if must_leave(g, unit)]
    if not names:
        return "Who moves?"
    mover_text = names[0] if len(names) == 1 else f"{len(names)} units"
    return f"Who moves? {mover_text} must leave the dome{'s' if len(names) > 1 else ''}"


def transports_to_ride(g: AgesState, unit: Unit) -> list[str]:
    """The transports that the unit may choose, before its first step only (10.5)."""
    if unit.spent or unit.ride_card or unit.flight_card:
        return []
    return [
        card
        for card in dict.fromkeys(unit.cards)
        if TREASURES[card].kind in TRANSPORT_KINDS and can_use(g, unit, TREASURES[card])
    ]


def may_be_guided(g: AgesState, unit: Unit) -> bool:
    """May the unit use Sacagawea's ability, which helps one ally that began with her (20.10)?"""
    if unit.spent or unit.guided or any(each.guided for each in g.units):
        return False
    return ability(unit) != "pathfinder" and any(
        ability(other) == "pathfinder"
        and other.team == unit.team
        and other.is_on_map
        and other.start_space == unit.start_space
        for other in g.units
    )


@lru_cache(maxsize=16)
def walks_on(chart: Chart) -> tuple[Choice, ...]:
    """The choices to walk, one for each space."""
    return tuple(choice("walk", noun) for noun in chart.nouns)


async def ask_where_to_walk(g: AgesState) -> Step:
    """Ask where the unit goes, and before the first step also how (10.5, 10.6)."""
    unit = g.units[g.acting_unit]
    rides = ride_choices(g, unit)
    goals = {} if unit.sentinels else reachable_costs(g, unit, g.points)
    walks = walks_on(g.map)
    offered = [*rides, *[walks[goal] for goal in sorted(goals)]]
    if not must_leave(g, unit):
        offered.append(STOP)
    has_toll = any(ability(u) == "toll" for u in g.units)
    prompt = f"{profile_of(unit).name} moves: {count(max(0, g.points), 'point')} left"
    several = len(g.seats_of(unit.team)) > 1  # Another seat of the team may act next.
    reveals = None if rides or has_toll or several else False
    answer = await choose(unit.owner, prompt, tuple(offered), "10.1", reveals=reveals)
    if answer != STOP:
        note_action(g)
    match answer.verb:
        case "fly":
            take_off(g, unit, answer.noun)
            return Step.WALK
        case "ready":
            lay_open(g, unit, answer.noun)
            return Step.WALK
        case "guard":
            guard_space(g, unit, answer.noun)
            return Step.WALK if sentinels_to_set_up(g, unit) else Step.MOVE
        case "ride":
            reveal_card(g, unit, answer.noun, "used")
            unit.ride_card = answer.noun
            g.points = rating(g, unit, "speed")
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


def ride_choices(g: AgesState, unit: Unit) -> list[Choice]:
    """The ways in which the unit may move now: transport, flight, rope or guide; or a sentinel."""
    choices = [choice("ride", card) for card in transports_to_ride(g, unit)]
    choices += [choice("fly", each) for each in means_of_flight(g, unit)]
    choices += [choice("guard", card) for card in sentinels_to_set_up(g, unit)]
    if not unit.sentinels:
        choices += rope_choices(g, unit)
    return [*choices, GUIDE] if may_be_guided(g, unit) else choices


# Flight (29.2 to 29.4)


def means_of_flight(g: AgesState, unit: Unit) -> list[str]:
    """The unit's means of flight before its first step: wings, a card or a vehicle (29.2)."""
    if unit.spent or unit.flight_card or not may_take_off(g, unit):
        return []
    if unit.ride_card:
        return [unit.ride_card] if can_fly_by(unit, unit.ride_card) else []
    cards = [
        card
        for card in dict.fromkeys(unit.cards)
        if (card == SANDALS or can_fly_by(unit, card)) and can_use(g, unit, TREASURES[card])
    ]
    return [*([WINGS] if profile_of(unit).ability.flies else []), *cards]


def can_fly_by(unit: Unit, card: str) -> bool:
    """Does this vehicle fly, if only with Bessie Coleman (20.13, 21.47)?"""
    stunt = ability(unit) == "barnstorm" and TREASURES[card].kind == "vehicle"
    return TREASURES[card].flies or stunt


def take_off(g: AgesState, unit: Unit, source: str) -> None:
    """Fly in this move (29.2)."""
    if source != WINGS:
        reveal_card(g, unit, source, "used")
        if TREASURES[source].kind in TRANSPORT_KINDS:
            unit.ride_card = source
    unit.flight_card = source
    g.points = rating(g, unit, "speed")


# Sentinels (28.7)


def sentinels_to_set_up(g: AgesState, unit: Unit) -> list[str]:
    """The sentinels that the unit may set up instead of moving."""
    dome = g.map.spaces[unit.space].terrain == "dome"
    if unit.walked_spaces and not unit.sentinels:
        return []
    if unit.ride_card or unit.flight_card or dome or is_contested(g, unit):
        return []
    cards = [card for card in unit.cards if TREASURES[card].kind == "sentinel"]
    unplaced_sentinels = Counter(cards) - Counter(unit.sentinels)
    return [card for card in dict.fromkeys(unplaced_sentinels) if can_use(g, unit, TREASURES[card])]


def guard_space(g: AgesState, unit: Unit, card: str) -> None:
    """Spend the move where the unit is; it can be shot at there (28.7)."""
    reveal_card(g, unit, card, "used")
    unit.sentinels += (card,)
    unit.walked_spaces, unit.spent, g.points = (unit.space,), True, 0
    g.emit(SentinelBegun, unit=unit.slug, card=card)
    unit.finished = not sentinels_to_set_up(g, unit)


def walk(g: AgesState, unit: Unit, goal: int) -> None:
    """Go to a space step by step; enemies there end the move (10.3)."""
    cost = reachable_costs(g, unit, g.points)[goal]
    route = route_to(g, unit, g.points, goal)
    stops = stops_of(g, unit)
    previous_space = unit.space
    for space in route:
        unit.crossed = unit.crossed or (
            ability(unit) == "crawlspace" and has_wall_between(g.map, previous_space, space)
        )
        previous_space = space
        for enemy in enemies_in(g, unit, space):
            unit.boarded = True
            if ability(enemy) == "toll" and unit.has_hidden:
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
