"""What cannot be done is refused for the reason that holds, by the function that lists what can."""

import pytest

from engine.games.currents import GAME
from engine.games.currents.state import Step
from engine.testing import check_refusal, play
from tests.engine.games.currents.table import CurrentsTable, currents, has, quietly

PLACES = ("brooklyn", "syracuse")


def reasons(table: CurrentsTable) -> dict[str, str]:
    """The reason against each refused choice of the seat that is asked."""
    (asked,) = table.match.pending
    refusals = GAME.refusals(table.match.view(asked.seat), asked)
    return {str(each.choice): each.reason for each in refusals}


def test_a_claim_is_refused_for_technology_distance_or_cash() -> None:
    """8.2, 8.7, 16.9: in this order."""
    table = currents(
        walker=has(levels={"bulb": 2}, projects=["albany 1"], cash=0), tesla=has(),
        event="great-blizzard", turn=3,
    )  # fmt: skip
    found = reasons(table)
    assert found["claim albany 3"] == "your Bulb is only II"
    assert found["claim syracuse 2"] == "your AC is only I and your DC only I"
    assert found["claim brooklyn 1"] == "Great Blizzard lets nobody skip a city"
    assert found["claim syracuse 1"] == "it costs $2k, and you have nothing"
    lines = {city: " ".join(str(table.match.about(0, f"city:{city}")).split()) for city in PLACES}
    assert "price +3 to 15; Great Blizzard lets nobody skip a city." in lines["brooklyn"]
    assert "price +1 to 13; more than your cash." in lines["syracuse"]


def test_with_nobody_awake_every_action_is_refused_for_that() -> None:
    """7.2: only an event card can wake somebody."""
    table = currents(
        edison=has(cash=20, asleep=["thomas-edison"]), tesla=has(), event="gerlach-hotel", turn=5
    )
    check_refusal(table, "edison: visit", clause="7.2", reason="no luminary is awake")
    check_refusal(table, "edison: claim albany 1", clause="7.2", reason="no luminary is awake")


def test_a_way_to_claim_that_costs_too_much_is_refused() -> None:
    """8.5, 8.7: the fee for AC makes the difference."""
    table = currents(walker=has(cash=3, levels={"ac": 2}), tesla=has(patents=["ac 2"]))
    play(table, "walker: claim syracuse 1")
    assert reasons(table) == {"with madam-walker ac": "it costs $5k, and you have $3k"}


def test_a_share_is_refused_for_limit_market_or_cash() -> None:
    """12.6, 12.8: as bookkeeping asks for them."""
    table = currents(
        step=Step.BOOKKEEPING, event="cheap-copper",
        tesla=has(cash=45, shares={"edison": 4}), edison=has(), brush=has(price=60),
        aside=["brush"], market={"tesla": 0, "edison": 1},
    )  # fmt: skip
    quietly(table, until="ledger")
    found = reasons(table)
    assert found["buy edison"] == "you hold 4 shares of Edison already"
    assert found["buy tesla"] == "the market has none left"
    assert found["buy brush"] == "it costs $60k, and you have $49k"


@pytest.mark.parametrize(
    ("left", "purchase"), [(1, "you cannot afford a share"), (0, "the market has no share left")]
)
def test_a_visit_is_refused_for_cash_or_an_empty_market(left: int, purchase: str) -> None:
    """12.10: the reason is not that a share costs too much if there is none."""
    table = currents(tesla=has(cash=0), edison=has(), market={"tesla": left, "edison": 0})
    assert reasons(table)["visit"] == f"{purchase}, and you have none to sell"
