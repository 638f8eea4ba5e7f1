"""RULES.md, chapter 1: the table."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.cards.events import CardSeen
from engine.games.ages.setup import setup
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import RoundBegan, TurnBegan
from engine.games.ages.view_types import HIDDEN
from engine.testing import play
from tests.engine.games.ages.scene import MAP, black, line_of_clear, spaces, state, white
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_two_teams_of_the_same_number() -> None:
    """1.1: three characters each; seats alternate and decide for their own."""
    g = setup(Options(), 2, Chance(5))
    assert [unit.team for unit in g.units] == [0, 0, 0, 1, 1, 1]
    assert sorted(g.sides) == [0, 1]
    assert all(g.sides[unit.owner] == unit.team for unit in g.units)


def test_white_then_black_in_each_round() -> None:
    """1.2: a round is a turn of White and then a turn of Black."""
    match = start_match(GAME, seed=4, seats=2)
    while match.outcome is None and match.view(None).round < 4:
        decision = match.pending[0]
        match.answer(decision.seat, decision.choices[-1])
    events = [event for each in match.chronicle for event in each]
    turns = [(e.round, e.team) for e in events if isinstance(e, TurnBegan)]
    assert turns[:6] == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]
    assert [e.round for e in events if isinstance(e, RoundBegan)][:3] == [1, 2, 3]


def test_allies_do_not_hinder_each_other() -> None:
    """1.3: two units of a team in one space walk on; an enemy stops."""
    here, there, beyond = line_of_clear(3)
    table = ages(white("atalanta", here), white("hanno", there), black("pell", C), step=Step.MOVE)
    play(table, "white: move atalanta", f"white: walk {beyond}")
    assert table.at("atalanta") == beyond


def test_a_contested_space() -> None:
    """1.4: with an enemy in the space no card is given and no shot fired from it."""
    units = white("tomyris", A, "yew-bow"), white("hanno", A), black("pell", A)
    table = ages(*units)
    play(table, "white: destroy-with tomyris")
    assert not [words for words in table.choices_of("white") if words.startswith("give")]


def test_face_down_is_known_to_the_own_team() -> None:
    """1.5: the other team sees the deck; a revealed card stays open when it is given on."""
    table = ages(white("tomyris", A, "yew-bow *round-shield"), white("hanno", A), black("pell", B))
    seen = [(card.slug, card.known) for card in table.unit("tomyris", "black").cards]
    assert seen == [("common", False), ("round-shield", True)]
    own = [(card.slug, card.known) for card in table.unit("tomyris", "white").cards]
    assert own == [("yew-bow", True), ("round-shield", True)]
    play(table, "white: free tomyris", "white: give round-shield hanno")
    assert table.unit("hanno", "black").cards[0].shown


def test_what_is_open_and_what_no_player_knows() -> None:
    """1.6: encounters not yet seen are hidden from all; counts of decks are open."""
    g = state(white("tomyris", A), black("pell", B), counters={B.upper(): "dice-at-the-well"})
    view = GAME.view(g, 0)
    assert view.counters == {MAP.numbers[B.upper()]: HIDDEN}
    assert view.decks["common"] == len(g.decks["common"])
    assert view.challenge == (100, 100)


def test_open_cards() -> None:
    """1.7: they lie open from the moment they are drawn, and no line is for one team only."""
    match = start_match(GAME, seed=3, seats=2, options=Options(cards="open"))
    assert all(card.shown for unit in match.view(None).units for card in unit.cards)
    assert not [e for each in match.chronicle for e in each if isinstance(e, CardSeen)]
