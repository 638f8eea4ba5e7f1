"""RULES.md, chapters 14 and 21: cubes and secret events, which are played and gone."""

from __future__ import annotations

from copy import copy

import pytest

from engine.core.choice import choice
from engine.core.match_access import live_state_of
from engine.games.ages.attacks.events import DamageDrawn
from engine.games.ages.cards.events import CardDiscarded, CardDrawn, CardGiven, Guarded, StoodFast
from engine.games.ages.describe import describe
from engine.games.ages.experience.events import LevelDrawn
from engine.games.ages.free_actions.rules import begin_free
from engine.games.ages.moving.events import PutInDome
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, guardian, site, spaces, white
from tests.engine.games.ages.table import AgesTable, ages

A = spaces("clear", age="ancient")[0]
NEAR = MAP.neighbours[MAP.numbers_by_noun[A]]


# Cubes


@pytest.mark.parametrize(("who", "again"), [("pell", False), ("tomyris", True)])
def test_recall_cube(who: str, again: bool) -> None:
    """21.59, 14.10: dismissed; with Respect 5 another Secret card is drawn."""
    table = ages(
        white(who, A, "recall-cube"), black("hanno", FAR), whites="00", secrets="deep-pack"
    )
    play(table, f"white: free {who}", "white: play recall-cube")
    assert table.events_of(PutInDome)[0].unit == who
    drawn = [each.deck for each in table.events_of(CardDrawn)]
    assert drawn == (["secret"] if again else [])


def test_exile_cube() -> None:
    """21.60: banish an enemy character in sight within 4 that has lower Respect, no creature."""
    table = ages(
        white("tomyris", FIVE[0], "exile-cube"),
        black("pell", FIVE[1]),
        black("captain-oyelaran", FIVE[2]),
        black("wolfhound-1", FIVE[1], target=0),
    )
    play(table, "white: free tomyris")
    offered = [each for each in table.choices_of("white") if each.startswith("play")]
    assert offered == ["play exile-cube pell"]
    play(table, "white: play exile-cube pell")
    assert MAP.spaces[
        live_state_of(table.match).units[1].space
    ].terrain == "dome" or table.choices_of("white")


def test_plenty_cube() -> None:
    """21.61: two Common cards."""
    table = ages(white("hanno", A, "plenty-cube"), black("pell", FAR))
    play(table, "white: free hanno", "white: play plenty-cube")
    assert [each.deck for each in table.events_of(CardDrawn)][:2] == ["common", "common"]


def test_tutor_cube() -> None:
    """21.62: level up once."""
    table = ages(white("hanno", A, "tutor-cube"), black("pell", FAR), whites="12")
    play(table, "white: free hanno", "white: play tutor-cube")
    (level,) = table.events_of(LevelDrawn)
    play(table, f"white: raise {level.ratings[0]}")
    assert sum(table.unit("hanno").levels.values()) == 1


def test_gale_cube() -> None:
    """21.77, 24.31: every enemy in a space has Speed -2 until the player's next free actions."""
    table = ages(
        white("hanno", FIVE[0], "gale-cube"), black("pell", FIVE[2]), black("skarn", FIVE[2])
    )
    play(table, "white: free hanno", f"white: play gale-cube {FIVE[2]}")
    assert [table.unit(slug).slowed for slug in ("pell", "skarn")] == [True, True]
    assert table.unit("pell").ratings["speed"].value == 5
    g = live_state_of(table.match)
    g.team, g.step, g.phase = 0, Step.END_TURN, Step.END_TURN
    begin_free(g)
    assert not any(unit.slowed for unit in g.units)


def test_jailbreak_cube() -> None:
    """21.76: a prisoner of the team comes free and is dismissed."""
    table = ages(
        white("hanno", A, "jailbreak-cube"),
        white("skarn", "", fate=Fate.PRISON, entered=True),
        black("pell", FAR),
        whites="00",
    )
    play(table, "white: free hanno", "white: play jailbreak-cube skarn")
    assert table.unit("skarn").is_on_map


# Secret events


def test_last_stand() -> None:
    """21.63, 14.11: a unit that would be killed in melee stays at 1 Health and is dismissed."""
    table = ages(
        white("old-grumbletoe", A),
        black("pell", A, "last-stand", health=1),
        step=Step.MELEE,
        whites="91 92",
        blacks="00",
    )
    play(table, "black: pass", "black: strike old-grumbletoe", "white: strike pell", "black: pass")
    assert table.match.pending[0].prompt == "Pell would be killed: a Last Stand?"
    told = describe(table.view("black"), choice("pass")).consequence
    assert "Only a Last Stand can be played now, which keeps its owner alive. " in told
    play(table, "black: play last-stand")
    assert table.events_of(StoodFast)
    assert table.health("pell") == 1
    assert MAP.spaces[table.unit("pell").space].terrain == "dome"


def test_dying_is_asked_by_the_back_of_a_card_only() -> None:
    """24.14: whoever has a face-down Secret card is asked, and nobody else."""
    for cards, asked in (("deep-pack", True), ("field-kit", False), ("*deep-pack", False)):
        table = ages(
            white("old-grumbletoe", A),
            black("pell", A, cards, health=1),
            black("hanno", FAR),
            step=Step.MELEE,
            whites="91 92",
            blacks="05",
        )
        if cards == "deep-pack":
            play(table, "black: pass")
        play(table, "black: strike old-grumbletoe", "white: strike pell")
        if not cards.startswith("*"):
            play(table, "black: pass")
        assert (table.health("pell") == 0 and table.unit("pell").is_on_map) == asked


def test_old_debt() -> None:
    """21.64: at the start of melee an enemy there with two cards gives one that it picks."""
    table = ages(
        white("hanno", A, "old-debt"),
        black("skarn", A, "*yew-bow *field-kit"),
        black("pell", A, "*boar-spear"),
        step=Step.MELEE,
    )
    assert table.choices_of("white") == ["play old-debt hanno skarn", "pass"]
    play(table, "white: play old-debt hanno skarn")
    assert table.choices_of("black") == ["give-up yew-bow", "give-up field-kit"]
    play(table, "black: give-up yew-bow")
    (given,) = table.events_of(CardGiven)
    assert (given.taker, given.reason) == ("hanno", "Old Debt")


def test_the_team_in_turn_is_asked_first_at_the_start_of_melee() -> None:
    """14.11: each once, and not who fights nobody."""
    table = ages(
        white("hanno", A, "deep-pack"),
        white("tomyris", FAR, "deep-pack"),
        black("skarn", A, "courier-satchel"),
        step=Step.MELEE,
    )
    assert table.choices_of("white") == ["pass"]
    play(table, "white: pass")
    assert table.choices_of("black") == ["pass"]
    play(table, "black: pass")
    assert "strike skarn" in table.choices_of("white")


def struck_beside_a_bodyguard(*blacks: Unit) -> AgesTable:
    """A table where Old Grumbletoe has hit Pell in melee, with these other units."""
    table = ages(white("old-grumbletoe", A), *blacks, step=Step.MELEE, whites="91 50")
    while table.deciders()[0] == "black":
        play(table, f"black: {table.choices_of('black')[-1]}")
    play(table, "white: strike pell")
    return table


@pytest.mark.parametrize(
    "blacks",
    [
        (black("pell", A, "bodyguard"),),
        (black("pell", A), black("hanno", A, "bodyguard")),
        (black("pell", A), black("hanno", NEAR[0], "bodyguard")),
    ],
)
def test_bodyguard(blacks: tuple[Unit, ...]) -> None:
    """21.78, 24.24, 24.47: no damage to its owner, or to an ally in its space or next to it."""
    table = struck_beside_a_bodyguard(*map(copy, blacks))
    owner = blacks[-1].slug
    assert table.choices_of("black") == [f"play bodyguard {owner} pell", "pass"]
    play(table, f"black: play bodyguard {owner} pell")
    assert not table.events_of(DamageDrawn)
    assert table.health("pell") == blacks[0].health
    assert [each.owner for each in table.events_of(Guarded)] == [owner]
    assert [each.card for each in table.events_of(CardDiscarded)] == ["bodyguard"]


def test_a_bodyguard_two_spaces_away_comes_too_late() -> None:
    """21.78: an ally in the space of its owner or next to it."""
    near = {MAP.numbers_by_noun[A], *NEAR}
    away = next(n for each in NEAR for n in MAP.neighbours[each] if n not in near)
    table = struck_beside_a_bodyguard(black("pell", A), black("hanno", away, "bodyguard"))
    assert table.events_of(DamageDrawn)


@pytest.mark.parametrize(
    ("blacks", "label"),
    [
        ((black("pell", A, "bodyguard"),), "Bodyguard of Pell"),
        ((black("pell", A), black("hanno", A, "bodyguard")), "Bodyguard of Hanno for Pell"),
    ],
)
def test_a_bodyguard_is_offered_by_the_names_of_both(blacks: tuple[Unit, ...], label: str) -> None:
    """21.78: whose card it is, and who was hit."""
    table = struck_beside_a_bodyguard(*map(copy, blacks))
    (decision,) = table.match.pending
    words = describe(table.view("black"), decision.choices[0])
    assert (words.group, words.label) == ("Play", label)


def test_a_bodyguard_that_is_not_played_stays() -> None:
    """14.11: a secret event is played, and may be kept."""
    table = struck_beside_a_bodyguard(black("pell", A), black("hanno", A, "bodyguard"))
    play(table, "black: pass")
    assert table.events_of(DamageDrawn)
    assert not table.events_of(CardDiscarded)


def test_parting_gift() -> None:
    """21.79: before an adventure sends its owner away a card is drawn."""
    table = ages(
        white("hanno", site("war 0"), "parting-gift"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("bull-of-the-stair"),
        whites="05 00",
    )
    play(table, "white: adventure hanno", "white: challenge")
    assert table.choices_of("white") == ["play parting-gift", "pass"]
    assert table.match.pending[0].prompt == "Hanno is sent away: a Parting Gift?"
    told = describe(table.view("white"), choice("pass")).consequence
    assert told.startswith("Only a Parting Gift can be played now, to draw a card before leaving. ")
    play(table, "white: play parting-gift", "white: draw common")
    assert table.events_of(CardDrawn)
    play(table, "white: pass")
    assert MAP.spaces[table.unit("hanno").space].terrain == "dome"
