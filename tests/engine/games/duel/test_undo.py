"""Undo in Duel: nothing past a revealed card can be taken back."""

import pytest

from engine.core.choice import choice
from engine.core.errors import CannotUndoError
from engine.testing import play
from tests.engine.games.duel.random_play import TABLES, positions
from tests.engine.games.duel.table import DuelTable, after_phase, draft, duel, has, idle

HAND = ("henry-villard", "charles-steinmetz", "hg-wells")


def can_take_back(table: DuelTable, who: str) -> bool:
    return table.match.can_undo(table.seat(who))


def opening(deck: list[str] | None = None) -> DuelTable:
    """Tesla's turn with a share to sell and a Free Action."""
    return duel(
        tesla=has(shares={"westinghouse": 1}),
        edison=has(),
        hand=HAND,
        free=1,
        row=["boston", "albany", "chicago"],
        deck=deck,
    )


OPEN_MOVES = (
    "play hg-wells",
    "place",
    "sell reserved",
    "sell westinghouse",
    "free acquire westinghouse",
    "free propaganda",
    "free advance bulbs",
    "free monopolize new-york no-dc",
)


@pytest.mark.parametrize("move", OPEN_MOVES)
def test_what_reveals_nothing_can_be_taken_back(move: str) -> None:
    """5.4: the table is exactly as it was, and the move is on offer again."""
    table = opening()
    digest, view, offered = table.match.digest(), table.view("tesla"), table.choices_of("tesla")
    play(table, f"tesla: {move}")
    assert can_take_back(table, "tesla")
    assert not can_take_back(table, "edison")
    table.match.undo(0)
    assert table.match.digest() == digest
    assert table.view("tesla") == view
    assert table.choices_of("tesla") == offered
    assert table.match.log == []


@pytest.mark.parametrize("move", ["free electrify boston", "free refresh"])
def test_a_city_that_came_to_light_stays_there(move: str) -> None:
    """6.2: a City from the deck was unknown, so the move stands."""
    table = opening()
    play(table, "tesla: place", f"tesla: {move}")
    assert not can_take_back(table, "tesla")
    with pytest.raises(CannotUndoError):
        table.match.undo(0)


def test_electrifying_from_an_empty_deck_reveals_nothing() -> None:
    """6.2: with an empty deck nothing comes up, so the City can be put back."""
    table = opening(deck=[])
    digest = table.match.digest()
    play(table, "tesla: free electrify albany")
    assert can_take_back(table, "tesla")
    table.match.undo(0)
    assert table.match.digest() == digest
    assert table.view().row == ("boston", "albany", "chicago")


def test_undo_goes_back_step_by_step_to_the_last_reveal() -> None:
    """6.2: after a City came up, only later answers can be taken back."""
    table = opening()
    play(table, "tesla: free electrify boston")
    digest = table.match.digest()
    play(table, "tesla: place", "tesla: play hg-wells", "tesla: propaganda")
    for _ in range(3):
        table.match.undo(0)
    assert table.match.digest() == digest
    assert not can_take_back(table, "tesla")


def test_a_move_is_known_to_be_final_before_it_is_made() -> None:
    """6.2: the screen can warn that a City will come up."""
    table = opening()
    assert table.match.is_final(0, choice("free electrify", "boston"))
    assert not table.match.is_final(0, choice("place"))
    table = opening(deck=[])
    assert not table.match.is_final(0, choice("free electrify", "boston"))


def test_the_end_of_a_turn_can_be_taken_back_until_the_rival_moves() -> None:
    """5.6: once the other seat has answered, the turn is over."""
    table = opening()
    play(table, "tesla: play hg-wells", "tesla: end turn")
    assert can_take_back(table, "tesla")
    play(table, "edison: place")
    assert not can_take_back(table, "tesla")
    assert can_take_back(table, "edison")
    table.match.undo(1)
    table.match.undo(0)
    assert table.deciders() == ["tesla"]
    assert "end turn" in table.choices_of("tesla")


def test_a_draft_choice_can_be_taken_back_until_both_have_chosen() -> None:
    """4.2: nothing has been seen while the other still thinks."""
    table = draft(tesla=has(), edison=has())
    ours, theirs = table.choices_of("tesla"), table.choices_of("edison")
    play(table, f"tesla: {ours[0]}")
    assert can_take_back(table, "tesla")
    table.match.undo(0)
    play(table, f"tesla: {ours[1]}", f"edison: {theirs[0]}")
    assert not can_take_back(table, "tesla")
    assert not can_take_back(table, "edison")


def test_the_last_pass_cannot_be_taken_back() -> None:
    """4.3: the cards have changed hands and were looked at."""
    table = draft(tesla=has(), edison=has())
    for _ in ("keep", "pass"):
        for who in ("edison", "tesla"):
            play(table, f"{who}: {table.choices_of(who)[0]}")
    assert table.view().step == "turn"
    assert not can_take_back(table, "tesla")
    assert not can_take_back(table, "edison")


def test_bonuses_can_be_taken_back_by_the_one_who_took_them() -> None:
    """11.3: a share of the market is open; the other's answer closes it."""
    table = after_phase(1, tesla=has(), edison=has())
    play(table, "tesla: decline", "edison: decline", "tesla: take share brush")
    assert can_take_back(table, "tesla")
    table.match.undo(0)
    play(table, "tesla: take share walker", "edison: decline")
    assert not can_take_back(table, "tesla")


def test_a_city_as_a_bonus_cannot_be_taken_back() -> None:
    """11.4: the row is refilled with a card that neither player knew."""
    table = after_phase(1, tesla=has(), edison=has())
    idle(table, until="leader")
    play(table, "tesla: take share brush", "edison: decline")
    assert table.choices_of("tesla")[0].startswith("take city")
    play(table, "tesla: " + table.choices_of("tesla")[0])
    assert not can_take_back(table, "tesla")


def test_the_answer_that_deals_the_next_phase_cannot_be_taken_back() -> None:
    """4.1: new Assistants have been dealt."""
    table = after_phase(1, tesla=has(), edison=has())
    idle(table, until="keep")
    assert not can_take_back(table, "tesla")
    assert not can_take_back(table, "edison")


def test_the_move_that_ended_the_duel_cannot_be_taken_back() -> None:
    """5.5: the last turn reveals nothing when it ends, but the duel is decided by it."""
    last = None
    for match in positions(1, *TABLES[0]):
        if match.pending:
            last = match.copy()
    assert last is not None
    (asked,) = last.pending
    end = choice("end turn")
    assert end in asked.choices
    assert last.is_final(asked.seat, end)
    last.answer(asked.seat, end)
    assert last.outcome is not None
    assert not last.can_undo(asked.seat)
