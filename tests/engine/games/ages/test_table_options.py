"""Every option of a match, each of its values with its effect (RULES.md 23.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import attrs
import pytest

from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.achievements.rules import last_rounds
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step


def begun(**words: Any) -> AgesState:
    """A match with these options, at its first question."""
    state: AgesState = position_of(start_match(GAME, seed=4, options=Options(**words))).state
    return state


def rounds(length: str, *, variable: bool = True, mission: str = "standing") -> tuple[int, int]:
    """The rounds after which a match may end, at the earliest and at the latest."""
    found = last_rounds(begun(mission=mission, length=length, variable_end=variable))
    return found[0], found[-1]


def first_step(**words: Any) -> Step:
    """The step of the first question."""
    return begun(mission="standing", **words).step


def built(way: str, mission: str) -> str:
    """The way in which the teams of a mission build its map; "" if it is at random."""
    g = begun(mission=mission, map=way, selection="pure")
    return g.mission_row.method if g.builds_map and not g.layout else ""


WAYS_OF_ENTRY = attrs.fields(Options).entry.metadata["values"]


def is_entry(way: str) -> bool:
    """Do characters enter that way in The Standing Game, whose own way is Reinforce?"""
    expected = "reinforce" if way == "mission" else way
    return begun(mission="standing", entry=way).mission_row.entry == expected


def drawn(colour: str) -> set[bool]:
    """Are the encounters of a match blue ones?"""
    g = begun(encounters=colour)
    return {ENCOUNTERS[slug].blue for slug in (*g.pool.cards, *g.counters.values())}


EFFECTS: dict[tuple[str, Any], Callable[[], bool]] = {
    ("challenge", "deck"): lambda: not begun().has_dice,
    ("challenge", "dice"): lambda: begun(challenge="dice").has_dice,
    ("encounters", "gold"): lambda: drawn("gold") == {False},
    ("encounters", "blue"): lambda: drawn("blue") == {True},
    ("selection", "mission"): lambda: first_step() is Step.DROP,
    ("selection", "standard"): lambda: first_step(selection="standard") is Step.DROP,
    ("selection", "pure"): lambda: first_step(selection="pure") not in (Step.DROP, Step.DRAFT),
    ("selection", "draft"): lambda: first_step(selection="draft") is Step.DRAFT,
    ("map", "random"): lambda: len(begun(mission="standing").layout) == 14,
    ("map", "mission"): lambda: begun(mission="standing", map="mission").layout == (),
    ("map", "standard"): lambda: built("standard", "clash") == "standard",
    ("map", "halves"): lambda: built("halves", "standing") == "halves",
    ("map", "split"): lambda: built("split", "standing") == "split",
    ("placing", "random"): lambda: len(begun(selection="pure").counters) > 5,
    ("placing", "hand"): lambda: begun(selection="pure", placing="hand").step is Step.PUT_ENCOUNTER,
    ("length", "mission"): lambda: (
        rounds("mission") == (9, 13) and rounds("mission", variable=False) == (11, 11)
    ),
    ("length", "fast"): lambda: (
        rounds("fast") == (6, 10) and rounds("fast", variable=False) == (8, 8)
    ),
    ("length", "medium"): lambda: (
        rounds("medium") == (10, 14) and rounds("medium", variable=False) == (12, 12)
    ),
    ("length", "epic"): lambda: (
        rounds("epic") == (14, 18) and rounds("epic", variable=False) == (16, 16)
    ),
    ("variable_end", True): lambda: begun().end_deck is not None,
    ("variable_end", False): lambda: begun(variable_end=False).end_deck is None,
    ("cards", "hidden"): lambda: any(unit.has_hidden for unit in begun().units),
    ("cards", "open"): lambda: all(all(unit.open_marks) for unit in begun(cards="open").units),
} | {
    ("mission", slug): lambda slug=slug: begun(mission=slug).mission_row.slug == slug
    for slug in MISSIONS
}
"""The visible effect of each value of each option."""
EFFECTS |= {("entry", way): partial(is_entry, way) for way in WAYS_OF_ENTRY}


@pytest.mark.parametrize(("name", "value"), EFFECTS, ids=str)
def test_an_option_does_what_it_says(name: str, value: Any) -> None:
    """23.4: each value by its visible effect at the first question."""
    assert EFFECTS[name, value]()


def test_every_value_of_every_option_has_an_effect() -> None:
    """23.4: one that is added without a line above is named here."""
    values = {
        (field.name, value)
        for field in attrs.fields(Options)
        for value in field.metadata["values"] or (False, True)
    }
    assert values == set(EFFECTS)


def test_a_mission_of_fixed_length_stays_so() -> None:
    """23.4, 19.1: Ring of Steel has 8 rounds; another length may end sooner or later."""
    assert rounds("mission", mission="ring") == (8, 8)
    assert rounds("medium", mission="ring") == (10, 14)
