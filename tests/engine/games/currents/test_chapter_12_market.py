"""RULES.md, chapter 12: prices and the market. The track itself is in test_calculations.py."""

from engine.games.currents.scoring.points import companies_by_price
from engine.testing import check_not_offered, play
from tests.engine.games.currents.scene import scene
from tests.engine.games.currents.table import CurrentsTable, currents, has


def visiting(fin: str = "henry-villard", **words: object) -> CurrentsTable:
    """Villard (Fin 3) visits the market for Tesla in phase 2."""
    companies = {
        "tesla": has(cash=40, luminaries=[fin], shares={"edison": 2}),
        "edison": has(price=30),
        "brush": has(price=5),
    }
    table = currents(**{"turn": 3, **companies, **words})
    play(table, "tesla: visit", f"tesla: visit {fin}")
    return table


def test_several_companies_may_share_a_space() -> None:
    """12.3: prices are equal at the start."""
    assert set(currents(tesla=has(), edison=has()).prices().values()) == {12}


def test_a_company_whose_shares_are_all_held_still_moves_and_is_ranked() -> None:
    """12.4, 20.29: the market is empty."""
    g = scene(tesla=has(price=20), edison=has(price=30), market={"edison": 0})
    assert companies_by_price(g) == ["edison", "tesla"]
    table = currents(tesla=has(), edison=has(), market={"tesla": 0})
    play(table, "tesla: claim albany 1", "tesla: with nikola-tesla ac")
    assert table.price("tesla") == 14


def test_a_visit_exhausts_one_luminary_for_several_transactions() -> None:
    """12.5: one after the other, at the prices as they have become."""
    table = visiting()
    assert table.firm("tesla").asleep == ("henry-villard",)
    play(table, "tesla: buy brush", "tesla: buy brush", "tesla: sell edison", "tesla: done")
    assert table.cash("tesla") == 40 - 0 - (7 - 6) + 36
    assert table.deciders() == ["edison"]


def test_buying_costs_less_by_fin_and_lifts_the_price() -> None:
    """12.6: the price less the phase times Fin, at least 0; then up by the phase."""
    table = visiting()
    play(table, "tesla: buy edison")
    assert (table.cash("tesla"), table.price("edison")) == (40 - 24, 32)
    assert table.firm("tesla").shares == {"edison": 3}
    assert table.view().market["edison"] == 3
    play(table, "tesla: buy brush")
    assert (table.cash("tesla"), table.price("brush")) == (16, 7)


def test_selling_brings_more_by_fin_and_lowers_the_price() -> None:
    """12.7: the price and the phase times Fin; then one left."""
    table = visiting()
    play(table, "tesla: sell edison")
    assert (table.cash("tesla"), table.price("edison")) == (40 + 36, 27)
    assert table.view().market["edison"] == 5
    play(table, "tesla: sell edison")
    assert (table.cash("tesla"), table.price("edison")) == (76 + 33, 24)
    assert table.firm("tesla").shares == {}


def test_four_shares_of_another_company_are_the_limit() -> None:
    """12.8: one's own company has none."""
    table = visiting(tesla=has(cash=90, luminaries=["henry-villard"], shares={"edison": 4}))
    check_not_offered(table, "tesla: buy edison")
    table = visiting(tesla=has(cash=90, luminaries=["henry-villard"], shares={"tesla": 4}))
    play(table, "tesla: buy tesla")
    assert table.firm("tesla").shares == {"tesla": 5}
    table = visiting(
        tesla=has(cash=90, luminaries=["henry-villard"], shares={"edison": 4, "brush": 1})
    )
    play(table, "tesla: sell edison")
    check_not_offered(table, "tesla: buy edison")


def test_no_company_is_both_bought_and_sold_in_one_turn() -> None:
    """12.9: a share sold cannot be bought back, nor the other way round; for more see 20.15."""
    table = visiting()
    play(table, "tesla: sell edison")
    check_not_offered(table, "tesla: buy edison")
    table = visiting()
    play(table, "tesla: buy edison")
    check_not_offered(table, "tesla: sell edison")


def test_a_visit_has_at_least_one_transaction() -> None:
    """12.10, 20.27: after the first the player may stop; with nothing to do it ends by itself."""
    table = visiting()
    check_not_offered(table, "tesla: done")
    play(table, "tesla: buy brush")
    assert table.choices_of("tesla")[-1] == "done"
    table = currents(tesla=has(cash=1), edison=has())
    check_not_offered(table, "tesla: visit")
    table = currents(
        tesla=has(cash=2, luminaries=["jp-morgan", "francis-upton"]),
        edison=has(price=6),
        brush=has(price=30),
    )
    play(table, "tesla: visit")
    assert table.choices_of("tesla") == ["visit jp-morgan"]
    play(table, "tesla: visit jp-morgan", "tesla: buy edison")
    assert table.deciders() == ["edison"]
