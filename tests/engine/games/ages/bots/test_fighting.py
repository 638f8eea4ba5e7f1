"""The greedy bot in melee and fire: whom it protects, and what a shot is worth."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.games.ages import GAME
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.card_types import AttackKind
from engine.games.ages.fire.actions import Opfire
from engine.games.ages.fire.bot import best_aim, best_planned_shot, shot_value
from engine.games.ages.fire.shot import Shot
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, black, moved, state, white
from tests.engine.games.ages.table import ages, hint


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
        return shot_value(Shot(seen, unit, skarn, "stick-grenade", kind))

    alone = value("opfire", 1)
    assert value("opfire", 1, 3) < alone < value("opfire", 1, 2)
    assert value("fire", 1, 2) == value("fire", 1)


def test_a_shot_counts_the_ally_whom_a_miss_may_hit() -> None:
    """9.4, 11.7: of two equal targets the one beside an ally of the shooter is worth less."""
    units = [
        white("lyudmila-pavlichenko", FIVE[0], "bolt-rifle"),
        black("skarn", FIVE[3]),
        black("rivet-77", FIVE[4]),
    ]
    view = GAME.view(state(*units, step=Step.FIRE), 0)
    beside = GAME.view(state(*units, white("pell", FIVE[3]), step=Step.FIRE), 0)
    kinds: tuple[AttackKind, ...] = ("fire", "opfire")
    for kind in kinds:
        values = [
            shot_value(Shot(each, each.units[0], each.units[1], "bolt-rifle", kind))
            for each in (view, beside, evolve(beside, rules_version=1))
        ]
        assert values[1] < values[0]
        assert (values[2] < values[0]) == (kind == "fire"), "under the first rules in fire only"
    shot = best_planned_shot(view, view.units[0])
    assert shot is not None
    assert shot.shot.target.slug == "skarn"
    shot = best_planned_shot(beside, beside.units[0])
    assert shot is not None
    alone = Shot(view, view.units[0], view.units[1], "bolt-rifle", "fire")
    assert shot.value < shot_value(alone)


def test_a_weapon_that_cannot_be_used_makes_no_good_shot() -> None:
    """14.3: a strong card that its owner cannot use does not keep it from walking."""
    for card, is_used in (("siege-arbalest", False), ("bolt-rifle", True)):
        g = state(white("lyudmila-pavlichenko", FIVE[0], card), black("skarn", FIVE[3]))
        view = GAME.view(g, 0)
        assert (best_planned_shot(view, view.units[0]) is not None) == is_used


def test_a_sentinel_fires_whatever_a_walk_is_worth() -> None:
    """28.8: it never moves, so that a weak shot costs it nothing either."""
    table = ages(
        white("hanno", FAR), white("watch-turret-1", FIVE[0]), black("rivet-77", FIVE[2]),
        step=Step.FIRE,
    )  # fmt: skip
    reason = "A sentinel never walks, so that a shot costs it nothing."
    assert hint(table) == ("shoot watch-turret-1", reason)
    shot = best_planned_shot(table.view("white"), table.view("white").units[1])
    assert shot is not None
    assert shot.value < WEIGHTS.min_shot_damage


def test_a_hint_to_fire_names_the_ally_in_danger() -> None:
    """9.4: the shot may be worth it, but the player should know."""
    units = [
        white("lyudmila-pavlichenko", FIVE[0], "siege-arbalest", levels={"strength": 9}),
        black("patchwork-eddie", FIVE[3], health=2),
        white("the-green-warden", FIVE[3]),
    ]
    table = ages(*units, step=Step.FIRE)
    advised, reason = hint(table)
    assert advised == "shoot lyudmila-pavlichenko"
    assert reason == ("A good shot is worth more than a walk, though a miss may hit Warden.")


def test_a_shot_that_endangers_allies_too_much_is_not_fired() -> None:
    """9.4: and the reason is not that a walk is worth more."""
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], "bolt-rifle"),
        black("pell", FIVE[3]),
        white("patchwork-eddie", FIVE[3], health=1),
        step=Step.FIRE,
    )
    assert hint(table) == ("pass", "The best shot would endanger your own units too much.")


@pytest.mark.parametrize("card", ["clay-fire-pot", "stick-grenade"])
def test_a_card_that_is_used_up_is_not_called_free(card: str) -> None:
    """14.5: the text of the choice says that it uses the card up, so the hint does as well."""
    moved_unit = white("patchwork-eddie", FIVE[2], health=2, **moved(FIVE[1], FIVE[2]))
    table = ages(moved_unit, black("captain-oyelaran", FIVE[0], card), step=Step.OPFIRE)
    advised, reason = hint(table)
    assert advised == f"opfire captain-oyelaran {card}"
    assert reason.startswith("It uses the card up, but ")
    assert reason.endswith("is worth that, and a shot in the enemy's turn costs no walk.")


def test_a_card_that_is_used_up_must_do_much() -> None:
    """14.5: no grenade for a scratch."""
    moved_unit = white("rivet-77", FIVE[2], **moved(FIVE[1], FIVE[2]))
    table = ages(moved_unit, black("captain-oyelaran", FIVE[0], "clay-fire-pot"), step=Step.OPFIRE)
    view = table.view("black")
    shot = best_aim(Opfire("captain-oyelaran", "clay-fire-pot", table=view))
    assert shot is not None
    assert 0.1 < shot.value < 0.6
    assert hint(table) == ("pass", "No shot is worth it.")


def test_a_weapon_that_stays_is_taken_for_almost_the_same_damage() -> None:
    """14.5: a grenade is kept for more than a little."""
    cards = "stick-grenade bolt-rifle"
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], cards), black("skarn", FIVE[3]), step=Step.FIRE
    )
    play(table, "white: shoot lyudmila-pavlichenko")
    assert hint(table)[0] == "fire bolt-rifle 1"
    lone = ages(
        white("lyudmila-pavlichenko", FIVE[0], "stick-grenade"), black("skarn", FIVE[3]),
        black("pell", FIVE[3]), step=Step.FIRE,
    )  # fmt: skip
    play(lone, "white: shoot lyudmila-pavlichenko")
    reason = "It uses the card up, but does the most damage on average."
    assert hint(lone) == ("fire stick-grenade 1", reason)


def test_an_area_shot_at_a_path_counts_all_who_were_there() -> None:
    """13.9: the space with the most damage in all, with the names of the others."""
    walkers = [
        white("patchwork-eddie", FIVE[4], **moved(FIVE[1], FIVE[2], FIVE[3], FIVE[4])),
        white("skarn", FIVE[3], **moved(FIVE[3])),
    ]
    table = ages(*walkers, black("captain-oyelaran", FIVE[0], "stick-grenade"), step=Step.OPFIRE)
    play(table, "black: opfire captain-oyelaran stick-grenade", "black: at patchwork-eddie")
    assert hint(table) == (
        f"in {FIVE[3]}",
        "It also attacks Skarn.",
    )
