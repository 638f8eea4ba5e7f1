"""RULES.md 7: PR and Free Actions."""

from collections.abc import Mapping, Sequence

import pytest

from engine.games.duel.cards import ASSISTANTS
from engine.games.duel.ideas import free_actions_between
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.table import DuelTable, duel, has


@pytest.mark.parametrize(
    ("before", "after", "earned"),
    [(0, 2, 0), (0, 3, 1), (2, 3, 1), (2, 5, 1), (2, 6, 2), (3, 5, 0), (3, 6, 1), (8, 12, 2)],
)
def test_each_multiple_of_three_reached_or_passed_earns_one(
    before: int, after: int, earned: int
) -> None:
    """7.1: for each multiple of three that your PR lands on or passes."""
    assert free_actions_between(before, after) == earned
    symbols = after - before
    assistant = next((a for a in ASSISTANTS.values() if a.propaganda_pr == symbols), None)
    if assistant is not None:
        table = duel(tesla=has(pr=before), edison=has(), hand=[assistant.slug])
        play(table, f"tesla: play {assistant.slug}", "tesla: propaganda")
        assert table.side("tesla").pr == after
        assert table.view().turn.free == earned


def test_standing_on_a_multiple_of_three_earns_nothing_again() -> None:
    """7.1: a multiple pays once, when it is reached."""
    table = duel(tesla=has(pr=3), edison=has(), hand=["charles-peck"])
    play(table, "tesla: play charles-peck", "tesla: propaganda")
    assert table.view().turn.free == 0


@pytest.mark.parametrize(("pr", "next_free"), [(0, 3), (2, 3), (3, 6), (4, 6), (14, 15)])
def test_the_next_multiple_of_three_is_shown(pr: int, next_free: int) -> None:
    """7.1: the next Free Action comes at the next multiple of three."""
    assert duel(tesla=has(pr=pr), edison=has()).side("tesla").next_free == next_free


def test_each_player_earns_each_multiple() -> None:
    """7.1: that the rival has passed a multiple already does not matter."""
    table = duel(tesla=has(pr=2), edison=has(pr=12), hand=["mark-twain"])
    play(table, "tesla: play mark-twain", "tesla: propaganda")
    assert table.view().turn.free == 1


def with_a_free_action(
    *, chips: Mapping[str, str] | None = None, deck: Sequence[str] | None = None
) -> DuelTable:
    """Tesla has one Free Action, all chips but Meters, and no Assistant played yet."""
    return duel(
        tesla=has(pr=0, technologies=["bulbs", "transformers"]),
        edison=has(),
        row=["boston", "albany", "chicago"],
        free=1,
        chips=chips,
        deck=deck,
    )


def test_a_free_action_is_any_of_the_five() -> None:
    """7.2: any one of the five Actions, each of them in all its forms."""
    free = [line for line in with_a_free_action().choices_of("tesla") if line.startswith("free")]
    assert free == [
        "free electrify boston",
        "free electrify albany",
        "free electrify chicago",
        "free refresh",
        "free acquire brush",
        "free acquire westinghouse",
        "free acquire maxim",
        "free propaganda",
        "free advance meters",
        "free monopolize new-england no-ac",
        "free monopolize new-england no-dc",
        "free monopolize new-york no-ac",
        "free monopolize new-york no-dc",
        "free monopolize out-west no-ac",
        "free monopolize out-west no-dc",
    ]


@pytest.mark.parametrize(
    "action",
    [
        "electrify albany",
        "refresh",
        "acquire brush",
        "advance meters",
        "monopolize new-york no-dc",
        "propaganda",
    ],
)
def test_a_free_action_is_used_up(action: str) -> None:
    """7.2: a Free Action is one Action, whichever it is."""
    table = with_a_free_action()
    play(table, f"tesla: free {action}")
    assert table.view().turn.free == 0
    check_not_offered(table, "tesla: free propaganda", f"tesla: free {action}")


def test_the_normal_conditions_hold() -> None:
    """7.2: under its normal conditions: chips on Regions, Technology, a rival's chips."""
    table = with_a_free_action(chips={"new-york": "AC"}, deck=[])
    check_refusal(
        table,
        "tesla: free electrify albany",
        clause="6.1",
        reason='the chip "No AC" lies on New York',
    )
    check_refusal(table, "tesla: free acquire walker", clause="6.4", reason="Edison holds Meters")
    check_refusal(table, "tesla: free refresh", clause="6.3", reason="the City deck is empty")


def test_a_free_action_leaves_the_printed_action_alone() -> None:
    """7.2: a Free Action is paid for by itself, even when the Assistant prints the same."""
    table = duel(tesla=has(), edison=has(), hand=["henry-villard"], free=1)
    play(table, "tesla: play henry-villard")
    city, other = table.view().row[:2]
    play(table, f"tesla: free electrify {city}", f"tesla: electrify {other}")
    assert table.view().turn.free == 0
    assert table.view().turn.unused_actions == ("acquire",)


def test_a_portfolio_action_cannot_be_taken_as_a_free_action() -> None:
    """7.2: one of the five Actions, not a Portfolio Action."""
    check_not_offered(with_a_free_action(), "tesla: free place", "tesla: free sell reserved")


@pytest.mark.parametrize(("pr", "uses"), [(0, 1), (1, 2), (2, 3), (3, 1), (7, 2), (11, 3)])
def test_propaganda_can_earn_its_own_free_action_back(pr: int, uses: int) -> None:
    """7.3: Free Actions can earn Free Actions; a chain of Propaganda ends by itself."""
    table = duel(tesla=has(pr=pr), edison=has(), free=1)
    played = 0
    while "free propaganda" in table.choices_of("tesla"):
        play(table, "tesla: free propaganda")
        played += 1
    assert played == uses
    assert table.side("tesla").pr == pr + 2 * uses


def test_a_cycled_free_action_is_still_there() -> None:
    """7.3: at a PR of 2 it comes back twice: 4 PR more, and the Free Action is left."""
    table = duel(tesla=has(pr=2), edison=has(), free=1)
    play(table, "tesla: free propaganda", "tesla: free propaganda")
    assert table.side("tesla").pr == 6
    assert table.view().turn.free == 1


@pytest.mark.parametrize("pr", range(3))
def test_no_turn_holds_more_than_seven_free_actions(pr: int) -> None:
    """7.3: the longest chain there is: four symbols, a sold share, and Propaganda all along."""
    table = duel(tesla=has(pr=pr), edison=has(), hand=["hg-wells"])
    play(table, "tesla: sell reserved", "tesla: play hg-wells", "tesla: propaganda")
    used = 0
    while table.view().turn.free:
        play(table, "tesla: free propaganda")
        used += 1
    assert used == {0: 5, 1: 6, 2: 7}[pr]


def test_free_actions_add_up() -> None:
    """7.3: Free Actions from PR and from a sale are held together."""
    table = duel(tesla=has(pr=2), edison=has(), hand=["hg-wells"])
    play(table, "tesla: play hg-wells", "tesla: sell tesla", "tesla: propaganda")
    assert table.view().turn.free == 3


def test_pr_has_no_upper_end() -> None:
    """7.4: PR never falls and has no upper end."""
    table = duel(tesla=has(pr=299), edison=has(), hand=["hg-wells"])
    play(table, "tesla: play hg-wells", "tesla: propaganda")
    assert table.side("tesla").pr == 303
    assert table.view().turn.free == 2
    assert table.side("tesla").next_free == 306


def test_using_a_free_action_costs_no_pr() -> None:
    """7.4: PR never falls."""
    table = duel(tesla=has(pr=2), edison=has(), hand=["mark-twain"])
    play(table, "tesla: play mark-twain", "tesla: propaganda", "tesla: free advance bulbs")
    assert table.side("tesla").pr == 5
