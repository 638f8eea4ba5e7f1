"""The scripts themselves: an illegal choice fails, and so does an unscripted question."""

import pytest

from engine.core.match_access import position_of
from engine.games.duel import GAME
from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES, SHARES_EACH
from engine.testing import check_not_offered, check_refusal, play, play_to_end
from tests.engine.games.duel.table import after_phase, duel, has, new_game


def test_a_line_that_is_not_offered_fails_and_prints_what_is() -> None:
    """5.1: a script cannot make an illegal choice."""
    table = duel(tesla=has(), edison=has(), hand=["mark-twain"])
    with pytest.raises(AssertionError) as failure:
        play(table, "tesla: acquire brush")
    message = str(failure.value)
    assert "'tesla: acquire brush' is not offered" in message
    assert "tesla is asked: Your turn (5.1)" in message
    for line in table.choices_of("tesla"):
        assert f"  {line}" in message


def test_a_line_out_of_turn_fails() -> None:
    """5.6: a seat that is not asked cannot answer."""
    table = duel(tesla=has(), edison=has())
    with pytest.raises(AssertionError, match="is not offered"):
        play(table, "edison: place")


@pytest.mark.parametrize("line", ["walker: place", "tesla place"])
def test_a_line_that_names_no_seat_fails(line: str) -> None:
    """5.1: a misspelt name is not a refusal."""
    table = duel(tesla=has(), edison=has())
    with pytest.raises(AssertionError):
        check_not_offered(table, line)


def test_a_script_that_ends_too_early_fails_and_prints_what_is_open() -> None:
    """3.1: a script that claims to be complete must bring the match to its end."""
    table = duel(tesla=has(), edison=has(), hand=["mark-twain"])
    with pytest.raises(AssertionError, match=r"(?s)ends too early.*tesla is asked.*  end turn"):
        play_to_end(table, "tesla: play mark-twain")


def test_a_script_that_is_complete_passes() -> None:
    """3.1: the last answer of phase 3 ends the match."""
    table = duel(phase=3, turn="edison", tesla=has(), edison=has(), hand=["mark-twain"])
    play_to_end(table, "edison: play mark-twain", "edison: end turn")
    with pytest.raises(AssertionError, match="The match is over"):
        play(table, "tesla: place")


def test_refused_fails_for_what_is_offered() -> None:
    """8.1: a legal choice is not refused."""
    table = duel(tesla=has(), edison=has())
    with pytest.raises(AssertionError, match="is offered"):
        check_refusal(
            table,
            "tesla: place",
            clause="8.1",
            reason="you take only one Portfolio Action per turn",
        )
    with pytest.raises(AssertionError, match="is offered"):
        check_not_offered(table, "tesla: place")


@pytest.mark.parametrize(
    ("line", "clause", "reason", "complaint"),
    [
        ("tesla: end turn", "5.2", "play an Assistant first", "for another reason"),
        ("tesla: end turn", "5.1", "it is late", "for another reason"),
        ("tesla: dance", "5.1", "no music", "nothing says why not"),
    ],
)
def test_refused_fails_for_the_wrong_reason(
    line: str, clause: str, reason: str, complaint: str
) -> None:
    """5.1: the clause and the words must both be right."""
    table = duel(tesla=has(), edison=has())
    with pytest.raises(AssertionError, match=complaint):
        check_refusal(table, line, clause=clause, reason=reason)


def test_a_set_table_is_what_a_played_table_would_be() -> None:
    """2.3: everything that a scene does not set is as setup leaves it."""
    scene = duel(tesla=has(), edison=has()).view()
    table = new_game()
    play(table, "first: inventor tesla", "second: inventor edison", "second: technology meters")
    played = table.view()
    order = [table.seat("first"), table.seat("second")]
    for set_side, seat in zip(scene.sides, order, strict=True):
        side = played.sides[seat]
        assert (set_side.company, set_side.pr) == (side.company, side.pr)
        assert (set_side.shares, set_side.reserved_shares) == (side.shares, side.reserved_shares)
        assert set_side.technologies == side.technologies
        assert set_side.hand_count == side.hand_count
    assert scene.market == played.market
    assert (scene.city_deck, scene.assistant_deck) == (played.city_deck, played.assistant_deck)


def test_a_set_table_has_all_the_pieces() -> None:
    """1.6: nothing is lost or doubled when a table is set."""
    table = duel(
        tesla=has(shares={"brush": 3, "tesla": 2}, reserved=1, cities=["boston"]),
        edison=has(shares={"brush": 2}),
    )
    pieces = GAME.pieces(position_of(table.match).state)
    assert pieces == {
        "cities": len(CITIES),
        "assistants": len(ASSISTANTS),
        "shares": len(COMPANIES) * SHARES_EACH,
    }


@pytest.mark.parametrize(
    "companies",
    [{"tesla": has(), "brush": has()}, {"tesla": has()}],
    ids=["two of one power", "alone"],
)
def test_an_impossible_table_cannot_be_set(companies: dict[str, object]) -> None:
    """1.1: one AC and one DC inventor."""
    with pytest.raises(AssertionError):
        duel(**companies)  # type: ignore[arg-type]


def test_a_table_with_too_many_shares_cannot_be_set() -> None:
    """1.3: a company has five shares."""
    with pytest.raises(AssertionError, match="only 5 shares"):
        duel(tesla=has(shares={"brush": 3}), edison=has(shares={"brush": 3}))
    with pytest.raises(AssertionError, match="only 5 shares"):
        duel(tesla=has(shares={"tesla": 3}, reserved=3), edison=has())


def test_a_table_with_a_city_in_two_places_cannot_be_set() -> None:
    """1.6: each City is one card."""
    with pytest.raises(AssertionError, match="in two places"):
        duel(tesla=has(cities=["boston"]), edison=has(), row=["boston"])


def test_the_end_of_a_phase_can_be_set_for_either_first_player() -> None:
    """3.2: the last mover is the second player in phases 1 and 3, the first in phase 2."""
    for first in ("tesla", "edison"):
        for phase in (1, 2):
            table = after_phase(phase, tesla=has(pr=9), edison=has(pr=0), first=first)
            assert table.view().scoring_region == "new-england"
            assert table.name(table.match.log[0].seat) == (
                first if phase == 2 else next(n for n in table.seats if n != first)
            )
