"""RULES.md, chapter 13: bookkeeping."""

import pytest

from engine.games.currents import GAME
from engine.games.currents.events import PatentRewarded, ProfitsPaid
from engine.games.currents.market.events import ShareBought, SharesExchanged
from engine.games.currents.options import Options
from engine.games.currents.state import Step
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import (
    CurrentsTable,
    automaton,
    currents,
    has,
    quietly,
    rest_all,
)


def books(**words: object) -> CurrentsTable:
    """A table at the trades of bookkeeping in turn 3, or after them."""
    companies = {"tesla": has(), "edison": has()}
    event = {"event": "great-blizzard", "events": ["copper-corner"]}
    return currents(**{"step": Step.BOOKKEEPING, "turn": 3, **event, **companies, **words})


def test_present_fame_becomes_future_fame() -> None:
    """13.1: the order of the next turn."""
    table = books(future=["edison", "tesla"])
    assert table.view().present == ("edison", "tesla")
    assert table.deciders() == ["edison"]


def test_the_first_goes_up_by_the_phase() -> None:
    """13.2: the one who is first now."""
    table = books(future=["edison", "tesla"])
    assert table.prices() == {"tesla": 12, "edison": 14}


@pytest.mark.parametrize(
    ("current", "prices"),
    [
        (2, {"tesla": 14, "edison": 14}),
        (-1, {"tesla": 12, "edison": 16}),
        (0, {"tesla": 14, "edison": 16}),
    ],
)
def test_the_best_patent_of_the_famous_current_goes_up(
    current: int, prices: dict[str, int]
) -> None:
    """13.3: on START both; Edison is first besides."""
    table = books(
        tesla=has(patents=["ac 3"]),
        edison=has(patents=["ac 2", "dc 2"]),
        future=["edison", "tesla"],
        current=current,
    )
    assert table.prices() == prices


def test_without_a_patent_of_the_current_nothing_happens() -> None:
    """13.3: and one company can lead both."""
    table = books(tesla=has(patents=["bulb 3"]), current=2)
    assert not [event for event in table.all_events() if isinstance(event, PatentRewarded)]
    table = books(edison=has(patents=["ac 2", "dc 2"]))
    assert table.price("edison") == 12 + 2 + 2


@pytest.mark.parametrize(("was", "now"), [(4, 3), (0, 0), (-2, -1)])
def test_the_marker_moves_toward_start(was: int, now: int) -> None:
    """13.4: one space."""
    assert books(current=was).view().current == now


def test_profits_follow_the_column() -> None:
    """13.5: of their company's price; automata gain nothing."""
    table = books(
        tesla=has(price=44), brush=automaton("babbage"), future=["edison", "tesla", "brush"]
    )
    (paid,) = (event for event in table.all_events() if isinstance(event, ProfitsPaid))
    assert paid.profits == (("tesla", 9, 23), ("edison", 4, 18))
    assert table.cash("brush") == 0


def test_exchange_or_buy() -> None:
    """13.6: at full price; the sold one goes left, the bought one up by the phase."""
    words = {"tesla": has(price=30, cash=40, shares={"tesla": 1}), "edison": has(price=26)}
    table = books(**words, future=["edison", "tesla"])
    cash, edison = table.cash("tesla"), table.price("edison")
    check_not_offered(table, "tesla: exchange edison tesla", "tesla: exchange tesla tesla")
    play(table, "tesla: exchange tesla edison")
    assert table.cash("tesla") == cash + 30 - edison
    assert table.firm("tesla").shares == {"edison": 1}
    (exchanged,) = table.events_of(SharesExchanged)
    assert [(move.company, move.before, move.now) for move in exchanged.prices] == [
        ("tesla", 30, 27),
        ("edison", edison, edison + 2),
    ]
    assert table.view().step != "ledger"
    table = books(**words, future=["edison", "tesla"])
    play(table, "tesla: buy tesla")
    (bought,) = table.events_of(ShareBought)
    assert (bought.price, bought.prices[0].now) == (30, 32)
    assert table.firm("tesla").shares == {"tesla": 2}


def test_the_limit_and_the_cash_hold_in_bookkeeping() -> None:
    """13.6: four shares of another company, and only affordable ones."""
    table = books(tesla=has(cash=60, shares={"edison": 4}), edison=has(cash=0, price=2))
    check_not_offered(table, "tesla: buy edison")
    assert "buy tesla" in table.choices_of("tesla")
    play(table, "tesla: decline")
    assert table.choices_of("edison") == ["buy edison", "decline"]


@pytest.mark.parametrize(
    ("tesla", "asked", "refused"),
    [
        (
            has(price=30, cash=40, shares={"tesla": 1}),
            "buy a share, exchange one share for another",
            "",
        ),
        (has(price=30, cash=40), "buy a share", "you have no regular share to sell"),
        (
            has(price=10, cash=10, shares={"tesla": 1}),
            "buy a share",
            "you cannot pay for another company's share",
        ),
        (has(price=60, cash=0, shares={"tesla": 1}), "exchange one share for another", ""),
    ],
)
def test_what_is_asked_is_what_can_be_done(
    tesla: dict[str, object], asked: str, refused: str
) -> None:
    """13.6: exchange a share for another company's, or buy one."""
    table = books(tesla=tesla, edison=has(price=50), future=["tesla", "edison"])
    decision = table.match.decision(0)
    assert decision.prompt == f"Bookkeeping: {asked}, or decline"
    said = {
        each.choice.verb: each.reason
        for each in GAME.refusals(table.view("tesla"), decision)
        if each.choice.verb == "exchange"
    }
    assert said.get("exchange", "") == refused


def test_automata_buy_at_no_cost() -> None:
    """13.6: and the price goes up by the phase, but in turn 6 only if that option is on."""
    table = books(brush=automaton("turing"), future=["brush", "tesla", "edison"])
    (bought,) = (event for event in table.all_events() if isinstance(event, ShareBought))
    assert (bought.company, bought.share, bought.price) == ("brush", "brush", 0)
    assert table.price("brush") == 12 + 2 + 2
    last = {"turn": 6, "event": "gold-drain", "events": ["niagara-award"]}
    table = books(brush=automaton("turing"), future=["brush", "tesla", "edison"], **last)
    assert table.price("brush") == 15
    moving = Options(last_trades="move")
    table = books(
        brush=automaton("turing"), future=["brush", "tesla", "edison"], options=moving, **last
    )
    assert table.price("brush") == 18


def test_case_11_in_turn_6_trades_move_no_price() -> None:
    """13.6: a player exchanges X at 30 for Y at 26 and gains 4."""
    table = currents(
        step=Step.LEDGER,
        turn=6,
        event="niagara-award",
        tesla=has(price=30, shares={"tesla": 1}),
        edison=has(price=26),
    )
    cash = table.cash("tesla")
    play(table, "tesla: exchange tesla edison")
    assert table.cash("tesla") == cash + 4
    assert table.prices() == {"tesla": 30, "edison": 26}


def test_all_luminaries_wake() -> None:
    """13.7: at the end of the turn."""
    table = books(
        tesla=has(
            cash=0, price=40, luminaries=["francis-upton"], asleep=["nikola-tesla", "francis-upton"]
        ),
        edison=has(cash=0, price=60, asleep=["thomas-edison"]),
    )
    quietly(table, until="act")
    assert table.firm("tesla").asleep == table.firm("edison").asleep == ()


def test_the_event_card_is_discarded() -> None:
    """13.8: and its effects end."""
    table = books()
    quietly(table, until="act")
    assert table.view().turn == 4
    assert table.view().event == "copper-corner"
    rest_all(table)
    assert table.view().step == "ledger"


def test_what_works_once_in_a_turn_works_again_in_the_next() -> None:
    """13.8: Turnkey Contract is used up in turn 3, so that Gerlach Hotel can be used in turn 4."""
    table = currents(
        turn=3,
        event="turnkey-contract",
        events=["gerlach-hotel"],
        holder="tesla",
        tesla=has(cash=40, luminaries=["francis-upton"]),
        edison=automaton("babbage"),
    )
    play(table, "tesla: claim albany 1", "tesla: with nikola-tesla ac")
    assert table.cash("tesla") == 40
    assert table.view().spent
    quietly(table, until="ledger")
    quietly(table, until="act")
    assert (table.view().turn, table.view().event) == (4, "gerlach-hotel")
    assert (table.view().spent, table.view().holder) == (False, "")
    play(
        table, "tesla: rest francis-upton", "tesla: wake francis-upton", "tesla: rest nikola-tesla"
    )
    check_not_offered(table, "tesla: wake nikola-tesla")
    rest_all(table)
    assert table.view().step == "ledger"
