"""RULES.md 5: a turn."""

import pytest

from engine.games.duel.events import TurnEnded
from engine.games.duel.state import Turn
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.scene import Scene, state_of
from tests.engine.games.duel.table import DuelTable, duel, has, table_of

HAND = ("mark-twain", "henry-villard", "hg-wells")


def opening() -> DuelTable:
    """Tesla begins against Edison with three known Assistants."""
    return duel(
        tesla=has(),
        edison=has(),
        hand=HAND,
        row=["boston", "albany", "chicago"],
        deck=["denver", "hartford"],
    )


def test_one_assistant_must_be_played() -> None:
    """5.1: you must play exactly one Assistant from your hand. You cannot pass."""
    table = opening()
    check_refusal(table, "tesla: end turn", clause="5.1", reason="you must play an Assistant first")
    assert [line for line in table.choices_of("tesla") if line.startswith("play")] == [
        f"play {card}" for card in HAND
    ]


def test_a_second_assistant_cannot_be_played() -> None:
    """5.1: exactly one Assistant."""
    table = opening()
    play(table, "tesla: play mark-twain")
    check_refusal(
        table, "tesla: play hg-wells", clause="5.1", reason="you play only one Assistant per turn"
    )


def test_an_assistant_of_the_rivals_hand_cannot_be_played() -> None:
    """5.1: an Assistant from your hand."""
    table = duel(tesla=has(hand=HAND), edison=has(hand=["jp-morgan", "nellie-bly", "hetty-green"]))
    check_not_offered(table, "tesla: play jp-morgan")


@pytest.mark.parametrize(
    "order",
    [
        ("tesla: electrify boston", "tesla: acquire westinghouse"),
        ("tesla: acquire westinghouse", "tesla: electrify boston"),
    ],
)
def test_printed_actions_come_in_any_order(order: tuple[str, str]) -> None:
    """5.2: you may use each Action printed on it once, in any order."""
    table = opening()
    play(table, "tesla: play henry-villard", *order, "tesla: end turn")
    assert table.side("tesla").cities["new-england"] == ("boston",)
    assert table.side("tesla").shares["westinghouse"] == 1
    assert table.events_of(TurnEnded)[0].lost_actions == 0


def test_a_printed_action_can_be_used_only_once() -> None:
    """5.2: each Action once."""
    table = opening()
    play(table, "tesla: play henry-villard", "tesla: electrify boston")
    check_refusal(
        table,
        "tesla: electrify albany",
        clause="5.2",
        reason="you have no such Action left",
    )
    check_not_offered(table, "tesla: refresh")


def test_an_action_printed_twice_can_be_used_twice() -> None:
    """5.2: each Action printed on it once; no Assistant of ours prints one twice, but one could."""
    state = state_of(Scene(companies={"tesla": has(), "edison": has()}, hand=["henry-villard"]))
    state.turn = Turn(assistant="henry-villard", unused_actions=["electrify", "electrify"])
    table = table_of(state)
    assert table.choices_of("tesla").count("electrify boston") == 1
    play(table, "tesla: electrify boston", "tesla: electrify albany")
    assert table.view().turn.unused_actions == ()


def test_an_action_that_is_not_printed_cannot_be_used() -> None:
    """5.2: the Actions printed on it, no others."""
    table = opening()
    play(table, "tesla: play henry-villard")
    for line in ("propaganda", "advance bulbs", "monopolize new-york no-dc"):
        check_refusal(
            table,
            f"tesla: {line}",
            clause="5.2",
            reason="you have no such Action left",
        )


def test_all_printed_actions_may_be_left_unused() -> None:
    """5.2: you may leave any of them unused."""
    table = opening()
    play(table, "tesla: play henry-villard", "tesla: end turn")
    assert table.deciders() == ["edison"]
    assert table.log_lines() == ["Tesla ends the turn with 2 Actions unused"]


def test_no_action_before_an_assistant_is_played() -> None:
    """5.2: printed Actions need their Assistant on the table."""
    check_not_offered(opening(), "tesla: electrify boston", "tesla: propaganda", "tesla: refresh")


def test_one_portfolio_action_and_every_free_action_earned() -> None:
    """5.3: one Portfolio Action, and every Free Action you earn in the turn."""
    table = opening()
    play(table, "tesla: play hg-wells", "tesla: propaganda", "tesla: sell reserved")
    assert table.view().turn.free == 3  # PR from 2 to 6 passes 3 and lands on 6
    play(table, "tesla: free monopolize new-york no-dc", "tesla: free monopolize out-west no-dc")
    assert table.view().turn.free == 1
    check_refusal(
        table, "tesla: place", clause="8.1", reason="you take only one Portfolio Action per turn"
    )


def test_portfolio_and_free_actions_may_come_before_the_assistant() -> None:
    """5.4: Portfolio and Free Actions may come even before the Assistant."""
    table = opening()
    play(table, "tesla: sell reserved", "tesla: free electrify albany")
    check_refusal(table, "tesla: end turn", clause="5.1", reason="you must play an Assistant first")
    play(table, "tesla: play hg-wells", "tesla: end turn")
    assert table.points("new-york") == (3, 1)


def test_a_portfolio_action_may_come_between_two_printed_actions() -> None:
    """5.4: all of this may be mixed in any order."""
    table = opening()
    play(
        table,
        "tesla: play mark-twain",
        "tesla: propaganda",
        "tesla: place",
        "tesla: advance bulbs",
        "tesla: free acquire brush",
        "tesla: end turn",
    )
    assert table.side("tesla").shares == {"tesla": 2, "brush": 1}


def test_a_portfolio_action_may_come_last() -> None:
    """5.4: ... even after everything else."""
    table = opening()
    play(table, "tesla: play mark-twain", "tesla: advance bulbs", "tesla: propaganda")
    play(table, "tesla: free propaganda", "tesla: place", "tesla: end turn")
    assert table.side("tesla").shares == {"tesla": 2}


def test_the_turn_may_end_once_an_assistant_has_been_played() -> None:
    """5.4: you may end the turn once an Assistant has been played."""
    table = opening()
    play(table, "tesla: play mark-twain")
    assert "end turn" in table.choices_of("tesla")


def test_unused_free_actions_are_lost() -> None:
    """5.5: unused printed Actions and Free Actions are lost when the turn ends."""
    table = opening()
    play(table, "tesla: play hg-wells", "tesla: propaganda", "tesla: end turn")
    assert table.events_of(TurnEnded)[0].lost_actions == 2
    play(table, "edison: play " + table.side("edison").hand[0], "edison: end turn")
    assert table.view().turn.free == 0
    check_not_offered(table, "tesla: free propaganda")


def test_the_rival_does_not_inherit_free_actions() -> None:
    """5.5: nothing is carried over to the next turn, for either player."""
    table = opening()
    play(table, "tesla: play hg-wells", "tesla: propaganda", "tesla: end turn")
    assert table.deciders() == ["edison"]
    check_not_offered(table, "edison: free propaganda")


def test_the_portfolio_action_is_there_again_next_turn() -> None:
    """5.5: a new turn begins afresh."""
    table = opening()
    play(table, "tesla: place", "tesla: play hg-wells", "tesla: end turn", "edison: place")
    play(table, "edison: play " + table.side("edison").hand[0], "edison: end turn", "tesla: place")
    assert table.side("tesla").shares == {"tesla": 3}


def test_the_played_assistant_goes_to_the_discard() -> None:
    """5.6: the played Assistant goes to the discard."""
    table = opening()
    play(table, "tesla: play hg-wells", "tesla: end turn")
    assert table.view().discard == ("hg-wells",)
    assert table.side("tesla").hand == ("mark-twain", "henry-villard")


def test_the_rival_is_never_asked_in_your_turn() -> None:
    """5.6: your opponent never acts in your turn."""
    table = opening()
    script = ["tesla: play mark-twain", "tesla: propaganda", "tesla: free electrify albany"]
    for line in [*script, "tesla: advance bulbs", "tesla: place"]:
        assert table.deciders() == ["tesla"]
        play(table, line)
    play(table, "tesla: end turn")
    assert table.deciders() == ["edison"]
