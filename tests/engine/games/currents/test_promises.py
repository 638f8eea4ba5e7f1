"""Every price, payment and move that a description of War of Currents promises is what happens."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.game import Game
from engine.games.currents import GAME
from engine.games.currents.names import company_name, marker_name
from engine.games.currents.state import CurrentsState
from engine.games.currents.view_types import FirmView, View
from engine.testing import BrokenContractError, Moment, Promise, check_promises, random_play


def own(view: View, seat: int) -> FirmView:
    return next(firm for firm in view.firms if firm.seat == seat)


def firm_of(view: View, said: re.Match[str], moment: Moment) -> FirmView:
    """The company whose price is spoken of: the one named, the one traded, or the seat's own."""
    verb, noun = moment.choice.verb, moment.choice.noun
    if said["company"]:
        named = said["company"]
        return next(firm for firm in view.firms if company_name(firm.slug) == named)
    return view.firm(noun) if verb in ("buy", "sell") else own(view, moment.seat)


def is_alone(moment: Moment) -> bool:
    """Is one thing all that happened?

    Before it an action asks more, and the next choice promises the same; after it the turn may
    end, and bookkeeping, events and automata move what was promised.
    """
    return len(moment.events) == 1


def price_moves(said: re.Match[str], moment: Moment) -> bool:
    """12.2: the price of a company goes from the first number to the second."""
    before, after = (firm_of(view, said, moment) for view in (moment.before, moment.after))
    prices = int(said["old"]), int(said["new"])
    return not is_alone(moment) or (before.price, after.price) == prices


def cash_is(said: re.Match[str], moment: Moment) -> bool:
    """4.3, 12.4: the cash of the company afterwards; of a bid, once it is paid."""
    running = moment.after.auction is not None and moment.choice.verb == "bid"
    owed = moment.after.auction.price if running else 0
    cash = int(said["left"] or said["had"])
    return not is_alone(moment) or own(moment.after, moment.seat).cash - owed == cash


def cash_changes(said: re.Match[str], moment: Moment) -> bool:
    """13.6: so much more or less than before."""
    change = own(moment.after, moment.seat).cash - own(moment.before, moment.seat).cash
    promised = int(said["cash"]) * (1 if said["way"] == "gain" else -1)
    return not is_alone(moment) or change == promised


def claim_costs(said: re.Match[str], moment: Moment) -> bool:
    """8.3, 8.5: a claim takes so much cash, the fees in it."""
    paid = own(moment.before, moment.seat).cash - own(moment.after, moment.seat).cash
    return not is_alone(moment) or paid == int(said["cost"])


def marker_moves(said: re.Match[str], moment: Moment) -> bool:
    """10.4: the marker of the currents goes from one space to another."""
    places = marker_name(moment.before.current), marker_name(moment.after.current)
    return not is_alone(moment) or places == (said["old"], said["new"])


PROMISES = (
    Promise(
        "price",
        r"(?:(?P<company>[A-Z][a-z]+) )?\b[Pp]rice (?P<old>\d+) to (?P<new>\d+)",
        price_moves,
    ),
    Promise("cash", r"\$(?P<left>\d+)k would be left|would have \$(?P<had>\d+)k", cash_is),
    Promise("payment", r"You (?P<way>gain|pay) \$(?P<cash>\d+)k", cash_changes),
    Promise("cost", r"^\$(?P<cost>\d+)k(?=: )", claim_costs),
    Promise("marker", r"(?P<old>START|[AD]C \d) to (?P<new>START|[AD]C \d)", marker_moves),
)
PLAIN = (r"[\s\S]*",)
"""Ratings, parts of sums, texts of cards and points as they stand: `test_describe.py`."""


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_choice_promises_is_what_happens(seats: int) -> None:
    """4.3, 10.4, 12.2, 12.4, 13.6: prices, cash and the marker, at every decision."""
    kept = check_promises(random_play(GAME, seed=seats, seats=seats), PROMISES, plain=PLAIN)
    assert all(kept[each.name] for each in PROMISES)


def lying(words: str) -> Game[CurrentsState, View]:
    """War of Currents, with the same words about every choice once the companies are drafted."""

    def describe(view: View, choice: Choice) -> Description:
        return Description("Lie", str(choice), words if view.asked else "")

    return evolve(GAME, describe=describe)


@pytest.mark.parametrize(
    "words",
    ["Price 1 to 99", "$99k would be left", "You gain $99k", "$99k: 3", "From START to AC 9"],
)
def test_a_promise_that_is_not_kept_is_found(words: str) -> None:
    """12.2: a wrong number is noticed."""
    with pytest.raises(BrokenContractError, match="not what happens"):
        check_promises(random_play(lying(words), seed=1, seats=2), PROMISES, plain=PLAIN)
