"""What paints the boards of a game. `paint` makes a board; the other hooks improve it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from attrs import fields, frozen

from engine.core.board_plugins import BoardPainter
from engine.core.event import Event
from screens.table.card_sets import Pieces
from screens.table.plain_board import paint_plainly
from themes.look import Look
from tui.widgets.about import About
from tui.widgets.canvas import Offer, Picture

V = TypeVar("V")

Curves: TypeAlias = Mapping[str, tuple[tuple[int, ...], ...]]
"""For each name, the course of a number over the match, one for each seat."""
Signs: TypeAlias = tuple[tuple[str, str], ...]
"""Signs of a board, each with its meaning."""


@frozen
class Rival:
    """Who is ranked without playing a seat, such as a company that the rules play."""

    name: str
    role: str
    """The palette role of its colour."""
    score: int
    rank: int
    """Its rank among seats and rivals together, from 1."""


def no_signs(look: Look) -> Signs:
    """The `legend` of a board without signs: empty."""
    return ()


def all_signs(view: Any, signs: Signs) -> Signs:
    """The `signs_in` of a game whose board always has the same signs: all of them."""
    return signs


def no_goal(view: Any) -> str:
    """The `goal` of a game that is always won in the same way: empty."""
    return ""


def no_terms(view: Any) -> Signs:
    """The `terms` of a game without words to explain: empty."""
    return ()


def no_pieces(view: Any) -> Pieces:
    """The `pickable` of a game that never asks for several cards at once: empty."""
    return {}


def about_nothing(view: Any, place: str) -> About | None:
    """The `about` of a board that tells nothing about its places: None."""
    return None


def no_place_page(view: Any, place: str, width: int, height: int, look: Look) -> Picture | None:
    """The `place_page` of a board without pages about its places: None."""
    return None


def nowhere_else(view: Any, place: str) -> Iterable[str]:
    """The `shown_with` of a board where the cursor changes only its own place: empty."""
    return ()


def no_pages(view: Any) -> tuple[str, ...]:
    """The `pages` of a board that is painted all at once: empty."""
    return ()


def any_page(view: Any, places: Iterable[str]) -> str:
    """The `page_for` of a board that does not say: empty."""
    return ""


def no_beats(view: Any) -> tuple[str, int]:
    """The `beats` of a board that tells nothing step by step: no name, length 0."""
    return "", 0


def no_story(view: Any, events: tuple[Event, ...]) -> tuple[int, ...]:
    """The `story_beats` of a board that tells no events step by step: empty."""
    return ()


def one_occasion(view: Any) -> str:
    """The `occasion` of a game whose reaction windows are all about the same: empty."""
    return ""


def always(view: Any) -> bool:
    """The answer of a game that cannot tell, where True is the cautious one."""
    return True


def never(view: Any) -> bool:
    """The answer of a game that cannot tell, where False is the cautious one."""
    return False


def no_mover(view: Any) -> int | None:
    """The `mover` of a game that does not say whose turn it is: None."""
    return None


def no_summary(view: Any, width: int, look: Look, players: tuple[str, ...]) -> Picture | None:
    """The `summary` of a game that has no picture of its end: None."""
    return None


def no_curves(view: Any) -> Mapping[str, tuple[int, ...]]:
    """The `curves` of a game that plots nothing: empty."""
    return {}


def no_rivals(view: Any) -> tuple[Rival, ...]:
    """The `rivals` of a game in which only seats are ranked: empty."""
    return ()


def no_courses(view: Any) -> Curves:
    """The `courses` of a game whose end tells no courses: empty."""
    return {}


def no_moments(view: Any) -> tuple[str, ...]:
    """The `course_moments` of a game that names no moments: empty."""
    return ()


@frozen(kw_only=True)
class Painter(BoardPainter, Generic[V]):
    """All that the screens know of a game's board. Copy `screens/games/duel`.

    Every hook is a pure function. V is the type of the game's views. A hook that takes another
    number of arguments than its type says raises TypeError.
    """

    paint: Callable[[V, int, int, Look, Offer], Picture] = paint_plainly
    """Given view, width, height, look and offer, return the board."""
    paint_rows: Callable[[V, int, int, Look, Offer, Collection[int]], Picture] | None = None
    """The same for some rows only, for a board where the cursor changes nothing outside of the rows
    of its place, of the places `shown_with` it, and of those that the canvas was told to follow the
    cursor with. A step of the cursor then takes less time."""
    shown_with: Callable[[V, str], Iterable[str]] = nowhere_else
    """Return the places that look different while the cursor is on a place, besides that one, such
    as the spaces of the way to it."""
    seat_roles: Callable[[V], tuple[str, ...]] | None = None
    """Return the palette roles whose colours the seats have; None takes them by number."""
    log_names: Callable[[V], tuple[str, ...]] | None = None
    """Return for each seat a regular expression that finds its name in a log line; None if the log
    calls seats as `Game.seat_name` does."""
    legend: Callable[[Look], Signs] = no_signs
    """Return the signs on the board and what they mean, which the help shows."""
    signs_in: Callable[[V, Signs], Signs] = all_signs
    """Return those signs of the legend that a match has, for a game with several boards."""
    goal: Callable[[V], str] = no_goal
    """Return how a match is won where that depends on its options; empty for `Game.goal`."""
    terms: Callable[[V], Signs] = no_terms
    """Return words of the game and what they mean, which the help explains."""
    changed: Callable[[Event, V], Iterable[str]] | None = None
    """Return the places that an event has changed. They are marked until the viewer's next turn is
    over. None takes the places whose names are in the fields of the event."""

    pickable: Callable[[V], Pieces] = no_pieces
    """Return the cards that a seat can pick where the rules ask for several at once, by place, in
    their order on the table."""
    about: Callable[[V, str], About | None] = about_nothing
    """Return what a player can read about a place, whether or not it can be chosen: its name, its
    text and numbers and where they come from, the clause of the rules. It answers for every target
    that is painted, and with None for a place that it does not know."""
    place_page: Callable[[V, str, int, int, Look], Picture | None] = no_place_page
    """Given view, place, width, height and look, return a picture of at most this size for a place
    about which there is more to tell than a few lines; None for a place that has none."""

    zooms: int = 0
    """The number of sizes in which it can paint a board that may be larger than its pane.

    It then paints the part that `offer.camera` and `offer.zoom` say into a viewport of the canvas
    (`Canvas.viewport`) and reports every space with `Canvas.landmark`, even those outside."""
    pages: Callable[[V], tuple[str, ...]] = no_pages
    """Return the names of the pages of a board that shows one of several (`offer.page`)."""
    page_for: Callable[[V, Iterable[str]], str] = any_page
    """Return the page on which most of some places are."""
    unlettered: tuple[str, ...] = ()
    """The beginnings of places that get no jump letters, such as the spaces of a map."""

    turned: tuple[str, ...] = ()
    """The beginnings of places that are ways to turn one piece, which two keys go round."""
    reacts: bool = False
    """Does the game have reaction windows, in which a player may pass?"""
    not_first: tuple[str, ...] = ()
    """Verbs on which the cursor does not begin, because they only give something up."""

    beats: Callable[[V], tuple[str, int]] = no_beats
    """Return the name and the number of beats of what the board tells step by step."""
    story_beats: Callable[[V, tuple[Event, ...]], tuple[int, ...]] = no_story
    """Return for each scene in which the board tells the events of one update, which it then finds
    in `offer.story`, the number of its beats; empty where there is nothing to tell. The end of each
    scene stays until a key, where the player wants that."""

    occasion: Callable[[V], str] = one_occasion
    """Return a name for what a reaction window is about, so that a player can pass until it is
    about something else."""
    can_prevent_something: Callable[[V], bool] = always
    """Could an answer in a reaction window still prevent something?"""
    no_answer_matters: Callable[[V], bool] = never
    """Does no answer in a reaction window change anything, so that a pass may be given by itself?

    It must go by what all players see, or the pass would tell what a hand holds."""
    no_held_card_matters: Callable[[V], bool] = never
    """Does no answer with a card of the viewer's hand change anything? Asked only where all others
    are bots, whom an early pass tells nothing."""
    concerns_only_others: Callable[[V], bool] = never
    """Does a reaction window concern no player of the viewer's team? By what all players see."""
    mover: Callable[[V], int | tuple[int, ...] | None] = no_mover
    """Return the seat whose turn it is, or the seats of the team, so that what happens in a turn is
    not taken for what happened between two; None while there is no such seat."""
    is_out: Callable[[V], bool] = never
    """Will the viewer's seat not be asked again, so that bots may play on fast?"""

    summary: Callable[[V, int, Look, tuple[str, ...]], Picture | None] = no_summary
    """Given view, width, look and the names of the players by seat, return a picture of the end.

    The names can be empty; seats then have the names that the game gives them."""
    score: str = ""
    """What the scores of an outcome count, for the result ("Regions led")."""
    curves: Callable[[V], Mapping[str, tuple[int, ...]]] = no_curves
    """Return named numbers for each seat and then for each rival, whose course over the match is
    plotted."""
    rivals: Callable[[V], tuple[Rival, ...]] = no_rivals
    """Return who is ranked besides the seats at the end of a match."""
    courses: Callable[[V], Curves] = no_courses
    """Return whole courses that the view of the end tells, in place of `curves`."""
    course_moments: Callable[[V], tuple[str, ...]] = no_moments
    """Return the name of the moment of each value of the courses ("Round 1")."""

    def __attrs_post_init__(self) -> None:
        for name, wanted in _counts_of_arguments().items():
            hook = getattr(self, name)
            if hook is not None and not _can_take(hook, wanted):
                raise TypeError(f"the hook `{name}` of a painter must take {wanted} arguments")

    @property
    def is_large(self) -> bool:
        """May the board be larger than its pane, or have several pages?"""
        return self.zooms > 0 or self.pages is not no_pages


@cache
def _counts_of_arguments() -> Mapping[str, int]:
    """The number of arguments of each hook that is a function, as its type says."""
    hints = get_type_hints(Painter)
    found = {}
    for field in fields(Painter):
        kinds = (hints[field.name], *get_args(hints[field.name]))  # X, and A and B of `A | B`
        called = next((each for each in kinds if get_origin(each) is _CALLABLE), None)
        if called is not None:
            found[field.name] = len(get_args(called)[0])
    return found


_CALLABLE = get_origin(Callable[[], None])


def _can_take(hook: Any, count: int) -> bool:
    """Can it be called with this number of arguments?"""
    try:
        inspect.signature(hook).bind(*range(count))
    except TypeError:
        return False
    return True
