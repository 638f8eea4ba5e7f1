"""Choices as text: the announced consequence is the real one."""

import re

import pytest

from engine.core.choice import Choice, Description, choice
from engine.games.lightning import GAME
from engine.games.lightning.describe import describes
from engine.games.lightning.state import Options
from engine.testing import play
from tests.engine.games.lightning.random_play import TABLES, every_game, positions
from tests.engine.games.lightning.table import MORE, LightningTable, bid, has, powers, trick
from tests.tools.clauses_of_games import clauses

PLACE = re.compile(
    r"card:[a-z0-9-]+|cards:[a-z0-9-]+( [a-z0-9-]+)+|nothing|seat:[0-5]|prize:[a-z0-9-]+"
    r"|bid:[a-z0-9-]+|output:[a-z0-9-]+|suit:[a-z-]+|common:[a-z0-9-]+( [a-z0-9-]+)+"
)


def described(table: LightningTable, name: str, words: str) -> Description:
    decision = table.match.decision(table.seat(name))
    found = next(each for each in decision.choices if str(each) == words)
    return GAME.describe(table.view(name), found)


@every_game
def test_every_choice_can_be_read(seed: int, seats: int, options: Options) -> None:
    """7.2: words, a clause that exists, and a place of the list that painters know."""
    for match in positions(seed, seats, options):
        for decision in match.pending:
            view = match.view(decision.seat)
            assert decision.clause in clauses("lightning")
            for each in decision.choices:
                words = GAME.describe(view, each)
                assert "" not in (words.group, words.label, words.consequence)
                assert words.clause in clauses("lightning")
                assert PLACE.fullmatch(words.place), words.place


def test_every_verb_comes_up() -> None:
    """7.2: no describer is for a choice that is never offered."""
    verbs = set()
    for seats, options in TABLES:
        for seed in range(5):
            for match in positions(seed, seats, options):
                verbs |= {each.verb for asked in match.pending for each in asked.choices}
    assert verbs == set(describes)


def test_a_bid_says_what_it_counts() -> None:
    """7.5: lasting cards are counted in, Power Cards of the bid are named."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=MORE,
        ann=has(
            hand=["niagara-20", "bankrupt", "resonance"],
            lasting=["alternating-current", "war-of-currents"],
            suit="niagara",
        ),
        bob=has(hand=["niagara-30"]),
    )
    words = described(table, "ann", "bid bankrupt niagara-20 resonance")
    assert words == Description(
        "Bid 3 cards",
        "Bankrupt + Niagara 20 + Resonance",
        "your total is 50 before Resonance",
        "7.2",
        "cards:bankrupt niagara-20 resonance",
    )
    nothing = described(table, "ann", "bid nothing")
    assert (nothing.label, nothing.consequence, nothing.place) == (
        "Bid nothing",
        "no card leaves your hand; 0 beats totals below 0 and can win a tie",
        "nothing",
    )
    assert described(table, "ann", "bid niagara-20").place == "card:niagara-20"


def test_naming_a_suit_counts_cards_in_good_grammar() -> None:
    """11.11: the Voltage Cards of the suit count 10 more."""
    hand = ["alternating-current", "niagara-20", "colorado-20", "colorado-30"]
    table = powers(common=MORE, ann=has(hand=hand), bob=has(hand=["niagara-60"]))
    suits = ("new-york", "niagara", "colorado")
    assert [described(table, "ann", f"name {suit}").consequence for suit in suits] == [
        "no cards in your hand count 10 more",
        "1 card in your hand counts 10 more",
        "2 cards in your hand count 10 more",
    ]


@pytest.mark.parametrize(
    ("given", "label", "consequence"),
    [
        (choice("strike", "seat-2"), "Seat 2", "Niagara 60 counts 0 instead of 60"),
        (choice("strike", "seat-3"), "Seat 3", "no Voltage Card in that bid"),
    ],
)
def test_a_strike_says_what_it_hits(given: Choice, label: str, consequence: str) -> None:
    """11.19: the card that counts most, or none."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        ann=has(hand=["arc-strike"]),
        bob=has(hand=["niagara-60", "niagara-50"]),
        cleo=has(hand=["no-degree"]),
    )
    bid(table, ann="arc-strike", bob="niagara-60 niagara-50", cleo="no-degree")
    words = GAME.describe(table.view("ann"), given)
    assert (words.label, words.consequence) == (label, consequence)


def test_giving_away_says_what_it_does_to_the_score() -> None:
    """11.7: with Value cards counted."""
    table = powers(
        common=MORE,
        ann=has(
            hand=["scrap-heap", "bankrupt", "niagara-10", "colorado-10"], output=["value-niagara"]
        ),
        bob=has(hand=["niagara-30"]),
    )
    consequences = {
        words: described(table, "ann", words).consequence for words in table.choices_of("ann")
    }
    assert consequences == {
        "scrap colorado-10": "your score does not change",
        "scrap niagara-10": "you lose 5 points",
        "scrap bankrupt": "you gain 20 points",
        "keep all": "nothing happens",
    }


def test_who_takes_two_prizes_is_told_which_card_gives_each() -> None:
    """11.25: the Royalty Clause first; 11.26: then the winner's Torn Contract."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "london-lecture"],
        common=MORE,
        ann=has(hand=["torn-contract", "niagara-60", "niagara-10"]),
        bob=has(hand=["royalty-clause", "niagara-10"]),
    )
    bid(table, ann="torn-contract niagara-60", bob="royalty-clause")
    assert described(table, "bob", "take edison-medal").clause == "11.25"
    play(table, "bob: take edison-medal")
    assert described(table, "bob", "take bankrupt").clause == "11.26"


def test_taking_a_prize_says_what_it_brings() -> None:
    """11.25: points, Value cards, or the use of the card."""
    table = trick(
        3,
        ["edison-medal", "niagara-10", "surge"],
        common=MORE,
        ann=has(hand=["royalty-clause"], output=["value-niagara"]),
        bob=has(hand=["niagara-60", "niagara-20"]),
    )
    bid(table, ann="royalty-clause", bob="niagara-60")
    consequences = [described(table, "ann", words).consequence for words in table.choices_of("ann")]
    assert consequences == [
        "you gain 5 points, with Value cards",
        "you gain 25 points",
        "Your bid may hold one more card than the trick allows, not counting Surge",
    ]
    play(table, "ann: take edison-medal")
