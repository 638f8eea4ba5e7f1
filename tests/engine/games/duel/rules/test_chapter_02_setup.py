"""RULES.md 2: setup."""

import pytest

from engine.games.duel.cards import CITIES, COMPANIES
from engine.games.duel.state import Options
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.table import DuelTable, idle, new_game

FIRST_IS_SEAT_1 = Options(first="seat 1")
SOME_SEEDS = range(12)


def chosen(first: str, second: str, technology: str = "") -> DuelTable:
    """A new game with these inventors, and the second player's choice of a Technology."""
    table = new_game(FIRST_IS_SEAT_1)
    play(table, f"first: inventor {first}", f"second: inventor {second}")
    if technology:
        play(table, f"second: technology {technology}")
    return table


def test_the_first_player_is_drawn_by_lot() -> None:
    """2.1: the first player is drawn at random."""
    assert {new_game(seed=seed).view().first for seed in SOME_SEEDS} == {0, 1}


@pytest.mark.parametrize(("words", "seat"), [("seat 1", 0), ("seat 2", 1)])
def test_the_first_player_can_be_chosen_when_the_table_is_set(words: str, seat: int) -> None:
    """2.1: ... or chosen when the game is set up."""
    for seed in SOME_SEEDS:
        table = new_game(Options(first=words), seed=seed)
        assert table.view().first == seat
        assert table.deciders() == ["first"]


def test_the_first_player_picks_any_of_the_eight_inventors() -> None:
    """2.2: the first player picks any of the eight inventors."""
    assert new_game().choices_of("first") == [f"inventor {slug}" for slug in COMPANIES]


@pytest.mark.parametrize("first", COMPANIES)
def test_the_second_player_picks_an_inventor_of_the_other_power(first: str) -> None:
    """2.2: the second player picks one of the four of the other power."""
    table = new_game()
    play(table, f"first: inventor {first}")
    others = [slug for slug, row in COMPANIES.items() if row.power != COMPANIES[first].power]
    assert table.deciders() == ["second"]
    assert table.choices_of("second") == [f"inventor {slug}" for slug in others]
    assert len(others) == 4


def test_the_six_companies_that_are_left_are_the_minor_companies() -> None:
    """2.2: the six companies that are left are the minor companies."""
    market = chosen("tesla", "edison").market()
    assert list(market) == ["brush", "thomson", "westinghouse", "insull", "maxim", "walker"]


def test_inventors_can_be_drawn_by_lot() -> None:
    """2.2: if that option is chosen, inventors are drawn at random instead."""
    pairs = set()
    for seed in SOME_SEEDS:
        table = new_game(Options(inventors="random"), seed=seed)
        assert table.deciders() == ["second"]
        assert table.choices_of("second")[0].startswith("technology")
        pairs.add(tuple(side.company for side in table.view().sides))
        assert {side.power for side in table.view().sides} == {"AC", "DC"}
    assert len(pairs) > 4


def test_each_player_places_one_own_share_and_reserves_four() -> None:
    """2.3: one share is placed in its Region, the other four are reserved."""
    table = chosen("walker", "brush")
    for name, company in (("first", "walker"), ("second", "brush")):
        assert table.side(name).shares == {company: 1}
        assert table.side(name).reserved_shares == 4
    assert table.points("new-england") == (1, 0)
    assert table.points("out-west") == (0, 1)


def test_nobody_else_may_use_an_inventors_shares() -> None:
    """2.3: no other player may ever use these five shares."""
    table = chosen("tesla", "edison", "transformers")
    idle(table, until="turn")
    play(table, "first: sell reserved")
    for company, reason in (
        ("tesla", "your own shares are placed as a Portfolio Action"),
        ("edison", "only Thomas Edison uses these shares"),
    ):
        assert company not in table.market()
        check_refusal(table, f"first: free acquire {company}", clause="6.5", reason=reason)
    check_not_offered(table, "first: sell edison")


def test_the_market_holds_five_shares_of_each_minor_company() -> None:
    """2.4: five shares of each minor company, and no chip on any Region."""
    table = chosen("tesla", "edison")
    assert set(table.market().values()) == {5}
    assert table.chips() == {}


def test_the_second_player_takes_the_own_technology_and_chooses_one_more() -> None:
    """2.5: their own chip, then one of the two others; the first player gets the last one."""
    table = chosen("tesla", "edison")
    assert table.side("second").technologies == ("bulbs",)
    assert table.choices_of("second") == ["technology transformers", "technology meters"]
    play(table, "second: technology meters")
    assert table.side("second").technologies == ("bulbs", "meters")
    assert table.side("first").technologies == ("transformers",)


def test_the_first_player_may_be_left_without_the_own_technology() -> None:
    """2.5: the first player gets the last one, matching or not."""
    table = chosen("tesla", "edison", "transformers")
    assert table.side("first").technologies == ("meters",)


def test_two_companies_of_one_technology_leave_the_first_player_another() -> None:
    """2.5: the second player takes the chip of their own company, even if it is the rival's too."""
    table = chosen("thomson", "walker", "bulbs")
    assert table.side("second").technologies == ("bulbs", "meters")
    assert table.side("first").technologies == ("transformers",)


def test_the_first_player_starts_with_two_pr_and_no_free_action() -> None:
    """2.6: the first player starts with 2 PR, the second with 0. Starting earns nothing."""
    table = chosen("tesla", "edison", "meters")
    assert (table.side("first").pr, table.side("second").pr) == (2, 0)
    idle(table, until="turn")
    assert table.view().turn.free == 0
    check_not_offered(table, "first: free propaganda")


def test_the_log_gives_the_reasons_of_the_setup() -> None:
    """2.5, 2.6: nobody is asked about most of it, so the log says where it comes from."""
    table = chosen("tesla", "edison")
    told = [*table.log_lines()]
    play(table, "second: technology meters")
    told += table.log_lines()
    for line in (
        "Edison takes Bulbs, the Technology of the company",
        "Edison takes Meters, the choice of the second player",
        "Tesla takes Transformers, the last one, as first player",
        "Tesla goes first and starts with 2 PR, Edison with 0",
    ):
        assert line in told


def test_the_technology_is_chosen_before_cities_are_seen() -> None:
    """2.7: after that the Cities are shuffled and three are turned up."""
    table = chosen("tesla", "edison")
    assert table.view().row == ()
    play(table, "second: technology meters")
    row = table.view().row
    assert len(set(row)) == 3
    assert set(row) <= set(CITIES)
    assert table.view().city_deck == len(CITIES) - 3
    assert any(line.startswith("The row shows") for line in table.log_lines())


def test_the_rows_of_different_games_differ() -> None:
    """2.7: the Cities are shuffled, then the Assistants."""
    rows, hands = set(), set()
    for seed in SOME_SEEDS:
        table = new_game(FIRST_IS_SEAT_1, seed=seed)
        idle(table, until="keep")
        rows.add(table.view().row)
        hands.add(table.side("first").hand)
    assert len(rows) == len(hands) == len(SOME_SEEDS)
