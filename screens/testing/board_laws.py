"""Laws of the picture of a board: size, places, palettes, jump letters, cursor and secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve

from engine.testing.contract import expect
from engine.testing.situations import Situation
from screens.table.painter_registry import find_painter
from screens.table.parts.camera import Camera
from screens.testing.perspectives import (
    COMMON_SIZES,
    LARGE,
    MIDDLE,
    SMALL,
    Perspective,
    Size,
    asked_perspectives,
    few_of,
    perspectives_of,
)
from screens.testing.pictures import (
    cells_that_differ,
    colours_in,
    is_highlighted,
    is_same_picture,
    targets_of,
    unreadable_texts,
)
from themes.glyphs import GLYPHS
from themes.look import look
from themes.palettes import PALETTES
from tui.widgets.canvas import Offer, Picture, Target

SIZES = ((60, 12), (80, 13), SMALL, (80, 22), (78, 26), MIDDLE, (110, 44), (130, 52), LARGE)
USELESS_SIZES = (
    *((0, 0), (1, 1), (1, 60), (5, 3), (10, 30), (12, 4)),
    *((30, 60), (59, 11), (200, 1), (200, 9)),
)
LEGEND_WIDTH = 15
"""The maximum width of a legend entry, so that it fits a column of the help at 80 columns."""

MANY_PLACES = 40
"""More places than there are letters; a board of 80x14 cells need not show them all."""


# Size and places


def check_size_and_places(situations: Sequence[Situation]) -> None:
    """Check the size of pictures, a third of the sizes if nobody is asked, and all places."""
    for number, perspective in enumerate(perspectives_of(situations)):
        for size in SIZES if perspective.offer.places else SIZES[number // 3 % 3 :: 3]:
            picture = perspective.paint(size, look())
            context = perspective.context_text(size)
            _expect_a_picture(picture, size, context)
            if not perspective.is_plain:
                _expect_all_in_reach(picture, perspective.offer, size, context)
        for end in perspective.story_ends():
            for size in COMMON_SIZES:
                _expect_a_picture(end.paint(size, look()), size, end.context_text(size))


def _expect_a_picture(picture: Picture, size: Size, context: str) -> None:
    _expect_the_size(picture, size, context)
    _expect_places_inside(picture, size, context)


def _expect_the_size(picture: Picture, size: Size, context: str) -> None:
    expect((picture.width, picture.height) == size, f"{context}: the picture says another size")
    expect(len(picture.strips) == size[1], f"{context}: the picture has {len(picture.strips)} rows")
    for y, strip in enumerate(picture.strips):
        expect(strip.cell_length == size[0], f"{context}: row {y} has {strip.cell_length} cells")


def _expect_places_inside(picture: Picture, size: Size, context: str) -> None:
    for target in picture.targets:
        fits_width = 0 <= target.x < target.x + target.width <= size[0]
        fits_height = 0 <= target.y < target.y + target.height <= size[1]
        is_inside = fits_width and fits_height
        expect(is_inside, f"{context}: {target.place!r} lies outside of the picture")


def _expect_all_in_reach(picture: Picture, offer: Offer, size: Size, context: str) -> None:
    missing = offer.places.keys() - {target.place for target in picture.walkable}
    if _may_leave_out(size, len(offer.places)) and _shows_more_mark(picture, len(missing)):
        return
    expect(not missing, f"{context}: offered, but not on the board: {', '.join(sorted(missing))}")


def _may_leave_out(size: Size, places: int) -> bool:
    return size[0] < SMALL[0] or (size[1] <= SMALL[1] and places > MANY_PLACES)


def _shows_more_mark(picture: Picture, missing: int) -> bool:
    text = "\n".join(picture.lines())
    return f"+{missing}" in text or look().glyphs.ellipsis in text


def check_useless_sizes(situations: Sequence[Situation]) -> None:
    """Check that even a uselessly small terminal gets a picture of its size."""
    for number, perspective in enumerate(perspectives_of(situations)):
        for each in (perspective, *perspective.story_ends()):
            for size in USELESS_SIZES[number % 3 :: 3]:
                _expect_the_size(each.paint(size, look()), size, each.context_text(size))


# Palettes and glyphs


def check_plain_ascii(situations: Sequence[Situation]) -> None:
    """Check that the ASCII glyphs give a picture of only ASCII characters."""
    for number, perspective in enumerate(perspectives_of(situations[::4])):
        for each in (perspective, *perspective.story_ends()):
            for size in SIZES[number % 3 :: 3]:
                lines = each.paint(size, look("dark", "ascii")).lines()
                odd = {char for line in lines for char in line if not char.isascii()}
                expect(not odd, f"{each.context_text(size)}: not ASCII: {' '.join(sorted(odd))}")


def check_palettes(situations: Sequence[Situation]) -> None:
    """Check that all palettes paint the same characters, in their own or mixed colours.

    A colour that is the same under all palettes although none of them has it is hard-coded.
    """
    for perspective in perspectives_of(few_of(situations)):
        plain, context = perspective.paint(MIDDLE, look()).lines(), perspective.context_text(MIDDLE)
        foreign: list[set[str]] = []
        for name, palette in PALETTES.items():
            picture = perspective.paint(MIDDLE, look(name))
            expect(picture.lines() == plain, f"{context}: {name} changes the characters")
            painted_colours, palette_colours = colours_in(picture), set(palette.colours.values())
            has_background = palette["background"] in painted_colours
            expect(has_background, f"{context}: {name} has no background")
            foreign.append(painted_colours - palette_colours)
        fixed = set.intersection(*foreign)
        expect(not fixed, f"{context}: fixed colours: {', '.join(sorted(fixed))}")


def check_contrast(situations: Sequence[Situation]) -> None:
    """Check that text has enough contrast with its background, even in mixed colours.

    Lines and line drawings may have less. Readable text stays readable on terminals with fewer
    colours (`net.remote.colour_codes`).
    """
    for perspective in perspectives_of(few_of(situations)):
        for size in COMMON_SIZES:
            for name, palette in PALETTES.items():
                text = unreadable_texts(perspective.paint(size, look(name)), line=palette["border"])
                context = perspective.context_text(size)
                expect(not text, f"{context}: cannot be read in {name}: {text}")


def check_legend(situations: Sequence[Situation]) -> None:
    """Check that the legend fits the help, has no duplicates, and is plain in ASCII."""
    for slug in {situation.game.slug for situation in situations}:
        for glyphs in GLYPHS:
            legend = find_painter(slug).legend(look("dark", glyphs))
            signs = [sign for sign, _ in legend]
            expect(len(set(legend)) == len(legend), f"{slug}: the legend says something twice")
            twice = sorted({sign for sign in signs if signs.count(sign) > 1})
            expect(not twice, f"{slug}: signs with two meanings in {glyphs}: {twice}")
            long = [text for sign, text in legend if len(sign) + len(text) > LEGEND_WIDTH]
            expect(not long, f"{slug}: too long for the help: {', '.join(long)}")
            plain = glyphs != "ascii" or "".join(signs).isascii()
            expect(plain, f"{slug}: the legend of the ASCII glyphs is not ASCII")


# Jump letters and the cursor


def check_letters_shift_nothing(situations: Sequence[Situation]) -> None:
    """Check that jump letters are painted on their places and change nothing elsewhere."""
    for perspective in asked_perspectives(situations):
        bare = Offer(dict.fromkeys(perspective.offer.places, ""))
        for size in COMMON_SIZES:
            one, other = perspective.paint(size, look(), bare), perspective.paint(size, look())
            spots = [
                spot for place in perspective.offer.places for spot in targets_of(other, place)
            ]
            cells_outside = _cells_outside(cells_that_differ(one, other), spots)
            context = perspective.context_text(size)
            expect(not cells_outside, f"{context}: jump letters change the cells {cells_outside}")


def check_letter_places(situations: Sequence[Situation]) -> None:
    """Check that a jump letter changes only the cells of its own place, and is visible there.

    Places that never get a letter, such as the spaces of a map, have none here either.
    """
    for perspective in asked_perspectives(few_of(situations)):
        bare = perspective.painter.unlettered_prefixes
        letters = {
            place: "" if place.startswith(bare) else "P" for place in perspective.offer.places
        }
        for size in COMMON_SIZES:
            one = perspective.paint(size, look(), Offer(letters))
            for place in filter(letters.get, _places_to_show(perspective, one)):
                other = perspective.paint(size, look(), Offer({**letters, place: "Q"}))
                _expect_a_letter(one, other, place, perspective.context_text(size))


def _places_to_show(perspective: Perspective, picture: Picture) -> list[str]:
    """The places that must be on the board; the plain one leaves some of them to the list."""
    painted_places = {target.place for target in picture.targets}
    places = perspective.offer.places
    return [each for each in places if each in painted_places or not perspective.is_plain]


def _expect_a_letter(one: Picture, other: Picture, place: str, context: str) -> None:
    changed_cells, spots = cells_that_differ(one, other), targets_of(other, place)
    characters = {other.strips[y].text[x] for x, y in changed_cells}
    expect("Q" in characters, f"{context}: {place!r} does not show its jump letter")
    is_inside = not _cells_outside(changed_cells, spots)
    expect(is_inside, f"{context}: the jump letter of {place!r} changes something else")


def _cells_outside(
    cells: Iterable[tuple[int, int]], spots: Sequence[Target]
) -> list[tuple[int, int]]:
    return sorted((x, y) for x, y in cells if not any(spot.contains(x, y) for spot in spots))


def check_cursor_stands_out(situations: Sequence[Situation]) -> None:
    """Check that only the place under the cursor, which the camera follows, is marked."""
    for perspective in asked_perspectives(few_of(situations)):
        for size in COMMON_SIZES:
            first = perspective.paint(size, look())
            for place in _places_to_show(perspective, first):
                camera, bare = Camera(), first
                if camera.try_follow_cursor(first, place):
                    bare = perspective.paint(
                        size, look(), camera.offer_with_camera(perspective.offer)
                    )
                offer = evolve(camera.offer_with_camera(perspective.offer), cursor=place)
                picture_with_cursor = perspective.paint(size, look(), offer)
                stands_out = is_highlighted(bare, picture_with_cursor, place)
                complaint = f"{place!r} does not stand out, or something else does"
                expect(stands_out, f"{perspective.context_text(size)}: {complaint}")


def check_painted_rows(situations: Sequence[Situation]) -> None:
    """Check that the rows painted by `paint_rows` equal those of the whole picture."""
    for perspective in asked_perspectives(few_of(situations)):
        if not perspective.painter.has_own("paint_rows"):
            return
        width, height = MIDDLE
        whole = perspective.paint(MIDDLE, look())
        rows = range(height // 3, height // 2)
        part = perspective.painter.paint_rows(
            perspective.view, width, height, look(), perspective.offer, rows
        )
        is_same = all(part.strips[y] == whole.strips[y] for y in rows)
        context = perspective.context_text(MIDDLE)
        expect(is_same, f"{context}: paint_rows paints different rows from paint")


# Secrets


def check_picture_secrets(situations: Sequence[Situation]) -> None:
    """Check that information hidden from a seat or a spectator does not change the picture."""
    for perspective in perspectives_of(situations):
        if perspective.situation.is_over:
            continue
        imagined_view = perspective.situation.imagined_views[perspective.seat]
        is_same_story = perspective.painter.beats(perspective.view) == perspective.painter.beats(
            imagined_view
        )
        context = perspective.context_text(MIDDLE)
        expect(is_same_story, f"{context}: the board's step-by-step story gives a secret away")
        for each in (perspective, *perspective.story_ends()):
            for size in (SMALL, MIDDLE):
                one, other = each.paint(size, look()), each.paint_view(imagined_view, size, look())
                is_same = is_same_picture(one, other)
                expect(is_same, f"{each.context_text(size)}: it gives a secret away")
