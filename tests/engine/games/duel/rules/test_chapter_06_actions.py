"""RULES.md 6: the other Actions (6.4 to 6.9). Electrify and Refresh: test_chapter_06_cities."""

from functools import partial

import pytest

from engine.games.duel.cards import REGIONS
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.table import DuelTable, duel, has, played

acquiring = partial(played, "henry-villard")
"""Electrify and Acquire are printed."""

monopolizing = partial(played, "charles-steinmetz")
"""Advance and Monopolize are printed."""


# Acquire


def test_a_share_goes_from_the_market_to_its_region() -> None:
    """6.4: take one share of a minor company from the market and place it in its Region."""
    table = acquiring()
    play(table, "tesla: acquire westinghouse")
    assert table.market()["westinghouse"] == 4
    assert table.side("tesla").shares == {"tesla": 1, "westinghouse": 1}
    assert table.points("out-west") == (1, 0)
    assert table.log_lines() == ["Tesla acquires a Westinghouse share"]


def test_the_chip_of_the_technology_is_needed() -> None:
    """6.4: you must hold the chip of its Technology."""
    table = acquiring()
    offered = [line for line in table.choices_of("tesla") if line.startswith("acquire")]
    assert offered == ["acquire westinghouse"]  # the only minor company with Transformers
    check_refusal(table, "tesla: acquire brush", clause="6.4", reason="Edison holds Bulbs")
    check_refusal(table, "tesla: acquire walker", clause="6.4", reason="Edison holds Meters")


def test_without_any_chip_nothing_can_be_acquired() -> None:
    """6.4: you must hold the chip; to place and to sell needs none."""
    table = duel(tesla=has(technologies=[]), edison=has(), hand=["henry-villard"])
    play(table, "tesla: play henry-villard")
    assert not [line for line in table.choices_of("tesla") if "acquire" in line]
    assert {"place", "sell reserved", "sell tesla"} <= set(table.choices_of("tesla"))


def test_an_empty_pile_has_nothing_to_acquire() -> None:
    """6.4: one share from the market, if there is one."""
    table = acquiring(market={"westinghouse": 0})
    check_refusal(table, "tesla: acquire westinghouse", clause="6.4", reason="no share is left")


def test_an_empty_pile_fills_again_when_a_player_sells() -> None:
    """6.4: a share that the rival sells can be acquired in the next turn."""
    table = duel(
        edison=has(technologies=["bulbs"], shares={"westinghouse": 3}, hand=["hg-wells"]),
        tesla=has(technologies=["transformers", "meters"], shares={"westinghouse": 2}),
    )
    assert table.market()["westinghouse"] == 0
    play(table, "edison: sell westinghouse", "edison: play hg-wells", "edison: end turn")
    play(table, "tesla: sell reserved", "tesla: free acquire westinghouse")
    assert table.side("tesla").shares["westinghouse"] == 3
    assert table.market()["westinghouse"] == 0


def test_chips_do_not_matter_to_shares() -> None:
    """6.4: A No AC/DC chip makes no difference."""
    table = acquiring(chips=dict.fromkeys(REGIONS, "AC"))
    play(table, "tesla: acquire westinghouse")
    assert table.points("out-west") == (1, 0)


def test_a_company_of_the_other_power_can_be_acquired() -> None:
    """6.4: the Technology matters, not the company's power."""
    table = duel(tesla=has(technologies=["bulbs"]), edison=has(), hand=["henry-villard"])
    play(table, "tesla: play henry-villard", "tesla: acquire maxim")
    assert table.side("tesla").shares["maxim"] == 1


@pytest.mark.parametrize(
    ("company", "reason"),
    [
        ("tesla", "your own shares are placed as a Portfolio Action"),
        ("edison", "only Thomas Edison uses these shares"),
    ],
)
def test_nobody_can_acquire_shares_of_the_inventors_companies(company: str, reason: str) -> None:
    """6.5: shares of the two inventors' own companies cannot be acquired."""
    table = duel(
        tesla=has(technologies=["bulbs", "transformers", "meters"]),
        edison=has(),
        hand=["henry-villard"],
    )
    play(table, "tesla: play henry-villard")
    check_refusal(table, f"tesla: acquire {company}", clause="6.5", reason=reason)


# Propaganda


@pytest.mark.parametrize(
    ("assistant", "symbols"), [("charles-peck", 2), ("mark-twain", 3), ("hg-wells", 4)]
)
def test_printed_propaganda_is_worth_its_symbols(assistant: str, symbols: int) -> None:
    """6.6: gain PR, one for each symbol printed on the Assistant, all of them at once."""
    table = duel(tesla=has(pr=0), edison=has(), hand=[assistant])
    play(table, f"tesla: play {assistant}", "tesla: propaganda")
    assert table.side("tesla").pr == symbols
    check_not_offered(table, "tesla: propaganda")


def test_propaganda_as_a_free_action_is_always_worth_two() -> None:
    """6.6: as a Free Action it is always worth 2 PR, whatever the Assistant prints."""
    table = duel(tesla=has(pr=0), edison=has(), hand=["hg-wells"])
    play(table, "tesla: play hg-wells", "tesla: sell reserved", "tesla: free propaganda")
    assert table.side("tesla").pr == 2
    play(table, "tesla: propaganda")
    assert table.side("tesla").pr == 6


# Advance


def test_a_chip_of_your_choice_comes_from_the_rival() -> None:
    """6.7: take a Technology chip of your choice from your opponent."""
    table = duel(tesla=has(), edison=has(), hand=["mark-twain"])
    play(table, "tesla: play mark-twain")
    offered = [line for line in table.choices_of("tesla") if line.startswith("advance")]
    assert offered == ["advance bulbs", "advance meters"]
    play(table, "tesla: advance meters")
    assert table.side("tesla").technologies == ("transformers", "meters")
    assert table.side("edison").technologies == ("bulbs",)


def test_who_holds_all_chips_cannot_advance() -> None:
    """6.7: nothing can be taken from a rival without chips."""
    table = duel(
        tesla=has(technologies=["bulbs", "transformers", "meters"]),
        edison=has(),
        hand=["mark-twain"],
    )
    play(table, "tesla: play mark-twain")
    check_refusal(
        table, "tesla: advance bulbs", clause="6.7", reason="you hold all the Technologies"
    )
    play(table, "tesla: end turn")


# Monopolize


def monopolies(table: DuelTable) -> list[str]:
    return [line for line in table.choices_of("tesla") if line.startswith("monopolize")]


def test_a_new_chip_may_show_either_side() -> None:
    """6.8: put a chip on a Region that has none, showing the side you like."""
    assert monopolies(monopolizing()) == [
        f"monopolize {region} no-{power}" for region in REGIONS for power in ("ac", "dc")
    ]


@pytest.mark.parametrize(("noun", "power"), [("no-ac", "AC"), ("no-dc", "DC")])
def test_the_chip_shows_the_side_that_was_chosen(noun: str, power: str) -> None:
    """6.8: also against oneself, which is legal and pointless."""
    table = monopolizing()
    play(table, f"tesla: monopolize out-west {noun}")
    assert table.chips() == {"out-west": power}
    assert table.log_lines() == [f"Tesla puts a chip on Out West: No {power}"]


def test_a_chip_that_lies_there_can_be_turned_over() -> None:
    """6.8: or turn over the chip of any Region."""
    table = monopolizing(chips={"new-england": "AC", "new-york": "DC"})
    assert monopolies(table) == [
        "monopolize new-england no-dc",
        "monopolize new-york no-ac",
        "monopolize out-west no-ac",
        "monopolize out-west no-dc",
    ]
    play(table, "tesla: monopolize new-england no-dc")
    assert table.chips() == {"new-england": "DC", "new-york": "DC"}
    assert table.log_lines() == ["Tesla turns the chip on New England: No DC"]


def test_with_three_chips_out_each_can_still_be_turned() -> None:
    """6.8: chips never leave their Region."""
    table = monopolizing(chips=dict.fromkeys(REGIONS, "DC"))
    assert monopolies(table) == [f"monopolize {region} no-ac" for region in REGIONS]
    play(table, "tesla: end turn")
    assert table.chips() == dict.fromkeys(REGIONS, "DC")


def test_a_turned_chip_opens_the_region_at_once() -> None:
    """6.8: a power stopped before the chip was turned is allowed after it."""
    table = monopolizing(chips={"new-york": "AC"}, row=["boston", "albany", "chicago"])
    play(table, "tesla: sell reserved")
    check_refusal(
        table,
        "tesla: free electrify albany",
        clause="6.1",
        reason='the chip "No AC" lies on New York',
    )
    play(table, "tesla: monopolize new-york no-dc", "tesla: free electrify albany")
    assert table.points("new-york") == (3, 1)


def test_cities_already_placed_stay_and_count() -> None:
    """6.9: a chip only limits electrifying. Cities already placed stay and count."""
    table = duel(
        tesla=has(),
        edison=has(cities=["albany", "buffalo"]),
        hand=["charles-steinmetz"],
    )
    play(table, "tesla: play charles-steinmetz", "tesla: monopolize new-york no-dc")
    assert table.side("edison").cities["new-york"] == ("albany", "buffalo")
    assert table.points("new-york") == (1, 5)
