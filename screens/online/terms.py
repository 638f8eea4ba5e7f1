"""The terms of a table, which a visitor accepts by taking a seat there."""

from __future__ import annotations

import attrs

from engine.core.options import value_text
from engine.core.text import capital
from net.hall.chair import Chair
from net.play.proof import short_hash
from saves.fairness import MAX_INPUT_LENGTH
from screens.base.dialogs import ChoosePage, TypePage
from screens.base.seat_names import seat_text
from tui.widgets.canvas import Picture
from tui.widgets.cells import wrapped_lines
from tui.widgets.items import Item, paint_items

SEED_KNOWN = "seed known"
"""The mark of a table whose seed was typed: the seed determines every hidden card."""
TYPE_FOR_SHUFFLE = "type_for_shuffle"
"""The action of typing characters for the shuffle."""
LISTED = {True: "Listed for all", False: "Only with the code"}
"""The visibility of a table in the lobby, by whether it is public."""
_WARNING = "The seed is known: {} typed it, and can work out every hidden card."
_PROMPT = (
    "They and the secret of the server make the shuffle. Empty: the program draws some for you."
)
_WIDTH = 66
"""The width of a line in the dialog, if the window is wide enough."""
_FRAME, _OUTSIDE = 6, 4
"""Columns of the dialog's frame and margins, and those that the window keeps beside it."""


def table_terms(chair: Chair) -> tuple[str, ...]:
    """The terms of a table, one or two sentences for each: players, options, clock, seed."""
    return (
        _players_text(chair),
        *_own_team(chair),
        *((f"{options_text(chair)}.",) if chair.plan.options else ()),
        _clock_text(chair),
        *_seed_text(chair),
        *_shuffle_text(chair),
    )


def brief_terms(chair: Chair) -> tuple[str, ...]:
    """The terms without the options, for a person in the waiting room, which shows the options."""
    return (_players_text(chair), _clock_text(chair), *_seed_text(chair))


def options_text(chair: Chair) -> str:
    """The options of the table: "Draft: on, First player: at random".

    A plan leaves out the default of an option that is new; the table shows it with the others.
    """
    chosen = chair.plan.options
    return ", ".join(
        f"{each.metadata['label']}: {value_text(each, chosen.get(each.name, each.default))}"
        for each in attrs.fields(chair.match.game.options)
    )


def _players_text(chair: Chair) -> str:
    label_and_seat = ((seat.label, seat_text(seat.seat, seat.team).lower()) for seat in chair.seats)
    names = [f"{label} ({seat})" for label, seat in label_and_seat if label]
    return f"{chair.match.game.title}, with {', '.join(names) or 'no other player yet'}."


def _own_team(chair: Chair) -> tuple[str, ...]:
    """The team of the remaining seat, if it has one."""
    open_teams = (seat.team for seat in chair.seats if seat.kind in ("open", "reserved"))
    return tuple(f"You join team {team + 1}." for team in open_teams if team is not None)


def _seed_text(chair: Chair) -> tuple[str, ...]:
    return (_WARNING.format(chair.owner),) if chair.plan.seed is not None else ()


def _shuffle_text(chair: Chair) -> tuple[str, ...]:
    if not chair.commitment:
        return ()
    commitment = f"Commitment to the shuffle: {short_hash(chair.commitment)}."
    return (f"{commitment} {capital(typed_text(chair))}.",)


def typed_text(chair: Chair) -> str:
    """The visitor's part of the shuffle: the characters that were typed, or that they are drawn."""
    return f'you typed "{chair.typed}"' if chair.typed else "the program draws your words"


def characters_page(chair: Chair) -> TypePage:
    title = "Words for the shuffle"
    return TypePage(title, _PROMPT, chair.typed, longest=MAX_INPUT_LENGTH, may_be_empty=True)


def _clock_text(chair: Chair) -> str:
    clock = chair.plan.clock
    if clock.kind == "none":
        return "No clock."
    loses = "you lose" if clock.on_zero == "end" else "a bot plays on for you"
    return f"Clock: {clock.text}. When your time runs out, {loses}."


class TermsPage(ChoosePage):
    """The terms, and whether to sit down.

    It leaves with "yes", "no", "decline", TYPE_FOR_SHUFFLE or None.
    """

    def __init__(self, chair: Chair) -> None:
        """Create the page; the visitor would take the last free seat at the table of `chair`."""
        items = [Item("no", "Not now"), Item("yes", "Sit down, and begin")]
        if chair.commitment:
            items.append(Item(TYPE_FOR_SHUFFLE, "Type words for the shuffle"))
        if chair.reserved_seat is not None:
            items.append(Item("decline", "Decline: the seat opens to all"))
        super().__init__(f"Table {chair.code}", tuple(items), scope="terms")
        self._terms = table_terms(chair)
        self._lines: list[str] = []

    @property
    def dialog_height(self) -> int:
        return 0  # it depends on the window

    def on_size_changed(self, width: int, height: int) -> None:
        wide = min(_WIDTH, width - _FRAME - _OUTSIDE)
        self._lines = [line for each in self._terms for line in wrapped_lines(each, wide, "  ")]
        dialog = self.query_one("#dialog")
        dialog.styles.width = wide + _FRAME
        dialog.styles.height = len(self._lines) + len(self._items) + 6
        self.repaint()

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, self._title), self.look
        for y, line in enumerate(self._lines, 2):
            canvas.text(3, y, line, look.style("text"), width=width - 6)
        y = len(self._lines) + 3
        text = "The match begins as soon as you sit down."
        canvas.text(3, y, text, look.style("muted"), width=width - 6)
        paint_items(
            canvas, self._items_with_letters(), self.cursor, 2, y + 1, width - 4, len(self._items)
        )
        return canvas.picture()
