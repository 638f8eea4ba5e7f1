"""The greedy bot: it plays all parts of the game, beats random play, and its reasons fit."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.bots.greedy import NO_OTHER_CHOICE
from engine.core.bot import Advice
from engine.core.chance import Chance
from engine.core.match import start_match
from engine.games.currents import GAME
from engine.games.currents.auctions.bot import max_bid
from engine.games.currents.bots.greedy import GreedyBot
from engine.games.currents.bots.value import Outlook
from engine.games.currents.bots.weights import Weights
from engine.games.currents.cards import COMPANIES, LUMINARIES
from engine.games.currents.headquarters.bot import develop_value
from engine.games.currents.options import Options
from engine.games.currents.state import Step
from engine.sim.series import simulate
from tests.engine.games.currents.table import CurrentsTable, automaton, currents, has

ALONE = Options(automaton_1="none", automaton_2="none")


def advice(table: CurrentsTable) -> Advice:
    """The bot's hint to the seat that is asked."""
    (asked,) = table.match.pending
    return GreedyBot(Chance(1)).advise(table.match.sight(asked.seat))


def outlook(table: CurrentsTable) -> Outlook:
    """The bot's expectation for the seat that is asked."""
    view = table.view()
    return Outlook(view, view.firm(view.asked_company), Weights())


# Strength


def test_greedy_beats_three_randoms() -> None:
    """It wins nearly all games of four seats."""
    report = simulate(
        GAME, matches=12, bots=("greedy", "random", "random", "random"), seed=4, options=ALONE,
        swap=True,
    )  # fmt: skip
    assert report.seats[0].wins >= 11


def test_greedy_uses_every_action() -> None:
    """No action is more than about half of all, and none is forgotten."""
    report = simulate(GAME, matches=6, bots=("greedy",) * 4, seed=5, options=ALONE)
    done = Counter[str]()
    for fact, counts in report.facts.items():
        kind, _, verb = fact.partition(": ")
        if kind == "actions" and verb != "rest":
            done[verb] += sum(int(times) * games for times, games in counts.items())
    assert set(done) == {"claim", "advance", "propaganda", "develop", "visit"}
    assert min(done.values()) > 0.04 * done.total()
    assert max(done.values()) < 0.5 * done.total()


# Reasons


def test_a_claim_says_what_it_brings_and_costs() -> None:
    """ "3 spaces up for $9k", and the way to do it says the same."""
    table = currents(
        step=Step.ACT, turn=5, current=3, propaganda=[], market={"maxim": 0, "edison": 0},
        maxim=has(cash=30, levels={"dc": 2, "bulb": 2, "ac": 2}, price=30),
        edison=has(cash=0, price=31),
    )  # fmt: skip
    found = advice(table)
    assert found.choice.verb == "claim"
    assert found.reason == "It moves your price 6 spaces up for $6k."


@pytest.mark.parametrize(
    ("cash", "reason"),
    [
        (20, "This event is worth up to $20k to you."),
        (6, "This event is worth up to $6k to you."),
    ],
)
def test_a_bid_says_its_limit(cash: int, reason: str) -> None:
    """The limit is never above the cash, and the bid is the lowest."""
    table = currents(
        step=Step.EVENT, turn=5, events=["white-city-lights"],
        tesla=has(cash=cash, price=30), edison=has(cash=cash, price=30), walker=has(price=29),
    )  # fmt: skip
    found = advice(table)
    assert str(found.choice) == "bid 6"
    assert found.reason == reason
    assert max_bid(outlook(table)) == cash


def test_dropping_says_that_the_limit_is_passed() -> None:
    """A lot of less value than the lowest bid is left to others."""
    table = currents(
        step=Step.EVENT, turn=5, events=["expert-witnesses"], tesla=has(cash=20), edison=has()
    )
    found = advice(table)
    assert found.choice.verb == "drop"
    assert found.reason.startswith("This event is worth no more than $")


def test_works_that_hold_are_developed_in_the_last_turn() -> None:
    """Seven points for one action."""
    table = currents(
        step=Step.ACT, turn=6, propaganda=[], market={"tesla": 0, "edison": 0},
        tesla=has(cash=0, patents=["ac 2", "ac 3", "ac 4"]), edison=has(cash=0),
    )  # fmt: skip
    found = advice(table)
    assert str(found.choice) == "develop tesla-works"
    assert found.reason == "It gives 7 points at the end: its criterion is met."


def test_works_wait_until_their_criterion_holds() -> None:
    """Nothing is lost by waiting, and their criterion may never be met."""
    patents = ["ac 2", "ac 3", "ac 4"]
    values = []
    for held in (patents[:2], patents):
        table = currents(step=Step.ACT, turn=3, tesla=has(patents=held), edison=has())
        values.append(develop_value(outlook(table), "tesla-works"))
    assert values[0] == 0
    assert values[1] > 3


def test_a_trade_says_what_the_share_should_be_worth() -> None:
    """In the last bookkeeping a share of the leader is worth its price."""
    table = currents(
        step=Step.LEDGER, turn=6, event="gold-drain",
        tesla=has(cash=60, price=40), edison=has(cash=0, price=20), walker=automaton("hopper"),
    )  # fmt: skip
    found = advice(table)
    assert str(found.choice) == "buy tesla"
    assert found.reason == "A share of Tesla for $43k should be worth about 6 points."


def test_every_reason_fits_on_a_line_and_names_no_bare_number() -> None:
    """Over whole games of one, two and five seats: short, and without signs of a formula."""
    for seats, automata in ((1, ("turing", "lovelace")), (2, ("none", "none")), (5, ("none",) * 2)):
        options = Options(automaton_1=automata[0], automaton_2=automata[1])
        match = start_match(GAME, seed=seats, seats=seats, options=options)
        bot = GreedyBot(Chance(seats))
        while match.pending:
            (asked,) = match.pending
            found = bot.advise(match.sight(asked.seat))
            assert found.choice in asked.choices
            assert 0 < len(found.reason) <= 100
            assert not any(sign in found.reason for sign in ("+0", "-0", "worth +", " 0 spaces"))
            assert (found.reason == NO_OTHER_CHOICE) == (len(asked.choices) == 1)
            match.answer(asked.seat, found.choice)


def test_a_reason_to_draft_adds_to_what_the_choice_says() -> None:
    """The first hint of a first game gives a reason instead of the ability once more."""
    match = start_match(GAME, seed=1, seats=2, options=ALONE)
    (asked,) = match.pending
    given = GreedyBot(Chance(1)).advise(match.sight(asked.seat))
    row = COMPANIES[given.choice.noun]
    assert row.ability not in given.reason
    assert LUMINARIES[row.inventor].name in given.reason
