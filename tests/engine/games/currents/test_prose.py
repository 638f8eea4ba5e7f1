"""Log lines of War of Currents: short, plain, with numbers."""

from engine.games.currents.events import PriceMove
from engine.games.currents.projects.claims import Fee
from engine.games.currents.projects.events import ProjectClaimed
from engine.games.currents.state import Step
from engine.testing import play
from tests.engine.games.currents.table import automaton, currents, has


def test_an_advance_with_a_patent() -> None:
    """9.4: the level, who did it, and where the price goes."""
    table = currents(edison=has(price=35, levels={"bulb": 2}), tesla=has())
    play(table, "edison: advance bulb 3", "edison: exhaust thomas-edison")
    assert table.log_lines() == [
        "Edison advances Bulb to III with Thomas Edison and patents it: price +3 to 38"
    ]


def test_a_claim_with_fees() -> None:
    """8.5: the cost, the fees and who gets them, and where the price goes."""
    table = currents(
        walker=has(levels={"bulb": 2, "ac": 2}),
        tesla=has(developed=["royalty-office"], patents=["bulb 2"]),
        brush=automaton("hopper", patents=["ac 2"]),
    )
    play(table, "walker: claim syracuse 1", "walker: with madam-walker ac")
    assert table.log_lines() == [
        "Walker claims Syracuse I with Madam C. J. Walker and AC for $3k, $2k to Tesla"
        " (and $1k from the bank) for Bulb II and $2k to the bank for AC II: price +1 to 13"
    ]


def test_fees_that_the_bank_pays_come_last_and_not_if_they_are_zero() -> None:
    """6.7: an automaton pays no fee; the bank pays the holders that are players."""
    fees = (Fee("bulb", 4, "tesla", 0, 5), Fee("ac", 3, "brush", 0, 0), Fee("dc", 4, "maxim", 0, 4))
    claimed = ProjectClaimed(
        company="edison", project="boston 2", current="dc", luminary="",
        bill=None, fees=fees, prices=(PriceMove("edison", 57, 61),),
    )  # fmt: skip
    assert claimed.told() == (
        "Edison claims Boston II with DC: price +4 to 61;"
        " the bank pays Tesla $5k for Bulb IV and Maxim $4k for DC IV"
    )


def test_an_automaton_tells_each_part() -> None:
    """6.1: propaganda, technology, project, HQ."""
    table = currents(
        step=Step.AUTOMATA,
        tesla=has(),
        brush=automaton("hopper"),
        propaganda=["newspaper-interview"],
    )
    assert table.log_lines() == [
        "Brush (Hopper) acts",
        "Brush uses Newspaper Interview",
        "That was the last propaganda card: all are face up again",
        "Brush rises on Future Fame from 2 to 1",
        "Brush advances Bulb to II and patents it: price +2 to 14",
        "Brush claims Brooklyn I with DC: price +3 to 17",
        "Brush develops Municipal Desk",
    ]


def test_bookkeeping_is_told_step_by_step() -> None:
    """13.1: fame, the first, patents, the marker, profits."""
    table = currents(
        step=Step.BOOKKEEPING,
        event="cheap-copper",
        tesla=has(patents=["ac 2"]),
        edison=has(),
        future=["edison", "tesla"],
        current=2,
    )
    assert table.log_lines() == [
        "Present Fame is now Edison and Tesla",
        "Edison is first in fame: price +1 to 13",
        "Tesla has the best AC patent, AC II: price +1 to 13",
        "Bookkeeping moves the currents' marker from AC 2 to AC 1",
        "Profits: Tesla +$4k to $18k, Edison +$4k to $18k",
    ]


def test_trades() -> None:
    """13.6: the payment or gain, and both prices."""
    table = currents(
        step=Step.LEDGER,
        turn=2,
        event="cheap-copper",
        tesla=has(price=30, shares={"tesla": 1}, cash=40),
        edison=has(price=26, cash=40),
    )
    play(table, "tesla: exchange tesla edison")
    assert table.log_lines()[0] == (
        "Tesla exchanges a Tesla share for an Edison share and gains $4k;"
        " prices: Tesla from 30 to 27, Edison from 26 to 27"
    )


def test_who_has_no_cash_pays_nothing() -> None:
    """16.1: all cash if less than the event asks for."""
    table = currents(step=Step.EVENT, events=["panic-of-1884"], tesla=has(cash=0), edison=has())
    assert "Tesla has no cash to pay for Panic of 1884" in table.log_lines()
