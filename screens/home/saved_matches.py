"""The saved matches: continue, replay, export, delete."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from textual.app import ComposeResult

from engine.core.text import count, join_with_and
from saves.errors import BadExportError
from saves.export import write_export
from saves.store import Summary
from saves.tables import check_not_hosted
from screens.base.dialogs import confirm
from screens.base.listing import ListingPage
from screens.base.seat_names import with_players
from screens.home.home import title_of
from screens.table.open_match import open_match, open_replay
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import ITEM, first_visible_row
from tui.widgets.sheet import Sheet

EXPORTS = "exports"
_STEPS = ((60, "minute"), (3600, "hour"), (86400, "day"))


def age_text(stamp: str, now: datetime) -> str:
    """The age of a timestamp: "3 hours ago"."""
    try:
        seconds = int((now - datetime.fromisoformat(stamp)).total_seconds())
    except (ValueError, TypeError):
        return ""
    for size, name in reversed(_STEPS):
        if seconds >= size:
            return f"{count(seconds // size, name)} ago"
    return "just now"


class SavesPage(ListingPage):
    SCOPE = "saves"
    ENDLESS = False

    def __init__(self, *, shows_finished: bool) -> None:
        super().__init__()
        self._shows_finished = shows_finished
        self._matches: list[Summary] = []

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint, id="matches")
        yield self.footer()

    def footer_keys(self) -> tuple[FooterKey, ...]:
        texts = {"choose": "continue", "replay": "replay", "export": "export", "delete": "delete"}
        if self._shows_finished:
            del texts["replay"]
            texts["choose"] = "watch"
        ready = bool(self._matches)
        keys = (self.footer_key(action, text, ready=ready) for action, text in texts.items())
        return *keys, *super().footer_keys()

    async def on_shown(self) -> None:
        summaries = await self.host.store.summaries()
        self._matches = [each for each in summaries if each.finished is self._shows_finished]

    @property
    def match(self) -> Summary | None:
        return self._matches[self.cursor] if self._matches else None

    # Keys and pointer

    @property
    def length(self) -> int:
        return len(self._matches)

    async def action_choose(self) -> None:
        if self.match is not None:
            await (open_replay if self._shows_finished else open_match)(self, self.match.id)

    async def action_replay(self) -> None:
        if self.match is not None:
            await open_replay(self, self.match.id)

    async def action_export(self) -> None:
        if self.match is not None:
            await check_not_hosted(self.host.store, self.match.id)
            record = (await self.host.store.load(self.match.id)).record
            path = _free_path(self.host.folder / EXPORTS, f"{self.match.game}-{self.match.id}")
            write_export(path, record)
            self.say(f"Exported to {path}")

    def action_delete(self) -> None:
        match = self.match
        if match is None:
            return
        names = join_with_and([player.name for player in match.players])
        description = ", ".join(part for part in (title_of(match.game), names) if part)
        text = f"{description}. It will be deleted permanently."
        confirm(self, "Delete this match?", text, lambda: self._delete(match.id))

    async def _delete(self, match_id: str) -> None:
        await self.host.store.delete(match_id)
        await self.on_shown()
        self.repaint()

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        title = "Replays" if self._shows_finished else "Continue"
        match_count = len(self._matches)
        count_text = count(match_count, "match", "matches") if match_count else ""
        return paint_title(title, count_text, (), width, self.look)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look), self.look
        if not self._matches:
            text = "No finished matches yet." if self._shows_finished else "No unfinished matches."
            middle = height // 2 - 1
            canvas.text(0, middle, text, look.style("muted"), width=width, align="center")
            return canvas.picture()
        column = min(width - 4, 110)
        x, now, room = (width - column) // 2, datetime.now(UTC), max(1, (height - 1) // 3)
        start = first_visible_row(self.cursor, len(self._matches), room)
        for row, match in enumerate(self._matches[start : start + room]):
            is_under_cursor = start + row == self.cursor
            _paint_match(
                canvas, match, x, 1 + 3 * row, column, is_under_cursor=is_under_cursor, now=now
            )
            canvas.target(f"{ITEM}{start + row}", x, 1 + 3 * row, column, 2)
        return canvas.picture()


def _paint_match(
    canvas: Canvas,
    match: Summary,
    x: int,
    y: int,
    width: int,
    *,
    is_under_cursor: bool,
    now: datetime,
) -> None:
    look = canvas.look
    if is_under_cursor:
        canvas.fill(x, y, width, 2, look.style("bright", on="raised"))
        canvas.vline(x, y, 2, look.style("focus"), look.glyphs.edge)
    age = age_text(match.updated, now)
    title = look.style("bright" if is_under_cursor else "text", bold=True)
    end = canvas.text(x + 2, y, title_of(match.game), title, width=width // 2)
    canvas.text(width + x - len(age) - 1, y, age, look.style("muted"))
    state = (
        with_players(match.outcome, [each.name for each in match.players]) or match.progress_text
    )
    canvas.text(
        end + 2, y, state, look.style("accent"), width=max(0, x + width - end - len(age) - 5)
    )
    names = join_with_and([player.name for player in match.players])
    canvas.text(x + 2, y + 1, names, look.style("muted"), width=max(0, width - 20))
    answers = count(match.answer_count, "answer")
    canvas.text(x + width - len(answers) - 1, y + 1, answers, look.style("muted"))


def _free_path(folder: Path, name: str) -> Path:
    """A path in the folder where no file exists yet; raises BadExportError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadExportError(f"cannot write to {folder}: {error.strerror}") from error
    paths = (folder / f"{name}{f'-{n}' if n else ''}.json" for n in range(1000))
    return next(path for path in paths if not path.exists())
