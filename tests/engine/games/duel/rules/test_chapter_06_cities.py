"""RULES.md 6: Electrify and Refresh (6.1 to 6.3)."""

from functools import partial

from engine.games.duel.cards import REGIONS
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.table import duel, has, played

electrifying = partial(played, "henry-villard")
"""Electrify and Acquire are printed."""


def test_an_electrified_city_counts_two_points_in_its_region() -> None:
    """6.1: take a City from the row and put it on your side of its Region: two points."""
    table = electrifying(row=["boston", "albany", "chicago"])
    play(table, "tesla: electrify chicago")
    assert table.side("tesla").cities["out-west"] == ("chicago",)
    assert table.points("out-west") == (2, 0)


def test_a_city_that_is_not_in_the_row_cannot_be_taken() -> None:
    """6.1: take a City from the row."""
    table = electrifying(row=["boston", "albany", "chicago"], deck=["denver"])
    check_not_offered(table, "tesla: electrify denver")


def test_a_chip_against_your_power_shuts_its_region() -> None:
    """6.1: a City whose Region has no chip against your power."""
    table = electrifying(row=["boston", "albany", "chicago"], chips={"new-york": "AC"})
    check_refusal(
        table, "tesla: electrify albany", clause="6.1", reason='the chip "No AC" lies on New York'
    )
    play(table, "tesla: electrify boston")


def test_a_chip_against_the_rivals_power_does_not_stop_you() -> None:
    """6.1: only a chip against your own power counts."""
    table = electrifying(row=["boston", "albany", "chicago"], chips={"new-york": "DC"})
    play(table, "tesla: electrify albany")
    assert "albany" in table.side("tesla").cities["new-york"]


def test_a_dc_player_is_shut_out_by_no_dc_by_card_and_by_free_action() -> None:
    """6.1: "No DC" on Out West: Denver is refused, a Brush share (Out West) is not."""
    table = duel(
        edison=has(technologies=["bulbs"]),
        tesla=has(),
        chips={"out-west": "DC"},
        row=["denver", "albany", "boston"],
        hand=["henry-villard"],
    )
    play(table, "edison: play henry-villard")
    check_refusal(
        table, "edison: electrify denver", clause="6.1", reason='the chip "No DC" lies on Out West'
    )
    play(table, "edison: sell reserved", "edison: acquire brush")
    check_refusal(
        table,
        "edison: free electrify denver",
        clause="6.1",
        reason='the chip "No DC" lies on Out West',
    )
    assert table.points("out-west") == (1, 0)


def test_a_taken_city_is_replaced_in_the_same_place() -> None:
    """6.2: replaced at once, in the same place, from the top of the deck."""
    table = electrifying(row=["boston", "albany", "chicago"], deck=["denver", "hartford"])
    play(table, "tesla: electrify albany")
    assert table.view().row == ("boston", "denver", "chicago")
    assert table.view().city_deck == 1


def test_a_city_that_has_just_come_up_may_be_taken_at_once() -> None:
    """6.2: the City is replaced at once, so the next Action of the turn may take the new one."""
    table = electrifying(row=["boston", "albany", "chicago"], deck=["denver", "hartford"])
    play(table, "tesla: electrify albany", "tesla: sell reserved", "tesla: free electrify denver")
    assert table.view().row == ("boston", "hartford", "chicago")


def test_with_an_empty_deck_the_row_gets_shorter() -> None:
    """6.2: with an empty deck the row gets shorter, down to nothing."""
    table = electrifying(row=["boston", "albany"], deck=[])
    play(table, "tesla: electrify boston")
    assert table.view().row == ("albany",)
    play(table, "tesla: sell reserved", "tesla: free electrify albany")
    assert table.view().row == ()
    assert table.log_lines() == ["Tesla electrifies Albany with a Free Action"]


def test_without_cities_and_deck_electrify_has_no_target() -> None:
    """6.2: with an empty row the Action stays unused, and the turn can end."""
    table = electrifying(row=[], deck=[])
    offered = table.choices_of("tesla")
    assert not [line for line in offered if "electrify" in line or "refresh" in line]
    play(table, "tesla: end turn")


def test_the_last_city_of_the_deck_still_comes_up() -> None:
    """6.2: the row is full as long as the deck has cards."""
    table = electrifying(row=["boston", "albany", "chicago"], deck=["denver"])
    play(table, "tesla: electrify chicago")
    assert table.view().row == ("boston", "albany", "denver")
    assert table.view().city_deck == 0


def test_refresh_puts_the_row_under_the_deck_and_turns_up_three() -> None:
    """6.3: the whole row goes under the deck, and three Cities come from the top."""
    table = electrifying(
        row=["boston", "albany", "chicago"], deck=["denver", "hartford", "buffalo", "lowell"]
    )
    play(table, "tesla: refresh")
    assert table.view().row == ("denver", "hartford", "buffalo")
    assert table.view().city_deck == 4
    assert table.log_lines() == ["Tesla refreshes the row: Denver, Hartford and Buffalo"]


def test_the_row_goes_under_the_deck_from_left_to_right() -> None:
    """6.3: from left to right, so the left City is the first to come up again."""
    table = electrifying(
        row=["boston", "albany", "chicago"], deck=["denver", "hartford", "buffalo"]
    )
    play(table, "tesla: refresh", "tesla: sell reserved", "tesla: free refresh")
    assert table.view().row == ("boston", "albany", "chicago")


def test_refresh_uses_up_the_printed_electrify() -> None:
    """6.3: instead of electrifying."""
    table = electrifying(row=["boston", "albany", "chicago"])
    play(table, "tesla: refresh")
    assert table.view().turn.unused_actions == ("acquire",)
    check_not_offered(
        table, "tesla: refresh", *(f"tesla: electrify {city}" for city in table.view().row)
    )


def test_with_an_empty_deck_refresh_is_not_possible() -> None:
    """6.3: with an empty deck this is not possible."""
    table = electrifying(row=["boston", "albany", "chicago"], deck=[])
    check_refusal(table, "tesla: refresh", clause="6.3", reason="the City deck is empty")
    play(table, "tesla: sell reserved")
    check_refusal(table, "tesla: free refresh", clause="6.3", reason="the City deck is empty")


def test_where_everything_is_shut_refresh_is_the_only_form_of_the_action() -> None:
    """6.3: a No AC/DC chip makes no difference to a refresh."""
    table = electrifying(row=["boston", "albany", "chicago"], chips=dict.fromkeys(REGIONS, "AC"))
    assert [
        line
        for line in table.choices_of("tesla")
        if line.startswith("electrify") or line == "refresh"
    ] == ["refresh"]
    play(table, "tesla: refresh")
    assert not {"boston", "albany", "chicago"} & set(table.view().row)


def test_where_everything_is_shut_and_the_deck_is_empty_nothing_can_be_done() -> None:
    """6.3: all Cities shut off and no deck: the Action stays unused, the turn can end."""
    table = electrifying(
        row=["boston", "albany", "chicago"], deck=[], chips=dict.fromkeys(REGIONS, "AC")
    )
    check_not_offered(
        table, "tesla: refresh", "tesla: electrify boston", "tesla: electrify chicago"
    )
    play(table, "tesla: acquire westinghouse", "tesla: end turn")
    assert table.log_lines() == ["Tesla ends the turn with 1 Action unused"]
