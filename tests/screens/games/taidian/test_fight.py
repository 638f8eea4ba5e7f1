"""A fight on the Taidian board: the subject of a reaction, card against card, and the sums."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.games.taidian.about import about
from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import LaidView, ReplyView, StandView, View, WindowView
from engine.testing import play
from screens.games.taidian import PAINTER
from tests.engine.games.taidian.table import brawl, has, strike
from tests.screens.games.taidian.fights import BACK, KICK, PUNCH, SHIELD, a_fight, a_table, window
from tests.screens.games.taidian.tables import (
    COMMON,
    SIZES,
    at_step,
    find,
    in_window,
    painted,
    with_fighter,
)
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer

# The subject of a reaction


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "▸ You attack Novak"),
        (1, "▸ Vane attacks you  you would lose 35"),
        (2, "▸ Vane attacks Novak  Novak may answer"),
        (None, "▸ Vane attacks Novak  Novak may answer"),
    ],
)
def test_a_defence_says_who_attacks_whom(
    seat: int | None, words: str, size: tuple[int, int]
) -> None:
    view = window(a_fight(a_table(seat)), "defence", 1)
    assert words in text(painted(view, size))


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_helpers_read_whom_they_could_help(size: tuple[int, int]) -> None:
    view = window(a_fight(a_table(2)), "defence", 2, 3, helping=True)
    assert "▸ Vane attacks Novak  you may help" in text(painted(view, size))
    assert text(painted(view, size)).count("may help") >= 3, "both cards say so as well"


@pytest.mark.parametrize("size", COMMON, ids=str)
@pytest.mark.parametrize(
    ("kind", "card", "words"),
    [
        ("robbery", "robber", "▸ Vane robs you  a Shotgun stops the Robbers"),
        ("arrival", "poison", "▸ Vane poisons you  an Antidote ends the Poison"),
    ],
)
def test_robbers_and_poison_say_what_helps(
    kind: WindowKind, card: str, words: str, size: tuple[int, int]
) -> None:
    laid = (LaidView(card, target=1, structure="", value=0, fate=""),)
    view = window(a_fight(a_table(), laid_cards=laid), kind, 1)
    assert words in text(painted(view, size))


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_a_counter_attack_says_who_strikes_back(size: tuple[int, int]) -> None:
    stand = StandView(1, attack=35, block=10, heal=0, counter=5, health_lost=0, has_fallen=False)
    view = a_fight(a_table(0), replies=(SHIELD, BACK), stands=(stand,), counter=5)
    shown = text(painted(window(view, "counter", 0), size, "pass"))
    assert "▸ Novak strikes back at you  you would lose 5" in shown
    assert "Pass, lose 5" in shown


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_a_tick_says_whose_poison_it_is(size: tuple[int, int]) -> None:
    laid = (LaidView("poison", target=1, structure="", value=5, fate="poisoned"),)
    stand = StandView(1, attack=5, block=0, heal=0, counter=0, health_lost=0, has_fallen=False)
    view = window(a_fight(a_table(), is_tick=True, laid_cards=laid, stands=(stand,)), "tick", 1)
    shown = text(painted(view, size, "pass"))
    assert "▸ Vane's Poison hurts you  you would lose 5" in shown
    assert "Pass, lose 5" in shown
    assert "§5" in shown


@pytest.mark.parametrize("kind", ["robbery", "arrival", "defence", "counter", "tick"])
@pytest.mark.parametrize("size", COMMON, ids=str)
def test_in_every_window_one_can_pass_on_the_board(kind: str, size: tuple[int, int]) -> None:
    moment = in_window(kind)
    for seat, offer in moment.offers.items():
        picture = PAINTER.paint(moment.view(seat), *size, look(), offer)
        assert "pass" in offer.places
        assert "Pass" in text(picture)


# Card against card


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_cards_of_both_sides_and_the_sum_are_shown(size: tuple[int, int]) -> None:
    stand = StandView(1, attack=35, block=10, heal=0, counter=0, health_lost=0, has_fallen=False)
    view = window(a_fight(a_table(), replies=(SHIELD,), stands=(stand,)), "defence", 1)
    shown = text(painted(view, size))
    assert "† 35 − ▣ 10 = you lose 25 (100 → 75)" in shown
    assert "† 20 ◆" in shown
    assert "† 15 ◆" in shown
    assert "▣ 10" in shown


def test_healing_counts_on_top_of_block() -> None:
    medic = ReplyView(seat=2, card="medic", target=1, value=25, counter=0)
    stand = StandView(1, attack=35, block=10, heal=25, counter=0, health_lost=0, has_fallen=False)
    view = window(a_fight(a_table(3), replies=(SHIELD, medic), stands=(stand,)), "defence", 1)
    assert "† 35 − ▣ 10 + ✚ 25 = Novak loses nothing" in text(painted(view))
    assert "✚ 25 Calder" in text(painted(view)), "a helper's card says whose it is"


def test_what_comes_back_at_the_attacker_has_its_own_sum() -> None:
    stand = StandView(1, attack=35, block=0, heal=0, counter=20, health_lost=0, has_fallen=False)
    guard = ReplyView(seat=0, card="shield", target=0, value=10, counter=0)
    view = a_fight(a_table(2), replies=(BACK, guard), stands=(stand,), counter=20, shields=10)
    assert "↶ 20 − ▣ 10 = Vane loses 10" in text(painted(window(view, "counter", 0)))


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_after_the_fight_the_board_says_what_it_cost(size: tuple[int, int]) -> None:
    stand = StandView(1, attack=35, block=10, heal=0, counter=5, health_lost=25, has_fallen=False)
    replies = (SHIELD, BACK)
    fight = a_fight(
        a_table(2),
        replies=replies,
        stands=(stand,),
        counter=5,
        attacker_health_lost=5,
        is_over=True,
    )
    view = evolve(fight, step="lay")
    shown = text(painted(view, size))
    assert "† 35 − ▣ 10 = Novak lost 25 (125 → 100)" in shown
    assert "↶ 5 = Vane lost 5" in shown
    assert "−25" in shown
    assert "−5" in shown


def test_a_fall_is_told() -> None:
    stand = StandView(1, attack=35, block=0, heal=0, counter=0, health_lost=35, has_fallen=True)
    view = evolve(a_fight(a_table(2), stands=(stand,), is_over=True), step="lay")
    view = with_fighter(view, 1, standing=False, fall_order=1, health=0)
    assert "† 35 = ✗ Novak falls" in text(painted(view))
    assert "Novak fallen" in text(painted(view))


@pytest.mark.parametrize("size", COMMON, ids=str)
def test_each_target_has_a_lane_of_its_own(size: tuple[int, int]) -> None:
    at_calder = evolve(PUNCH, target=2)
    stands = (
        StandView(1, attack=15, block=0, heal=0, counter=0, health_lost=0, has_fallen=False),
        StandView(2, attack=20, block=0, heal=0, counter=0, health_lost=0, has_fallen=False),
    )
    view = window(a_fight(a_table(3), laid_cards=(KICK, at_calder), stands=stands), "defence", 1, 2)
    shown = text(painted(view, size))
    assert "Vane attacks Novak and Calder" in shown
    assert "† 15 = Novak loses 15 (100 → 85)" in shown
    assert "† 20 = Calder loses 20 (100 → 80)" in shown


@pytest.mark.parametrize(
    ("card", "fate", "words"),
    [
        ("robber", "stole", "stole"),
        ("robber", "stopped", "stopped"),
        ("fire-bomb", "bombed", "bombed"),
        ("fire-bomb", "spared", "spared"),
        ("poison", "cured", "cured"),
    ],
)
def test_cards_without_a_number_say_what_became_of_them(card: str, fate: str, words: str) -> None:
    laid = (LaidView(card, target=1, structure="", value=0, fate=fate), KICK)
    for size in COMMON:
        view = window(a_fight(a_table(2), laid_cards=laid), "defence", 1)
        shown = text(painted(view, size))
        assert CARDS[card].name in shown
        assert words in shown


def test_health_at_stake_is_hatched_on_the_bar() -> None:
    calm = evolve(a_table(), step="lay")
    view = window(a_fight(a_table()), "defence", 1)
    assert "▒" not in text(painted(calm))
    assert "▒" in text(painted(view))


# A batch before it is declared


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_only_the_attacker_sees_the_batch_grow(size: tuple[int, int]) -> None:
    moment = find("four", lambda g: g.turn.undeclared_batch and g.step.value == "lay")
    attacker = moment.state.active
    laid = moment.view(attacker).turn.undeclared_batch
    mine, theirs = (
        text(PAINTER.paint(moment.view(seat), *size, look(), Offer())) for seat in (attacker, None)
    )
    assert f"on {last_name_of(moment.view(attacker), laid[0].target)}" in mine
    assert "lays cards in secret" in theirs


def last_name_of(view: View, seat: int) -> str:
    return view.fighters[seat].name.split()[-1]


def test_a_card_without_a_target_asks_for_one() -> None:
    moment = at_step("target", "four")
    for size in COMMON:
        shown = text(PAINTER.paint(moment.view(moment.asked), *size, look(), Offer()))
        assert "on whom?" in shown


# What a fight may cost, and why


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (("kick", "coin", "shield", "kick"), "answer with Kick and Shield"),
        (("punch", "coin"), "none of your cards can answer"),
    ],
    ids=["some", "none"],
)
def test_the_cards_that_can_answer_are_named_beside_the_attack(
    hand: tuple[str, ...], words: str
) -> None:
    view = with_fighter(window(a_fight(a_table(1)), "defence", 1), 1, hand=hand)
    assert words in text(painted(view, (82, 33)))
    others = evolve(view, window=WindowView("defence", False, (2,)))
    assert "no answer yet" in text(painted(others, (82, 33)))


@pytest.mark.parametrize("size", COMMON[1:], ids=str)
def test_the_sum_shows_strength_range_and_bunker(size: tuple[int, int]) -> None:
    punch = LaidView("punch", target=1, structure="", value=25, fate="hit")
    stand = StandView(1, attack=25, block=5, heal=0, counter=0, health_lost=0, has_fallen=False)
    view = with_fighter(a_table(1), 0, character="ferrand", structures=("firing-range",))
    view = with_fighter(view, 0, levels={**view.fighters[0].levels, "strength": 1})
    view = window(a_fight(view, laid_cards=(punch,), stands=(stand,)), "defence", 1)
    shown = text(painted(view, size))
    assert "† 10 + 10 Strength + 5 Range" in shown
    assert "▣ 5 Bunker" in shown
    told = about(view, "fight:1")
    assert told is not None
    assert told.lines == (
        "Punch 25: 10 printed + 10 Strength + 5 Firing Range.",
        "Block 5: 5 Bunker.",
    )


def test_who_is_about_to_fall_is_told() -> None:
    view = window(a_fight(with_fighter(a_table(2), 1, health=35)), "defence", 1)
    assert "Novak would fall!" in text(painted(view, (82, 33)))
    safe = window(a_fight(with_fighter(a_table(2), 1, health=36)), "defence", 1)
    assert "would fall" not in text(painted(safe, (82, 33)))


def test_who_would_win_by_it_is_told() -> None:
    view = evolve(a_table(0), turn=evolve(a_table(0).turn, kind="", batches=0), fight=None)
    for seat in (2, 3):
        view = with_fighter(view, seat, standing=False, fall_order=1, health=0)
    view = with_fighter(view, 0, hand=("punch", "kick", "coin"))
    enough = with_fighter(view, 1, health=20)  # Vane's Punch 15, and a Kick
    assert "Novak may fall: then you have won" in text(painted(enough, (150, 57)))
    too_little = text(painted(with_fighter(view, 1, health=21), (150, 57)))
    assert "may fall" not in too_little
    assert "Novak is low on health" in too_little
    sheltered = with_fighter(enough, 1, structures=("bunker",))
    assert "may fall" not in text(painted(sheltered, (150, 57)))


def test_nobody_is_said_to_fall_to_cards_that_the_viewer_cannot_know() -> None:
    view = evolve(a_table(1), turn=evolve(a_table(1).turn, kind="", batches=0), fight=None)
    shown = text(painted(with_fighter(view, 1, health=5), (150, 57)))
    assert "You are low on health" in shown
    assert "may fall" not in shown


@pytest.mark.parametrize(("victim", "damage"), [("marsh", 0), ("qiao", 5)])
def test_a_poison_is_painted_with_its_damage_to_its_victim(victim: str, damage: int) -> None:
    """17.8: before it is declared, when it arrives, and in a tick that takes nothing."""
    fighters: dict[str, Any] = {"ferrand": has(hand=["poison"]), victim: has(deck=[])}
    table = brawl(**fighters)
    name = victim.title()
    play(table, "ferrand: attack", "ferrand: lay poison")
    assert f"{damage} a turn" in text(
        PAINTER.paint(table.view("ferrand"), 110, 44, look(), Offer())
    )
    play(table, "ferrand: strike")
    arrived = text(PAINTER.paint(table.view("ferrand"), 110, 44, look(), Offer()))
    assert f"{name} is poisoned: {damage} a turn" in arrived
    play(table, "ferrand: end turn", f"{victim}: upgrade", f"{victim}: end turn")
    ticked = text(PAINTER.paint(table.view("ferrand"), 110, 44, look(), Offer()))
    assert f"{name} lost {damage or 'nothing'}" in ticked
    assert "works" not in ticked


@pytest.mark.parametrize("size", COMMON)
def test_a_batch_is_painted_with_the_bunker_until_it_is_used_up(size: tuple[int, int]) -> None:
    """16.1: only the first batch of a turn is blocked, and only then it saves from a fall."""
    hand = ["punch", "nine-mm", "robber"]
    table = brawl(ferrand=has(hand=hand), qiao=has(health=25, structures=["bunker"]))
    play(table, "ferrand: attack", "ferrand: lay punch")
    shown = text(PAINTER.paint(table.view("ferrand"), *size, look(), Offer()))
    assert "− ▣ 5 Bunker" in shown
    assert "may fall" not in shown

    table = brawl(ferrand=has(hand=hand), qiao=has(health=25, structures=["bunker"]))
    strike(table, "robber")
    play(table, "ferrand: lay punch")
    shown = text(PAINTER.paint(table.view("ferrand"), *size, look(), Offer()))
    assert "Bunker" not in shown.split("on Qiao")[1].splitlines()[0]
    assert "may fall" in shown


def test_a_fight_as_text_names_both_sides_when_it_is_over() -> None:
    """8.1: the attacker, an arrow, the target."""
    table = brawl(ferrand=has(hand=["punch", "kick"]), qiao=has(), vane=has())
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay kick", "ferrand: at vane", "ferrand: strike")
    shown = text(PAINTER.paint(table.view("ferrand"), 80, 14, look(), Offer()))
    assert f"You {look().glyphs.right} Qiao" in shown
    assert f"You {look().glyphs.right} Vane" in shown
