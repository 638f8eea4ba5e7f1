"""The label of a choice where a coordinate or one general word says too little."""

from __future__ import annotations

from engine.core.choice import choice
from engine.games.ages.describe import describe
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing import ABROAD, FAR, GROUND, HALL, HOME, front, standing


def walk_label(start: int, to: int) -> str:
    """What White's character reads for a walk, behind the coordinate of the space."""
    table = standing(white("pell", start), black("hanno", FAR), step=Step.MOVE)
    play(table, "white: move pell")
    assert f"walk {GROUND.noun(to)}" in table.offered("white")
    return describe(table.view("white"), choice("walk", GROUND.noun(to))).label


def test_a_walk_names_the_sites_of_the_base() -> None:
    """26.1: own sites and enemy sites."""
    for sites, whose in ((HOME, "your"), (ABROAD, "enemy")):
        vault, prison = sites["vault"], sites["prison"]
        assert walk_label(vault, prison) == f"{GROUND.names[prison]}, {whose} Prison"
        assert walk_label(prison, vault) == f"{GROUND.names[vault]}, {whose} Vault"


def test_a_walk_names_the_enemy_gates_that_it_ends_in_front_of() -> None:
    """26.3: enemy gates are broken into from the space in front; those of the team are open."""
    for sites, words in ((ABROAD, ", in front of the Main Gate"), (HOME, "")):
        outside = front("main-gate", sites)
        beside = next(each for each in GROUND.open_links[outside] if each not in GROUND.base_sites)
        assert walk_label(beside, outside) == f"{GROUND.names[outside]}{words}"


def test_a_walk_names_the_sites_of_the_arbiters_hall() -> None:
    """27.1: the chamber among them."""
    chamber = HALL["chamber"]
    assert walk_label(HALL["pool"], chamber) == f"{GROUND.names[chamber]}, Arbiter's Chamber"
