"""The descriptions of everything on the table."""

from __future__ import annotations

import pytest

from engine.games.lightning.about import about
from engine.testing import play
from tests.engine.games.lightning.table import MORE, bid, has, powers, trick
from tests.screens.games.lightning.tables import COMMON_SIZES, painted, six
from tests.tools.pictures import text
from tui.widgets.canvas import Offer


def words(view: object, place: str) -> str:
    told = about(view, place)  # type: ignore[arg-type]
    assert told is not None, place
    return " ".join((told.title, *told.lines))


def test_a_card_in_hand_has_its_whole_text_and_what_it_counts_now() -> None:
    table = trick(
        3,
        ["edison-medal"],
        common=MORE,
        ann=has(
            hand=["niagara-20", "resonance"],
            output=["value-niagara"],
            lasting=["alternating-current"],
            suit="niagara",
        ),
        bob=has(hand=["niagara-10"]),
    )
    view = table.view("ann")
    assert "counts 30 in this round: 20, changed by Alternating Current" in words(
        view, "card:niagara-20"
    )
    assert "Another Voltage Card in your bid counts double" in words(view, "card:resonance")
    assert "changes your score by +25" in words(view, "prize:edison-medal")
    assert "for Niagara" in words(view, "force:0 alternating-current")
    assert "Score: 5 = +5 from Value of Niagara" in words(view, "seat:0")


def test_a_bid_tells_its_sum() -> None:
    table = trick(
        2,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-20", "resonance"], lasting=["alternating-current"], suit="niagara"),
        bob=has(hand=["niagara-10", "no-degree"]),
    )
    bid(table, ann="niagara-20 resonance", bob="niagara-10")
    told = words(table.view("bob"), "laid:0 niagara-20")
    assert "It counts 60; 20 is printed on it." in told
    assert "The bid: 60 (Niagara 20) + 0 (Resonance) = 60." in told


def test_the_power_card_at_work_and_the_decks() -> None:
    table = powers(
        common=["colorado-10", "colorado-20", "edison-medal"],
        ann=has(hand=["industrial-spy", "niagara-10"]),
        bob=has(hand=["niagara-20"]),
        cleo=has(hand=["niagara-30"]),
    )
    assert "Seat 1 plays it now." in words(table.view("bob"), "power:industrial-spy")
    play(table, "ann: spy on seat-2")
    assert "It has chosen Seat 2." in words(table.view("bob"), "power:industrial-spy")
    deck = words(table.view("bob"), "deck")
    assert "3 cards left" in deck
    assert "This is the last round" in deck
    assert "Input Deck (to draw from): 0" in words(table.view("bob"), "seat:2")


@pytest.mark.parametrize("size", COMMON_SIZES, ids=str)
def test_whatever_lies_on_the_table_can_be_looked_at(size: tuple[int, int]) -> None:
    """Also what cannot be chosen: prizes, Power Cards in force, seats, the deck, the standing."""
    table = six()
    places = {target.place for target in painted(table.view("ann"), size).targets}
    assert places >= {"prize:surge", "card:resonance", "deck", "standing"}
    assert places >= {f"seat:{number}" for number in range(6)}
    assert places >= {"force:1 insulation", "force:2 alternating-current"}
    assert all(about(table.view("ann"), place) for place in places)


def test_a_seat_that_can_be_chosen_is_chosen_wherever_it_is_clicked() -> None:
    offer = Offer({"seat:1": "a"})
    places = {target.place for target in painted(six().view("ann"), offer=offer).targets}
    assert "force:1 insulation" not in places
    assert "force:2 alternating-current" in places


@pytest.mark.parametrize("size", COMMON_SIZES, ids=str)
def test_one_line_tells_who_would_win_and_the_last_trick_is_an_alarm(size: tuple[int, int]) -> None:
    shown = text(painted(six().view("ann"), size))
    assert "If it ended now: Seat 2 wins, 10:0" in shown or "now Seat 2 wins, 10:0" in shown
    last = trick(1, ["edison-medal"], ann=has(hand=["niagara-20"]), bob=has(hand=["niagara-10"]))
    assert "the last trick!" in text(painted(last.view("ann"), size))


def test_no_place_but_those_of_the_table_is_told_about() -> None:
    view = six().view("ann")
    for place in ("", "city:albany", "card:albany", "seat:8", "suit:x", "force:0 x", "laid:0 x"):
        assert about(view, place) is None, place
