"""The hand on the Taidian board: faces or words, and which cards stand out."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.cards import CARDS, TRACKS
from screens.games.taidian import PAINTER
from screens.games.taidian.hand import is_usable
from tests.screens.games.taidian.fights import a_fight, a_table, window
from tests.screens.games.taidian.tables import (
    COMMON,
    LARGE,
    NORMAL,
    SIZES,
    SMALL,
    a_turn,
    at_step,
    painted,
    with_fighter,
)
from tests.tools.pictures import shows, text
from themes.look import look
from tui.widgets.canvas import Offer

FRAMED = ((78, 26), NORMAL, (110, 44), (130, 52), LARGE)


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_cards_in_hand_are_faces_with_their_present_value(size: tuple[int, int]) -> None:
    view = a_turn("four")
    own = view.seat or 0
    levels = dict.fromkeys(TRACKS, 0) | {"strength": 2}
    hand = ("coin", "coin", "kick", "kick", "robber")
    view = with_fighter(view, own, character="novak", levels=levels, hand=hand, hand_count=5)
    picture = painted(view, size)
    shows(picture, "Coin", "Kick", "Robber", "steals 1", f"† {CARDS['kick'].attack + 20} ◆")
    assert text(picture).count(" x2 ") == 2
    cards = [each for each in picture.targets if each.place == "card:kick"]
    assert max(each.height for each in cards) >= 6


def test_a_compact_table_has_the_hand_in_words() -> None:
    view = a_turn("four")
    hand = ("coin", "coin", "shield", "antidote")
    view = with_fighter(view, view.seat or 0, hand=hand, hand_count=4)
    shows(painted(view, SMALL), "2x Coin $1", "Shield ▣", "Antidote", "Deck", "Discard")


def test_no_letter_touches_a_card_of_a_hand_in_words() -> None:
    view = a_turn("four")
    hand = ("coin", "coin", "shield", "antidote")
    view = with_fighter(view, view.seat or 0, hand=hand, hand_count=4)
    letters = {"card:coin": "a", "card:shield": "b", "card:antidote": "c"}
    picture = PAINTER.paint(view, *SMALL, look(), Offer(letters))
    shows(picture, "a 2x Coin $1", "b Shield ▣", "c Antidote")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_more_cards_than_usual_all_find_a_place(size: tuple[int, int]) -> None:
    hand = ("coin", "cash", "bolt", "punch", "kick", "nine-mm", "shotgun", "shield", "medic")
    view = a_turn("four")
    view = with_fighter(view, view.seat or 0, hand=hand, hand_count=len(hand))
    places = {each.place for each in painted(view, size).targets}
    assert places >= {f"card:{slug}" for slug in hand}


def test_an_empty_hand_says_when_cards_come_again() -> None:
    view = a_turn("four")
    own = view.seat or 0
    view = with_fighter(view, own, hand=(), hand_count=0)
    others = evolve(view, active=(own + 1) % 4)
    for size in COMMON:
        shows(painted(view, size), "No cards in hand until the end of your turn")
        shows(painted(others, size), "No cards in hand until the end of your next turn")
        shows(
            painted(with_fighter(others, own, standing=False, fall_order=1), size),
            "You have fallen",
        )
        watched = with_fighter(evolve(view, seat=None), 0, hand=(), hand_count=0)
        shows(painted(watched, size), "holds no cards")


def test_a_spectator_sees_backs_and_nobodys_cards() -> None:
    view = at_step("choose", "four").view(None)
    for size in COMMON:
        picture = painted(view, size)
        assert "▚▚▚" in text(picture)
        assert not [each for each in picture.targets if each.place.startswith("card:")]


@pytest.mark.parametrize(
    ("kind", "helping", "usable"),
    [
        ("defence", False, {"kick", "nine-mm", "shotgun", "shield", "medic"}),
        ("defence", True, {"shotgun", "shield", "medic"}),
        ("counter", False, {"shield"}),
        ("robbery", False, {"shotgun"}),
        ("arrival", False, {"antidote"}),
        ("tick", False, {"medic", "antidote"}),
    ],
)
def test_cards_that_answer_stand_out(kind: WindowKind, helping: bool, usable: set[str]) -> None:
    view = window(a_fight(a_table()), kind, 1, helping=helping)
    standing_out = {slug for slug in CARDS if is_usable(view, slug)}
    printed = {
        s
        for s, row in CARDS.items()
        if kind in (row.aid_windows if helping else row.defence_windows)
    }
    assert usable <= standing_out == printed


def test_in_ones_own_turn_the_right_colour_stands_out() -> None:
    view = evolve(a_table(0), step="lay")
    laid = {slug for slug in CARDS if is_usable(view, slug)}
    assert laid == {s for s, row in CARDS.items() if row.colour == "red" or row.effect == "burn"}
    view = evolve(view, step="upgrade", turn=evolve(view.turn, kind="upgrade"))
    assert {s for s in CARDS if is_usable(view, s)} == {
        slug for slug, row in CARDS.items() if row.colour == "black"
    }
