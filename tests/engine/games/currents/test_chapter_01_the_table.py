"""RULES.md, chapter 1: the table."""

from engine.core.match import start_match
from engine.core.match_access import pieces_in
from engine.games.currents import GAME
from engine.games.currents.cards import COMPANIES, LUMINARIES, phase_of
from engine.games.currents.options import Options
from engine.games.currents.scoring.points import counted_shares
from engine.games.currents.state import Step
from engine.testing import check_not_offered, play
from tests.engine.games.currents.table import automaton, currents, has, new_game, rest_all


def test_an_automaton_is_never_asked_and_has_nothing_to_pay_with() -> None:
    """1.1: automata have no cash, no luminaries and no effects of their cards."""
    table = currents(
        step=Step.AUTOMATA, turn=2, tesla=has(), edison=automaton("turing", patents=["bulb 2"])
    )
    edison = table.firm("edison")
    assert (edison.seat, edison.cash, edison.luminaries) == (-1, 0, ())
    rest_all(table)
    assert {decision.seat for decision in table.match.pending} <= {0}


def test_six_turns_make_three_phases() -> None:
    """1.2, 20.1: two turns each."""
    assert [phase_of(turn) for turn in range(1, 7)] == [1, 1, 2, 2, 3, 3]


def test_the_inventor_is_the_first_luminary() -> None:
    """1.3: with four ratings, and awake at first."""
    table = currents(tesla=has(), edison=has())
    tesla = table.firm("tesla")
    assert tesla.luminaries == ("nikola-tesla",) == tesla.awake
    ratings = LUMINARIES["nikola-tesla"].ratings
    assert (ratings.inv, ratings.man, ratings.fin, ratings.pro) == (3, 1, 3, 1)
    play(table, "tesla: rest nikola-tesla")
    assert table.firm("tesla").awake == ()


def test_each_company_has_levels_a_price_and_two_ranks() -> None:
    """1.4: a rank is held by one company only."""
    table = new_game("tesla", "edison", "brush")
    view = table.view()
    assert sorted(view.present) == sorted(view.future) == ["brush", "edison", "tesla"]
    for firm in view.firms:
        assert firm.levels == {"ac": 1, "dc": 1, "bulb": 1}
        assert firm.price == 12


def test_the_marker_goes_up_to_four_spaces_each_way() -> None:
    """1.5: the current on whose side it stands is the more famous one."""
    table = currents(
        brush=has(luminaries=["harold-p-brown"]), edison=has(), current=2, propaganda=["topsy"]
    )
    play(table, "brush: propaganda", "brush: speak harold-p-brown")
    places = [word for word in table.choices_of("brush") if word.startswith("current")]
    assert places == [
        *("current dc 2", "current dc 1", "current start", "current ac 1"),
        *("current ac 3", "current ac 4"),
    ]


def test_the_preferred_certificate_counts_as_four_shares_and_is_not_sold() -> None:
    """1.6, 20.3: there are 6 regular shares beside it."""
    table = currents(tesla=has(shares={"tesla": 1}), edison=has())
    assert counted_shares(table.firm("tesla"), "tesla") == 5
    play(table, "tesla: visit", "tesla: visit nikola-tesla", "tesla: sell tesla")
    check_not_offered(table, "tesla: sell tesla")
    assert "tesla" not in table.firm("tesla").shares
    assert counted_shares(table.firm("tesla"), "tesla") == 4
    assert pieces_in(table.match)["shares of tesla"] == 6


def test_all_seats_see_the_same() -> None:
    """1.7: hidden are only the decks."""
    match = start_match(GAME, seed=4, seats=3)
    for _ in range(40):
        seat = match.pending[0].seat
        match.answer(seat, match.pending[0].choices[-1])
        words = [repr(match.view(each)).replace(f"seat={each},", "", 1) for each in (0, 1, 2)]
        assert words[0] == words[1] == words[2]
        assert GAME.see_the_same(match.view(0), 0, 2)


def test_letters_of_the_companies() -> None:
    """1.8: one for each."""
    letters = {slug: row.letter for slug, row in COMPANIES.items()}
    assert letters == {
        "tesla": "T",
        "edison": "E",
        "thomson": "H",
        "maxim": "M",
        "brush": "B",
        "walker": "W",
    }
    assert Options().fame == "any"
