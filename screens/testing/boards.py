"""The laws of a board, checked over situations of real matches.

Every check takes the situations of one game and raises a `BrokenContractError` where a law does
not hold. The number of situations that a check looks at is its budget of time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from attrs import evolve, frozen

from engine.core.choice import Decision
from engine.core.game import Game
from engine.testing.contract import BrokenContractError, expect
from engine.testing.situations import Situation, situations
from screens.table.camera import Camera
from screens.table.choice_menu import ChoiceMenu
from screens.table.make_menu import make_menu
from screens.table.painter import Painter, about_nothing, no_place_page
from screens.table.painters import (
    PLAIN,
    changed_places,
    curves_over,
    find_painter,
    paint_board,
    painted_by,
    seat_role,
)
from screens.testing.pictures import (
    cells_that_differ,
    colours,
    same_picture,
    stands_out,
    targets_of,
    unreadable,
)
from themes.glyphs import GLYPHS
from themes.look import Look, look
from themes.palettes import PALETTES
from tui.keys import keymap
from tui.widgets.about import About
from tui.widgets.canvas import Offer, Picture, Target

Size: TypeAlias = tuple[int, int]
BoardCheck: TypeAlias = Callable[[Sequence[Situation]], None]

SMALL, MIDDLE, LARGE = (80, 14), (82, 33), (150, 57)
"""What a board gets in a terminal of 80x24, 120x36 and 200x60."""
COMMON_SIZES = (SMALL, MIDDLE, LARGE)
SIZES = ((60, 12), (80, 13), SMALL, (80, 22), (78, 26), MIDDLE, (110, 44), (130, 52), LARGE)
USELESS_SIZES = ((0, 0), (1, 1), (12, 4), (30, 60), (59, 11), (200, 9))
SUMMARY_WIDTHS = (56, 60, 76, 84, 112, 130)
LEGEND_WIDTH = 15
"""A sign and its words must fit a column of the help at 80 columns."""
UNFINISHED = "not over yet"
"""What the summary of a match says that goes on, in place of a winner."""

ALIKE = 0.8
"""How alike a name and that of a hook are that was probably meant, from 0 to 1."""

MANY_PLACES = 40
"""More than there are letters for; a board of 80x14 cells need not have them all."""

SITUATIONS = 36
"""The number of situations of each game that are looked at."""
FEW = 6
"""The same for checks that paint once for every place, or for every palette."""


def check_board(game: Game[Any, Any], *, painter: Painter[Any] | None = None) -> None:
    """Check every law of a board over the matches of one game. Takes some seconds.

    `painter` is the one to check; None checks the one that the program finds for the game's slug.
    """
    found = situations(game, most=SITUATIONS)
    with painted_by(painter or find_painter(game.slug), game.slug):
        for check in BOARD_CHECKS:
            check(found)


@frozen
class Seen:
    """A situation through one pair of eyes: what a painter is given, but for size and look."""

    situation: Situation
    seat: int | None
    offer: Offer

    @property
    def view(self) -> Any:
        """What the seat, or a spectator, sees."""
        return self.situation.views[self.seat]

    @property
    def slug(self) -> str:
        """The game's."""
        return self.situation.game.slug

    @property
    def painter(self) -> Painter[Any]:
        """What paints the game's boards."""
        return find_painter(self.slug)

    def told(self) -> Iterator[Seen]:
        """The first and the last beat of what the board tells step by step, if it does."""
        _, length = self.painter.beats(self.view)
        for beat in sorted({0, length - 1}) if length else ():
            yield evolve(self, offer=Offer(beat=beat))

    def paint(self, size: Size, look: Look, offer: Offer | None = None) -> Picture:
        """The board; a painter that crashes breaks the contract."""
        return self.paint_view(self.view, size, look, offer)

    def paint_view(self, view: Any, size: Size, look: Look, offer: Offer | None = None) -> Picture:
        """Another view, with what the seat is offered here."""
        try:
            return paint_board(self.slug, view, *size, look, offer or self.offer)
        except Exception as error:
            complaint = f"{self.at(size)}: the painter crashes: {error!r}"
            raise BrokenContractError(complaint) from error

    def at(self, size: Size) -> str:
        """What was looked at, for the message of a failing check."""
        who = "a spectator" if self.seat is None else f"seat={self.seat}"
        return f"{self.situation.name}, seen by {who} at {size[0]}x{size[1]}"


def offer_to(situation: Situation, seat: int | None) -> Offer:
    """What a seat may point at, with jump labels, as the table's page gives it to the painter."""
    if seat is None or seat not in situation.decisions:
        return Offer()
    decision = situation.decisions[seat]
    return Offer(menu_of(situation.game, situation.views[seat], decision).places)


def menu_of(game: Game[Any, Any], view: Any, decision: Decision) -> ChoiceMenu:
    """The menu of a decision, as the table's page makes it."""
    return make_menu(game, view, decision, keymap())


def _seen(found: Iterable[Situation]) -> Iterator[Seen]:
    """Each situation as a seat that is asked, one that is not, and a spectator see it."""
    for situation in found:
        asked = list(situation.decisions)
        others = [seat for seat in situation.views if seat is not None and seat not in asked]
        for seat in (*asked[:1], *others[-1:], None):
            yield Seen(situation, seat, offer_to(situation, seat))


def _few(found: Sequence[Situation]) -> Sequence[Situation]:
    """Some of the situations, for checks that paint once for every place."""
    return found[:: max(1, len(found) // FEW)]


def _asked(found: Iterable[Situation]) -> Iterator[Seen]:
    """Each situation as the first seat that is asked sees it."""
    for seen in _seen(found):
        if seen.offer.places:
            yield seen


# Size and places


def fits_its_size_and_shows_what_is_offered(found: Sequence[Situation]) -> None:
    """Check that a picture has its size, and that its places include all that can be chosen."""
    own = any(find_painter(situation.game.slug) is not PLAIN for situation in found)
    for seen in _seen(found):
        for size in SIZES:
            picture = seen.paint(size, look())
            _expect_a_picture(picture, size, seen.at(size))
            if own:
                _expect_all_in_reach(picture, seen.offer, size, seen.at(size))
        for told in seen.told():
            for size in COMMON_SIZES:
                _expect_a_picture(told.paint(size, look()), size, told.at(size))


def _expect_a_picture(picture: Picture, size: Size, where: str) -> None:
    _expect_the_size(picture, size, where)
    _expect_places_inside(picture, size, where)


def _expect_the_size(picture: Picture, size: Size, where: str) -> None:
    expect((picture.width, picture.height) == size, f"{where}: the picture says another size")
    expect(len(picture.strips) == size[1], f"{where}: the picture has {len(picture.strips)} rows")
    for y, strip in enumerate(picture.strips):
        expect(strip.cell_length == size[0], f"{where}: row {y} has {strip.cell_length} cells")


def _expect_places_inside(picture: Picture, size: Size, where: str) -> None:
    for target in picture.targets:
        across = 0 <= target.x < target.x + target.width <= size[0]
        down = 0 <= target.y < target.y + target.height <= size[1]
        expect(across and down, f"{where}: {target.place!r} lies outside of the picture")


def _expect_all_in_reach(picture: Picture, offer: Offer, size: Size, where: str) -> None:
    missing = offer.places.keys() - {target.place for target in picture.walkable}
    if _may_leave_out(size, len(offer.places)) and _says_so(picture, len(missing)):
        return
    expect(not missing, f"{where}: offered, but not on the board: {', '.join(sorted(missing))}")


def _may_leave_out(size: Size, places: int) -> bool:
    """May the board leave something to the list: in a tiny terminal, or of very many places?"""
    return size[0] < SMALL[0] or (size[1] <= SMALL[1] and places > MANY_PLACES)


def _says_so(picture: Picture, missing: int) -> bool:
    """Does the picture tell that something found no room, by an ellipsis or a number?"""
    text = "\n".join(picture.lines())
    return f"+{missing}" in text or look().glyphs.ellipsis in text


def survives_useless_sizes(found: Sequence[Situation]) -> None:
    """Even a terminal of no use gets a picture of its size."""
    for seen in _seen(_few(found)):
        for each in (seen, *seen.told()):
            for size in USELESS_SIZES:
                _expect_the_size(each.paint(size, look()), size, each.at(size))


# Looks


def is_plain_ascii_when_asked(found: Sequence[Situation]) -> None:
    """Check that the ASCII glyphs give a picture of ASCII characters and nothing else."""
    for seen in _seen(found[::4]):
        for each in (seen, *seen.told()):
            for size in SIZES:
                lines = each.paint(size, look("dark", "ascii")).lines()
                odd = {char for line in lines for char in line if not char.isascii()}
                expect(not odd, f"{each.at(size)}: not ASCII: {' '.join(sorted(odd))}")


def keeps_to_every_palette(found: Sequence[Situation]) -> None:
    """Check that all palettes paint the same characters, in their own or mixed colours.

    A colour that stays the same under all palettes although none of them has it is fixed.
    """
    for seen in _seen(_few(found)):
        plain = seen.paint(MIDDLE, look()).lines()
        foreign: list[set[str]] = []
        for name, palette in PALETTES.items():
            picture = seen.paint(MIDDLE, look(name))
            expect(picture.lines() == plain, f"{seen.at(MIDDLE)}: {name} changes the characters")
            used, own = colours(picture), set(palette.colours.values())
            expect(palette["background"] in used, f"{seen.at(MIDDLE)}: {name} has no background")
            foreign.append(used - own)
        fixed = set.intersection(*foreign)
        expect(not fixed, f"{seen.at(MIDDLE)}: fixed colours: {', '.join(sorted(fixed))}")


def can_be_read_in_every_palette(found: Sequence[Situation]) -> None:
    """Letters, digits and signs stand out from what is behind them, in mixed colours, too.

    Lines and drawings of lines may stand back. Terminals with fewer colours keep what can be read
    here (`net.remote.colour_codes`).
    """
    for seen in _seen(_few(found)):
        for size in COMMON_SIZES:
            for name, palette in PALETTES.items():
                words = unreadable(seen.paint(size, look(name)), line=palette["border"])
                expect(not words, f"{seen.at(size)}: cannot be read in {name}: {words}")


def has_a_legend_that_fits(found: Sequence[Situation]) -> None:
    """Check that the legend fits the help, says nothing twice, and is plain in ASCII."""
    for slug in {situation.game.slug for situation in found}:
        for glyphs in GLYPHS:
            legend = find_painter(slug).legend(look("dark", glyphs))
            signs = [sign for sign, _ in legend]
            expect(len(set(legend)) == len(legend), f"{slug}: the legend says something twice")
            twice = sorted({sign for sign in signs if signs.count(sign) > 1})
            expect(not twice, f"{slug}: signs with two meanings in {glyphs}: {twice}")
            long = [words for sign, words in legend if len(sign) + len(words) > LEGEND_WIDTH]
            expect(not long, f"{slug}: too long for the help: {', '.join(long)}")
            plain = glyphs != "ascii" or "".join(signs).isascii()
            expect(plain, f"{slug}: the legend of the ASCII glyphs is not ASCII")


# Labels and the cursor


def labels_shift_nothing(found: Sequence[Situation]) -> None:
    """Jump labels are written onto their places and change nothing elsewhere."""
    for seen in _asked(found):
        bare = Offer(dict.fromkeys(seen.offer.places, ""))
        for size in COMMON_SIZES:
            one, other = seen.paint(size, look(), bare), seen.paint(size, look())
            spots = [spot for place in seen.offer.places for spot in targets_of(other, place)]
            outside = _outside(cells_that_differ(one, other), spots)
            expect(not outside, f"{seen.at(size)}: labels change the cells {outside}")


def every_label_is_on_its_own_place(found: Sequence[Situation]) -> None:
    """Check that a label changes the cells of its own place only, and is seen there.

    Places that never get a letter, such as the spaces of a map, have none here either.
    """
    for seen in _asked(_few(found)):
        bare = seen.painter.unlettered
        labels = {place: "" if place.startswith(bare) else "P" for place in seen.offer.places}
        for size in COMMON_SIZES:
            one = seen.paint(size, look(), Offer(labels))
            for place in filter(labels.get, labels):
                other = seen.paint(size, look(), Offer({**labels, place: "Q"}))
                _expect_a_label(one, other, place, seen.at(size))


def _expect_a_label(one: Picture, other: Picture, place: str, where: str) -> None:
    changed, spots = cells_that_differ(one, other), targets_of(other, place)
    written = {other.strips[y].text[x] for x, y in changed}
    expect("Q" in written, f"{where}: {place!r} does not show its label")
    inside = not _outside(changed, spots)
    expect(inside, f"{where}: the label of {place!r} changes something else")


def _outside(cells: Iterable[tuple[int, int]], spots: Sequence[Target]) -> list[tuple[int, int]]:
    """The cells that are in none of the rectangles."""
    return sorted((x, y) for x, y in cells if not any(spot.contains(x, y) for spot in spots))


def only_the_place_under_the_cursor_stands_out(found: Sequence[Situation]) -> None:
    """Check that with the cursor on it a place looks different, and nothing else does.

    The camera follows the cursor, where the board is larger than its pane.
    """
    for seen in _asked(_few(found)):
        for size in COMMON_SIZES:
            first = seen.paint(size, look())
            for place in seen.offer.places:
                camera, bare = Camera(), first
                if camera.keep_up(first, place):
                    bare = seen.paint(size, look(), camera.shown(seen.offer))
                offer = evolve(camera.shown(seen.offer), cursor=place)
                pointed = seen.paint(size, look(), offer)
                complaint = "does not stand out, or something else does"
                where = seen.at(size)
                expect(stands_out(bare, pointed, place), f"{where}: {place!r} {complaint}")


def paints_rows_as_it_paints_the_whole(found: Sequence[Situation]) -> None:
    """Paint where a painter can paint some rows, they are those of the whole picture."""
    for seen in _asked(_few(found)):
        paint_rows = seen.painter.paint_rows
        if paint_rows is None:
            return
        width, height = MIDDLE
        whole = seen.paint(MIDDLE, look())
        rows = range(height // 3, height // 2)
        part = paint_rows(seen.view, width, height, look(), seen.offer, rows)
        same = all(part.strips[y] == whole.strips[y] for y in rows)
        expect(same, f"{seen.at(MIDDLE)}: paint_rows paints other rows than paint")


# Secrets


def keeps_secrets(found: Sequence[Situation]) -> None:
    """Check that what a seat or a spectator cannot know does not change the picture."""
    for seen in _seen(found):
        if seen.situation.is_over:
            continue
        imagined = seen.situation.imagined[seen.seat]
        same = seen.painter.beats(seen.view) == seen.painter.beats(imagined)
        expect(same, f"{seen.at(MIDDLE)}: what the board tells step by step gives a secret away")
        for each in (seen, *seen.told()):
            for size in (SMALL, MIDDLE):
                one, other = each.paint(size, look()), each.paint_view(imagined, size, look())
                expect(same_picture(one, other), f"{each.at(size)}: it gives a secret away")


# Looking


PLACE_PAGE_SIZES = ((72, 20), (84, 30), (156, 54))
"""What the page about a place gets in a terminal of 80x24, 120x36 and 200x60."""
ENOUGH = 10
"""Places of a kind of which the pages are checked at each moment."""
NO_PLACE = "no:such-place"
"""A place that no board has."""


def tells_about_every_place(found: Sequence[Situation]) -> None:
    """Check that a painter that tells about places does so for each, in few words.

    It tells nothing of a place that is not there, and nothing that the seat cannot know.
    """
    for seen in _seen(found):
        if seen.painter.about is about_nothing:
            return
        where = seen.at(MIDDLE)
        expect(_told(seen, seen.view, NO_PLACE) is None, f"{where}: it tells about {NO_PLACE!r}")
        for place in _painted(seen):
            told = _told(seen, seen.view, place)
            if told is None:
                raise BrokenContractError(f"{where}: it tells nothing about {place!r}")
            texts = (told.title, *told.lines)
            expect(all(text.strip() for text in texts), f"{where}: empty words about {place!r}")
            broken = any(not char.isprintable() for text in texts for char in text)
            expect(not broken, f"{where}: the words about {place!r} cannot be printed")
            if not seen.situation.is_over:
                imagined = _told(seen, seen.situation.imagined[seen.seat], place)
                expect(told == imagined, f"{where}: what it tells of {place!r} is a secret")


def has_place_pages_that_fit(found: Sequence[Situation]) -> None:
    """Check that the page about a place fits, is plain in ASCII, and keeps secrets."""
    for seen in _seen(_few(found)):
        if seen.painter.place_page is no_place_page:
            return
        for size in PLACE_PAGE_SIZES:
            for place in (*_some_of_each_kind(_painted(seen)), NO_PLACE):
                _expect_a_place_page(seen, place, size)


def _expect_a_place_page(seen: Seen, place: str, size: Size) -> None:
    where = f"the page about {place!r}, {seen.at(size)}"
    page, plain = (_place_page(seen, seen.view, place, size, each) for each in GLYPHS)
    if page is None or plain is None:
        expect(page is plain, f"{where}: it depends on the glyphs")
        return
    fits = page.width <= size[0] and page.height <= size[1]
    expect(fits, f"{where}: it has {page.width}x{page.height} cells")
    widths = {strip.cell_length for strip in page.strips}
    expect(widths <= {page.width}, f"{where}: rows of {widths} cells")
    expect("".join(plain.lines()).isascii(), f"{where}: not ASCII")
    if not seen.situation.is_over:
        imagined = seen.situation.imagined[seen.seat]
        other = _place_page(seen, imagined, place, size, "unicode")
        same = other is not None and same_picture(page, other)
        expect(same, f"{where}: it gives a secret away")


def _some_of_each_kind(places: Sequence[str]) -> list[str]:
    """Places with at most `ENOUGH` of a kind, such as the spaces of a map, evenly spread."""
    kinds: dict[str, list[str]] = {}
    for place in places:
        kinds.setdefault(place.partition(":")[0], []).append(place)
    return [place for kind in kinds.values() for place in kind[:: 1 + len(kind) // ENOUGH]]


def _painted(seen: Seen) -> list[str]:
    """The places of the board at its smallest and its largest common size."""
    pictures = (seen.paint(size, look()) for size in (SMALL, LARGE))
    return list(dict.fromkeys(each.place for picture in pictures for each in picture.targets))


def _told(seen: Seen, view: Any, place: str) -> About | None:
    try:
        return seen.painter.about(view, place)
    except Exception as error:
        complaint = f"{seen.at(MIDDLE)}: `about` crashes at {place!r}: {error!r}"
        raise BrokenContractError(complaint) from error


def _place_page(seen: Seen, view: Any, place: str, size: Size, glyphs: str) -> Picture | None:
    try:
        return seen.painter.place_page(view, place, *size, look("dark", glyphs))
    except Exception as error:
        complaint = f"{seen.at(size)}: `place_page` crashes at {place!r}: {error!r}"
        raise BrokenContractError(complaint) from error


# What else a painter may bring


def sums_matches_up(found: Sequence[Situation]) -> None:
    """Check that a summary has its width, is plain in ASCII, and names no winner too early."""
    ends = [situation for situation in found if situation.is_over]
    for seen in _seen((*ends, *found[::9])):
        for width in SUMMARY_WIDTHS:
            for glyphs in GLYPHS:
                try:
                    picture = seen.painter.summary(seen.view, width, look("dark", glyphs), ())
                except Exception as error:
                    complaint = f"{seen.at((width, 0))}: the summary crashes: {error!r}"
                    raise BrokenContractError(complaint) from error
                if picture is None:
                    return
                _expect_a_summary(seen, picture, width, glyphs)


def _expect_a_summary(seen: Seen, picture: Picture, width: int, glyphs: str) -> None:
    where, text = f"the summary of {seen.at((width, picture.height))}", "\n".join(picture.lines())
    widths = {strip.cell_length for strip in picture.strips}
    expect(widths == {width}, f"{where}: rows of {widths} cells")
    expect(glyphs != "ascii" or text.isascii(), f"{where}: not ASCII")
    open_end = UNFINISHED in text
    expect(open_end != seen.situation.is_over, f"{where}: it should say {UNFINISHED!r} until then")


def speaks_of_every_seat(found: Sequence[Situation]) -> None:
    """Colours and curves are there for each seat, and changes are named by place."""
    for seen in _seen(found):
        seats = sum(seat is not None for seat in seen.situation.views)
        where = seen.at(MIDDLE)
        roles = [seat_role(seen.slug, seen.view, seat) for seat in range(seats)]
        known = all(role in palette.colours for role in roles for palette in PALETTES.values())
        expect(known, f"{where}: no palette has these colours of seats: {', '.join(roles)}")
        counts = {len(each) for each in curves_over(seen.slug, [seen.view]).values()}
        rivals = len(seen.painter.rivals(seen.view))
        words = f"{seats} seats and {rivals} rivals" if rivals else f"{seats} seats"
        complaint = f"{where}: a curve with {sorted(counts)} values for {words}"
        expect(counts <= {seats, seats + rivals}, complaint)
        heard = [event for event in seen.situation.events if event.is_for(seen.seat)]
        try:
            changed = changed_places(seen.slug, seen.view, heard, ())
        except Exception as error:
            complaint = f"{where}: `changed` does not know what has happened: {error!r}"
            raise BrokenContractError(complaint) from error
        expect(all(isinstance(each, str) for each in changed), f"{where}: a change is no place")


BOARD_CHECKS: tuple[BoardCheck, ...] = (
    fits_its_size_and_shows_what_is_offered,
    survives_useless_sizes,
    is_plain_ascii_when_asked,
    keeps_to_every_palette,
    can_be_read_in_every_palette,
    has_a_legend_that_fits,
    labels_shift_nothing,
    every_label_is_on_its_own_place,
    only_the_place_under_the_cursor_stands_out,
    paints_rows_as_it_paints_the_whole,
    keeps_secrets,
    tells_about_every_place,
    has_place_pages_that_fit,
    sums_matches_up,
    speaks_of_every_seat,
)
