"""Every price, payment and move that a description of War of Currents promises comes true."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core.choice import Choice
from engine.games.currents import GAME
from engine.games.currents.cards import COMPANIES, EVENT_CARDS, HQ_CARDS, LAST_PRICE, LUMINARIES
from engine.games.currents.cities import PROJECTS
from engine.games.currents.names import company_name, marker_name
from engine.games.currents.propaganda.moves import future_rank
from engine.games.currents.view_types import FirmView, View
from engine.testing import BrokenContractError, Promise, TriedChoice, check_promises, random_play
from tests.tools.random_play import lying


def own(view: View, seat: int) -> FirmView:
    return next(firm for firm in view.firms if firm.seat == seat)


def firm_of(view: View, said: re.Match[str], tried: TriedChoice) -> FirmView:
    """The company whose price is spoken of: the one named, the one traded, or the seat's own."""
    verb, noun = tried.choice.verb, tried.choice.noun
    if said["company"]:
        named = said["company"]
        return next(firm for firm in view.firms if company_name(firm.slug) == named)
    return view.firm(noun) if verb in ("buy", "sell") else own(view, tried.seat)


def is_alone(tried: TriedChoice) -> bool:
    """Is one thing all that happened?

    Before it an action asks more, and the next choice promises the same; after it the turn may
    end, and bookkeeping, events and automata move what was promised.
    """
    return len(tried.events) == 1


def price_moves(said: re.Match[str], tried: TriedChoice) -> bool:
    """12.2: the price of a company goes from the first number to the second."""
    before, after = (firm_of(view, said, tried) for view in (tried.before, tried.after))
    prices = int(said["old"]), int(said["new"])
    return not is_alone(tried) or (before.price, after.price) == prices


def cash_is(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.3, 12.6: the cash of the company afterwards; of a bid, once it is paid."""
    running = tried.after.auction is not None and tried.choice.verb == "bid"
    owed = tried.after.auction.price if running else 0
    cash = int(said["left"] or said["had"])
    return not is_alone(tried) or own(tried.after, tried.seat).cash - owed == cash


def cash_changes(said: re.Match[str], tried: TriedChoice) -> bool:
    """13.6: that much more or less than before."""
    change = own(tried.after, tried.seat).cash - own(tried.before, tried.seat).cash
    promised = int(said["cash"]) * (1 if said["way"] == "gain" else -1)
    return not is_alone(tried) or change == promised


def claim_costs(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.3, 8.5: a claim takes that much cash, the fees in it."""
    paid = own(tried.before, tried.seat).cash - own(tried.after, tried.seat).cash
    return not is_alone(tried) or paid == int(said["cost"])


def marker_moves(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.2: the marker of the currents goes from one space to another."""
    places = marker_name(tried.before.current), marker_name(tried.after.current)
    return not is_alone(tried) or places == (said["old"], said["new"])


def price_stays(said: re.Match[str], tried: TriedChoice) -> bool:
    """12.2: the price of a company is the same before and after."""
    before, after = (firm_of(view, said, tried) for view in (tried.before, tried.after))
    price = int(said["price"])
    return before.price == price and (not is_alone(tried) or after.price == price)


def summands(words: str) -> int:
    """The sum of the parts of "city +2, AC's fame -1, doubled for level V, Foundry +1": city and
    fame are not below 0 together, and doubled (8.6, 15.8)."""
    usual, extra = 0, 0
    for part in words.split(", "):
        amount = sum(map(int, re.findall(r"[+-]\d+", part)))
        if part.startswith("city ") or "'s fame " in part:
            usual += amount
        elif part == "not below 0":
            assert usual < 0
            usual = 0
        elif part == "doubled for level V":
            usual *= 2
        else:
            extra += amount
    return usual + extra


def parts_of_price(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.6: a price moves by the sum of the displayed parts, up to 90."""
    old = int(said["old"] or said["price"])
    new = int(said["new"] or old)
    return new == min(LAST_PRICE, old + summands(said["parts"]))


def parts_of_cost(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.3, 8.5, 15.7: a cost is the sum of its parts in their order, and its fees."""
    bank, _, fees = said["parts"].partition("; fee")
    paid = 0 if bank.startswith("by ") else paid_to_the_bank(bank)
    paid += sum(map(int, re.findall(r"\$(\d+)k", fees)))
    return paid == int(said["cost"] or 0)


def paid_to_the_bank(words: str) -> int:
    """The sum of "city $4k, Fin -$6k, not below 0, Copper Corner +$2k": 2."""
    cost = 0
    for part in words.split(", "):
        if part == "not below 0":
            assert cost < 0
            cost = 0
        else:
            cost += int(re.sub(r"[$k]", "", part.split()[-1]))
    return cost


def way_is_found(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.3: if only one way leads to the project, it has the announced cost of the best way."""
    return claim_costs(said, tried) if said["cost"] else True


def share_is_worth(said: re.Match[str], tried: TriedChoice) -> bool:
    """14.2: the value of a share of the company afterwards."""
    firm = firm_of(tried.after, said, tried)
    return not is_alone(tried) or firm.share_points == int(said["points"])


def works_count(said: re.Match[str], tried: TriedChoice) -> bool:
    """11.5: the company's number for the criterion of its Works."""
    return own(tried.before, tried.seat).works_progress == int(said["had"])


def prices_follow_marker(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.6: how far projects move prices more or less is how far the marker stands from START."""
    numbers, place = {int(said["more"]), int(said["less"])}, abs(tried.after.current)
    return not is_alone(tried) or numbers == {place}


def is_rated(said: re.Match[str], tried: TriedChoice) -> bool:
    """1.3: the four ratings are on the luminary's card; a company has its inventor's."""
    slug = tried.choice.noun.split()[0]
    ratings = LUMINARIES[COMPANIES[slug].inventor if slug in COMPANIES else slug].ratings
    told = tuple(int(said[each]) for each in ("inv", "man", "fin", "pro"))
    return told == (ratings.inv, ratings.man, ratings.fin, ratings.pro)


def fin_changes_shares(said: re.Match[str], tried: TriedChoice) -> bool:
    """12.6: a visit to the market makes shares cheaper by the phase times the finance."""
    view: View = tried.before
    return int(said["less"]) == view.phase * int(said["fin"])


def speech_pays(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.4: beside the card a speaker brings the phase times the finance."""
    view: View = tried.before
    return int(said["cash"]) == view.phase * LUMINARIES[tried.choice.noun].ratings.fin


def reach(view: View, seat: int) -> int:
    """8.2: the free projects that are in reach of the Bulb and of the better current."""
    levels = own(view, seat).levels
    highest = min(levels["bulb"], max(levels["ac"], levels["dc"]))
    taken = {project for firm in view.firms for project in firm.projects}
    return sum(
        number <= highest for project, (_, number) in PROJECTS.items() if project not in taken
    )


def opens_projects(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.2: that many more free projects are in reach of the technology."""
    more = reach(tried.after, tried.seat) - reach(tried.before, tried.seat)
    return not is_alone(tried) or more == int(said["more"])


# Labels


def bid_stands(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.3: the bid is the price of the current auction."""
    auction = tried.after.auction
    return not is_alone(tried) or auction is None or auction.price == int(said["bid"])


def fame_is_planned(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.5: the company stands at that rank of Future Fame."""
    slug = tried.choice.noun.split()[0] if " " in tried.choice.noun else ""
    slug = slug or own(tried.after, tried.seat).slug
    return not is_alone(tried) or future_rank(tried.after, slug) == int(said["rank"])


def label_moves_price(said: re.Match[str], tried: TriedChoice) -> bool:
    """7.4, 8.6: the price of the company moves by that much, up to 90."""
    before, after = own(tried.before, tried.seat).price, own(tried.after, tried.seat).price
    return not is_alone(tried) or after == min(LAST_PRICE, before + int(said["more"]))


def label_costs(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.3, 12.6: a claim or a share takes that much cash; a share that is sold brings it."""
    paid = own(tried.before, tried.seat).cash - own(tried.after, tried.seat).cash
    sold = tried.choice.verb == "sell"
    return not is_alone(tried) or paid == int(said["cost"]) * (-1 if sold else 1)


def label_is_printed(said: re.Match[str], tried: TriedChoice) -> bool:
    """11.1: the points of a headquarters card are printed on it."""
    return HQ_CARDS[tried.choice.noun].points == int(said["points"])


def marker_is(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.2: where the marker of the currents stands."""
    return not is_alone(tried) or marker_name(tried.after.current) == said["place"]


def marker_is_pushed(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.2: the marker of the currents goes that far."""
    way = abs(tried.after.current - tried.before.current)
    return not is_alone(tried) or way == int(said["spaces"])


PARTS = r"\((?P<parts>city \+\d+(?:, [^,.()\n]+)*)\)"
PROMISES = (
    Promise(
        "price",
        r"(?:(?P<company>[A-Z][a-z]+)'s )?\bprice goes from (?P<old>\d+) to (?P<new>\d+)",
        price_moves,
    ),
    Promise("same price", r"(?P<company>(?!))?\bprice stays at (?P<price>\d+)", price_stays),
    Promise(
        "parts of a price",
        rf"price (?:stays at (?P<price>\d+)|goes from (?P<old>\d+) to (?P<new>\d+)) {PARTS}",
        parts_of_price,
    ),
    Promise("cash", r"\$(?P<left>\d+)k would be left|would have \$(?P<had>\d+)k", cash_is),
    Promise("payment", r"You (?P<way>gain|pay) \$(?P<cash>\d+)k", cash_changes),
    Promise("cost", r"^Cost: \$(?P<cost>\d+)k(?= )", claim_costs),
    Promise(
        "parts of a cost",
        r"Cost(?: with [^:\n]+)?: (?:\$(?P<cost>\d+)k|free) \((?P<parts>(?:city \$|by )[^()\n]*)\)",
        parts_of_cost,
    ),
    Promise("best way", r"Cost with [^:\n]+: (?:\$(?P<cost>\d+)k|free)(?= )", way_is_found),
    Promise("marker", r"(?P<old>START|[AD]C \d) to (?P<new>START|[AD]C \d)", marker_moves),
    Promise(
        "fame of a current",
        r"then move prices (?P<more>\d) more, those with [AD]C (?P<less>\d) less",
        prices_follow_marker,
    ),
    Promise(
        "worth",
        r"A share(?: of (?P<company>[A-Z][a-z]+))? is then worth (?P<points>\d+) point",
        share_is_worth,
    ),
    Promise("Works", r"you have (?P<had>\d+) now", works_count),
    Promise(
        "ratings",
        r"(?:Inv|invention) (?P<inv>\d), (?:Man|manufacturing) (?P<man>\d), "
        r"(?:Fin|finance) (?P<fin>\d), (?:Pro|propaganda) (?P<pro>\d)",
        is_rated,
    ),
    Promise("projects", r"[Oo]pens (?P<more>\d+) more project", opens_projects),
    Promise("speech", r"gains \$(?P<cash>\d+)k beside", speech_pays),
    Promise(
        "market", r"Fin (?P<fin>\d+): each share costs \$(?P<less>\d+)k less", fin_changes_shares
    ),
)
LABELS = (
    Promise("label of a bid", r"^\$(?P<bid>\d+)k$", bid_stands),
    Promise("label of fame", r"[Tt]o rank (?P<rank>\d+)$", fame_is_planned),
    Promise("label of a move", r", price \+(?P<more>\d+)$", label_moves_price),
    Promise("label of a cost", r"for \$(?P<cost>\d+)k(?=, price (?:\+\d+|stays)$|$)", label_costs),
    Promise("label of points", r": (?P<points>\d+) points?$", label_is_printed),
    Promise("label of the marker", r"^Marker to (?P<place>START|[AD]C \d)$", marker_is),
    Promise("label of a push", r"^(?P<spaces>\d) towards [AD]C$", marker_is_pushed),
)
"""What rows of the list say before one of them is pointed at."""
PRINTED = [
    *(row.text_for(companies) for row in HQ_CARDS.values() for companies in range(3, 7)),
    *(row.ability for row in COMPANIES.values()),
    *(row.text for row in EVENT_CARDS.values()),
]
"""Printed text of cards: it makes no promise."""
PLAIN = (
    "|".join(re.escape(text.rstrip(".")) for text in sorted(PRINTED, key=len, reverse=True)),
    r"\b\d+ cit(?:y|ies) skipped(?:, counted as \d+)?",  # its cost is a part of the cost
    r"[Nn]eeds (?:Inv|Man|Fin) \d(?: and Man \d)?",  # a limit
    r"\((?:\d+ needed|\d+\.\d+)\)",  # a limit, and a clause of the rules
    r"(?:Inv|Man|Fin) \d+(?= \(|:| claims)",  # what an action brings, against what is needed
    r"[Ww]ith Fin \d(?= you also claim)",  # a limit
    r"count if you h(?:ave|old) [^;]+",  # a limit, printed on the card
    r"up to \d+",  # a limit
    r"but not below 0",  # a limit, reckoned with in the sums
    r"you pay \$1k for a random luminary",  # what 4.8 asks of all who opt out
    r"for \$3k, once this turn",  # what 16.27 asks for a luminary who wakes
)
"""Limits, printed texts and clauses of the rules."""
MATCHES = 8
"""The most matches that are played until every promise was made; one is enough for most decks."""


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_choice_promises_is_what_happens(seats: int) -> None:
    """4.3, 8.3, 10.2, 12.2, 12.6, 13.6: prices, cash and the marker, at every decision."""
    kept, missing = Counter[str](), [each.name for each in PROMISES]
    for seed in range(seats, seats + MATCHES):
        matches = random_play(GAME, seed=seed, seats=seats)
        kept += check_promises(matches, (*PROMISES, *LABELS), plain=PLAIN)
        missing = [each.name for each in PROMISES if not kept[each.name]]
        if not missing:
            break
    assert missing == [], f"none of {MATCHES} random matches promises it"
    assert sum(kept[each.name] > 0 for each in LABELS) > len(LABELS) // 2


def is_after_draft(view: View, choice: Choice) -> bool:
    """Are the companies drafted, and does one of them act?"""
    return bool(view.asked_company)


@pytest.mark.parametrize(
    "words",
    [
        "Your price goes from 1 to 99",
        "Your price stays at 99",
        "$99k would be left",
        "You gain $99k",
        "Cost: $99k (by Turnkey Contract)",
        "Cost with Tesla and DC: $5k (city $8k, Fin -$6k; fee: $2k to Edison for Bulb III)",
        "From START to AC 9",
        "A share is then worth 99 points",
        "99 more than before",
    ],
)
def test_a_promise_that_is_not_kept_is_found(words: str) -> None:
    """12.2: a wrong number is noticed, and so is one that nothing measures."""
    with pytest.raises(BrokenContractError, match=r"not what happens|no promise measures"):
        check_promises(
            random_play(lying(GAME, words, about=is_after_draft), seed=1, seats=2),
            PROMISES,
            plain=PLAIN,
        )
