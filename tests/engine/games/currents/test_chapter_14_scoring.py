"""RULES.md, chapter 14: the end and scoring."""

from engine.games.currents.scoring.points import (
    CompanyScored,
    GameWon,
    companies_by_cash,
    companies_by_points,
    companies_by_price,
    points_by_company,
    share_points,
)
from engine.games.currents.state import Step
from tests.engine.games.currents.scene import scene
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has


def the_end(**words: object) -> CurrentsTable:
    """A table that has just been scored."""
    return currents(**{"step": Step.SCORE, "turn": 6, **words})


def test_shares_count_by_the_rank_of_their_company() -> None:
    """14.1: 6, 4, 2, 1 and none; the preferred certificate counts as 4."""
    g = scene(
        tesla=has(price=50, shares={"edison": 2, "walker": 3}),
        edison=has(price=40),
        thomson=has(price=30),
        brush=has(price=20),
        walker=has(price=10),
    )
    assert share_points(g) == {"tesla": 6, "edison": 4, "thomson": 2, "brush": 1, "walker": 0}
    assert points_by_company(g)["tesla"].shares == 4 * 6 + 2 * 4
    assert points_by_company(g)["brush"].shares == 4
    assert points_by_company(g)["walker"].shares == 0


def test_equal_prices() -> None:
    """14.2: a player before an automaton, then the better Present Fame."""
    g = scene(
        tesla=automaton("babbage", price=40),
        edison=has(price=40),
        brush=has(price=40),
        present=["tesla", "brush", "edison"],
    )
    assert companies_by_price(g) == ["brush", "edison", "tesla"]


def test_cash_is_ranked_among_players() -> None:
    """14.3: no cash, no points; of equals the better Present Fame is first."""
    g = scene(
        tesla=has(cash=5),
        edison=has(cash=9),
        brush=has(cash=5),
        walker=has(cash=0),
        maxim=automaton("hopper"),
        present=["brush", "walker", "tesla", "edison", "maxim"],
    )
    assert companies_by_cash(g) == ["edison", "brush", "tesla", "walker"]
    cash = {slug: points_by_company(g)[slug].cash for slug in g.order}
    assert cash == {"edison": 6, "brush": 4, "tesla": 2, "walker": 0, "maxim": 0}


def test_developed_cards_give_their_points() -> None:
    """14.4: the Works only if their criterion holds."""
    cards = ["coil-shop", "royalty-office", "tesla-works"]
    g = scene(tesla=has(developed=cards), edison=has(developed=["press-bureau"]))
    tesla = points_by_company(g)["tesla"]
    assert (tesla.hq, tesla.works) == (4, 0)
    g = scene(tesla=has(developed=cards, patents=["ac 2", "ac 4", "ac 5"]), edison=has())
    assert points_by_company(g)["tesla"].works == 7


def test_the_most_points_win() -> None:
    """14.5: of equals a player is before an automaton, then the better Present Fame."""
    table = the_end(tesla=has(price=30), edison=has(price=50))
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (4 * 4 + 6, 4 * 6 + 4)
    assert outcome.reason == "28 points: shares 24, cash 4"
    scored = [
        (event.rank, event.company)
        for event in table.all_events()
        if isinstance(event, CompanyScored)
    ]
    assert scored == [(1, "edison"), (2, "tesla")]
    g = scene(
        tesla=automaton("babbage", price=40),
        edison=has(price=30, cash=0, shares={"tesla": 1, "edison": 1}),
        brush=has(price=2, cash=0),
        present=["tesla", "brush", "edison"],
    )
    totals = {slug: points_by_company(g)[slug].total for slug in g.order}
    assert totals == {"tesla": 24, "edison": 26, "brush": 8}
    g.firm("edison").shares = {"edison": 2}
    assert points_by_company(g)["edison"].total == 24
    assert companies_by_points(g) == ["edison", "tesla", "brush"]


def test_an_automaton_can_win() -> None:
    """14.6: then no player has won; the players are ranked behind it."""
    table = the_end(
        tesla=has(price=30),
        edison=automaton("hopper", price=60, shares={"tesla": 3}),
        brush=automaton("babbage", price=5),
    )
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.ranking == ((0,),)
    assert outcome.beaten_by == "Edison Electric (Hopper)"
    assert outcome.scores == (16 + 6,)
    (won,) = (event for event in table.all_events() if isinstance(event, GameWon))
    assert (won.company, won.automaton) == ("edison", "hopper")
