"""RULES.md 8: Portfolio Actions."""

import pytest

from engine.core.match_access import position_of
from engine.games.duel import GAME
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.duel.table import DuelTable, duel, has

ONE_PER_TURN = "you take only one Portfolio Action per turn"


def portfolio(table: DuelTable, who: str) -> list[str]:
    return [line for line in table.choices_of(who) if line.split()[0] in ("place", "sell")]


def test_place_or_sell() -> None:
    """8.1: one Portfolio Action: either place or sell."""
    table = duel(tesla=has(shares={"brush": 1}), edison=has())
    assert portfolio(table, "tesla") == ["place", "sell reserved", "sell tesla", "sell brush"]


@pytest.mark.parametrize("first", ["place", "sell reserved", "sell tesla", "sell brush"])
def test_only_one_portfolio_action_in_a_turn(first: str) -> None:
    """8.1: once in each of your turns, not even one of each kind."""
    table = duel(tesla=has(shares={"brush": 2}), edison=has())
    play(table, f"tesla: {first}")
    assert portfolio(table, "tesla") == []
    for line in ("place", "sell reserved", "sell tesla", "sell brush"):
        check_refusal(table, f"tesla: {line}", clause="8.1", reason=ONE_PER_TURN)


def test_not_in_the_rivals_turn() -> None:
    """8.1: in each of your turns, and not in the other's."""
    table = duel(tesla=has(), edison=has())
    check_not_offered(table, "edison: place", "edison: sell reserved")


def test_a_reserved_share_goes_to_the_companys_region() -> None:
    """8.2: one of your reserved shares goes to your company's Region."""
    table = duel(tesla=has(shares={"tesla": 2}), edison=has())
    play(table, "tesla: place")
    assert table.side("tesla").shares == {"tesla": 3}
    assert table.side("tesla").reserved_shares == 2
    assert table.points("new-york") == (6, 1)


def test_placing_needs_no_technology() -> None:
    """8.2: no Technology is needed."""
    table = duel(tesla=has(technologies=[]), edison=has())
    play(table, "tesla: place")
    assert table.side("tesla").shares == {"tesla": 2}


def test_placing_ignores_chips() -> None:
    """8.2: a chip limits electrifying only."""
    table = duel(tesla=has(), edison=has(), chips={"new-york": "AC"})
    play(table, "tesla: place")
    assert table.points("new-york") == (3, 1)


def test_without_reserved_shares_nothing_can_be_placed() -> None:
    """8.2: one of your reserved shares, if there is one."""
    table = duel(tesla=has(shares={"tesla": 5}), edison=has())
    check_refusal(table, "tesla: place", clause="8.2", reason="you have no reserved share left")
    assert portfolio(table, "tesla") == ["sell tesla"]


def test_selling_earns_a_free_action_for_this_turn() -> None:
    """8.3: give up one share for a Free Action in this turn."""
    table = duel(tesla=has(), edison=has())
    play(table, "tesla: sell reserved")
    assert table.view().turn.free == 1
    assert table.side("tesla").reserved_shares == 3
    assert table.log_lines() == ["Tesla sells a reserved share for a Free Action"]


def test_a_placed_own_share_can_be_sold() -> None:
    """8.3: one of your own company, reserved or placed. Three shares to two: 6 points to 3."""
    table = duel(tesla=has(shares={"tesla": 3}), edison=has())
    assert table.points("new-york") == (6, 1)
    play(table, "tesla: sell tesla")
    assert table.points("new-york") == (3, 1)
    assert table.view().turn.free == 1
    assert table.side("tesla").reserved_shares == 2
    check_refusal(table, "tesla: place", clause="8.1", reason=ONE_PER_TURN)


def test_the_only_placed_share_can_be_sold() -> None:
    """8.3: one placed share is enough to sell one."""
    table = duel(tesla=has(reserved=0), edison=has())
    play(table, "tesla: sell tesla")
    assert table.side("tesla").shares == {}
    assert table.points("new-york") == (0, 1)


def test_selling_needs_no_technology() -> None:
    """8.3: one placed share of a minor company. No Technology is needed."""
    table = duel(tesla=has(technologies=[], shares={"brush": 1}), edison=has())
    play(table, "tesla: sell brush")
    assert table.side("tesla").shares == {"tesla": 1}
    assert table.view().turn.free == 1


def test_the_rivals_shares_cannot_be_sold() -> None:
    """8.3: give up one share of yours."""
    table = duel(tesla=has(), edison=has(shares={"brush": 2}))
    check_not_offered(table, "tesla: sell brush", "tesla: sell edison")


def test_with_nothing_left_there_is_no_portfolio_action() -> None:
    """8.3: nothing reserved and nothing placed: neither place nor sell."""
    table = duel(tesla=has(shares={"tesla": 0}, reserved=0), edison=has(), hand=["hg-wells"])
    assert portfolio(table, "tesla") == []
    play(table, "tesla: play hg-wells", "tesla: end turn")


def test_a_share_may_be_sold_in_the_very_last_turn() -> None:
    """8.3: in any of your turns, even the last of phase 3, whatever it costs."""
    table = duel(phase=3, turn="edison", tesla=has(), edison=has(), hand=["hg-wells"])
    play(table, "edison: play hg-wells", "edison: sell edison", "edison: free electrify boston")
    assert table.points("new-york") == (1, 0)
    assert table.points("new-england") == (0, 2)


def test_a_sold_minor_share_goes_back_to_the_market() -> None:
    """8.4: a sold minor share goes back to the market."""
    table = duel(tesla=has(shares={"brush": 2}), edison=has())
    assert table.market()["brush"] == 3
    play(table, "tesla: sell brush")
    assert table.market()["brush"] == 4
    assert table.log_lines() == ["Tesla sells a Brush share for a Free Action"]


def test_a_sold_minor_share_can_be_acquired_again_at_once() -> None:
    """8.4: ... and can be acquired again at once, with that very Free Action."""
    table = duel(
        tesla=has(technologies=["bulbs"], shares={"brush": 1}),
        edison=has(shares={"brush": 4}),
    )
    check_not_offered(table, "tesla: free acquire brush")
    play(table, "tesla: sell brush", "tesla: free acquire brush")
    assert table.side("tesla").shares["brush"] == 1
    assert table.market()["brush"] == 0


@pytest.mark.parametrize("which", ["reserved", "tesla"])
def test_a_sold_own_share_is_out_of_the_game(which: str) -> None:
    """8.4: a share of an inventor's own company that is sold is out of the game."""
    table = duel(tesla=has(shares={"tesla": 2}), edison=has())
    before = GAME.pieces(position_of(table.match).state)
    play(table, f"tesla: sell {which}")
    state = position_of(table.match).state
    assert "tesla" not in table.market()
    assert state.removed_shares == 1
    assert GAME.pieces(state) == before
    assert table.side("tesla").reserved_shares + table.side("tesla").shares["tesla"] == 4


def test_after_a_sale_the_company_never_reaches_five() -> None:
    """8.4: out of the game: four shares are the most that can be placed."""
    table = duel(tesla=has(shares={"tesla": 4}, reserved=0), edison=has())
    check_refusal(table, "tesla: place", clause="8.2", reason="you have no reserved share left")
