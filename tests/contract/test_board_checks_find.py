"""The checks of boards find what they are for: each of these painters is broken in one way."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from attrs import evolve
from rich.style import Style

from engine.core.event import Event
from engine.testing import BrokenContractError
from engine.testing.situations import Situation, situations
from screens.table import painters
from screens.table.painter import Painter, Rival
from screens.testing import BOARD_CHECKS, boards
from screens.testing.boards import BoardCheck
from tests import tiny
from tests.tiny import HighCard, View
from themes.glyphs import GLYPHS
from themes.look import Look
from tui.widgets.about import About
from tui.widgets.canvas import Canvas, Offer, Picture, Target

CARD = 12
FIXED = Style(color="#123456")


def draw(view: View, canvas: Canvas, offer: Offer) -> None:
    """The table of High Card: a line, a row for each card that can be named, and a button."""
    look = canvas.look
    canvas.text(0, 0, f"Round {view.round}, won {view.won}", look.style("text"))
    places = dict.fromkeys((*view.hand, *offer.places))
    for number, place in enumerate(places):
        x, y = number % 4 * (CARD + 2), 1 + number // 4
        here = place == offer.cursor
        canvas.text(x, y, place or "keep all", look.style("bright" if here else "text", bold=here))
        canvas.text(x + CARD - 1, y, offer.places.get(place, ""), look.style("focus"))
        canvas.target(place, x, y, CARD, 1)


def paint(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    canvas = Canvas(width, height, look)
    draw(view, canvas, offer)
    return canvas.picture()


def paint_rows(
    view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
) -> Picture:
    canvas = Canvas(width, height, look, rows=rows)
    draw(view, canvas, offer)
    return canvas.picture()


def summary(view: View, width: int, look: Look, players: tuple[str, ...]) -> Picture:
    canvas = Canvas(width, 1, look)
    words = f"won {view.won}" if view.outcome else "not over yet"
    canvas.text(0, 0, words, look.style("text"))
    return canvas.picture()


def about(view: View, place: str) -> About | None:
    known = place.startswith("card-") or place == ""
    return About(place or "keep all", (f"Round {view.round}",)) if known else None


def place_page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    if about(view, place) is None:
        return None
    canvas = Canvas(width, 1, look)
    canvas.text(0, 0, place, look.style("text"))
    return canvas.picture()


SOUND: dict[str, Any] = {
    "about": about,
    "place_page": place_page,
    "paint": paint,
    "paint_rows": paint_rows,
    "summary": summary,
    "legend": lambda look: (("*", "won"),),
    "seat_roles": lambda view: tuple(f"seat{seat + 1}" for seat in range(len(view.won))),
    "curves": lambda view: {"rounds won": view.won},
    "changed": lambda event, view: (),
    "beats": lambda view: ("Round", 2 if view.played else 0),
}


FEW = situations(tiny.GAME, most=12)
Complaint: TypeAlias = Callable[..., str]


@pytest.fixture
def complaint(monkeypatch: pytest.MonkeyPatch) -> Complaint:
    """What one check finds in High Card with a painter that has some faults."""

    def found(check: BoardCheck, found: Sequence[Situation] = FEW, **faults: Any) -> str:
        painter = Painter(**{**SOUND, **faults})
        monkeypatch.setitem(painters._PAINTERS, "tiny", painter)
        try:
            check(found)
        except BrokenContractError as broken:
            return str(broken)
        return "nothing"

    return found


def repainted(change: Callable[[Picture], Picture]) -> Callable[..., Picture]:
    """A painter whose picture is changed afterwards."""

    def broken(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return change(paint(view, width, height, look, offer))

    return broken


def drawing(also: Callable[[Canvas, View, Offer], None]) -> Callable[..., Picture]:
    """A painter that draws something more."""

    def broken(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        canvas = Canvas(width, height, look)
        draw(view, canvas, offer)
        also(canvas, view, offer)
        return canvas.picture()

    return broken


def test_the_sound_painter_is_sound(complaint: Complaint) -> None:
    assert [complaint(check) for check in BOARD_CHECKS] == ["nothing"] * len(BOARD_CHECKS)


# Looking


def secret_of(view: View) -> str:
    """Something of the view that the checks must not find in what is told."""
    return str(id(view))


def test_a_place_that_nothing_is_told_about(complaint: Complaint) -> None:
    said = complaint(boards.tells_about_every_place, about=lambda view, place: None)
    assert "it tells nothing about 'card-" in said


def test_a_place_whose_words_crash(complaint: Complaint) -> None:
    said = complaint(boards.tells_about_every_place, about=lambda view, place: {}[place])
    assert "`about` crashes at 'no:such-place': KeyError(" in said


def test_words_about_a_place_that_is_not_there(complaint: Complaint) -> None:
    said = complaint(boards.tells_about_every_place, about=lambda view, place: About(place, ()))
    assert "it tells about 'no:such-place'" in said


@pytest.mark.parametrize(
    ("words", "fault"), [("", "empty words"), ("two\nlines", "cannot be printed")]
)
def test_words_that_cannot_be_read(complaint: Complaint, words: str, fault: str) -> None:
    def odd(view: View, place: str) -> About | None:
        told = about(view, place)
        return evolve(told, lines=(words,)) if told else None

    assert fault in complaint(boards.tells_about_every_place, about=odd)


def test_words_that_give_a_secret_away(complaint: Complaint) -> None:
    def telling(view: View, place: str) -> About | None:
        told = about(view, place)
        return evolve(told, lines=(secret_of(view),)) if told else None

    assert "is a secret" in complaint(boards.tells_about_every_place, about=telling)


def test_a_page_that_is_too_large(complaint: Complaint) -> None:
    def large(view: View, place: str, width: int, height: int, look: Look) -> Picture:
        return Canvas(width, height + 1, look).picture()

    assert "it has 72x21 cells" in complaint(boards.has_place_pages_that_fit, place_page=large)


def test_a_page_that_is_not_ascii(complaint: Complaint) -> None:
    def signs(view: View, place: str, width: int, height: int, look: Look) -> Picture:
        canvas = Canvas(width, 1, evolve(look, glyphs=GLYPHS["unicode"]))
        canvas.text(0, 0, "★", look.style("text"))
        return canvas.picture()

    assert "not ASCII" in complaint(boards.has_place_pages_that_fit, place_page=signs)


def test_a_page_that_gives_a_secret_away(complaint: Complaint) -> None:
    def telling(view: View, place: str, width: int, height: int, look: Look) -> Picture:
        canvas = Canvas(width, 1, look)
        canvas.text(0, 0, secret_of(view), look.style("text"))
        return canvas.picture()

    assert "gives a secret away" in complaint(boards.has_place_pages_that_fit, place_page=telling)


def test_a_page_that_crashes(complaint: Complaint) -> None:
    said = complaint(
        boards.has_place_pages_that_fit, place_page=lambda view, place, *rest: {}[place]
    )
    assert "`place_page` crashes at" in said


# Size and places


def test_a_painter_that_crashes(complaint: Complaint) -> None:
    """The message says where in which match, through whose eyes and at what size."""

    def broken(view: View, *rest: Any) -> Picture:
        return {2: paint}[view.round](view, *rest)

    said = complaint(boards.fits_its_size_and_shows_what_is_offered, paint=broken)
    assert said.startswith("tiny, ")
    assert ", seen by seat=" in said
    assert " at 60x12: the painter crashes: KeyError(" in said


def test_a_picture_that_is_too_wide(complaint: Complaint) -> None:
    def wide(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return evolve(paint(view, width + 1, height, look, offer), width=width)

    assert "row 0 has 61 cells" in complaint(
        boards.fits_its_size_and_shows_what_is_offered, paint=wide
    )


def test_a_picture_with_a_row_too_many(complaint: Complaint) -> None:
    def tall(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return evolve(paint(view, width, height + 1, look, offer), height=height)

    assert "the picture has 13 rows" in complaint(
        boards.fits_its_size_and_shows_what_is_offered, paint=tall
    )


def test_a_picture_that_fails_only_in_a_terminal_of_no_use(complaint: Complaint) -> None:
    def broken(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return paint(view, max(width, 20), height, look, offer)

    assert "at 0x0: the picture says another size" in complaint(
        boards.survives_useless_sizes, paint=broken
    )


def test_a_place_outside_of_the_picture(complaint: Complaint) -> None:
    def outside(picture: Picture) -> Picture:
        beyond = Target("deck", picture.width - 1, 0, 2, 1)
        return evolve(picture, targets=(*picture.targets, beyond))

    assert "'deck' lies outside of the picture" in complaint(
        boards.fits_its_size_and_shows_what_is_offered, paint=repainted(outside)
    )


def test_a_choice_that_cannot_be_pointed_at(complaint: Complaint) -> None:
    def without_cards(picture: Picture) -> Picture:
        return evolve(picture, targets=picture.targets[1:])

    said = complaint(boards.fits_its_size_and_shows_what_is_offered, paint=repainted(without_cards))
    assert "offered, but not on the board: card-" in said


# Looks


def test_a_character_that_is_not_ascii(complaint: Complaint) -> None:
    def starred(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.put(50, 0, "★", canvas.look.style("text"))

    assert "not ASCII: ★" in complaint(boards.is_plain_ascii_when_asked, paint=drawing(starred))


def test_a_fixed_colour(complaint: Complaint) -> None:
    def coloured(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(50, 0, "gold", canvas.look.style("text") + FIXED)

    assert "fixed colours: #123456" in complaint(
        boards.keeps_to_every_palette, paint=drawing(coloured)
    )


def test_a_palette_that_changes_the_characters(complaint: Complaint) -> None:
    def named(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(30, 0, canvas.look.palette["background"], canvas.look.style("text"))

    assert "changes the characters" in complaint(
        boards.keeps_to_every_palette, paint=drawing(named)
    )


@pytest.mark.parametrize(
    ("legend", "words"),
    [
        ((("*", "won"), ("*", "won")), "says something twice"),
        ((("*", "rounds that were won"),), "too long for the help: rounds that were won"),
        ((("★", "won"),), "is not ASCII"),
    ],
)
def test_a_legend_with_a_fault(
    complaint: Complaint, legend: tuple[tuple[str, str], ...], words: str
) -> None:
    assert words in complaint(boards.has_a_legend_that_fits, legend=lambda look: legend)


# Labels and the cursor


def test_labels_that_shift_something(complaint: Complaint) -> None:
    def shifting(canvas: Canvas, view: View, offer: Offer) -> None:
        labelled = any(offer.places.values())
        canvas.text(50 + labelled, 9, "deck", canvas.look.style("text"))

    assert "labels change the cells [(50, 9), (51, 9)" in complaint(
        boards.labels_shift_nothing, paint=drawing(shifting)
    )


def test_a_label_that_is_not_shown(complaint: Complaint) -> None:
    def unlabelled(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return paint(
            view, width, height, look, evolve(offer, places=dict.fromkeys(offer.places, ""))
        )

    assert "does not show its label" in complaint(
        boards.every_label_is_on_its_own_place, paint=unlabelled
    )


def test_a_label_that_is_written_elsewhere_too(complaint: Complaint) -> None:
    """The first label stands on the place of the last as well."""

    def twice(canvas: Canvas, view: View, offer: Offer) -> None:
        spots = [target for target in canvas.picture().targets if target.place in offer.places]
        if len(spots) > 1:
            label = offer.places[spots[0].place]
            canvas.text(spots[-1].x + CARD - 2, spots[-1].y, label, canvas.look.style("text"))

    assert "changes something else" in complaint(
        boards.every_label_is_on_its_own_place, paint=drawing(twice)
    )


def test_a_cursor_that_does_not_show(complaint: Complaint) -> None:
    def unmoved(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return paint(view, width, height, look, evolve(offer, cursor=""))

    assert "does not stand out, or something else does" in complaint(
        boards.only_the_place_under_the_cursor_stands_out, paint=unmoved
    )


def test_a_cursor_that_shows_elsewhere(complaint: Complaint) -> None:
    def spoken(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(40, 9, offer.cursor, canvas.look.style("text"))

    assert "does not stand out, or something else does" in complaint(
        boards.only_the_place_under_the_cursor_stands_out, paint=drawing(spoken)
    )


def test_rows_that_are_painted_otherwise(complaint: Complaint) -> None:
    def other(
        view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
    ) -> Picture:
        return (
            paint(view, width, height, look, Offer())
            if rows
            else paint_rows(view, width, height, look, offer, rows)
        )

    def low(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(0, canvas.height // 3, "deck", canvas.look.style("text"))

    assert "paint_rows paints other rows" in complaint(
        boards.paints_rows_as_it_paints_the_whole, paint=drawing(low), paint_rows=other
    )


# Contrast


@pytest.mark.parametrize(
    ("words", "style"),
    [
        ("7", lambda look: look.style("border")),
        ("deck", lambda look: look.blend("background", "text", 0.3)),
        ("deck", lambda look: look.style("text") + Style(dim=True)),
        ("\u25cf", lambda look: look.style("text") + Style(bgcolor=look.mix("text", "muted", 0.5))),
    ],
)
def test_words_too_pale_to_be_read(
    complaint: Complaint, words: str, style: Callable[[Look], Style]
) -> None:
    def pale(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(40, 10, words, style(canvas.look))

    said = complaint(boards.can_be_read_in_every_palette, paint=drawing(pale))
    assert "cannot be read" in said
    assert words in said


def test_lines_may_stand_back(complaint: Complaint) -> None:
    def framed(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.box(40, 5, 9, 4, canvas.look.style("border"))
        canvas.text(42, 6, "...", canvas.look.style("border"))

    said = complaint(boards.can_be_read_in_every_palette, paint=drawing(framed))
    assert said == "nothing"


# Secrets


def leaky(g: HighCard, seat: int | None) -> View:
    """A view that shows the top of the deck."""
    return evolve(tiny.view(g, seat), played=tuple(g.deck.cards[:1]))


LEAKING = situations(evolve(tiny.GAME, view=leaky), most=12)


def test_a_hidden_card_on_the_board(complaint: Complaint) -> None:
    def next_card(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(40, 10, " ".join(view.played), canvas.look.style("text"))

    said = complaint(
        boards.keeps_secrets, LEAKING, paint=drawing(next_card), beats=lambda view: ("", 0)
    )
    assert "gives a secret away" in said
    assert complaint(boards.keeps_secrets, LEAKING, beats=lambda view: ("", 0)) == "nothing"


def test_a_hidden_card_in_the_colours_alone(complaint: Complaint) -> None:
    def tinted(canvas: Canvas, view: View, offer: Offer) -> None:
        high = "".join(view.played) > "card-12"
        canvas.text(40, 10, "deck", canvas.look.style("accent" if high else "text"))

    said = complaint(
        boards.keeps_secrets, LEAKING, paint=drawing(tinted), beats=lambda view: ("", 0)
    )
    assert "gives a secret away" in said


def test_a_hidden_card_in_what_is_told_step_by_step(complaint: Complaint) -> None:
    said = complaint(
        boards.keeps_secrets,
        LEAKING,
        beats=lambda view: (" ".join(view.played), 1),
    )
    assert "what the board tells step by step gives a secret away" in said


# Summaries, seats and changes


@pytest.mark.parametrize(
    ("words", "complaint_words"),
    [
        (lambda view: "Ann wins", "it should say 'not over yet' until then"),
        (lambda view: "not over yet", "it should say 'not over yet' until then"),
        (lambda view: "★ won" if view.outcome else "★ not over yet", "not ASCII"),
        (lambda view: {}[view], "the summary crashes: KeyError("),
    ],
)
def test_a_summary_with_a_fault(
    complaint: Complaint, words: Callable[[View], str], complaint_words: str
) -> None:
    def broken(view: View, width: int, look: Look, players: tuple[str, ...]) -> Picture:
        canvas = Canvas(width, 1, look)
        for x, char in enumerate(words(view)):
            canvas.put(x, 0, char, look.style("text"))
        return canvas.picture()

    assert complaint_words in complaint(boards.sums_matches_up, summary=broken)


def test_a_summary_that_is_too_wide(complaint: Complaint) -> None:
    said = complaint(
        boards.sums_matches_up, summary=lambda view, width, *rest: summary(view, width + 2, *rest)
    )
    assert "rows of {58} cells" in said


def test_a_seat_without_a_colour(complaint: Complaint) -> None:
    said = complaint(
        boards.speaks_of_every_seat, seat_roles=lambda view: ("mauve",) * len(view.won)
    )
    assert "no palette has these colours of seats: mauve, mauve" in said


def test_a_curve_that_leaves_a_seat_out(complaint: Complaint) -> None:
    assert "a curve with [1] values for 2 seats" in complaint(
        boards.speaks_of_every_seat, curves=lambda view: {"won": (1,)}
    )


def test_a_curve_for_more_or_fewer_rivals_than_there_are(complaint: Complaint) -> None:
    def said(more: int, rivals: int) -> str:
        return complaint(
            boards.speaks_of_every_seat,
            curves=lambda view: {"won": (*view.won, *[0] * more)},
            rivals=lambda view: (Rival("Bank", "muted", 0, 1),) * rivals,
        )

    assert said(1, 1) == said(0, 2) == "nothing"
    assert "values for 2 seats and 2 rivals" in said(1, 2)
    assert "values for 2 seats and 1 rivals" in said(2, 1)
    assert "values for 2 seats" in said(1, 0)


def test_an_event_whose_change_is_not_known(complaint: Complaint) -> None:
    def changed(event: Event, view: View) -> tuple[str, ...]:
        places: dict[type[Event], tuple[str, ...]] = {}
        return places[type(event)]

    assert "`changed` does not know what has happened: KeyError(" in complaint(
        boards.speaks_of_every_seat, changed=changed
    )


def test_every_check_is_seen_to_fail_above() -> None:
    """A check more needs a painter more in this file."""
    source = Path(__file__).read_text(encoding="utf-8")
    missing = [check.__name__ for check in BOARD_CHECKS if f"boards.{check.__name__}" not in source]
    assert missing == []


def test_situations_come_in_turns_of_their_kinds() -> None:
    """A budget of three is spent on three kinds, of which one is the end of a match."""
    few = situations(tiny.GAME, most=3)
    assert sorted(each.is_over for each in few) == [False, False, True]
    assert all(each.name.startswith("tiny, ") for each in few)
    verbs = [{c.verb for d in each.decisions.values() for c in d.choices} for each in few]
    assert {"lay"} in verbs
    assert boards.offer_to(few[0], None) == Offer()
