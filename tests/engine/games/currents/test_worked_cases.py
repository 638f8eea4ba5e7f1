"""Worked cases in which several chapters of the rules meet."""

import pytest

from engine.games.currents.auctions.bids import (
    BidderDropped,
    EventWon,
    LuminariesLeft,
    LuminaryBoxed,
)
from engine.games.currents.projects.claims import project_gain
from engine.games.currents.state import Step
from engine.testing import play
from tests.engine.games.currents.scene import scene
from tests.engine.games.currents.table import automaton, currents, has


@pytest.mark.parametrize(("marker", "spaces"), [(-2, 2), (-4, 0), (4, 14)])
def test_case_3_level_v_in_a_large_city(marker: int, spaces: int) -> None:
    """8.6: (3 - 2) x 2, never below 0, and (3 + 4) x 2 with AC."""
    g = scene(tesla=has(levels={"ac": 5, "bulb": 5}), edison=has(), current=marker)
    assert project_gain(g, g.firm("tesla"), "new-york 5", "ac").total == spaces


def test_case_5_two_advance_two_levels_without_enough_fin() -> None:
    """9.2, 9.4: Inv 5 and Man 3 suffice for AC III; Fin 1 for two levels does not earn a patent."""
    team = ["francis-upton", "edwin-houston"]
    table = currents(tesla=has(luminaries=team), edison=has())
    play(table, "tesla: advance ac 3", "tesla: exhaust edwin-houston francis-upton")
    assert table.firm("tesla").levels["ac"] == 3
    assert table.view().patents == {}
    assert table.price("tesla") == 12


def test_case_9_an_automaton_that_cannot_rise_takes_the_last_card() -> None:
    """6.2, 6.3: first on Future Fame already, its price goes up by the phase; all cards turn up."""
    cards = ["wall-street-gossip", "main-street-alight", "safety-rebuttal"]
    table = currents(
        step=Step.AUTOMATA,
        turn=3,
        tesla=automaton("lovelace", levels={"bulb": 3}),
        edison=has(),
        propaganda=cards,
        used=cards[1:],
    )
    assert table.view().future[0] == "tesla"
    assert table.view().used_propaganda == ()
    assert "Tesla is first on Future Fame already: price +2 to 14" in table.log_lines()


def test_case_17_who_cannot_bid_is_passed_over() -> None:
    """5.4: A passes, B has 1 and is not asked, C bids 2 and wins."""
    table = currents(
        step=Step.EVENT,
        events=["machinists-arrive"],
        tesla=has(cash=6),
        edison=has(cash=1),
        brush=has(cash=5),
    )
    play(table, "tesla: drop")
    assert table.deciders() == ["brush"]
    play(table, "brush: bid 2")
    (won,) = table.events_of(EventWon)
    dropped = [each.company for each in table.all_events() if isinstance(each, BidderDropped)]
    assert (won.company, won.bid) == ("brush", 2)
    assert dropped == ["edison", "tesla"]


def test_case_19_hopper_wins_and_the_only_seat_is_second() -> None:
    """14.6: no seat has won; Babbage is third."""
    table = currents(
        step=Step.SCORE,
        turn=6,
        tesla=has(price=50, shares={"tesla": 4}),
        edison=automaton("hopper", price=60, shares={"edison": 4}),
        brush=automaton("babbage", price=40, shares={"brush": 4}),
    )
    outcome = table.match.outcome
    assert outcome is not None
    totals = [table.firm(slug).points.total for slug in ("edison", "tesla", "brush")]
    assert totals == [48, 38, 16]
    assert (outcome.winners, outcome.ranking) == ((), ((0,),))
    assert outcome.beaten_by == "Edison Electric (Hopper)"


def test_case_27_what_becomes_of_unsold_luminaries_and_their_shares() -> None:
    """4.2, 4.9, 4.10: five in the row with shares; two are won, the automaton boxes one."""
    aside = ["tesla", "tesla", "edison", "edison", "brush", "brush"]
    table = currents(
        step=Step.PHASE,
        turn=3,
        row=["francis-upton"],
        aside=aside,
        tesla=has(cash=20),
        edison=has(cash=20),
        brush=automaton("babbage"),
    )
    row = [lot.luminary for lot in table.view().row]
    assert len(row) == 5
    assert all(lot.share for lot in table.view().row)
    play(table, f"tesla: nominate {row[0]}", "tesla: bid 4", "edison: drop")
    play(table, f"edison: nominate {row[1]}", "edison: bid 4")
    (boxed,) = (each for each in table.all_events() if isinstance(each, LuminaryBoxed))
    (left,) = (each for each in table.all_events() if isinstance(each, LuminariesLeft))
    assert boxed.share in table.firm("brush").shares
    assert len(left.lots) == 2
    assert all(share for _, share in left.lots)
    assert [lot.luminary for lot in table.view().row] == [luminary for luminary, _ in left.lots]
