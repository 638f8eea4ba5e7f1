"""Boards: how a game is painted, if it says so itself, and what on its board has changed.

A game's painter is the module `screens.games.<slug>`, or what another package names in the entry
point group `wardenclyffe.painters`. It has `paint(view, width, height, look, offer)` and may have

- `paint_rows(view, width, height, look, offer, rows)`, which paints a range of rows only, for a
  board where the cursor changes nothing outside of the rows of its place;
- `seat_roles(view)`, the roles whose colours the seats wear;
- `log_names(view)`, for each seat a regular expression that finds its name in a log line, if the
  log calls it otherwise than `Game.seat_name`;
- `legend(look)`, the signs on the board and what they mean, which the help shows;
- `changed(event, view)`, the places that an event has changed, which are marked until the viewer's
  next turn is over;
- `pickable(view)`, the cards that a seat can pick where the rules ask for several at once, by
  place, in their order on the table;
- `about(view, place)`, an `About` of what a player can read about a place of the board, whether or
  not it can be chosen: its name, its text and numbers and where they come from, the clause of the
  rules; it answers for every target that is painted, and None for a place that it does not know;
- `sheet(view, place, width, height, look)`, a picture of at most this size for a place about which
  there is more to tell than a few lines, or None for a place that has none;
- `ZOOMS`, the number of sizes in which it can paint a board that may be larger than its pane. It
  then paints the part that `offer.camera` and `offer.zoom` say into a window of the canvas
  (`Canvas.window`) and reports every space with `Canvas.landmark`, also those outside;
- `pages(view)`, the names of the pages of a board that shows only one of several at a time
  (`offer.page`), and `page_for(view, places)`, the page on which most of these places are;
- `UNLETTERED`, the beginnings of places that get no jump letters, such as the spaces of a map;
- `beats(view)`, the name and length of what the board can tell step by step, or
  `story_beats(view, events)`, the number of beats in which it tells the events of one update, which
  it then finds in `offer.story`; 0 where there is nothing to tell;
- `occasion(view)`, a name for what a moment to react in is about, so that a player can pass until
  it is about something else, and `at_stake(view)`, whether an answer could still prevent anything;
- `pointless(view)`, whether no answer in such a moment changes anything, so that a pass may be
  given by itself, and `about_others(view)`, whether it concerns no player of the viewer's team;
  both by what all players see, or the pass would tell what a hand holds;
- `mover(view)`, the seat whose turn it is, so that what happens in a turn is not taken for what
  happened between two; None while there is no such seat;
- `is_out(view)`, whether the viewer's seat will not be asked again, so that bots may play on fast;
- `summary(view, width, look)`, a picture for the end of a match;
- `named_summary(view, width, look, players)`, the same with the names of the players by seat, for
  games whose seats have no names of their own;
- `SCORE`, what the scores of an outcome count, for the result ("Regions led");
- `curves(view)`, named numbers for each seat whose course over the match is plotted, or
  `courses(view)`, whole courses that the view of the end tells, with `course_stages(view)`, the
  name of the moment of each of their values ("Round 1").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

import attrs

from engine.core import registry
from engine.core.event import Event
from screens.table.card_sets import Pieces
from screens.table.plain_board import paint_plainly
from themes.look import Look
from tui.widgets.about import About
from tui.widgets.canvas import Offer, Picture, Target
from tui.widgets.log import Names

Curves: TypeAlias = Mapping[str, tuple[tuple[int, ...], ...]]
"""For each name, the course of a number over the match, one for each seat."""


HOOKS = frozenset(
    {
        "SCORE",
        "UNLETTERED",
        "ZOOMS",
        "about",
        "about_others",
        "at_stake",
        "beats",
        "changed",
        "course_stages",
        "courses",
        "curves",
        "is_out",
        "legend",
        "log_names",
        "mover",
        "occasion",
        "page_for",
        "pages",
        "paint",
        "paint_rows",
        "pickable",
        "pointless",
        "seat_roles",
        "sheet",
        "story_beats",
        "summary",
        "named_summary",
    }
)
"""The names that a painter may have, as they are listed above; others are its own affair."""


@lru_cache
def painter(slug: str) -> Any:
    """Return the module or object that paints a game, or None for a game without a board."""
    name = f"screens.games.{slug}"
    if slug.isidentifier() and find_spec(name) is not None:
        return import_module(name)
    return registry.PAINTERS.all().get(slug)


def _hook(slug: str, name: str, default: Any) -> Any:
    """What a game's painter has by one of the names of `HOOKS`, or the default."""
    return getattr(painter(slug), name, default)


def paint_board(slug: str, view: Any, width: int, height: int, look: Look, offer: Offer) -> Picture:
    """The board in the game's own way, or plainly."""
    paint: Callable[..., Picture] = _hook(slug, "paint", paint_plainly)
    return paint(view, width, height, look, offer)


def rows_painter(slug: str) -> Callable[..., Picture] | None:
    """What paints some rows of a board, for a game whose cursor stays within them."""
    paint_rows: Callable[..., Picture] | None = _hook(slug, "paint_rows", None)
    return paint_rows


def seat_role(slug: str, view: Any, seat: int) -> str:
    """The palette role of a seat's colour: the game's own choice, or by number."""
    roles: Callable[[Any], tuple[str, ...]] | None = _hook(slug, "seat_roles", None)
    return f"seat{seat % 8 + 1}" if roles is None else roles(view)[seat]


def names_in_log(slug: str, view: Any, names: Sequence[str]) -> Names:
    """What finds the names of the seats in log lines, with the roles whose colours they have.

    `names` are what the seats are called at the table, which most games use in the log, too.
    """
    own: Callable[[Any], tuple[str, ...]] | None = _hook(slug, "log_names", None)
    patterns = own(view) if own is not None else [rf"\b{re.escape(each)}\b" for each in names]
    roles = (seat_role(slug, view, seat) for seat in range(len(names)))
    return tuple(zip(patterns, roles, strict=True))


def pickable_of(slug: str, view: Any) -> Pieces:
    """The game's own words for what can be picked; empty if it has none."""
    pickable: Callable[[Any], Pieces] | None = _hook(slug, "pickable", None)
    return {} if pickable is None else pickable(view)


def unlettered_places(slug: str) -> tuple[str, ...]:
    """The beginnings of places that get no jump letters; none for most games."""
    found: tuple[str, ...] = _hook(slug, "UNLETTERED", ())
    return found


def zooms_of(slug: str) -> int:
    """The number of sizes of a board that may be larger than its pane; 0 if it never is."""
    found: int = _hook(slug, "ZOOMS", 0)
    return found


def pages_of(slug: str, view: Any) -> tuple[str, ...]:
    """The pages of a board; none if all of it is painted at once."""
    pages: Callable[[Any], tuple[str, ...]] | None = _hook(slug, "pages", None)
    return () if pages is None else pages(view)


def page_with(slug: str, view: Any, places: Iterable[str]) -> str:
    """The page of a board that shows most of some places; empty if the game does not say."""
    page_for: Callable[[Any, Iterable[str]], str] | None
    page_for = _hook(slug, "page_for", None)
    return "" if page_for is None else page_for(view, places)


def is_large(slug: str) -> bool:
    """May the board be larger than its pane, or have several pages?"""
    return bool(zooms_of(slug)) or _hook(slug, "pages", None) is not None


def paint_summary(
    slug: str, view: Any, width: int, look: Look, players: tuple[str, ...] = ()
) -> Picture | None:
    """The game's own picture of how a match ended."""
    named = _hook(slug, "named_summary", None)
    if named is not None:
        picture: Picture = named(view, width, look, players)
        return picture
    summary = _hook(slug, "summary", None)
    return None if summary is None else summary(view, width, look)


def about_place(slug: str, view: Any, place: str) -> About | None:
    """What the game tells about a place of its board; None if it tells nothing."""
    about: Callable[[Any, str], About | None] | None = _hook(slug, "about", None)
    return None if about is None else about(view, place)


def paint_sheet(
    slug: str, view: Any, place: str, width: int, height: int, look: Look
) -> Picture | None:
    """The game's own page about a place of its board; None if it has none."""
    sheet: Callable[..., Picture | None] | None = _hook(slug, "sheet", None)
    return None if sheet is None else sheet(view, place, width, height, look)


def score_words(slug: str, score: int) -> str:
    """A score with what it counts, as far as the game says so."""
    label: str = _hook(slug, "SCORE", "")
    return f"{label}: {score}" if label else str(score)


def curves_over(slug: str, views: Iterable[Any]) -> Curves:
    """The game's curves along the views of a match; empty if it has none."""
    curves = _hook(slug, "curves", None)
    courses = _hook(slug, "courses", None)
    course: dict[str, list[tuple[int, ...]]] = {}
    view = None
    for view in views:
        for name, values in curves(view).items() if curves is not None else ():
            course.setdefault(name, []).append(values)
    whole: Curves = courses(view) if courses is not None and view is not None else {}
    return {**whole, **{name: tuple(zip(*each, strict=True)) for name, each in course.items()}}


def course_stages(slug: str, view: Any) -> tuple[str, ...]:
    """The moment of each value of the courses that the view of the end tells; empty if unnamed."""
    stages: Callable[[Any], tuple[str, ...]] | None = _hook(slug, "course_stages", None)
    return () if stages is None else stages(view)


def beats_of(slug: str, view: Any) -> tuple[str, int]:
    """What the game's board can tell step by step: its name and length; nothing for most games."""
    beats: Callable[[Any], tuple[str, int]] | None = _hook(slug, "beats", None)
    return ("", 0) if beats is None else beats(view)


def story_beats_of(slug: str, view: Any, events: tuple[Event, ...]) -> int:
    """In how many beats the game's board tells the events of an update; 0 for most games."""
    story_beats: Callable[[Any, tuple[Event, ...]], int] | None = _hook(slug, "story_beats", None)
    return 0 if story_beats is None else story_beats(view, events)


def signs_of(slug: str, look: Look) -> tuple[tuple[str, str], ...]:
    """The signs of a game's board and what they mean, for the help."""
    legend: Callable[[Look], tuple[tuple[str, str], ...]] | None
    legend = _hook(slug, "legend", None)
    return () if legend is None else legend(look)


def is_at_stake(slug: str, view: Any) -> bool:
    """Could an answer still prevent something? Games that cannot tell say yes."""
    at_stake: Callable[[Any], bool] | None = _hook(slug, "at_stake", None)
    return at_stake is None or at_stake(view)


def is_pointless(slug: str, view: Any) -> bool:
    """Does no answer in a reaction window change anything? Games that cannot tell say no."""
    pointless: Callable[[Any], bool] | None = _hook(slug, "pointless", None)
    return pointless is not None and pointless(view)


def is_about_others(slug: str, view: Any) -> bool:
    """Does a reaction window concern only players who are not on the viewer's side?"""
    others: Callable[[Any], bool] | None = _hook(slug, "about_others", None)
    return others is not None and others(view)


def mover_of(slug: str, view: Any) -> int | None:
    """The seat whose turn it is; None in a game that does not say."""
    mover: Callable[[Any], int | None] | None = _hook(slug, "mover", None)
    return None if mover is None else mover(view)


def is_out(slug: str, view: Any) -> bool:
    """Is the viewer's seat out of the match? Games that cannot tell say no."""
    out: Callable[[Any], bool] | None = _hook(slug, "is_out", None)
    return out is not None and out(view)


def occasion_of(slug: str, view: Any) -> str:
    """What a reaction window is about; all are about the same in a game that does not say."""
    occasion: Callable[[Any], str] | None = _hook(slug, "occasion", None)
    return "" if occasion is None else occasion(view)


def changed_places(
    slug: str, view: Any, events: Iterable[Event], targets: Iterable[Target]
) -> frozenset[str]:
    """The places of a board that events have changed: the game knows, or the words tell."""
    changed: Callable[[Event, Any], Iterable[str]] | None = _hook(slug, "changed", None)
    if changed is not None:
        return frozenset(place for event in events for place in changed(event, view))
    return spoken_of(events, targets)


def spoken_of(events: Iterable[Event], targets: Iterable[Target]) -> frozenset[str]:
    """The places that events speak of: `albany` is meant by `city:albany`."""
    words = {word for event in events for word in _words(event)}
    places = {target.place for target in targets}
    return frozenset(words | {place for place in places if place.rpartition(":")[2] in words})


def _words(event: Event) -> Iterator[str]:
    """All names in an event, but for `who`, which names the one who did it."""
    for name, value in attrs.asdict(event, recurse=False).items():
        if name == "who":
            continue
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, str))
