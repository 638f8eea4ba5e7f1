"""Laws of a painter's other hooks: texts and pages about places, a summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.about import About
from engine.core.game import nothing_about
from engine.testing.contract import BrokenContractError, expect
from engine.testing.situations import Situation
from engine.testing.wording import slip_in
from screens.table.painter_registry import changed_places, curves_over, seat_role
from screens.testing.perspectives import (
    LARGE,
    MIDDLE,
    SMALL,
    Perspective,
    Size,
    few_of,
    perspectives_of,
)
from screens.testing.pictures import is_same_picture
from themes.glyphs import GLYPHS
from themes.look import look
from themes.palettes import PALETTES
from tui.widgets.canvas import Picture

SUMMARY_WIDTHS = (56, 60, 76, 84, 112, 130)
UNFINISHED = "not over yet"
"""The text in the summary of an unfinished match, instead of a winner."""


# Looking


PLACE_PAGE_SIZES = ((72, 20), (84, 30), (156, 54))
"""The sizes of the page about a place in a terminal of 80x24, 120x36 and 200x60."""
PLACES_OF_A_KIND = 10
"""The number of places of a kind whose pages are checked in each situation."""
NO_PLACE = "no:such-place"


def check_place_texts(situations: Sequence[Situation]) -> None:
    """Check that a game with texts about places has one for each place, without slips.

    It must have none for a missing place, and must not reveal secrets.
    """
    for perspective in perspectives_of(situations):
        if perspective.situation.game.about is nothing_about:
            return
        context = perspective.context_text(MIDDLE)
        nothing = _text_about(perspective, perspective.view, NO_PLACE)
        expect(nothing is None, f"{context}: it tells about {NO_PLACE!r}")
        for place in _painted_places(perspective):
            about_place = _text_about(perspective, perspective.view, place)
            if about_place is None:
                raise BrokenContractError(f"{context}: it tells nothing about {place!r}")
            texts = (about_place.title, *about_place.lines)
            expect(all(text.strip() for text in texts), f"{context}: empty words about {place!r}")
            slip = next(filter(None, (slip_in(text.removesuffix(":")) for text in texts)), "")
            expect(not slip, f"{context}: the text about {place!r} has {slip}: {texts}")
            is_unprintable = any(not char.isprintable() for text in texts for char in text)
            expect(not is_unprintable, f"{context}: the words about {place!r} cannot be printed")
            if not perspective.situation.is_over:
                imagined_view = perspective.situation.imagined_views[perspective.seat]
                is_same = about_place == _text_about(perspective, imagined_view, place)
                expect(is_same, f"{context}: the text about {place!r} gives a secret away")


def check_place_pages(situations: Sequence[Situation]) -> None:
    """Check that the page about a place fits, is plain in ASCII, and keeps secrets."""
    for perspective in perspectives_of(few_of(situations)):
        if not perspective.painter.has_own("place_page"):
            return
        for size in PLACE_PAGE_SIZES:
            for place in (*_some_of_each_kind(_painted_places(perspective)), NO_PLACE):
                _expect_a_place_page(perspective, place, size)


def _expect_a_place_page(perspective: Perspective, place: str, size: Size) -> None:
    context = f"the page about {place!r}, {perspective.context_text(size)}"
    page, plain = (_place_page(perspective, perspective.view, place, size, each) for each in GLYPHS)
    if page is None or plain is None:
        expect(page is plain, f"{context}: it depends on the glyphs")
        return
    expect(page.width <= size[0], f"{context}: it has {page.width}x{page.height} cells")
    widths = {strip.cell_length for strip in page.strips}
    expect(widths <= {page.width}, f"{context}: rows of {widths} cells")
    expect("".join(plain.lines()).isascii(), f"{context}: not ASCII")
    if not perspective.situation.is_over:
        imagined_view = perspective.situation.imagined_views[perspective.seat]
        other = _place_page(perspective, imagined_view, place, size, "unicode")
        is_same = other is not None and is_same_picture(page, other)
        expect(is_same, f"{context}: it gives a secret away")


def _some_of_each_kind(places: Sequence[str]) -> list[str]:
    """At most `PLACES_OF_A_KIND` places of a kind, such as the spaces of a map, evenly spread."""
    kinds: dict[str, list[str]] = {}
    for place in places:
        kinds.setdefault(place.partition(":")[0], []).append(place)
    return [
        place for kind in kinds.values() for place in kind[:: 1 + len(kind) // PLACES_OF_A_KIND]
    ]


def _painted_places(perspective: Perspective) -> list[str]:
    pictures = (perspective.paint(size, look()) for size in (SMALL, LARGE))
    return list(dict.fromkeys(each.place for picture in pictures for each in picture.targets))


def _text_about(perspective: Perspective, view: Any, place: str) -> About | None:
    try:
        return perspective.situation.game.about(view, place)
    except Exception as error:
        complaint = f"{perspective.context_text(MIDDLE)}: `about` crashes at {place!r}: {error!r}"
        raise BrokenContractError(complaint) from error


def _place_page(
    perspective: Perspective, view: Any, place: str, size: Size, glyphs: str
) -> Picture | None:
    try:
        return perspective.painter.place_page(view, place, *size, look("dark", glyphs))
    except Exception as error:
        complaint = (
            f"{perspective.context_text(size)}: `place_page` crashes at {place!r}: {error!r}"
        )
        raise BrokenContractError(complaint) from error


# Other hooks


def check_summary(situations: Sequence[Situation]) -> None:
    """Check that a summary has its width, is plain in ASCII, and names no winner too early."""
    ends = [situation for situation in situations if situation.is_over]
    for perspective in perspectives_of((*ends, *situations[::9])):
        for width in SUMMARY_WIDTHS:
            for glyphs in GLYPHS:
                try:
                    picture = perspective.painter.summary(
                        perspective.view, width, look("dark", glyphs), ()
                    )
                except Exception as error:
                    complaint = (
                        f"{perspective.context_text((width, 0))}: the summary crashes: {error!r}"
                    )
                    raise BrokenContractError(complaint) from error
                if picture is None:
                    return
                _expect_a_summary(perspective, picture, width, glyphs)


def _expect_a_summary(perspective: Perspective, picture: Picture, width: int, glyphs: str) -> None:
    context = f"the summary of {perspective.context_text((width, picture.height))}"
    text = "\n".join(picture.lines())
    widths = {strip.cell_length for strip in picture.strips}
    expect(widths == {width}, f"{context}: rows of {widths} cells")
    expect(glyphs != "ascii" or text.isascii(), f"{context}: not ASCII")
    is_told = (UNFINISHED in text) != perspective.situation.is_over
    expect(is_told, f"{context}: it should say {UNFINISHED!r} until then")


def check_seat_details(situations: Sequence[Situation]) -> None:
    """Check that each seat has colours and curves, and that changes name places."""
    for perspective in perspectives_of(situations):
        seats = sum(seat is not None for seat in perspective.situation.views)
        context = perspective.context_text(MIDDLE)
        roles = [seat_role(perspective.slug, perspective.view, seat) for seat in range(seats)]
        has_colours = all(
            role in palette.colours for role in roles for palette in PALETTES.values()
        )
        expect(has_colours, f"{context}: no palette has these colours of seats: {', '.join(roles)}")
        counts = {len(each) for each in curves_over(perspective.slug, [perspective.view]).values()}
        rivals = len(perspective.painter.rivals(perspective.view))
        owners = len(perspective.painter.curve_owners(perspective.view))
        text = f"{seats} seats and {rivals} rivals" if rivals else f"{seats} seats"
        text = f"{owners} owners of curves" if owners else text
        complaint = f"{context}: a curve with {sorted(counts)} values for {text}"
        expect(counts <= ({owners} if owners else {seats, seats + rivals}), complaint)
        events = [event for event in perspective.situation.events if event.is_for(perspective.seat)]
        try:
            changed_names = changed_places(perspective.slug, perspective.view, events, ())
        except Exception as error:
            complaint = f"{context}: `places_changed_by` fails for an event: {error!r}"
            raise BrokenContractError(complaint) from error
        are_names = all(isinstance(each, str) for each in changed_names)
        expect(are_names, f"{context}: a change is not a place")
