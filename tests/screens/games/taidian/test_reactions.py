"""Whether an answer is useful in a fight of Taidian, and whom a reaction concerns."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.taidian.view_types import StandView
from screens.games.taidian import (
    can_prevent_something,
    concerns_only_others,
    has_no_useful_answer,
    has_no_useful_card,
    is_out,
    occasion,
)
from tests.screens.games.taidian.fights import a_fight, a_table, window
from tests.screens.games.taidian.tables import with_fighter


def test_it_is_known_whether_an_answer_could_still_prevent_anything() -> None:
    view = a_table()
    struck = StandView(1, attack=35, block=10, heal=0, counter=0, health_lost=0, has_fallen=False)
    safe = evolve(struck, block=40)
    assert can_prevent_something(window(a_fight(view, stands=(struck,)), "defence", 1))
    assert not can_prevent_something(window(a_fight(view, stands=(safe,)), "defence", 1))
    assert can_prevent_something(window(a_fight(view, stands=(safe,)), "robbery", 1))
    assert can_prevent_something(window(a_fight(view, counter=15, shields=10), "counter", 0))
    assert not can_prevent_something(window(a_fight(view, counter=15, shields=20), "counter", 0))


def test_a_player_passes_on_about_one_strike_or_about_others() -> None:
    target, attacker, helper = (a_fight(a_table(seat)) for seat in (1, 0, 2))
    assert occasion(target) == occasion(attacker) != occasion(helper)
    later = evolve(target, turn=evolve(target.turn, batches=target.turn.batches + 1))
    assert occasion(later) != occasion(target)
    again = evolve(helper, turn=evolve(helper.turn, batches=helper.turn.batches + 1))
    assert occasion(again) == occasion(helper)


def test_shields_against_nothing_are_not_asked_for() -> None:
    view = window(a_fight(a_table(0), counter=10, shields=5), "counter", 0)
    assert not has_no_useful_answer(view)
    assert has_no_useful_answer(window(a_fight(a_table(0), counter=10, shields=10), "counter", 0))
    assert not has_no_useful_answer(window(a_fight(a_table(1)), "defence", 1))


@pytest.mark.parametrize(
    ("hand", "block", "expected"),
    [
        (("coin", "shield"), 35, True),
        (("coin", "shield"), 30, False),
        (("shield", "medic"), 35, False),
        (("shield", "shotgun"), 35, False),
        (("shield", "kick"), 35, True),
    ],
)
def test_helpers_have_nothing_to_do_with_shields_for_the_safe(
    hand: tuple[str, ...], block: int, expected: bool
) -> None:
    stand = StandView(1, attack=35, block=block, heal=0, counter=0, health_lost=0, has_fallen=False)
    view = window(a_fight(a_table(2), stands=(stand,)), "defence", 2, helping=True)
    view = with_fighter(view, 2, hand=hand)
    assert has_no_useful_card(view) is expected
    if "kick" in hand:
        assert not has_no_useful_card(window(view, "defence", 2)), "a target may strike back"


@pytest.mark.parametrize(
    ("hand", "health", "expected"),
    [(("shield", "medic"), 150, True), (("medic",), 149, False), (("kick",), 150, False)],
    ids=["healthy", "wounded", "strikes back"],
)
def test_a_poison_asks_nothing_more_of_who_cannot_answer_it(
    hand: tuple[str, ...], health: int, expected: bool
) -> None:
    stand = StandView(1, attack=0, block=0, heal=0, counter=0, health_lost=0, has_fallen=False)
    view = window(a_fight(a_table(1), stands=(stand,)), "defence", 1)
    assert has_no_useful_card(with_fighter(view, 1, hand=hand, health=health)) is expected


def test_a_window_is_about_others_if_no_teammate_is_in_it() -> None:
    view = window(a_fight(a_table(2)), "defence", 2, helping=True)
    assert concerns_only_others(view)
    assert not concerns_only_others(window(view, "defence", 1)), "not the helpers' part"
    assert not concerns_only_others(with_fighter(view, 1, side=view.own_fighter.side))


def test_the_fallen_are_out_of_the_match() -> None:
    view = a_table(1)
    assert not is_out(view)
    assert is_out(with_fighter(view, 1, standing=False, fall_order=1, health=0))
    assert not is_out(a_table(None)), "a spectator sets no pace"
