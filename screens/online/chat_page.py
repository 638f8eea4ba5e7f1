"""Chat: its lines, the pane and the popup that show them, and the line to type in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

from attrs import evolve, frozen

from engine.core.errors import WardenclyffeError
from net.hall.chair import Chair
from net.hall.chat import ChatLine
from net.hall.errors import NoTeamError, NothingSaidError
from net.hall.visit import Visit
from screens.base.help import Help
from screens.base.page import Page, Popup
from screens.online.own_context import with_own_context
from themes.look import Look
from tui.keys import CHAT, TYPING, Keymap
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import paintable_text, width_of, wrapped_lines
from tui.widgets.entry import Entry

MAX_LINE_LENGTH = 240
COMMAND = "/"
_ROLES = {"chat": "text", "team": "good", "notice": "muted", "announcement": "warn"}


def speaker_text(line: ChatLine) -> str:
    """The speaker of a line, with a team audience: "ann", "ann (team)"; empty for a notice."""
    return f"{line.speaker} (team)" if line.kind == "team" else line.speaker


@frozen
class ChatView:
    """The chat of the lobby or of a table, as a page shows it."""

    title: str
    lines: Callable[[], Sequence[ChatLine]]
    say: Callable[[str], Awaitable[None]]
    watch: Callable[[Callable[[], None]], Callable[[], None]]
    mute: Callable[..., Awaitable[None]]
    """Hides the messages of the visitor with a label, or with `muted=False` shows them."""
    say_to_team: Callable[[str], Awaitable[None]] | None = None
    """Says something to the visitor's team; None if there are no teams."""

    async def say_or_run(self, text: str, keymap: Keymap) -> str:
        """Say a line, or run it as a command, and return a notice for the player.

        Raises NothingSaidError for an unknown command, so that a typing error does not send a team
        message to all.
        """
        command = keymap.command_in_chat(text)
        if command is not None:
            return await self._do_command(*command)
        if text.strip().startswith(COMMAND):
            raise NothingSaidError(f"unknown command {text.split()[0]}: nothing was sent")
        if text.strip():
            await self.say(text)
        return ""

    async def _do_command(self, action: str, text: str) -> str:
        if action == "team_talk":
            if self.say_to_team is None:
                raise NoTeamError("nothing was sent: there are no teams here")
            await self.say_to_team(text)
            return ""
        await self.mute(text, muted=action == "mute")
        return f"{text} is {'muted' if action == 'mute' else 'no longer muted'}"


def full_text(entry: Entry) -> str:
    return f"Full: {entry.longest} characters. Send this, then type the rest"


def chat_of(chair: Chair, visit: Visit) -> ChatView:
    return ChatView(
        f"Table {chair.code}",
        chair.lines,
        chair.say,
        chair.watch_table,
        visit.mute,
        chair.say_to_team,
    )


def lobby_chat_of(visit: Visit) -> ChatView:
    return ChatView("Lobby", visit.lines, visit.say, visit.watch, visit.mute)


@frozen
class _Row:
    speaker: str
    text: str
    role: str


def _chat_rows(lines: Iterable[ChatLine], width: int, look: Look) -> list[_Row]:
    rows: list[_Row] = []
    for line in lines:
        name = speaker_text(line)
        content = f"{name}: {line.text}" if name else line.text
        text = paintable_text(content, ascii_only=look.glyphs.ascii_only)
        for number, part in enumerate(wrapped_lines(text, max(8, width), "  ")):
            rows.append(_Row(name if not number else "", part, _ROLES[line.kind]))
    return rows


def paint_chat(
    canvas: Canvas, lines: Iterable[ChatLine], x: int, y: int, width: int, height: int
) -> None:
    look = canvas.look
    rows = _chat_rows(lines, width, look)[-max(0, height) :] if height > 0 else []
    if not rows:
        canvas.text(x, y, "No messages yet.", look.style("muted"), width=width)
    for number, row in enumerate(rows):
        canvas.text(x, y + number, row.text, look.style(row.role), width=width)
        if row.speaker:
            name = canvas.clip(row.speaker, width)
            canvas.text(x, y + number, name, look.style("accent", bold=True))


def paint_chat_pane(
    chat: ChatView, entry: Entry | None, width: int, height: int, look: Look, *, key: str
) -> Picture:
    canvas = Canvas(width, height, look, "surface")
    canvas.frame(chat.title, *(("accent", "accent") if entry else ("border", "muted")))
    paint_chat(canvas, chat.lines(), 2, 1, width - 4, height - (3 if entry else 2))
    if entry is not None:
        entry.paint(canvas, 2, height - 2, width - 4)
        if entry.is_full:
            canvas.text(2, height - 1, f" {full_text(entry)} ", look.style("warn"))
    else:
        text = f" {key} to chat "
        if width > width_of(text) + width_of(chat.title) + 8:
            canvas.text(width - width_of(text) - 2, height - 1, text, look.style("muted"))
    return canvas.picture()


class ChatPage(Page):
    COMPACT_BELOW = 104
    chat: ChatView

    def help(self) -> Help:
        base = super().help()
        return evolve(base, scopes=(*base.scopes, CHAT))

    def action_chat(self) -> None:
        self.entry = Entry(longest=MAX_LINE_LENGTH)
        self.repaint()

    def on_typed(self, text: str | None) -> Awaitable[None] | None:
        return self.speak(text) if text else None

    async def speak(self, text: str) -> None:
        """Say a line. A refused one is put back to be edited, and the error is raised."""
        try:
            notice = await self.chat.say_or_run(text, self.host.keymap)
        except WardenclyffeError:
            self.entry = Entry(text, MAX_LINE_LENGTH)
            raise
        if notice:
            self.say(notice)


class ChatPopup(Popup, ChatPage):
    def __init__(self, chat: ChatView, start: str = "", *, has_team: bool = False) -> None:
        """Lines begin with `start`, such as a command; `has_team` offers the chat of a team."""
        super().__init__()
        self.chat = chat
        self._start = start
        self._has_team = has_team
        self.entry = Entry(start, MAX_LINE_LENGTH)

    def on_mount(self) -> None:
        self.at_end(self.chat.watch(with_own_context(self._on_heard)))

    def _on_heard(self) -> None:
        if self.is_attached:
            self.begin(self.repaint)

    def _keys_text(self) -> str:
        keymap = self.host.keymap
        send, close = keymap.shown_key("accept", TYPING), keymap.shown_key("cancel", TYPING)
        mute, unmute = keymap.shown_key("mute", CHAT), keymap.shown_key("unmute", CHAT)
        talk = (
            f"{keymap.shown_key('team_talk', CHAT)} WORDS to your team, " if self._has_team else ""
        )
        return f"{send} sends and closes, {close} closes; {talk}{mute} NAME, {unmute} NAME"

    async def on_typed(self, text: str | None) -> None:
        """Say the line and leave, with whether something was said; a refused line stays."""
        if not (text and text.strip()) or text.strip() == self._start.strip():
            self.leave(False)
            return
        await self.speak(text)
        self.leave(True)

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, self.chat.title), self.look
        paint_chat(canvas, self.chat.lines(), 3, 2, width - 6, height - 6)
        if self.entry is not None:
            self.entry.paint(canvas, 3, height - 3, width - 6)
        text, role = self._keys_text(), "muted"
        if self.entry is not None and self.entry.is_full:
            text, role = full_text(self.entry), "warn"
        canvas.text(3, height - 2, text, look.style(role), width=width - 6)
        return canvas.picture()
