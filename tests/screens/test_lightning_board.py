"""The table of Master of Lightning shows all that lies on it, at every size and with every look."""

from __future__ import annotations

from textwrap import wrap

import pytest
from attrs import evolve

from engine.games.lightning.cards import CARDS, POWER_CARDS
from engine.games.lightning.state import Step
from engine.games.lightning.view import View
from screens.area import Area
from screens.games.lightning import beats
from screens.games.lightning.art import SUIT_ART
from screens.games.lightning.centre import paint_story
from screens.games.lightning.pen import Pen
from screens.games.lightning.signs import SHORT_NAME, SHORT_TEXT, card_token
from screens.games.lightning.words import flow_trimmed
from screens.pen import Token
from tests.lightning.scene import Scene
from tests.lightning.table import MORE, LightningTable, bid, has, powers, set_table, trick
from tests.scenario import play
from tests.screens.lightning_tables import (
    COMMON_SIZES,
    NORMAL,
    SIZES,
    inside,
    moments,
    offer_to,
    painted,
    states,
    text,
    told,
    view_of,
    words_missing,
)
from themes.glyphs import GLYPHS
from themes.look import look
from themes.palettes import PALETTES
from tui.widgets.canvas import Canvas, Offer

GLYPH_SETS = tuple(GLYPHS)
SEATS = (2, 4, 6)
FRAMED = tuple(size for size in SIZES if size[1] >= 26)


def six() -> LightningTable:
    """A three-card trick with six seats, before the bids."""
    return trick(
        3,
        ["edison-medal", "niagara-40", "surge"],
        common=MORE,
        ann=has(
            hand=["colorado-60", "colorado-60", "value-niagara", "tower-torn-down", "resonance"],
            output=["wardenclyffe-20", "value-wardenclyffe", "bankrupt"],
            input=["niagara-10", "arc-lamp-patent"],
        ),
        bob=has(hand=["niagara-50"], lasting=["insulation"], output=["twain-comes-to-visit"]),
        cleo=has(hand=["new-york-30"], lasting=["alternating-current"], suit="niagara"),
        dan=has(hand=["niagara-30"]),
        eve=has(hand=["niagara-20"]),
        finn=has(hand=["niagara-60"]),
    )


# Whole matches


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("glyphs", GLYPH_SETS)
def test_a_picture_has_the_size_asked_for_throughout_a_match(
    size: tuple[int, int], seats: int, glyphs: str
) -> None:
    for state, offers in moments(seats, every=17):
        for seat in (0, seats - 1, None):
            view = view_of(state, seat)
            offer = offers.get(-1 if seat is None else seat, Offer())
            for each in (offer, told(view)) if view.last else (offer,):
                picture = painted(view, size, each, glyphs=glyphs)
                assert len(picture.strips) == size[1]
                assert {strip.cell_length for strip in picture.strips} == {size[0]}
                assert all(len(strip.text) == size[0] for strip in picture.strips)


@pytest.mark.parametrize("size", COMMON_SIZES, ids=str)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_moment_of_a_match_can_be_painted(size: tuple[int, int], seats: int) -> None:
    for state, offers in moments(seats, seed=2, every=2):
        for seat, offer in list(offers.items())[:1]:
            painted(view_of(state, seat), size, offer)


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (12, 4), (30, 60), (59, 11), (200, 9)], ids=str)
def test_even_a_terminal_of_no_use_gets_a_picture(size: tuple[int, int]) -> None:
    for state, offers in moments(6, every=29):
        for seat in (0, None):
            view = view_of(state, seat)
            for offer in (offers.get(0, Offer()), told(view)) if view.last else (Offer(),):
                picture = painted(view, size, offer)
                assert (len(picture.strips), picture.width) == (size[1], size[0])


def test_the_ascii_table_is_plain_ascii() -> None:
    for state, offers in moments(6, every=29):
        for size in SIZES:
            view = view_of(state, 1)
            assert text(painted(view, size, offers.get(1), glyphs="ascii")).isascii()
            if view.last is not None:
                assert text(painted(view, size, told(view), glyphs="ascii")).isascii()


# What lies on the table


@pytest.mark.parametrize("glyphs", GLYPH_SETS)
@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_six_seats_prizes_deck_and_hand_are_in_sight(size: tuple[int, int], glyphs: str) -> None:
    picture = painted(six().view("ann"), size, glyphs=glyphs)
    shown = text(picture)
    names = [f"Seat {number}" for number in range(2, 7)]
    assert words_missing(picture, *names, "Round 1, three", "12") == []
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
    assert words_missing(picture, "▲ Colorado", "≋ Niagara", "in bids", "per card") == []
    assert "reveal:" in inside(picture, "card:resonance")
    assert "Another Voltage" in inside(picture, "card:resonance")
    assert "1917" in inside(picture, "prize:edison-medal"), "the moment that the card recalls"


def test_every_power_card_has_a_short_name_and_text() -> None:
    assert SHORT_NAME.keys() == SHORT_TEXT.keys() == POWER_CARDS
    assert all(len(name) <= 9 for name in SHORT_NAME.values())
    assert all(len(wrap(words, 10)) <= 2 for words in SHORT_TEXT.values()), "a hand at 80x24"


def test_suits_are_told_apart_without_colour() -> None:
    cards = ("colorado-60", "niagara-60", "wardenclyffe-60", "new-york-60")
    for glyphs in GLYPHS.values():
        assert len({card_token(glyphs, card) for card in cards}) == 4


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_a_place_shows_score_hand_decks_and_collection(size: tuple[int, int]) -> None:
    table = six()
    picture = painted(table.view("bob"), size)
    ann = inside(picture, "seat:1")
    assert "-20" in ann, "Bankrupt is known to all"
    assert "+7?" in ann or "7 unseen" in ann, "the hand and the Input Deck are not"
    assert "▚▚▚▚▚" in ann
    assert "in 2 out 3" in ann or "input 2 output 3" in ann
    assert "♜1x1" in ann
    assert "↯AC≋" in inside(picture, "seat:3")
    assert "↯Insulated" in inside(painted(table.view("ann"), size), "seat:2")


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_a_hand_that_all_know_leaves_the_score_in_sight(size: tuple[int, int]) -> None:
    view = six().view("ann")
    hand = ("niagara-10", "niagara-20", "niagara-30", "niagara-40", "niagara-50", "niagara-60")
    for number in range(1, 6):
        known = evolve(view.seats[number], hand=hand, hand_count=6, collection=hand, unknown=3)
        seats = (*view.seats[:number], known, *view.seats[number + 1 :])
        place = inside(painted(evolve(view, seats=seats), size), f"seat:{number + 1}")
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
            plate = inside(picture, f"seat:{seat + 1}").split("\n")[0]
            assert ("D" in plate) == (seat == dealer)


def test_a_dealer_at_the_side_keeps_number_name_and_marker() -> None:
    view = evolve(view_of(states(4)[0], 0), dealer=1)
    offer = Offer(players=("ada", "wilhelmina-of-york", "bob", "cid"))
    plate = inside(painted(view, NORMAL, offer), "seat:2").split("\n")[0]
    assert "Seat 2 wil" in plate
    assert " D " in plate


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_others_sit_clockwise_from_the_left_neighbour(seats: int) -> None:
    state = states(seats)[3]
    for seat in range(seats):
        picture = painted(view_of(state, seat))
        spots = {target.place: target for target in picture.targets if "seat:" in target.place}
        assert len(spots) == seats
        own = spots.pop(f"seat:{seat + 1}")
        assert all(own.y > other.y for other in spots.values()), "the viewer sits at the bottom"
        left = spots[f"seat:{(seat + 1) % seats + 1}"]
        assert left.x == min(other.x for other in spots.values())
        right = spots[f"seat:{(seat - 1) % seats + 1}"]
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
    place = inside(painted(evolve(view, seats=tuple(seats))), "seat:2")
    assert "≋60 ↯Surge ▚▚" in place


def test_what_is_known_of_the_common_deck_is_told() -> None:
    view = evolve(six().view("ann"), looked_at=("colorado-50", "surge"), buried=("bankrupt",))
    for size in SIZES[1:]:
        assert words_missing(painted(view, size), "top", "▲50", "↯Surge", "under it", "-20") == []


# The bid that is built


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_picked_cards_stand_out_and_their_total_is_told(size: tuple[int, int]) -> None:
    table = six()
    offer = offer_to(table.match, 0, "card:colorado-60", "card:tower-torn-down")
    bare = painted(table.view("ann"), size, evolve(offer, picked=()))
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
    returned = painted(view, size, evolve(offers[0], picked=chosen))
    assert "Return 3 of 3" in inside(returned, "done")
    assert "= 9 stay" in text(returned)


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
        assert words_missing(picture, "Seat 1 plays", "Scrap Heap", "remove 1 card of your") == []
    assert "Keep all cards" in text(painted(table.view("ann"), NORMAL, offer_to(table.match, 0)))


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_what_a_power_card_offers_is_laid_out(size: tuple[int, int]) -> None:
    common = ["colorado-60", "bankrupt", "surge", *MORE]
    for card, places in (
        ("alternating-current", ("suit:colorado", "suit:new-york")),
        ("notebook-found", ("output:niagara-60", "output:edison-medal")),
        ("private-demonstration", ("common:bankrupt colorado-60 surge",)),
        ("industrial-spy", ("seat:2", "seat:3")),
    ):
        table = powers(
            common=common,
            ann=has(hand=[card], output=["niagara-60", "edison-medal"]),
            bob=has(hand=["niagara-10"]),
            cleo=has(hand=["niagara-30"]),
        )
        picture = painted(table.view("ann"), size, offer_to(table.match, 0))
        assert set(places) <= {target.place for target in picture.targets}, card


# The reveal


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_reveal_turns_the_bids_up_and_names_the_winner(size: tuple[int, int]) -> None:
    table = six()
    bid(
        table,
        ann="colorado-60 value-niagara",
        bob="niagara-50",
        cleo="new-york-30",
        dan="niagara-30",
        eve="niagara-20",
        finn="",
    )
    view = table.view("bob")
    first = painted(view, size, told(view, 0))
    assert "▸ The bids are revealed" in text(first)
    assert "▚▚▚" in inside(first, "seat:1"), "the second card is still face down"
    assert "♛" not in text(first)
    end = painted(view, size, told(view))
    place = inside(end, "seat:1")
    assert "▲60" in place
    assert "≋x5" in place
    assert "♛" in place
    assert "60" in place or "█" in place
    assert "no card" in inside(end, "seat:6")
    assert words_missing(end, "Seat 1 wins with 60", "Seat 1 takes Edison Medal") == []


@pytest.mark.parametrize("height", range(1, 12))
def test_a_story_that_is_too_long_begins_with_a_whole_line(height: int) -> None:
    table = six()
    bid(table, ann="", bob="", cleo="", dan="", eve="", finn="")
    view = table.view("ann")
    for beat in range(beats(view)[1]):
        canvas = Canvas(40, height, look("dark", "unicode"))
        paint_story(Pen(canvas, view, told(view, beat)), Area(0, 0, 40, height))
        lines = canvas.picture().lines()
        assert lines[0][1] in "·▸"
        assert sum(line[1:2] == "▸" for line in lines) == 1, "the present line is in sight"


def test_the_last_trick_of_a_round_is_told_with_its_own_round_and_dealer() -> None:
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-20"], input=["niagara-10"]),
        bob=has(hand=["niagara-10"]),
    )
    bid(table, ann="niagara-20", bob="niagara-10")
    view = table.view("ann")
    assert view.round == 2
    for size in SIZES[1:]:
        shown = painted(view, size, told(view))
        assert "Round 1, one-card trick" in text(shown)
        assert "D" in inside(shown, "seat:2").split("\n")[0], "now it is the other's marker"
        assert "Round 2" in text(painted(view, size))


def test_between_the_tricks_the_last_bids_stay_in_sight() -> None:
    table = trick(
        2,
        ["edison-medal"],
        common=["bankrupt", *MORE],
        ann=has(hand=["niagara-20", "no-degree"]),
        bob=has(hand=["niagara-10"]),
    )
    bid(table, ann="niagara-20", bob="niagara-10")
    for size in SIZES[1:]:
        shown = text(painted(table.view("ann"), size))
        assert "Last bid ≋20  ♛ 20" in shown
        assert "one-card trick" in shown
        if size[1] >= 26:
            assert "≋10" in inside(painted(table.view("ann"), size), "seat:2")


@pytest.mark.parametrize("size", FRAMED, ids=str)
@pytest.mark.parametrize("seat", [2, 4, 6])
def test_a_long_bid_is_shown_in_full_at_every_place(size: tuple[int, int], seat: int) -> None:
    long = ["colorado-60", "niagara-50", "wardenclyffe-40", "surge"]
    names = ("ann", "bob", "cleo", "dan", "eve", "finn")
    hands = {name: has(hand=["no-degree", "new-york-10"]) for name in names}
    hands[names[seat - 1]] = has(hand=long)
    scene = Scene(
        players=hands, step=Step.BID, size=3, prizes=["edison-medal"], common=MORE, small=False
    )
    table = set_table(scene)
    bid(
        table,
        **{
            name: " ".join(long) if has_long else ""
            for name, has_long in ((name, number == seat) for number, name in enumerate(names, 1))
        },
    )
    view = table.view("ann")
    for offer in (Offer(), told(view)):
        place = inside(painted(view, size, offer), f"seat:{seat}")
        assert all(token in place for token in ("▲60", "≋50", "♜40", "↯Surge")), place


@pytest.mark.parametrize("size", FRAMED, ids=str)
def test_a_bid_with_a_doubled_card_is_set_so_that_all_of_it_fits(size: tuple[int, int]) -> None:
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=MORE,
        ann=has(hand=["no-degree", "new-york-10"]),
        bob=has(hand=["niagara-60", "resonance", "wardenclyffe-40", "no-degree"]),
        cleo=has(hand=["no-degree"]),
        dan=has(hand=["no-degree"]),
    )
    bid(table, ann="", bob="niagara-60 resonance wardenclyffe-40", cleo="", dan="")
    play(table, "bob: double niagara-60")
    view = table.view("ann")
    for offer in (Offer(), told(view)):
        place = inside(painted(view, size, offer), "seat:2")
        assert all(token in place for token in ("≋60=120", "↯Resonance", "♜40")), place


def test_where_not_even_one_card_fits_a_line_says_that_something_is_left_out() -> None:
    canvas = Canvas(12, 1, look("dark", "unicode"))
    pen = Pen(canvas, six().view("ann"), Offer())
    tokens = [Token(((words, pen.ink("text")),)) for words in ("Resonance", "Short")]
    flow_trimmed(pen, Area(0, 0, 8, 1), tokens)
    assert "…" in canvas.picture().strips[0].text


def test_scores_do_not_tell_how_a_trick_ends_before_it_is_told() -> None:
    table = six()
    bid(table, ann="", bob="niagara-50", cleo="", dan="", eve="", finn="")
    for eyes in ("ann", "bob"):
        view = table.view(eyes)
        for size in SIZES[1:]:
            first = painted(view, size, told(view, 0))
            assert view.seats[1].score.total == 35
            assert "35" not in text(first), "ten for Twain and the medal's 25"
            assert "35" in text(painted(view, size, told(view)))


def test_counts_that_changed_and_cards_that_were_cancelled_are_marked() -> None:
    table = trick(
        2,
        ["edison-medal"],
        ann=has(hand=["niagara-20", "resonance"]),
        bob=has(hand=["niagara-10", "polarity-reversal"]),
        cleo=has(hand=["niagara-30"]),
    )
    bid(table, ann="niagara-20 resonance", bob="niagara-10", cleo="niagara-30")
    view = table.view("cleo")
    assert "≋20=40" in inside(painted(view, NORMAL, told(view)), "seat:1")
    table = trick(
        2,
        ["edison-medal"],
        ann=has(hand=["short-circuit"]),
        bob=has(hand=["niagara-10", "polarity-reversal"]),
    )
    bid(table, ann="short-circuit", bob="niagara-10 polarity-reversal")
    view = table.view("ann")
    assert "↯Reversal✗" in inside(painted(view, NORMAL, told(view)), "seat:2")


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_ties_show_who_is_level_and_what_was_drawn(size: tuple[int, int]) -> None:
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-20", "colorado-10", *MORE],
        ann=has(hand=["niagara-50", "no-degree"]),
        bob=has(hand=["colorado-50"]),
    )
    bid(table, ann="niagara-50", bob="colorado-50")
    view = table.view("ann")
    level = painted(view, size, told(view, 1))
    assert "= " in inside(level, "seat:2")
    assert words_missing(level, "Seat 1 and Seat 2 are level at 50") == []
    drawn = painted(view, size, told(view, 3))
    assert "(▲10)" in inside(drawn, "seat:2")
    assert "Seat 2 draws Colorado 10: 60" in text(drawn)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_in_the_middle_of_a_trick_the_prizes_wait_to_be_chosen(size: tuple[int, int]) -> None:
    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        common=MORE,
        ann=has(hand=["niagara-50", "no-degree"]),
        bob=has(hand=["royalty-clause"]),
    )
    bid(table, ann="niagara-50", bob="royalty-clause")
    picture = painted(table.view("bob"), size, offer_to(table.match, 1))
    assert "Seat 1 wins with 50" in text(picture)
    places = {target.place for target in picture.targets}
    assert {"prize:edison-medal", "prize:bankrupt"} <= places
    play(table, "bob: take bankrupt")
    view = table.view("ann")
    end = painted(view, size, told(view))
    assert words_missing(end, "Seat 2 takes Bankrupt by Royalty Clause") == []


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


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_paints_the_same_table_in_its_own_colours(palette: str) -> None:
    table = six()
    offer = offer_to(table.match, 0, "card:colorado-60")
    views: list[tuple[View, Offer]] = [(table.view("ann"), offer)]
    state = states(4)[-1]
    views.append((view_of(state, 0), Offer()))
    for view, each in views:
        picture = painted(view, NORMAL, each, palette=palette)
        assert picture.lines() == painted(view, NORMAL, each).lines()
        grounds = {
            segment.style.bgcolor.get_truecolor().hex
            for strip in picture.strips
            for segment in strip
            if segment.style is not None and segment.style.bgcolor is not None
        }
        assert PALETTES[palette]["background"] in grounds


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
