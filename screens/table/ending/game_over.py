"""The end of a match: the result, the course, and the next steps."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.timer import Timer

from engine.core.codec import from_plain
from net.play.playable import Playable
from net.play.threads import run_in_thread
from screens.base.scrolling import ScrollingPage
from screens.table.ending.end_story import EndStory
from screens.table.open_match import begin_match, open_replay
from screens.table.shuffle_page import ShufflePage
from screens.table.story.log_page import LogPage
from screens.table.story.shown_log import ShownLog
from screens.table.table_names import TableNames
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import ITEM, Item, item_number
from tui.widgets.sheet import Sheet

_ITEMS = (
    Item("again", "Play again"),
    Item("swapped", "Swap seats"),
    Item("replay", "Replay"),
    Item("board", "Board"),
    Item("shuffle", "Shuffle"),
    Item("home", "Home"),
)


class GameOverPage(ScrollingPage):
    """The result of a match. Escape goes back to the board.

    The key that ended the match, pressed once more by habit, must not begin another one: in the
    first moments no key does, and after that Enter must be pressed twice.
    """

    SCOPE = "local_game_over"
    BEGINNING: ClassVar[tuple[str, ...]] = ("again", "swapped")
    ITEMS: ClassVar[tuple[Item, ...]] = _ITEMS

    def __init__(self, table: Playable, seat: int | None, *, has_scores: bool = True) -> None:
        super().__init__(classes="gameover")
        self._table = table
        self.story = EndStory(table, seat, has_scores=has_scores)
        alone = len(table.players) == 1
        self.items = tuple(each for each in self.ITEMS if not (alone and each.action == "swapped"))
        self._cursor = 0
        self._input_pause: Timer | None = None
        self._armed = False
        """Was Enter pressed once on an item that begins another match?"""

    def can_do(self, action: str) -> bool:
        return super().can_do(action) and (action != "swapped" or len(self._table.players) > 1)

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint_story, id="story")
        yield Sheet(self._paint_items, id="items")
        yield self.footer()

    def on_mount(self) -> None:
        self._input_pause = self.pause_input()

    def handle_key_first(self, key: str) -> bool:
        """Ignore a key that would begin a match in the first moments, which then start again."""
        action = self.host.keymap.action_of_key(key, self.scope)
        item_number = self.items[self._cursor].action if action == "choose" else action
        used_up = self.is_deaf and item_number in self.BEGINNING
        if used_up and self._input_pause is not None:
            self._input_pause.reset()
        return used_up

    def handle_click_first(self) -> bool:
        return self.is_deaf

    def footer_keys(self) -> tuple[FooterKey, ...]:
        curve = (self.footer_key("curve", "next chart"),) if len(self.story.curves) > 1 else ()
        keys = self.footer_row(choose="choose", down="scroll", back="board", log="log", home="home")
        return (*keys, *curve)  # the curve is the last, because it comes later than the page

    async def on_shown(self) -> None:
        """Compute the curves once, in a thread, because a long match takes a while."""
        if not self.story.curves:
            await run_in_thread(self.story.follow_course)

    # Next steps

    async def action_choose(self) -> None:
        if self._armed or self.items[self._cursor].action not in self.BEGINNING:
            await self._choose()
        else:
            self._armed = True
            self.repaint("items")

    async def _choose(self) -> None:
        self._armed = False
        await self.act(self.items[self._cursor].action)

    async def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        self._go_to(item_number(place))
        if is_click:
            await self._choose()

    async def action_again(self) -> None:
        await self._begin(swaps_seats=False)

    async def action_swapped(self) -> None:
        await self._begin(swaps_seats=True)

    async def _begin(self, *, swaps_seats: bool) -> None:
        game = self._table.game
        options: Any = from_plain(dict(self._table.options), game.options)
        players = self._table.players[::-1] if swaps_seats else self._table.players
        self.host.go_home()
        await begin_match(self, game, players=players, options=options)

    async def action_replay(self) -> None:
        await open_replay(self, self._table.id)

    def action_board(self) -> None:
        self.leave()

    def action_shuffle(self) -> None:
        self.open(ShufflePage(self._table))

    def action_log(self) -> None:
        update = self.story.update
        table, log = self._table, self._table.log(update.seat)
        names = TableNames(table.game, table.players, lambda: update.view)
        shown_log = ShownLog(names.with_names)
        shown_log.show_lines(log, update.seat)
        self.open(LogPage(shown_log.last_lines(), names.names_in_log()))

    def action_left(self) -> None:
        self._go_to(self._cursor - 1)

    def action_right(self) -> None:
        self._go_to(self._cursor + 1)

    def _go_to(self, number: int) -> None:
        self._cursor, self._armed = number % len(self.items), False
        self.repaint()

    @property
    def rows_of_a_page(self) -> int:
        return 10

    def action_curve(self) -> None:
        self.story.show_next_curve()
        self.repaint()

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title(self._table.game.title, "The game is over", (), width, self.look)

    def _paint_story(self, width: int, height: int) -> Picture:
        story = self.story.paint(width, self.look)
        self.top = max(0, min(self.top, story.height - height))
        if story.height < height:
            canvas = Canvas(width, height, self.look)
            canvas.draw(0, 0, story)
            return canvas.picture()
        strips = story.strips[self.top : self.top + height]
        return Picture(width, len(strips), strips)

    def _paint_items(self, width: int, height: int) -> Picture:
        """Paint the next steps in one row, each always in its place; disabled ones are muted."""
        canvas, look = Canvas(width, 1, self.look, "surface"), self.look
        x, gap = 2, int(not self.has_class("compact"))
        for number, item in enumerate(self.items_with_keys(self.items)):
            is_under_cursor = number == self._cursor
            ready = not (self.is_deaf and item.action in self.BEGINNING)
            cells = len(item.letter) + len(item.text) + 3
            if is_under_cursor:
                canvas.fill(x, 0, cells, 1, look.style("bright", on="raised"))
            if ready:
                canvas.target(f"{ITEM}{number}", x, 0, cells, 1)
            letter = look.style("focus" if ready else "muted", bold=ready)
            canvas.text(x + 1, 0, item.letter, letter)
            role = "muted" if not ready else "bright" if is_under_cursor else "text"
            style = look.style(role, bold=is_under_cursor and ready)
            x = canvas.text(x + 3, 0, item.text, style) + 1 + gap
        if self._armed:
            self._paint_question(canvas, x)
        return canvas.picture()

    def _paint_question(self, canvas: Canvas, x: int) -> None:
        """Paint at the right end, after column `x`, the key that confirms the item."""
        key_text = f"{self.shown_key('choose')} again"
        whole = f"{self.items[self._cursor].text}: {key_text}"
        text = whole if x + len(whole) < canvas.width else key_text
        canvas.text(canvas.width - len(text) - 1, 0, text, self.look.style("warn", bold=True))
