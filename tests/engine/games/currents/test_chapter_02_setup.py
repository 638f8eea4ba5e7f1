"""RULES.md, chapter 2: setup."""

import pytest

from engine.core.chance import Chance
from engine.core.match import start_match
from engine.games.currents import GAME
from engine.games.currents.auctions.bids import LuminariesCame, PropagandaCame
from engine.games.currents.cards import EVENT_CARDS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES
from engine.games.currents.events import CompanyDrafted
from engine.games.currents.options import Options
from engine.games.currents.setup import automata_of, setup
from tests.engine.games.currents.table import CurrentsTable, new_game, quietly

SIX = Options(
    automaton_1="babbage",
    automaton_2="lovelace",
    automaton_3="turing",
    automaton_4="hopper",
    automaton_5="babbage",
)
NONE = Options(automaton_1="none", automaton_2="none")


@pytest.mark.parametrize(
    ("options", "seats", "automata"),
    [
        (SIX, 1, ["babbage", "lovelace", "turing", "hopper", "babbage"]),
        (SIX, 4, ["babbage", "lovelace"]),
        (SIX, 6, []),
        (NONE, 1, ["lovelace"]),
        (NONE, 2, []),
        (Options(), 2, ["lovelace", "lovelace"]),
    ],
)
def test_the_companies_in_play(options: Options, seats: int, automata: list[str]) -> None:
    """2.1: six at most, two at least; a lone player gets a Lovelace."""
    assert automata_of(options, seats) == automata
    assert setup(options, seats, Chance(1)).company_count == seats + len(automata)


def test_one_luminary_and_one_card_more_than_companies_each_phase() -> None:
    """2.2: the others stay unseen."""
    table = new_game("tesla", "edison", "brush")
    quietly(table, until="nowhere")
    came = [event for event in table.all_events() if isinstance(event, LuminariesCame)]
    cards = [event for event in table.all_events() if isinstance(event, PropagandaCame)]
    for phase, (people, talk) in enumerate(zip(came, cards, strict=True), 1):
        assert [LUMINARIES[slug].phase for slug in people.luminaries] == [phase] * 4
        assert [PROPAGANDA[slug].phase for slug in talk.cards] == [phase] * 4


@pytest.mark.parametrize(("seats", "alone"), [(1, 4), (2, 0)])
def test_events_for_a_single_player_are_taken_out(seats: int, alone: int) -> None:
    """2.3: with two or more players."""
    state = setup(Options(), seats, Chance(1))
    cards = [card for deck in state.event_decks for card in deck.cards]
    assert sum(EVENT_CARDS[card].single_player_only for card in cards) == alone
    assert [EVENT_CARDS[deck.cards[0]].phase for deck in state.event_decks] == [1, 2, 3]


@pytest.mark.parametrize(
    ("companies", "cities", "projects"),
    [(2, 12, 27), (3, 12, 27), (4, 18, 41), (5, 24, 55), (6, 24, 55)],
)
def test_the_map_grows_with_the_companies(companies: int, cities: int, projects: int) -> None:
    """2.4: regions 1 and 2, with four also 3, with five or six all."""
    state = setup(NONE, companies, Chance(1))
    assert len(state.cities) == cities
    assert sum(len(CITIES[city].projects) for city in state.cities) == projects


def test_companies_are_drafted_around_the_table() -> None:
    """2.5: who begins is drawn at random or is seat 1; automata come after the last seat."""
    starts = set()
    for seed in range(20):
        match = start_match(GAME, seed=seed, seats=3, options=Options())
        starts.add(match.pending[0].seat)
        table = CurrentsTable(match, {str(seat): seat for seat in range(3)})
        quietly(table, until="nominate")
        drafted = [event for event in table.all_events() if isinstance(event, CompanyDrafted)]
        seats = [event.seat for event in drafted]
        first = seats[0]
        around = [0, 1, 2, -1, -1]
        assert seats == around[first:] + around[:first]
        assert len({event.company for event in drafted}) == 5
    assert starts == {0, 1, 2}
    seat_1 = start_match(GAME, seed=3, seats=3, options=Options(first="seat 1"))
    assert seat_1.pending[0].seat == 0
    assert len(seat_1.pending[0].choices) == 6


def test_what_a_drafted_company_gets() -> None:
    """2.6: inventor, levels, price; two regular shares are set aside, four in the market."""
    view = new_game("walker", "edison").view()
    walker = view.firm("walker")
    assert walker.luminaries == walker.awake == ("madam-walker",)
    assert (walker.price, walker.developed_cards, walker.shares) == (12, (), {})
    assert view.market == {"edison": 4, "walker": 4}
    assert view.aside == 4


def test_who_drafts_first_ranks_last() -> None:
    """2.7: on both fame tracks."""
    view = new_game("walker", "edison", "tesla").view()
    assert view.present == view.future == ("tesla", "edison", "walker")


def test_cash_and_marker_at_the_start() -> None:
    """2.8: $14k for each player; the marker on START."""
    view = new_game("walker", "edison", automaton_1="hopper").view()
    assert [firm.cash for firm in view.firms] == [14, 14, 0]
    assert view.current == 0
