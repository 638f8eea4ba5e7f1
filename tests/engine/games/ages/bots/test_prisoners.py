"""The greedy bot imprisons a beaten enemy, or kills it where a prisoner would bring less."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages.phrases import unit_of
from engine.games.ages.prisoners.bot import release_chance
from engine.games.ages.sites.deeds import PRISON
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.testing import play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import FAR, HOME, standing
from tests.engine.games.ages.table import AgesTable, hint

FOUR_CARDS = "hill-pony yew-bow linen-cuirass field-kit"
TWO_CARDS = "hill-pony yew-bow"
PRISONER = "A prisoner counts more against a team than a dead character."


def beaten(
    loser: Unit, *others: Unit, hand: str = "", cards: str = "90 85", **words: Any
) -> AgesTable:
    """White's John Henry has beaten somebody in melee, and is asked what becomes of the loser."""
    units = (white("john-henry", FAR, hand), white("pell"), loser, *others, black("tomyris"))
    table = standing(*units, black("mary-read"), step=Step.MELEE, whites=cards, **words)
    while table.view("white").step != "fate":
        answer = f"strike {loser.slug}" if table.match.pending[0].seat == 0 else ""
        asked = table.match.pending[0].choices
        play(table, f"white: {answer}" if answer else f"black: {asked[-1]}")
    return table


def test_an_enemy_without_cards_goes_to_prison() -> None:
    """26.8, 19.3: that costs its team one combat point more than its death."""
    assert hint(beaten(black("hanno", FAR, health=1))) == ("imprison hanno", PRISONER)


@pytest.mark.parametrize(("cards", "verb"), [(TWO_CARDS, "imprison"), (FOUR_CARDS, "kill")])
def test_many_cards_are_worth_more_than_a_combat_point(cards: str, verb: str) -> None:
    """26.8, 13.7: they fall in the space of the winner, who has room for them."""
    advice, reason = hint(beaten(black("hanno", FAR, cards, health=1)))
    assert advice == f"{verb} hanno"
    killed = "Its cards fall where your team can pick them up."
    assert reason == (killed if verb == "kill" else PRISONER)


def test_cards_that_nobody_can_pick_up_are_no_reason_to_kill() -> None:
    """14.2: the winner's hand is full, and an ally of the loser is just as near."""
    full = beaten(black("hanno", FAR, FOUR_CARDS, health=1), hand=FOUR_CARDS)
    assert hint(full)[0] == "imprison hanno"
    shared = beaten(black("hanno", FAR, FOUR_CARDS, health=1), black("sacagawea", FAR))
    assert hint(shared)[0] == "imprison hanno"


def test_in_the_last_round_cards_are_worth_nothing() -> None:
    """19.1: nobody would use them any more."""
    last = beaten(black("hanno", FAR, FOUR_CARDS, health=1), round=13)
    assert hint(last)[0] == "imprison hanno"


def test_who_escapes_is_killed_unless_the_game_ends_first() -> None:
    """20.15: Houdini comes free on a luck of 6 or more in each of his turns."""
    assert hint(beaten(black("harry-houdini", FAR, health=1))) == (
        "kill harry-houdini",
        "A prisoner would soon be free again.",
    )
    last = beaten(black("harry-houdini", FAR, health=1), round=13)
    assert hint(last)[0] == "imprison harry-houdini"


def test_enemies_near_the_prison_may_break_a_prisoner_out() -> None:
    """26.11: each of them adds to the chance that it comes free."""
    chances = []
    for count in range(3):
        near = [black(slug, HOME[PRISON]) for slug in ("sacagawea", "skarn")[:count]]
        view = beaten(black("hanno", FAR, health=1), *near).view("white")
        chances.append(release_chance(view, unit_of(view, "hanno")))
    assert chances[0] == 0 < chances[1] < chances[2] < 1


def test_a_henchman_is_killed() -> None:
    """28.15, 28.16: in prison it would cost its team nothing, and might come free."""
    table = beaten(black("bruiser", FAR, health=1, master=3), black("hanno"))
    assert hint(table) == (
        "kill bruiser",
        "A henchman in prison costs its team nothing, and may come free.",
    )


def test_nobody_is_spared() -> None:
    """26.9: after two Amazes the target is imprisoned although it lives."""
    table = beaten(black("hanno", FAR, health=9), black("sacagawea", HOME[PRISON]), cards="90 90")
    assert hint(table) == ("imprison hanno", "It would fight on otherwise.")
