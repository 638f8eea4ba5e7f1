"""The reveal on the table of Master of Lightning: bids, effects, and texts."""

from __future__ import annotations

import pytest

from engine.games.lightning.state import Step
from engine.games.lightning.trick_report import TrickReport
from engine.testing import play
from screens.games.lightning import PAINTER
from screens.games.lightning.centre import paint_story
from screens.games.lightning.pen import Pen
from tests.engine.games.lightning.scene import Scene
from tests.engine.games.lightning.table import MORE, LightningTable, bid, has, set_table, trick
from tests.screens.games.lightning.tables import (
    FRAMED,
    NORMAL,
    SIZES,
    inside,
    offer_to,
    painted,
    six,
    told,
)
from tests.tools.pictures import missing_words, text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer


def last_of(table: LightningTable) -> TrickReport:
    last = table.view("").last
    assert last is not None
    return last


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
    assert "▚▚▚" in inside(first, "seat:0"), "the second card is still face down"
    assert "♛" not in text(first)
    end = painted(view, size, told(view))
    place = inside(end, "seat:0")
    assert "▲60" in place
    assert "≋x5" in place
    assert "♛" in place
    assert "60" in place or "█" in place
    assert "no card" in inside(end, "seat:5")
    assert missing_words(end, "Seat 1 wins with 60", "Seat 1 takes Edison Medal") == []


@pytest.mark.parametrize("height", range(1, 12))
def test_a_story_that_is_too_long_begins_with_a_whole_line(height: int) -> None:
    table = six()
    bid(table, ann="", bob="", cleo="", dan="", eve="", finn="")
    view = table.view("ann")
    for beat in range(PAINTER.beats(view)[1]):
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
        assert "D" in inside(shown, "seat:1").split("\n")[0], "now it is the other's marker"
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
            assert "≋10" in inside(painted(table.view("ann"), size), "seat:1")


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
        place = inside(painted(view, size, offer), f"seat:{seat - 1}")
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
        place = inside(painted(view, size, offer), "seat:1")
        assert all(token in place for token in ("≋60=120", "↯Resonance", "♜40")), place


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
    assert "≋20=40" in inside(painted(view, NORMAL, told(view)), "seat:0")
    table = trick(
        2,
        ["edison-medal"],
        ann=has(hand=["short-circuit"]),
        bob=has(hand=["niagara-10", "polarity-reversal"]),
    )
    bid(table, ann="short-circuit", bob="niagara-10 polarity-reversal")
    view = table.view("ann")
    assert "↯Reversal✗" in inside(painted(view, NORMAL, told(view)), "seat:1")


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
    assert "= " in inside(level, "seat:1")
    assert missing_words(level, "Seat 1 and Seat 2 are tied at 50") == []
    drawn = painted(view, size, told(view, 3))
    assert "(▲10)" in inside(drawn, "seat:1")
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
    assert missing_words(end, "Seat 2 takes Bankrupt with Royalty Clause") == []


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize(("glyphs", "arrow"), [("unicode", "→"), ("ascii", ">")])
def test_the_result_tells_the_change_of_the_own_score(
    size: tuple[int, int], glyphs: str, arrow: str
) -> None:
    ann, bob = has(hand=["colorado-60", "colorado-10"]), has(hand=["niagara-50", "niagara-10"])
    table = trick(2, ["edison-medal", "no-degree"], common=MORE, ann=ann, bob=bob)
    bid(table, ann="colorado-60", bob="niagara-50")
    view = table.view("ann")
    after = view.seats[0].score.total
    end = text(painted(view, size, told(view), glyphs=glyphs))
    assert f"Your score 0 {arrow} {after} ({after:+})" in end
    assert "Your score" not in text(painted(view, size, told(view, 0))), "only with the result"
    other = table.view("bob")
    assert "Your score" not in text(painted(other, size, told(other))), "nothing has changed"


def test_a_card_drawn_for_a_tie_changes_the_score_of_who_loses_it() -> None:
    """8.6: each drawn card stays with its player."""
    ann, bob = has(hand=["colorado-60", "colorado-10"]), has(hand=["niagara-60", "niagara-10"])
    common = ["edison-medal", "niagara-60", *MORE]
    table = trick(2, ["colorado-10", "colorado-20"], common=common, ann=ann, bob=bob)
    bid(table, ann="colorado-60", bob="niagara-60")
    drawers = {draw.card: draw.seat for tie in last_of(table).tie_rounds for draw in tie.draws}
    drawer = drawers["edison-medal"]
    view = table.view(("ann", "bob")[drawer])
    assert "Your score 0 → 25 (+25)" in text(painted(view, NORMAL, told(view)))


def test_a_prize_without_points_leaves_the_score_as_it_is() -> None:
    ann, bob = has(hand=["colorado-60", "colorado-10"]), has(hand=["niagara-50", "niagara-10"])
    table = trick(2, ["colorado-10", "colorado-20"], common=MORE, ann=ann, bob=bob)
    bid(table, ann="colorado-60", bob="niagara-50")
    view = table.view("ann")
    assert "Your score stays 0" in text(painted(view, NORMAL, told(view)))


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_end_of_a_round_is_told_and_the_next_hand_is_not_shown_before(
    size: tuple[int, int],
) -> None:
    side = has(hand=["colorado-60", "niagara-10"], input=["wardenclyffe-40"] * 6)
    table = trick(1, ["no-degree"], common=MORE, ann=side, bob=side)
    bid(table, ann="colorado-60", bob="niagara-10")
    view = table.view("ann")
    assert view.round > last_of(table).round
    end = painted(view, size, told(view))
    assert missing_words(end, "Round over: unplayed cards are put away; you draw 6") == []
    assert not any(target.place.startswith("card:") for target in end.targets)
    assert "Round over" not in text(painted(view, size))


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_result_shows_the_common_deck_before_the_next_prizes(size: tuple[int, int]) -> None:
    side = has(hand=["colorado-60", "niagara-10"])
    table = trick(2, ["no-degree", "niagara-20"], common=["niagara-30"], ann=side, bob=side)
    bid(table, ann="colorado-60", bob="niagara-10")
    view = table.view("ann")
    assert (view.common, len(view.trick.prizes if view.trick else ())) == (0, 1)
    assert "1" in inside(painted(view, size, told(view)), "deck")
    assert "1" not in inside(painted(view, size), "deck")
