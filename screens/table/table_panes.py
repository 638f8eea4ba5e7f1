"""The panes of a table, painted from the model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from textual.geometry import Size

from screens.table.cached_board import CachedBoard
from screens.table.choices_pane import choice_list_of
from screens.table.parts.navigation import CHOICES, LOG
from screens.table.plain_board import paint_plainly
from screens.table.story.recap import fit_recap, paint_recap
from tui.widgets.bars import paint_prompt, paint_title
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.cells import width_of
from tui.widgets.choices import paint_choices, paint_choices_wide
from tui.widgets.log import farthest_back, paint_log
from tui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from screens.table.table_page import TablePage


SMALL_NOTE = "best at 80x24"
"""The note about a window in which texts may be cut."""
HINT_NOTES = (
    "hints can be turned off in the settings",
    "turn hints off: settings",
    "hints: settings",
)
"""The note about automatic hints, on the first screen of a recommended first game."""
PROMPT_GAPS = 8
"""The cells of the prompt line that no words use."""


def news_note(unread: int, key: str, room: int) -> str:
    """The number of unread log lines, and the key that opens the log, in at most `room` cells."""
    fitting = (f"log: {unread} new, {key} opens it", f"log: {unread} new")
    return next((each for each in fitting if width_of(each) <= room), "") if unread else ""


class Panes:
    """Paints the panes of the table page, from the state of the page.

    The panes of another kind of table override `title` and `note`.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._board = CachedBoard()

    def title(self, width: int, height: int) -> Picture:
        page = self._page
        chips = page.model.names.seat_chips(page.model.update.waiting_for)
        return paint_title(page.table.game.title, page.model.where(), chips, width, page.look)

    def prompt(self, width: int, height: int) -> Picture:
        asked_player, question, role = self._page.model.prompt()
        unread = self._page.model.unread_count() if self._page.has_class("compact") else 0
        room = width - width_of(asked_player + question) - PROMPT_GAPS
        note = self.note()
        if not note and self._page.model.is_guided and self._page.model.goal_lines():
            note = next((each for each in HINT_NOTES if width_of(each) <= room), "")
        note = note or news_note(unread, self._page.shown_key("log"), room)
        if (
            not note
            and self._page.is_small
            and width_of(asked_player + question + SMALL_NOTE) + PROMPT_GAPS <= width
        ):
            note = SMALL_NOTE
        return paint_prompt(asked_player, question, role, width, self._page.look, note=note)

    def goal(self, width: int, height: int) -> Picture:
        canvas = Canvas(width, height, self._page.look, "background")
        for y, text in enumerate(self._page.goal_lines()):
            canvas.text(2, y, text, self._page.look.style("gold"), width=width - 3)
        return canvas.picture()

    def note(self) -> str:
        if first := self._page.first_letter:
            return f"{first}{self._page.look.glyphs.ellipsis} the second letter"
        if self._page.advisor.is_thinking:
            return f"a hint is coming{self._page.look.glyphs.ellipsis}"
        if note := self._page.mode.note():
            return note
        if pace := self._page.reaction_clock.pending_text():
            return pace
        return self._page.looking.hovered_name

    def board(self, width: int, height: int) -> Picture:
        page = self._page
        painted_targets = page.query_one("#board", Sheet).picture.targets
        offer = page.model.offer(page.navigation.place, painted_targets, looking=page.looking.is_on)
        if page.looking.is_on:  # its mark is the only one
            looked_at = page.looking.place
            offer = evolve(offer, cursor=looked_at if looked_at in offer.places else "")
        view = page.model.shown_view
        try:
            board = self._shown_part(width, height, offer)
        except Exception as error:
            # A failing painter must not end a match, so the plain board is the fallback.
            page.host.log_error(error)
            board = paint_plainly(view, width, height, page.look, offer)
        return self._with_recap(page.looking.board_with_mark(board))

    def _with_recap(self, board: Picture) -> Picture:
        page, recap = self._page, self._page.model.recap
        if not recap.lines or page.model.playback.is_playing:
            return board
        return paint_recap(
            board,
            fit_recap(board, recap.lines, recap.summary),
            page.look,
            names=page.model.names.names_in_log(),
            dismiss=page.recapping.closing_keys,
            later=page.shown_key("down"),
            top=recap.top,
            needed_places=page.model.jump_letters,
            players=[page.model.names.seat_name(seat) for seat in recap.seats],
        )

    def _shown_part(self, width: int, height: int, offer: Offer) -> Picture:
        page = self._page
        slug, view, look = page.table.game.slug, page.model.shown_view, page.look
        menu = page.model.menu
        group = menu.title if menu is not None and menu.is_in_group else ""
        page.map.turn_to(menu, offer.places, group=group)
        return page.map.paint(
            lambda part: self._board.paint(slug, view, width, height, look, part),
            offer,
            place=page.looking.place,
            shown_places=offer.places or offer.changed_places,
        )

    def choices(self, width: int, height: int) -> Picture:
        page, cursor = self._page, self._page.navigation
        if page.looking.is_on:
            return page.looking.paint_about(width, height)
        in_use = cursor.pane == CHOICES
        choices = choice_list_of(page.model, in_use=in_use, place=cursor.place, height=height)
        if not page.has_class("compact"):
            return paint_choices(choices, width, height, page.look)
        news = tuple(line.text for line in page.model.news_lines())
        choices = evolve(choices, news=news, names=page.model.names.names_in_log())
        return paint_choices_wide(choices, width, height, page.look)

    def log(self, width: int, height: int) -> Picture:
        page, cursor = self._page, self._page.navigation
        in_use, scrolled_rows = cursor.pane == LOG, cursor.log_offset
        lines = page.model.shown_log(height + scrolled_rows)  # no more than is visible
        news = bool(page.model.news_lines())
        title = "Log: marked lines are new" if news and width > 34 else "Log"
        return paint_log(
            lines,
            width,
            height,
            page.look,
            title=title,
            scrolled_rows=scrolled_rows,
            in_use=in_use,
            names=page.model.names.names_in_log(),
        )

    def farthest_back(self, size: Size) -> int:
        return farthest_back(self._page.model.shown_log(), size.width, size.height, self._page.look)
