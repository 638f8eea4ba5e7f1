"""The table of Master of Lightning shows all that lies on it, at every size and with every look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

import pytest
from attrs import evolve

from engine.games.lightning.deck import CARDS, POWER_CARDS
from screens.games.lightning.faces import SUIT_ART
from screens.games.lightning.signs import card_token
from tests.engine.games.lightning.table import MORE, has, powers, trick
from tests.screens.games.lightning.tables import (
    FRAMED,
    NORMAL,
    SIZES,
    inside,
    moments,
    offer_to,
    painted,
    six,
    states,
    view_of,
)
from tests.tools.pictures import missing_words, text
from themes.glyphs import GLYPHS
from tui.widgets.canvas import Offer

GLYPH_SETS = tuple(GLYPHS)
SEATS = (2, 4, 6)


# What lies on the table


@pytest.mark.parametrize("glyphs", GLYPH_SETS)
@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_six_seats_prizes_deck_and_hand_are_in_sight(size: tuple[int, int], glyphs: str) -> None:
    picture = painted(six().view("ann"), size, glyphs=glyphs)
    shown = text(picture)
    names = [f"Seat {number}" for number in range(2, 7)]
    assert missing_words(picture, *names, "Round 1, three", "12") == []
    assert "(you)" in shown or "You" in shown
    for card in ("edison-medal", "niagara-40", "surge"):
        assert f"prize:{card}" in {target.place for target in picture.targets}
    for card in ("colorado-60", "value-niagara", "tower-torn-down", "resonance"):
        face = inside(picture, f"card:{card}")
        wanted = "Resonance" if card == "resonance" else card_token(GLYPHS[glyphs], card)[-2:]
        assert wanted in face or "█" in face, face


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_no_face_of_a_hand_is_cut_at_common_sizes(size: tuple[int, int]) -> None:
    cards = list(CARDS)
    for start in range(0, len(cards), 6):
        hand = cards[start : start + 6]
        table = trick(3, ["edison-medal"], ann=has(hand=hand), bob=has(hand=["niagara-50"]))
        picture = painted(table.view("ann"), size)
        for card in hand:
            face = inside(picture, f"card:{card}")
            assert "…" not in face, face


def test_a_face_says_suit_value_and_use() -> None:
    picture = painted(six().view("ann"), (130, 52))
    assert missing_words(picture, "▲ Colorado", "≋ Niagara", "in bids", "per card") == []
    assert "reveal:" in inside(picture, "card:resonance")
    assert "Another Voltage" in inside(picture, "card:resonance")
    assert "1917" in inside(picture, "prize:edison-medal"), "the moment that the card recalls"


def test_every_card_without_a_suit_has_a_short_name_of_its_own() -> None:
    rows = [row for row in CARDS.values() if not row.suit]
    for row in rows:
        room = 8 if row.kind == "power" and len(row.name) > 9 else 9
        assert 0 < len(row.short) <= room, row.slug
    assert len({row.short for row in rows}) == len(rows)


def test_every_power_card_has_a_brief_text() -> None:
    for row in (CARDS[card] for card in POWER_CARDS):
        assert 0 < len(wrap(row.brief, 10)) <= 2, f"{row.slug} in a hand at 80x24"


def test_suits_are_told_apart_without_colour() -> None:
    cards = ("colorado-60", "niagara-60", "wardenclyffe-60", "new-york-60")
    for glyphs in GLYPHS.values():
        assert len({card_token(glyphs, card) for card in cards}) == 4


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_a_place_shows_score_hand_decks_and_collection(size: tuple[int, int]) -> None:
    table = six()
    picture = painted(table.view("bob"), size)
    ann = inside(picture, "seat:0")
    assert "-20" in ann, "Bankrupt is known to all"
    assert "+7?" in ann or "7 unseen" in ann, "the hand and the Input Deck are not"
    assert "▚▚▚▚▚" in ann
    assert "in 2 out 3" in ann or "input 2 output 3" in ann
    assert "♜1x1" in ann
    assert "↯AC≋" in inside(picture, "seat:2")
    assert "↯Insulate" in inside(painted(table.view("ann"), size), "seat:1")


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_a_hand_that_all_know_leaves_the_score_in_sight(size: tuple[int, int]) -> None:
    view = six().view("ann")
    hand = ("niagara-10", "niagara-20", "niagara-30", "niagara-40", "niagara-50", "niagara-60")
    for number in range(1, 6):
        known = evolve(view.seats[number], hand=hand, hand_count=6, collection=hand, unknown=3)
        seats = (*view.seats[:number], known, *view.seats[number + 1 :])
        place = inside(painted(evolve(view, seats=seats), size), f"seat:{number}")
        line = place.split("\n")[1]
        assert str(known.score.total) in line
        assert "≋60" in line
        assert "≋10" in line or "…" in line


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_dealer_has_the_marker(size: tuple[int, int]) -> None:
    view = six().view("ann")
    for dealer in (0, 3):
        picture = painted(evolve(view, dealer=dealer), size)
        for seat in range(6):
            plate = inside(picture, f"seat:{seat}").split("\n")[0]
            assert ("D" in plate) == (seat == dealer)


def test_a_dealer_at_the_side_keeps_name_and_marker() -> None:
    view = evolve(view_of(states(4)[0], 0), dealer=1)
    offer = Offer(players=("ada", "wilhelmina-of-york", "bob", "cid"))
    plate = inside(painted(view, NORMAL, offer), "seat:1").split("\n")[0]
    assert "wilhelm" in plate
    assert " D " in plate


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_others_sit_clockwise_from_the_left_neighbour(seats: int) -> None:
    state = states(seats)[3]
    for seat in range(seats):
        picture = painted(view_of(state, seat))
        spots = {target.place: target for target in picture.targets if "seat:" in target.place}
        assert len(spots) == seats
        own = spots.pop(f"seat:{seat}")
        assert all(own.y > other.y for other in spots.values()), "the viewer sits at the bottom"
        left = spots[f"seat:{(seat + 1) % seats}"]
        assert left.x == min(other.x for other in spots.values())
        right = spots[f"seat:{(seat - 1) % seats}"]
        assert right.x == max(other.x for other in spots.values())


def test_a_spectator_sees_backs_and_no_secret() -> None:
    table = six()
    shown = painted(table.view(""))
    lower = "\n".join(shown.lines()[-9:])
    assert lower.count("▚▚▚▚▚▚▚▚") >= 5
    assert "(you)" not in text(shown)


def test_known_cards_of_another_hand_are_shown_in_short() -> None:
    view = six().view("ann")
    seats = list(view.seats)
    seats[1] = evolve(seats[1], hand=("niagara-60", "surge"), hand_count=4)
    place = inside(painted(evolve(view, seats=tuple(seats))), "seat:1")
    assert "≋60 ↯Surge ▚▚" in place


def test_what_is_known_of_the_common_deck_is_told() -> None:
    view = evolve(
        six().view("ann"), seen_top_cards=("colorado-50", "surge"), buried_cards=("bankrupt",)
    )
    for size in SIZES[1:]:
        assert missing_words(painted(view, size), "top", "▲50", "↯Surge", "under it", "-20") == []


# The bid that is built


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_picked_cards_stand_out_and_their_total_is_told(size: tuple[int, int]) -> None:
    table = six()
    offer = offer_to(table.match, 0, "card:colorado-60", "card:tower-torn-down")
    bare = painted(table.view("ann"), size, evolve(offer, picked_places=()))
    picture = painted(table.view("ann"), size, offer)
    assert "Bid ▲60 -30 = 30" in text(picture)
    assert "Bid 2 cards" in inside(picture, "done")
    assert "Bid nothing" in inside(bare, "done")
    assert "✓" in inside(picture, "card:colorado-60")
    assert "✓" not in inside(picture, "card:resonance")
    if size[1] >= 26:
        before = next(each for each in bare.targets if each.place == "card:colorado-60")
        after = next(each for each in picture.targets if each.place == "card:colorado-60")
        assert after.y == before.y - 1, "it is drawn out of the hand"


def test_the_total_counts_what_is_in_force() -> None:
    table = trick(
        2,
        ["edison-medal"],
        ann=has(
            hand=["niagara-20", "colorado-10"], lasting=["alternating-current"], suit="niagara"
        ),
        bob=has(hand=["niagara-10"], lasting=["war-of-currents"]),
    )
    offer = offer_to(table.match, 0, "card:niagara-20", "card:colorado-10")
    assert "Bid ≋20 ▲10 = 40" in text(painted(table.view("ann"), NORMAL, offer))


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_at_the_deal_all_twelve_lie_open_and_three_go_back(size: tuple[int, int]) -> None:
    state, offers = moments(6)[0]
    view = view_of(state, 0)
    picture = painted(view, size, offers[0])
    cards = [place for place in offers[0].places if place.startswith("card:")]
    assert len(cards) == 12
    spots = [next(each for each in picture.targets if each.place == place) for place in cards]
    assert len({spot.y for spot in spots}) == 2, "two rows of six"
    chosen = tuple(cards[:3])
    returned = painted(view, size, evolve(offers[0], picked_places=chosen))
    assert "Return 3 of 3" in inside(returned, "done")
    assert "and keep 9 cards" in text(returned)


@pytest.mark.parametrize("width", range(132, 150, 3))
def test_a_narrow_card_of_a_large_table_has_the_whole_name_of_its_suit(width: int) -> None:
    hand = ["colorado-10", "wardenclyffe-20", "niagara-20", "new-york-10"] * 3
    table = trick(1, ["edison-medal"], ann=has(hand=hand), bob=has(hand=["niagara-10"]))
    shown = text(painted(table.view("ann"), (width, 57)))
    assert "Colorado" in shown
    assert "Colora…" not in shown
    assert "clyf…" not in shown


def test_the_lowest_wins_a_blacked_out_trick() -> None:
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["niagara-20"], lasting=["blackout"]),
        bob=has(hand=["niagara-10"]),
    )
    for size in SIZES[1:]:
        assert "the lowest wins" in text(painted(table.view("ann"), size))


# Power Cards before the tricks


def test_a_power_card_at_work_lies_in_the_middle() -> None:
    table = powers(
        common=MORE,
        ann=has(hand=["scrap-heap", "niagara-20"]),
        bob=has(hand=["niagara-10"]),
    )
    for size in SIZES[1:]:
        picture = painted(table.view("bob"), size)
        assert missing_words(picture, "Seat 1 plays", "Scrap Heap", "remove 1 card from your") == []
    assert "Keep all cards" in text(painted(table.view("ann"), NORMAL, offer_to(table.match, 0)))


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_what_a_power_card_offers_is_laid_out(size: tuple[int, int]) -> None:
    common = ["colorado-60", "bankrupt", "surge", *MORE]
    for card, places in (
        ("alternating-current", ("suit:colorado", "suit:new-york")),
        ("notebook-found", ("output:niagara-60", "output:edison-medal")),
        ("private-demonstration", ("common:bankrupt colorado-60 surge",)),
        ("industrial-spy", ("seat:1", "seat:2")),
    ):
        table = powers(
            common=common,
            ann=has(hand=[card], output=["niagara-60", "edison-medal"]),
            bob=has(hand=["niagara-10"]),
            cleo=has(hand=["niagara-30"]),
        )
        picture = painted(table.view("ann"), size, offer_to(table.match, 0))
        assert set(places) <= {target.place for target in picture.targets}, card


# The end and the looks


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_the_end_names_the_master_and_every_score(size: tuple[int, int], seats: int) -> None:
    view = view_of(states(seats)[-1], 0)
    assert view.outcome is not None
    shown = text(painted(view, size))
    winner = view.outcome.winners[0]
    assert f"♛ Seat {winner + 1}" in shown
    assert "Master of Lightning" in shown
    for seat, score in enumerate(view.outcome.scores):
        assert any(f"Seat {seat + 1}" in line and f"{score}" in line for line in shown.split("\n"))


def test_every_suit_has_a_drawing_of_one_width() -> None:
    assert SUIT_ART.keys() == {row.suit for row in CARDS.values() if row.suit}
    for drawing in SUIT_ART.values():
        assert len(drawing) == 4
        assert {len(row) for row in drawing} == {14}
        assert all(row.isascii() for row in drawing)


@pytest.mark.parametrize("size", [(80, 14), (82, 33), (130, 52)], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_place_says_who_sits_there(seats: int, size: tuple[int, int]) -> None:
    players = ("ann", "bob", "cid", "dan", "eve", "fay")[:seats]
    shown = text(painted(view_of(states(seats)[5], 0), size, Offer(players=players)))
    assert [name for name in players[1:] if name not in shown] == []


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", [each for each in SIZES if each[0] >= 78], ids=str)
def test_nothing_on_a_card_is_cut(size: tuple[int, int], seats: int) -> None:
    """Every card in hands of different sizes, and every card as a prize.

    A name that has no room is replaced by the card's short name.
    """
    for held in (1, 5, 7, 9):
        for hand in groups(held):
            assert_nothing_is_cut(size, seats, hand, hand[:3])
    for prizes in groups(3):
        assert_nothing_is_cut(size, seats, ["niagara-20"], prizes)


def groups(count: int) -> Iterator[list[str]]:
    """All cards in groups of this size; of the suits' cards one of each kind is enough."""
    cards = [slug for slug, row in CARDS.items() if not row.suit or row.suit == "wardenclyffe"]
    for start in range(0, len(cards), count):
        yield [cards[number % len(cards)] for number in range(start, start + count)]


def assert_nothing_is_cut(
    size: tuple[int, int], seats: int, hand: Sequence[str], prizes: Sequence[str]
) -> None:
    """Paint a trick for the first seat and look for cut words in its hand and in the prizes."""
    others = {name: has(hand=["niagara-20"]) for name in ("bob", "cleo", "dan", "eve", "finn")}
    players = {"ann": has(hand=hand), **dict(list(others.items())[: seats - 1])}
    table = trick(len(prizes), prizes, common=MORE, **players)  # type: ignore[arg-type]
    picture = painted(table.view("ann"), size, offer_to(table.match, 0))
    places = [target.place for target in picture.targets]
    shown = {each for each in places if each.partition(":")[0] in ("card", "prize")}
    assert shown
    assert size[1] < 22 or {f"prize:{card}" for card in prizes} <= shown
    for place in shown:
        assert "…" not in inside(picture, place), f"{place}\n{inside(picture, place)}"
