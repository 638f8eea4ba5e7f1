"""The playthroughs of Duel of Ages II."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.games.ages import GAME
from engine.games.ages.state import Options
from engine.games.ages.view_types import UnitView, View
from engine.testing import Playthrough


def position(view: View) -> Iterator[str]:
    """The achievements, and a line for each unit."""
    goals = ", ".join(f"{goal.name} {goal.white}:{goal.black}" for goal in view.goals)
    yield f"{goals}; encounters on the map {len(view.counters)}"
    for unit in view.units:
        yield unit_line(view, unit)


def unit_line(view: View, unit: UnitView) -> str:
    place = view.map.names[unit.space] if unit.is_on_map else unit.fate
    cards = " ".join(card.slug for card in unit.cards) or "no cards"
    team = "White" if unit.team == 0 else "Black"
    return f"{team} {unit.slug:<20} {unit.health}/{unit.max_health} {place:<8} {cards}"


_played = partial(Playthrough, game=GAME, position=position)

PLAYTHROUGHS = (
    _played(
        name="ages-well-greedy",
        about="Skirmish at the Well by two greedy bots.",
        seed=3,
        options=Options(),
        bots=("greedy", "greedy"),
    ),
    _played(
        name="ages-well-random-dice",
        about="Skirmish at the Well by two seats that choose at random, with dice and open cards.",
        seed=2,
        options=Options(challenge="dice", cards="open", encounters="blue"),
        bots=("random", "random"),
    ),
    _played(
        name="ages-standing-greedy",
        about="The Standing Game by two greedy bots, with bases and the Arbiter's Hall.",
        seed=7,
        options=Options(mission="standing"),
        bots=("greedy", "greedy"),
    ),
    _played(
        name="ages-standing-four",
        about="The Standing Game by two teams of two bots, who take their characters in turn.",
        seed=8,
        options=Options(mission="standing", length="fast", variable_end=False),
        bots=("greedy", "greedy", "greedy", "greedy"),
    ),
    _played(
        name="ages-ring-built",
        about="Ring of Steel: four of eight are dropped, the map is built in batches of three.",
        seed=4,
        options=Options(mission="ring", map="mission"),
        bots=("greedy", "random"),
    ),
    _played(
        name="ages-colours-greedy",
        about="Colours in the Field, with flags, by two greedy bots.",
        seed=5,
        options=Options(mission="colours", length="fast"),
        bots=("greedy", "greedy"),
    ),
    _played(
        name="ages-clash-drafted",
        about="Clash of Everything: drafted, built in halves, then eight rounds by greedy bots.",
        seed=6,
        options=Options(mission="clash", map="mission", length="fast", variable_end=False),
        bots=("greedy", "greedy"),
    ),
)
