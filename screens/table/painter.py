"""The painter of a game's boards: a class whose methods and values are its hooks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from inspect import signature
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from engine.core.choice import Choice
from engine.core.errors import BadGameError
from engine.core.event import Event
from engine.core.game_faults import can_take
from engine.core.text import suggest
from engine.plugins.board_painters import BoardPainter
from screens.table.card_sets import Pieces
from screens.table.plain_board import paint_plainly
from themes.look import Look
from tui.widgets.canvas import Offer, Picture

V = TypeVar("V")
_NO_HOOKS = ("has_own", "is_large")
"""The public members of a painter that are derived from its hooks."""

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


class Painter(BoardPainter, Generic[V]):
    """The board of a game. A subclass overrides `paint`, and other hooks to improve the board.

    Every hook is a pure function or a value. `screens/games/duel` is a complete example. V is the
    type of the game's views. A public name that is no hook, and a hook with a wrong number of
    parameters, raise BadGameError when the class is made.
    """

    # The picture

    def paint(self, view: V, width: int, height: int, look: Look, offer: Offer) -> Picture:
        """The board."""
        return self.paint_rows(view, width, height, look, offer, range(height))

    def paint_rows(
        self, view: V, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
    ) -> Picture:
        """The board with only some rows painted, instead of `paint`.

        This is for a board where the cursor changes nothing outside the rows of its place, of
        `places_shown_with` it, and of the rows that follow the cursor (`Canvas.follow_the_cursor`).
        A step of the cursor then takes less time.
        """
        return paint_plainly(view, width, height, look, offer)

    def places_shown_with(self, view: V, place: str) -> Iterable[str]:
        """The other places that look different while the cursor is on a place: the way to it."""
        return ()

    def seat_roles(self, view: V) -> tuple[str, ...]:
        """The palette roles of the seats' colours; empty assigns them by number."""
        return ()

    def log_names(self, view: V) -> tuple[str, ...]:
        """A pattern for each seat's name in log lines; empty if they use `Game.seat_name`."""
        return ()

    def places_changed_by(self, event: Event, view: V) -> Iterable[str] | None:
        """The places that an event has changed. They are marked until the end of the viewer's next
        turn. None stands for the places whose names are in the fields of the event.
        """
        return None

    # Explanations

    def place_page(
        self, view: V, place: str, width: int, height: int, look: Look
    ) -> Picture | None:
        """A picture of at most this width for a place that needs more than a few lines."""
        return None

    def legend(self, look: Look) -> Signs:
        """The signs on the board with their meanings, for the help."""
        return ()

    def signs_in(self, view: V, signs: Signs) -> Signs:
        """The signs of the legend that occur in a match, for a game with several boards."""
        return signs

    def goal(self, view: V) -> str:
        """The goal of a match if it depends on its options; empty for `Game.goal`."""
        return ""

    def terms(self, view: V) -> Signs:
        """Terms of the game with their meanings, for the help."""
        return ()

    def lesson(self, view: V) -> tuple[str, str]:
        """The name of the part of a turn, and a line that explains it the first time; or empty."""
        return "", ""

    # Choices

    unlettered_prefixes: tuple[str, ...] = ()
    """The prefixes of places without jump letters, such as the spaces of a map."""
    fixed_letters: tuple[tuple[str, ...], ...] = ()
    """The places that keep their jump letter throughout a match: those with the first letter, those
    with the second, and so on. Places with the same letter should not be offered together. A group
    of the list is named by its verb and a space ("buy ")."""
    orientation_prefixes: tuple[str, ...] = ()
    """The prefixes of places that represent the orientations of a piece, which two keys step
    through."""
    costly: tuple[str, ...] = ()
    """The verbs of choices that must be confirmed, because they give away something valuable."""

    def piece_letters(self, view: V) -> tuple[tuple[str, ...], ...]:
        """As `fixed_letters`, for the pieces of this match; the same in all views of a seat."""
        return ()

    def pickable_pieces(self, view: V) -> Pieces:
        """The cards that can be picked if the rules ask for several, in their order there."""
        return {}

    def estimate(self, view: V, choice: Choice) -> str:
        """The odds of the set of cards that a player has picked ("wins about 40% of the time").

        It is asked at each step of picking, so it must be fast.
        """
        return ""

    def choice_value(self, view: V, choice: Choice) -> float:
        """How early a choice is listed among those of its verb: the greatest number is first."""
        return 0.0

    def not_first(self, view: V) -> tuple[str, ...]:
        """The verbs that the cursor does not start on, because they give something up."""
        return ()

    def obvious_choice(self, view: V, choices: Sequence[Choice]) -> Choice | None:
        """The choice that is the only way to continue the viewer's last answer, so that it costs no
        key; None if the player decides something. A final choice is asked for nevertheless. It must
        depend only on public information, or the early answer would give a secret away.
        """
        return None

    def part_of_turn(self, view: V) -> str:
        """A name for the part of a turn in which choices keep their jump letters and order."""
        return ""

    # A board larger than its pane

    zooms: int = 0
    """The number of zoom levels of a board that may be larger than its pane.

    It then paints the part selected by `offer.camera` and `offer.zoom` into a viewport of the
    canvas (`Canvas.viewport`) and reports every space with `Canvas.landmark`, even outside the
    viewport.
    """

    def pages(self, view: V) -> tuple[str, ...]:
        """The names of the pages of a board that shows one of several (`offer.page`)."""
        return ()

    def page_for(self, view: V, places: Iterable[str]) -> str:
        """The page that contains most of some places."""
        return ""

    def place_on_map(self, view: V, place: str) -> str:
        """The space of a place outside the map, such as of the unit that holds a card."""
        return place

    def find_places(self, view: V, text: str) -> Iterable[str]:
        """The places where something is that a player has typed, in lower case: "?", "hanno"."""
        return ()

    # Stories, step by step

    def beats(self, view: V) -> tuple[str, int]:
        """The name and the number of beats of the story that the board shows step by step."""
        return "", 0

    def story_beats(self, view: V, events: tuple[Event, ...]) -> tuple[int, ...]:
        """The number of beats of each scene in which the board shows the events of one update
        (`offer.story`); empty if there is nothing to show. The end of each scene stays until a key
        is pressed, if the player has chosen that.
        """
        return ()

    # Turns and reaction windows

    reacts: bool = False
    """Does the game have reaction windows, in which a player may pass?"""

    def mover(self, view: V) -> int | tuple[int, ...] | None:
        """The seat whose turn it is, or the seats of the team: its events are not between turns."""
        return None

    def is_out(self, view: V) -> bool:
        """Is the viewer's seat out of the match, so that bots may play fast?"""
        return False

    def occasion(self, view: V) -> str:
        """A name for the occasion of a reaction window; a player can pass until it changes."""
        return ""

    def can_prevent_something(self, view: V) -> bool:
        """Could an answer in a reaction window still prevent something?"""
        return True

    def no_answer_matters(self, view: V) -> bool:
        """Is every answer in a reaction window without effect, so that a pass may be automatic?

        It must depend only on public information, or the pass would give away a hand.
        """
        return False

    def no_held_card_matters(self, view: V) -> bool:
        """Is every answer with a card in hand without effect? Asked only if all others are bots."""
        return False

    def is_pass_explained(self, view: V) -> bool:
        """Does the text of a pass say why nothing else is possible, so that it waits to be read?

        Asked only if all others are bots, who learn nothing from the time that it takes.
        """
        return False

    def concerns_only_others(self, view: V) -> bool:
        """Does the window concern nobody in the viewer's team? Only public information counts."""
        return False

    # The end of a match

    score: str = ""
    """The unit of the scores of an outcome ("Regions led")."""

    def summary(self, view: V, width: int, look: Look, players: tuple[str, ...]) -> Picture | None:
        """A picture of the end; `players` are the names by seat, or empty for the game's own."""
        return None

    def curves(self, view: V) -> Mapping[str, tuple[int, ...]]:
        """Named numbers for each seat and then for each rival, to be plotted over the match."""
        return {}

    def curve_owners(self, view: V) -> tuple[CurveOwner, ...]:
        """Whose numbers the curves have, such as teams; empty for the seats and then the rivals."""
        return ()

    def rivals(self, view: V) -> tuple[Rival, ...]:
        """The rivals that are ranked besides the seats at the end of a match."""
        return ()

    def courses(self, view: V) -> Curves:
        """Whole courses from the last view, instead of `curves`."""
        return {}

    def course_labels(self, view: V) -> tuple[str, ...]:
        """The name of the moment for each value of the courses ("Round 1")."""
        return ()

    # What a subclass may override, and has

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name, given in vars(cls).items():
            if not name.startswith("_"):
                _check_hook(cls, name, bound=not isinstance(given, staticmethod))

    @classmethod
    def has_own(cls, hook: str) -> bool:
        """Does the class override this hook?"""
        return getattr(cls, hook) is not getattr(Painter, hook)

    @property
    def is_large(self) -> bool:
        """May the board be larger than its pane, or have several pages?"""
        return self.zooms > 0 or self.has_own("pages")


HOOKS = tuple(name for name in vars(Painter) if name[0] != "_" and name not in _NO_HOOKS)


def _check_hook(cls: type[Painter[Any]], name: str, *, bound: bool) -> None:
    """Raise BadGameError if a painter has something that is no hook, or cannot be called."""
    if name not in HOOKS:
        hint = suggest(name, HOOKS, otherwise="a helper's name begins with an underscore")
        raise BadGameError(f"the painter {cls.__name__} has no hook {name!r}; {hint}")
    hook, default = getattr(cls, name), getattr(Painter, name)
    if not callable(default):
        return
    if not callable(hook):
        raise BadGameError(f"the hook `{name}` of a painter must be a function, not {hook!r}")
    count = len(signature(default).parameters) - 1
    if not can_take(hook, count + bound):
        raise BadGameError(f"the hook `{name}` of a painter must take {count} arguments")
