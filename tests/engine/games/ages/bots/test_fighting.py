"""The greedy bot in melee and fire: whom it protects, and what a shot is worth."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.games.ages import GAME
from engine.games.ages.bots.fighting import shot_value
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.testing import play
from tests.engine.games.ages.scene import FIVE, black, moved, state, white
from tests.engine.games.ages.table import ages


def test_it_wears_armor_and_strikes() -> None:
    """What helps is done at once."""
    table = ages(
        white("mary-read", FIVE[0], "ship-cutlass"), black("rivet-77", FIVE[0]), step=Step.MELEE
    )
    bot = GreedyBot(Chance(1))
    assert str(bot.choose(table.match.sight(0))) == "strike rivet-77 ship-cutlass"


def answer_to_a_hit(*blacks: Unit) -> str:
    """The answer of Black's bot when Old Grumbletoe has hit the first of its units."""
    table = ages(white("old-grumbletoe", FIVE[0]), *blacks, step=Step.MELEE, whites="91 50")
    while table.match.view(1).step != "step in":
        name = table.deciders()[0]
        offered = table.choices_of(name)
        wanted = (f"strike {blacks[0].slug}", "hold", "pass", offered[0])
        play(table, f"{name}: {next(each for each in wanted if each in offered)}")
    return str(GreedyBot(Chance(1)).choose(table.match.sight(table.seat("black"))))


def test_a_bodyguard_is_played_for_characters() -> None:
    """21.78: not for a creature."""
    here = FIVE[0]
    assert answer_to_a_hit(black("hanno", here, "bodyguard")) == "play bodyguard hanno hanno"
    with_hound = black("wolfhound-1", here, target=0), black("hanno", here, "bodyguard")
    assert answer_to_a_hit(*with_hound) == "pass"


@pytest.mark.parametrize(
    ("master", "health", "answer"),
    [
        ("ching-shih", 4, "step-in shield-thrall"),
        ("rivet-77", 6, "pass"),
        ("rivet-77", 2, "step-in shield-thrall"),
    ],
)
def test_a_shield_thrall_takes_the_hit_for_a_master_that_can_bear_less(
    master: str, health: int, answer: str
) -> None:
    """28.18: Armor counts as well as Health; for a master near death in any case."""
    hit = black(master, FIVE[0], health=health)
    assert answer_to_a_hit(hit, black("shield-thrall", FIVE[0], master=1)) == answer


def test_an_area_weapon_is_not_thrown_among_allies() -> None:
    """13.8: at a space with one enemy rather than at one with an enemy and an ally."""
    units = [
        white("captain-oyelaran", FIVE[0], "stick-grenade"),
        black("skarn", FIVE[2]),
        black("rivet-77", FIVE[2]),
    ]
    bot = GreedyBot(Chance(1))
    table = ages(*units, step=Step.FIRE)
    assert str(bot.choose(table.match.sight(0))) == "shoot captain-oyelaran"
    table = ages(*units, white("hanno", FIVE[2]), white("pell", FIVE[2]), step=Step.FIRE)
    assert str(bot.choose(table.match.sight(0))) == "pass"


def test_an_area_weapon_is_worth_what_it_does_to_all() -> None:
    """13.8, 13.9: enemies count for it, allies against it; in opfire also who came through."""
    enemies = [black("skarn", FIVE[2]), black("rivet-77", FIVE[3], **moved(FIVE[2], FIVE[3]))]
    g = state(
        white("captain-oyelaran", FIVE[0], "stick-grenade"), *enemies, white("hanno", FIVE[2])
    )
    view = GAME.view(g, 0)
    unit, skarn = view.units[0], view.units[1]

    def value(kind: Any, *numbers: int) -> float:
        seen = evolve(view, units=tuple(view.units[n] for n in (0, *numbers)))
        return shot_value(seen, unit, skarn, "stick-grenade", kind, space=skarn.space)

    alone = value("opfire", 1)
    assert value("opfire", 1, 3) < alone < value("opfire", 1, 2)
    assert value("fire", 1, 2) == value("fire", 1)
