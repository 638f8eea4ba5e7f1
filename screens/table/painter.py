"""The painter of a game's boards. `paint` is enough for a board; the other hooks improve it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from engine.core.choice import Choice
from engine.core.errors import BadGameError
from engine.core.event import Event
from engine.core.game_faults import can_take, counts_of_arguments
from engine.plugins.board_painters import BoardPainter
from screens.table.card_sets import Pieces
from screens.table.plain_board import paint_plainly
from themes.look import Look
from tui.widgets.about import About
from tui.widgets.canvas import Offer, Picture

V = TypeVar("V")

Curves: TypeAlias = Mapping[str, tuple[tuple[int, ...], ...]]
"""For each name, the course of a number over the match, one for each seat or each owner."""
Signs: TypeAlias = tuple[tuple[str, str], ...]
"""Signs of a board, each with its meaning."""


@frozen
class Rival:
    """A ranked rival without a seat, such as a company that the rules play."""

    name: str
    role: str
    """The palette role of its colour."""
    score: int
    rank: int
    """Its rank among seats and rivals together, from 1."""


@frozen
class CurveOwner:
    """The owner of a curve that does not belong to one seat, such as a team."""

    name: str
    role: str
    """The palette role of its colour."""
    seats: tuple[int, ...]
    """The seats whose numbers they are."""


def no_signs(look: Look) -> Signs:
    """The `legend` of a board without signs: empty."""
    return ()


def all_signs(view: Any, signs: Signs) -> Signs:
    """The `signs_in` of a game whose board always has the same signs: all of them."""
    return signs


def no_goal(view: Any) -> str:
    """The `Painter.goal` of a game that is always won in the same way: empty."""
    return ""


def find_no_places(view: Any, text: str) -> Iterable[str]:
    """The `find_places` of a game in which only names of places are searched for: none."""
    return ()


def no_lesson(view: Any) -> tuple[str, str]:
    """The `lesson` of a game without lessons: empty."""
    return "", ""


def no_terms(view: Any) -> Signs:
    """The `terms` of a game without terms to explain: empty."""
    return ()


def no_pieces(view: Any) -> Pieces:
    """The `pickable_pieces` of a game that never asks for several cards at once: empty."""
    return {}


def about_nothing(view: Any, place: str) -> About | None:
    """The `about` of a board without texts about its places: None."""
    return None


def no_place_page(view: Any, place: str, width: int, height: int, look: Look) -> Picture | None:
    """The `place_page` of a board without pages about its places: None."""
    return None


def nowhere_else(view: Any, place: str) -> Iterable[str]:
    """The `places_shown_with` of a board where the cursor changes only its own place: empty."""
    return ()


def no_obvious_choice(view: Any, choices: Sequence[Choice]) -> Choice | None:
    """The `Painter.obvious_choice` of a game in which players are always asked: None."""
    return None


def no_choice_value(view: Any, choice: Choice) -> float:
    """The `choice_value` of a game whose choices are listed as the rules offer them: 0."""
    return 0.0


def no_estimate(view: Any, choice: Choice) -> str:
    """The `estimate` of a game that cannot tell the odds of a choice quickly: empty."""
    return ""


def same_place(view: Any, place: str) -> str:
    """The `place_on_map` of a board whose camera follows only its own spaces: the place."""
    return place


def no_verbs(view: Any) -> tuple[str, ...]:
    """The `Painter.not_first` of a game in which the cursor may start on any choice: empty."""
    return ()


def no_piece_letters(view: Any) -> tuple[tuple[str, ...], ...]:
    """The `Painter.piece_letters` of a game whose pieces fix no letters: empty."""
    return ()


def no_pages(view: Any) -> tuple[str, ...]:
    """The `pages` of a board with a single page: empty."""
    return ()


def any_page(view: Any, places: Iterable[str]) -> str:
    """The `page_for` of a board without pages: empty."""
    return ""


def no_beats(view: Any) -> tuple[str, int]:
    """The `beats` of a board that shows nothing step by step: no name, length 0."""
    return "", 0


def no_story(view: Any, events: tuple[Event, ...]) -> tuple[int, ...]:
    """The `story_beats` of a board that shows no events step by step: empty."""
    return ()


def one_part(view: Any) -> str:
    """The `part_of_turn` of a game whose turns have one part: empty."""
    return ""


def one_occasion(view: Any) -> str:
    """The `occasion` of a game whose reaction windows are all about the same: empty."""
    return ""


def always_true(view: Any) -> bool:
    """The default answer of a hook for which True is the cautious one."""
    return True


def always_false(view: Any) -> bool:
    """The default answer of a hook for which False is the cautious one."""
    return False


def no_mover(view: Any) -> int | None:
    """The `mover` of a game without turns: None."""
    return None


def no_summary(view: Any, width: int, look: Look, players: tuple[str, ...]) -> Picture | None:
    """The `summary` of a game without a picture of its end: None."""
    return None


def no_curves(view: Any) -> Mapping[str, tuple[int, ...]]:
    """The `curves` of a game that plots nothing: empty."""
    return {}


def no_rivals(view: Any) -> tuple[Rival, ...]:
    """The `rivals` of a game in which only seats are ranked: empty."""
    return ()


def no_curve_owners(view: Any) -> tuple[CurveOwner, ...]:
    """The `curve_owners` of a game whose curves are of seats and rivals: empty."""
    return ()


def no_courses(view: Any) -> Curves:
    """The `courses` of a game whose last view contains no courses: empty."""
    return {}


def no_course_labels(view: Any) -> tuple[str, ...]:
    """The `course_labels` of a game without names for moments: empty."""
    return ()


@frozen(kw_only=True)
class Painter(BoardPainter, Generic[V]):
    """The board of a game: a function that paints it, and optional hooks that improve it.

    Every hook is a pure function. `screens/games/duel` is a complete example. V is the type of
    the game's views. A hook with a wrong number of parameters raises BadGameError.
    """

    paint: Callable[[V, int, int, Look, Offer], Picture] = paint_plainly
    """Given view, width, height, look and offer, return the board."""
    paint_rows: Callable[[V, int, int, Look, Offer, Collection[int]], Picture] | None = None
    """Given also a set of rows, return the board with only those rows painted. This is for a board
    where the cursor changes nothing outside the rows of its place, of `places_shown_with` it,
    and of the rows that follow the cursor (`Canvas.follow_the_cursor`). A step of the cursor then
    takes less time."""
    places_shown_with: Callable[[V, str], Iterable[str]] = nowhere_else
    """Return the other places that look different while the cursor is on a place, such as the
    spaces on the way to it."""
    seat_roles: Callable[[V], tuple[str, ...]] | None = None
    """Return the palette roles of the seats' colours; None assigns them by number."""
    log_names: Callable[[V], tuple[str, ...]] | None = None
    """Return for each seat a regular expression for its name in a log line; None if the log uses
    the names of `Game.seat_name`."""
    legend: Callable[[Look], Signs] = no_signs
    """Return the signs on the board with their meanings, for the help."""
    signs_in: Callable[[V, Signs], Signs] = all_signs
    """Return the signs of the legend that occur in a match, for a game with several boards."""
    goal: Callable[[V], str] = no_goal
    """Return the goal of a match if it depends on its options; empty for `Game.goal`."""
    terms: Callable[[V], Signs] = no_terms
    """Return terms of the game with their meanings, for the help."""
    lesson: Callable[[V], tuple[str, str]] = no_lesson
    """Return the name of the current part of a turn and a line that explains it, which is shown the
    first time that a player is asked in it; both empty for none."""
    places_changed_by: Callable[[Event, V], Iterable[str]] | None = None
    """Return the places that an event has changed. They are marked until the end of the viewer's
    next turn. None uses the places whose names are in the fields of the event."""

    pickable_pieces: Callable[[V], Pieces] = no_pieces
    """Return the cards that a seat can pick if the rules ask for several at once, by place, in
    their order on the table."""
    about: Callable[[V, str], About | None] = about_nothing
    """Return the text about a place, whether or not it can be chosen: its name, its rules text, its
    numbers and their origins, and the clause of the rules. It answers for every painted target, and
    with None for an unknown place."""
    place_page: Callable[[V, str, int, int, Look], Picture | None] = no_place_page
    """Given view, place, width, height and look, return a picture of at most this width for a
    place that needs more than a few lines; None for other places. A higher one is scrolled."""

    zooms: int = 0
    """The number of zoom levels of a board that may be larger than its pane.

    It then paints the part selected by `offer.camera` and `offer.zoom` into a viewport of the
    canvas (`Canvas.viewport`) and reports every space with `Canvas.landmark`, even outside the
    viewport.
    """
    pages: Callable[[V], tuple[str, ...]] = no_pages
    """Return the names of the pages of a board that shows one of several (`offer.page`)."""
    page_for: Callable[[V, Iterable[str]], str] = any_page
    """Return the page that contains most of some places."""
    place_on_map: Callable[[V, str], str] = same_place
    """Return the space that the camera shows while the cursor is on a place outside the map, such
    as the unit that holds a card; a space is returned as it is."""
    find_places: Callable[[V, str], Iterable[str]] = find_no_places
    """Return the places where something is that a player has typed, in lower case: "?", "hanno"."""
    unlettered_prefixes: tuple[str, ...] = ()
    """The prefixes of places without jump letters, such as the spaces of a map."""

    fixed_letters: tuple[tuple[str, ...], ...] = ()
    """The places that keep their jump letter throughout a match: those with the first letter, those
    with the second, and so on. Places with the same letter should not be offered together. A group
    of the list is named by its verb and a space ("buy ")."""
    piece_letters: Callable[[V], tuple[tuple[str, ...], ...]] = no_piece_letters
    """Return more places that keep their jump letter, as `fixed_letters`, for the pieces that were
    drawn for this match. A place must have the same number in all views of a seat."""

    orientation_prefixes: tuple[str, ...] = ()
    """The prefixes of places that represent the orientations of a piece, which two keys step
    through.
    """
    reacts: bool = False
    """Does the game have reaction windows, in which a player may pass?"""
    not_first: Callable[[V], tuple[str, ...]] = no_verbs
    """Return the verbs that the cursor does not start on, because they give something up."""
    obvious_choice: Callable[[V, Sequence[Choice]], Choice | None] = no_obvious_choice
    """Return the choice that is the only way to continue the viewer's last answer, so that it costs
    no key; None if the player decides something. A final choice is asked for nevertheless. It must
    depend only on public information, or the early answer would give a secret away."""
    choice_value: Callable[[V, Choice], float] = no_choice_value
    """Return how early a choice is listed among those of its verb: the greatest number is first.

    It knows only the view of the player who is asked, so the order tells nothing hidden."""
    estimate: Callable[[V, Choice], str] = no_estimate
    """Return the odds of the set of cards that a player has picked, by the bot that gives the
    hints ("wins about 40% of the time"). It is called on each step of picking, so it must be fast,
    and it knows only the view. It is not shown to players who have switched hints off."""
    part_of_turn: Callable[[V], str] = one_part
    """Return a name for the part of a turn in which choices keep their jump letters, and so their
    order in the list."""
    costly: tuple[str, ...] = ()
    """The verbs of choices that must be confirmed, because they give away something valuable."""

    beats: Callable[[V], tuple[str, int]] = no_beats
    """Return the name and the number of beats of the story in a view that the board shows step by
    step.
    """
    story_beats: Callable[[V, tuple[Event, ...]], tuple[int, ...]] = no_story
    """Return the number of beats of each scene in which the board shows the events of one update
    (`offer.story`); empty if there is nothing to show. The end of each scene stays until a key is
    pressed, if the player has chosen that."""

    occasion: Callable[[V], str] = one_occasion
    """Return a name for the occasion of a reaction window, so that a player can pass until the
    occasion changes."""
    can_prevent_something: Callable[[V], bool] = always_true
    """Could an answer in a reaction window still prevent something?"""
    no_answer_matters: Callable[[V], bool] = always_false
    """Is every answer in a reaction window without effect, so that a pass may be automatic?

    It must depend only on public information, or the pass would give away a hand.
    """
    no_held_card_matters: Callable[[V], bool] = always_false
    """Is every answer with a card in the viewer's hand without effect? Called only if all other
    players are bots, who learn nothing from an early pass."""
    is_pass_explained: Callable[[V], bool] = always_false
    """Does the text of a pass say why the viewer can do nothing else, so that it should be read
    before the pass? Then a pass is not automatic even if it is the only choice. Called only if all
    other players are bots, who learn nothing from the time that it takes."""
    concerns_only_others: Callable[[V], bool] = always_false
    """Does a reaction window concern no player of the viewer's team? It must depend only on public
    information.
    """
    mover: Callable[[V], int | tuple[int, ...] | None] = no_mover
    """Return the seat whose turn it is, or the seats of the team, so that events in a turn are not
    shown as events between turns; None if there is no such seat."""
    is_out: Callable[[V], bool] = always_false
    """Is the viewer's seat out of the match, so that bots may play fast?"""

    summary: Callable[[V, int, Look, tuple[str, ...]], Picture | None] = no_summary
    """Given view, width, look and the names of the players by seat, return a picture of the end.

    The names can be empty; then the game's own names of seats are used.
    """
    score: str = ""
    """The unit of the scores of an outcome ("Regions led")."""
    curves: Callable[[V], Mapping[str, tuple[int, ...]]] = no_curves
    """Return named numbers for each seat and then for each rival, to be plotted over the match."""
    curve_owners: Callable[[V], tuple[CurveOwner, ...]] = no_curve_owners
    """Return whose numbers the curves have, in their order, where that is not each seat and then
    each rival, such as the teams; empty where it is."""
    rivals: Callable[[V], tuple[Rival, ...]] = no_rivals
    """Return the rivals that are ranked besides the seats at the end of a match."""
    courses: Callable[[V], Curves] = no_courses
    """Return whole courses from the last view, instead of `curves`."""
    course_labels: Callable[[V], tuple[str, ...]] = no_course_labels
    """Return the name of the moment for each value of the courses ("Round 1")."""

    def __attrs_post_init__(self) -> None:
        for name, argument_count in counts_of_arguments(Painter).items():
            hook = getattr(self, name)
            if hook is not None and not callable(hook):
                raise BadGameError(
                    f"the hook `{name}` of a painter must be a function, not {hook!r}"
                )
            if hook is not None and not can_take(hook, argument_count):
                raise BadGameError(
                    f"the hook `{name}` of a painter must take {argument_count} arguments"
                )

    @property
    def is_large(self) -> bool:
        """May the board be larger than its pane, or have several pages?"""
        return self.zooms > 0 or self.pages is not no_pages
