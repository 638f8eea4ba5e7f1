"""Home: the tower, the name, and the main menu."""

from __future__ import annotations

from attrs import evolve
from textual.app import ComposeResult

from engine.core import registry
from engine.core.errors import WardenclyffeError
from saves.store import Summary
from screens.base.help import Help
from screens.base.listing import ListingPage
from screens.base.page import FirstPage
from tui.keys import NUMBERS
from tui.widgets.art import (
    NAME_HEIGHT,
    NAME_WIDTH,
    TOWER_HEIGHT,
    TOWER_WIDTH,
    paint_name,
    paint_sky,
    paint_tower,
)
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import Item, paint_items
from tui.widgets.sheet import Sheet

FIRST = "first:"
"""Items that start a game's recommended first game are named first:duel and so on."""
SETTING_UP = "Setting up the game, one moment"
"""The notice while a match is loaded, which takes seconds on a slow machine."""
TAGLINE = "Board games of electric ambition"

_ITEMS = (
    Item("new_game", "New game", "choose a game and start"),
    Item("continue", "Continue", "unfinished matches"),
    Item("replays", "Replays", "watch finished matches"),
    Item("rules", "Rules", "read and search"),
    Item("settings", "Settings", "colours, symbols, speed"),
    Item("quit", "Quit", "everything is saved"),
)


def title_of(game: str) -> str:
    try:
        return registry.find(game).title
    except WardenclyffeError:
        return game


def short_title(title: str) -> str:
    return title.rpartition(": ")[2]


class HomePage(FirstPage, ListingPage):
    SCOPE = "home"
    LEADS_TO = ("resume", "new_game", "continue", "replays")
    SHOWS = ("rules", "settings")

    def __init__(self) -> None:
        super().__init__()
        self._newest: Summary | None = None

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint, id="home")
        yield self.footer()

    def footer_keys(self) -> tuple[FooterKey, ...]:
        return self.footer_row(choose="open", help="help", quit="quit")

    @property
    def items(self) -> tuple[Item, ...]:
        """The menu: the newest unfinished match, a new game, first games, and the rest."""
        new_game, *others = self.items_with_keys(_ITEMS)
        items = (new_game, *self._first_games(), *others)
        if self._newest is None:
            return items
        note = f"{self._newest.progress_text} of {title_of(self._newest.game)}"
        return (*self.items_with_keys((Item("resume", "Go on", note),)), *items)

    def _first_games(self) -> tuple[Item, ...]:
        wide = self._is_wide(self.size.width)
        return tuple(
            Item(f"{FIRST}{slug}", "First game", title if wide else short_title(title), number)
            for number, (slug, title) in zip(NUMBERS, registry.first_games(), strict=False)
        )

    async def on_shown(self) -> None:
        summaries = await self.host.store.summaries()
        games = registry.slugs()
        newest_before = self._newest
        self._newest = next(
            (each for each in summaries if not each.finished and each.game in games), None
        )
        if (newest_before is None) != (self._newest is None):
            self._cursor = 0

    # Keys and pointer

    @property
    def length(self) -> int:
        return len(self.items)

    async def action_choose(self) -> None:
        await self.act(self.items[self.cursor].action)

    async def act(self, action: str) -> None:
        for index, item in enumerate(self.items):
            if item.action == action:
                self.move_cursor_to(index)
        if action.startswith(FIRST):
            self.run_after_notice(SETTING_UP, self._begin_first_game, action.removeprefix(FIRST))
        else:
            await super().act(action)

    def help(self) -> Help:
        numbers = [item.letter for item in self._first_games()]
        first_games = (f"{numbers[0]} to {numbers[-1]}", "start a first game") if numbers else ()
        return evolve(super().help(), letters=(first_games,) if first_games else ())

    def has_letter(self, letter: str) -> bool:
        return any(item.letter == letter for item in self._first_games())

    async def on_letter(self, letter: str) -> None:
        for item in self._first_games():
            if item.letter == letter:
                await self.act(item.action)

    async def _begin_first_game(self, slug: str) -> None:
        from screens.table.open_match import begin_first_game

        await begin_first_game(self, registry.find(slug))

    def can_do(self, action: str) -> bool:
        if action in ("back", "quit_now") or (action == "resume" and self._newest is None):
            return False
        return super().can_do(action)

    def action_home(self) -> None:
        """Quit, because no page is behind this one."""
        self.action_quit()

    def action_quit(self) -> None:
        self.app.exit()

    async def action_resume(self) -> None:
        from screens.table.open_match import open_match

        if self._newest is not None:
            await open_match(self, self._newest.id)

    def action_new_game(self) -> None:
        self.open_new_game()

    def open_new_game(self, game: str = "") -> None:
        from screens.home.new_game import NewGamePage

        self.open(NewGamePage(game))

    def action_continue(self) -> None:
        from screens.home.saved_matches import SavesPage

        self.open(SavesPage(shows_finished=False))

    def action_replays(self) -> None:
        from screens.home.saved_matches import SavesPage

        self.open(SavesPage(shows_finished=True))

    # Painting

    def _paint(self, width: int, height: int) -> Picture:
        canvas = Canvas(width, height, self.look)
        if self._is_wide(width):
            self._paint_beside(canvas)
        else:
            self._paint_below(canvas)
        paint_sky(canvas)
        return canvas.picture()

    def _is_wide(self, width: int) -> bool:
        return width >= TOWER_WIDTH + NAME_WIDTH + 8

    def _paint_beside(self, canvas: Canvas) -> None:
        x = (canvas.width - TOWER_WIDTH - NAME_WIDTH - 4) // 2
        y = max(0, (canvas.height - TOWER_HEIGHT) // 2)
        paint_tower(canvas, x, y, spark=self.cursor)
        right = x + TOWER_WIDTH + 4
        paint_name(canvas, right, y + 2)
        self._paint_tagline(canvas, right, y + 6)
        rows = len(self.items)
        gap = 1 if canvas.height - y - 9 > 2 * rows + 2 else 0
        paint_items(
            canvas, self.items, self.cursor, right, y + 9, NAME_WIDTH, rows * (1 + gap), gap=gap
        )

    def _paint_below(self, canvas: Canvas) -> None:
        name = max(0, (canvas.width - NAME_WIDTH) // 2)
        top = max(0, (canvas.height - TOWER_HEIGHT - NAME_HEIGHT) // 2)
        paint_name(canvas, name, top + 1)
        tower = canvas.width >= TOWER_WIDTH + 40 and canvas.height >= TOWER_HEIGHT + 3
        x = 6
        if tower:
            paint_tower(canvas, 2, canvas.height - TOWER_HEIGHT, spark=self.cursor)
            x = TOWER_WIDTH + 5
        self._paint_tagline(canvas, x, top + 5)
        width = canvas.width - x - 3
        room = canvas.height - top - 8
        gap = 1 if room >= 2 * len(self.items) else 0
        paint_items(canvas, self.items, self.cursor, x, top + 8, width, room, gap=gap)

    def _paint_tagline(self, canvas: Canvas, x: int, y: int) -> None:
        canvas.text(x, y, TAGLINE, self.look.style("muted", italic=True))
