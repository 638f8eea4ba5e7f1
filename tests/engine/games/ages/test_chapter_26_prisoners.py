"""RULES.md, chapter 26: prisoners, interrogation and breaking out."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages.achievements.rules import alive_count, combat_points, scores_in
from engine.games.ages.cards.events import CardSeen
from engine.games.ages.sites.events import Freed, Imprisoned
from engine.games.ages.sites.facts import CombatPoint, InPrison
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate
from engine.testing import check_facts, play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR,
    HOME,
    RESULTS,
    attempt_deed,
    deeds,
    prisoner,
    standing,
    standing_state,
    ways_of,
)
from tests.engine.games.ages.table import AgesTable, table_of


def beaten(*, cards: str = "", **words: Any) -> AgesTable:
    """White beats Hanno, who has 1 Health left, in melee."""
    others = (white("pell"), black("tomyris"), black("sacagawea"))
    table = standing(
        white("john-henry", FAR),
        others[0],
        black("hanno", FAR, cards, health=1),
        *others[1:],
        step=Step.MELEE,
        whites="90 85",
        **words,
    )
    play(table, "black: hold", "white: strike hanno")
    while table.match.pending[0].choices[-1].verb == "pass":
        play(table, "black: pass")
    return table


def test_kill_or_imprison() -> None:
    """26.8: Health 1, its cards kept, off the map, and no more part of the fight."""
    table = beaten(cards="hill-pony")
    assert table.choices_of("white") == ["imprison hanno", "kill hanno"]
    play(table, "white: imprison hanno")
    unit = table.unit("hanno")
    assert (unit.fate, unit.health, unit.space) == (Fate.PRISON, 1, -1)
    assert len(unit.cards) == 1
    assert table.view().ground == {}


def test_what_is_said_about_prison_and_death_is_so() -> None:
    """26.8, 19.3: with the combat points of one who was wounded."""
    assert check_facts([beaten(cards="hill-pony").match]).keys() >= {CombatPoint, InPrison}


def test_or_kill() -> None:
    """26.8, 13.7: the cards fall to the ground."""
    table = beaten(cards="hill-pony")
    play(table, "white: kill hanno")
    assert table.unit("hanno").fate is Fate.KILLED
    assert len(table.view().ground[FAR]) == 1


def test_without_a_prison_there_is_no_question() -> None:
    """26.15: with a destroyed Prison the enemy is killed."""
    assert beaten(ruins=[("prison",), ()]).unit("hanno").fate is Fate.KILLED


def test_a_kill_weapon_is_discarded_after_imprisoning() -> None:
    """14.5, 26.8: as after a kill."""
    table = standing(
        white("john-henry", FAR, "wyrmbone-sword"),
        white("pell"),
        black("hanno", FAR, health=1),
        black("tomyris"),
        black("sacagawea"),
        step=Step.MELEE,
        whites="90 85",
    )
    play(table, "black: hold", "white: strike hanno wyrmbone-sword", "white: imprison hanno")
    assert table.unit("john-henry").cards == ()


def test_prisoners_count_for_combat_and_valor() -> None:
    """19.3, 19.5: -1 combat point; not among the living and free."""
    unit = prisoner(black("hanno"))
    g = standing_state(white("pell", FAR), unit, black("tomyris"))
    assert combat_points(unit) == -1
    assert (alive_count(g, 0), alive_count(g, 1)) == (1, 1)
    assert scores_in(g, "combat") == (2, 1)


def test_valor_with_prisoners() -> None:
    """19.5: seven against two free ones win, where six against three do not."""
    table = beaten()
    assert table.match.outcome is None
    table = standing(
        white("john-henry", FAR),
        white("pell"),
        white("sacagawea"),
        black("hanno", FAR, health=1),
        black("tomyris"),
        step=Step.MELEE,
        whites="90 85",
    )
    play(table, "black: hold", "white: strike hanno", "white: imprison hanno")
    outcome = table.match.outcome
    assert outcome is not None
    assert "Valor" in outcome.reason


def test_a_double_amaze_imprisons_who_lives() -> None:
    """26.9: after the damage, with the Health that is left; or the target is spared."""
    for answer, fate in (("imprison the-glass-tide", Fate.PRISON), ("spare", Fate.ON_MAP)):
        table = standing(
            white("john-henry", FAR),
            white("pell"),
            black("the-glass-tide", FAR),
            black("tomyris"),
            step=Step.MELEE,
            whites="90 81",
        )
        play(table, "black: hold", "white: strike the-glass-tide", f"white: {answer}")
        unit = table.unit("the-glass-tide")
        assert (unit.fate, unit.health) == (fate, 10)


def test_prisoners_do_not_act() -> None:
    """26.8: neither free actions nor reinforcement."""
    g = standing_state(
        prisoner(white("hanno", FAR, "field-kit", health=1)),
        white("pell", FAR),
        black("tomyris", FAR + 1),
        step=Step.FREE,
    )
    table = table_of(g)
    assert "free hanno" not in table.choices_of("white")


@pytest.mark.parametrize("result", RESULTS)
def test_interrogation(result: str) -> None:
    """26.10, 24.34: FOPP banished, Fail nothing, Squeak shows, Pass and Amaze steal."""
    victim = prisoner(black("tomyris", FAR, "hill-pony boar-spear steel-pot"))
    others = (black("pell", FAR), black("sacagawea", FAR))
    unit = white("hanno", HOME["prison"])
    table = attempt_deed("interrogate tomyris", result, unit, victim, *others)
    match result:
        case "squeak":
            play(table, "black: reveal steel-pot")
            assert table.unit("tomyris").open_cards == ("steel-pot",)
        case "pass":
            play(table, "black: give-up hill-pony")
        case "amaze":
            play(table, "black: give-up hill-pony", "black: give-up boar-spear")
    stolen = {"pass": 1, "amaze": 2}.get(result, 0)
    if stolen:
        play(table, "white: pass")
    assert len(table.unit("hanno").cards) == stolen
    assert len(table.unit("tomyris").cards) == 3 - stolen
    assert ways_of(table) == (["hanno banished"] if result == "fopp" else [])
    if stolen:
        assert any(isinstance(event, CardSeen) for event in table.all_events())


def test_who_can_be_interrogated() -> None:
    """26.10, 26.15: a prisoner with cards, in a Prison of the team that is not destroyed."""
    bare = prisoner(black("tomyris", FAR))
    g = standing_state(white("hanno", HOME["prison"]), bare, black("pell", FAR))
    assert deeds(g, "hanno") == []
    bare.cards, bare.open_marks = ("hill-pony",), (False,)
    assert deeds(g, "hanno") == ["interrogate tomyris"]
    g.ruins = [("prison",), ()]
    assert deeds(g, "hanno") == ["repair prison"]


@pytest.mark.parametrize("result", RESULTS)
def test_breaking_out(result: str) -> None:
    """26.11, 24.35: Pass frees one, Amaze all; who broke them out is dismissed last."""
    captives = prisoner(white("hanno", FAR)), prisoner(white("tomyris", FAR))
    enemies = (black("pell", FAR), black("sacagawea", FAR))
    unit = white("anansi", ABROAD["prison"])
    table = attempt_deed("break-out prison", result, unit, *captives, *enemies)
    if result == "pass":
        play(table, "white: free-prisoner tomyris")
    while table.match.pending[0].choices[0].verb == "dome":
        answer = table.match.pending[0].choices[0]
        play(table, f"{'white' if table.match.pending[0].seat == 0 else 'black'}: {answer}")
    freed = {"pass": ["tomyris"], "amaze": ["hanno", "tomyris"]}.get(result, [])
    assert [e.unit for e in table.all_events() if isinstance(e, Freed)] == freed
    how = "banished" if result == "fopp" else "dismissed"
    assert ways_of(table) == [*(f"{slug} dismissed" for slug in freed), f"anansi {how}"]
    for slug in freed:
        assert table.unit(slug).fate is Fate.ON_MAP
    assert table.unit("anansi").experience == (result == "squeak")


def test_prisoners_of_a_destroyed_prison_stay_and_can_be_broken_out() -> None:
    """26.15: destroying it frees nobody."""
    g = standing_state(
        white("anansi", ABROAD["prison"]),
        prisoner(white("hanno", FAR)),
        black("pell", FAR),
        ruins=[(), ("prison",)],
    )
    assert deeds(g, "anansi") == ["break-out prison"]


def test_imprisonment_with_a_destroyed_vortex() -> None:
    """24.41: Health 1 is not healing."""
    table = beaten(ruins=[(), ("vortex",)])
    play(table, "white: imprison hanno")
    assert table.health("hanno") == 1
    assert any(isinstance(event, Imprisoned) for event in table.all_events())
