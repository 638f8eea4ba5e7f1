"""Setting a table of The Standing Game: a map with both bases and the Arbiter's Hall.

table = standing(white("john-henry", front("main-gate")), black("hanno", FAR))
play(table, "white: adventure john-henry", "white: break-in main-gate")
"""

from __future__ import annotations

from typing import Any

from engine.games.ages.challenges.cards import (
    CARDS,
    LUCKIEST,
    UNLUCKIEST,
    ChallengeResult,
    result_of,
)
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.map.layout import PlacedPiece, door_turns
from engine.games.ages.moving.events import SentAway
from engine.games.ages.rows.missions import ALL_MISSIONS
from engine.games.ages.sites.contests import deed_contest
from engine.games.ages.sites.deeds import Deed
from engine.games.ages.sites.rules import deed_choices
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate
from engine.testing import play
from tests.engine.games.ages.scene import state
from tests.engine.games.ages.table import AgesTable, table_of

MISSION = ALL_MISSIONS["standing"]
RESULTS = [result.value for result in ChallengeResult]


def _key(piece: str, slot: Any, i: int, j: int) -> PlacedPiece:
    return PlacedPiece(piece, slot, i, j, door_turns(slot, i, j, MISSION.platters)[0])


LAYOUT = (
    PlacedPiece("sheepfold-downs", "platter", 0, 0),
    PlacedPiece("harbor-row", "platter", 1, 0),
    PlacedPiece("ring-road-estate", "platter", 0, 1),
    _key("base-white", "d", -1, 0),
    _key("base-black", "d", 0, 0),
    _key("lith", "u", 0, 0),
    _key("labyrinth-ancient", "d", 1, 0),
    _key("labyrinth-future", "u", 0, 1),
    PlacedPiece("dome 0", "u", -1, 0),
    PlacedPiece("dome 2", "u", -1, 1),
    PlacedPiece("dome 4", "d", 0, -1),
    PlacedPiece("dome 6", "u", 1, 0),
    PlacedPiece("dome 8", "u", -1, 2),
    PlacedPiece("dome 9", "d", 0, 1),
)
"""Black's base lies between the three platters, so that all its gates can be used."""
GROUND: Chart = chart(LAYOUT)
HOME, ABROAD = GROUND.bases
"""The sites of White's base and of Black's."""
HALL = GROUND.sites("lith")
FAR = next(
    number
    for number, space in enumerate(GROUND.spaces)
    if space.piece == 1 and space.terrain == "clear" and number not in GROUND.gates_by_front
)
"""A clear space of a platter, away from everything."""


def front(gate: str, base: Any = None) -> int:
    """A space in front of a gate, of Black's base if no other is given."""
    there = (base or ABROAD)[gate]
    return next(here for here, gates in GROUND.gates_by_front.items() if there in gates)


def card_for(difference: int, result: str) -> str:
    """A challenge card that gives a result at a difference, as a scene writes it."""
    wanted = ChallengeResult(result)
    for card in CARDS:
        if card not in (LUCKIEST, UNLUCKIEST) and result_of(difference, card) is wanted:
            return f"{card[0]}{card[1]}"
    return {"amaze": "90", "fopp": "09"}[result]


def standing_state(*units: Unit, step: Step = Step.ADVENTURE, **words: Any) -> AgesState:
    """The state of such a table, White in turn."""
    options = words.pop("options", Options(mission="standing"))
    return state(*units, step=step, options=options, layout=LAYOUT, **words)


def standing(*units: Unit, step: Step = Step.ADVENTURE, **words: Any) -> AgesTable:
    """A table with these units in the adventure phase, White in turn."""
    return table_of(standing_state(*units, step=step, **words))


def deeds(g: AgesState, slug: str) -> list[str]:
    """The deeds of a unit in its space."""
    return [str(each) for each in deed_choices(g, g.unit_of(slug))]


def prisoner(unit: Unit, **words: Any) -> Unit:
    """A unit in the prison of the other team."""
    unit.fate, unit.space = Fate.PRISON, -1
    for name, value in words.items():
        setattr(unit, name, value)
    return unit


def attempt_deed(deed: str, result: str, *units: Unit, **words: Any) -> AgesTable:
    """White's first unit does something with a result."""
    g = standing_state(*units, **words)
    unit = g.units[0]
    found = next(each for each in deed_choices(g, unit) if str(each) == deed)
    difference = deed_contest(g, unit, Deed.of(found)).difference
    table = standing(*units, whites=card_for(difference, result), **words)
    play(table, f"white: adventure {unit.slug}", f"white: {deed}")
    return table


def ways_of(table: AgesTable) -> list[str]:
    """How units were sent away, in order."""
    return [
        f"{event.unit} {'banished' if event.banished else 'dismissed'}"
        for event in table.all_events()
        if isinstance(event, SentAway)
    ]
