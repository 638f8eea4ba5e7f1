"""A match from its beginning: step, jump, change the viewer, or let it play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.timer import Timer

from engine.core import registry
from engine.core.game import Game
from net.play.replay import Replay
from net.play.threads import in_thread
from net.play.update import Update
from saves.record import Player
from screens.base.page import Page
from screens.base.part import Part
from screens.base.rules import open_rules
from screens.base.seat_names import is_numbered, told_apart, with_players
from screens.table.looking import Looking, plain_name
from screens.table.map_controls import MapControls
from screens.table.painters import (
    changed_places,
    find_painter,
    names_in_log,
    paint_board,
    seat_role,
)
from themes.look import Look
from tui.widgets.about import About
from tui.widgets.bars import Chip, Hint, paint_prompt, paint_title
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.log import Line, Names, paint_log
from tui.widgets.sheet import Frame, Sheet

FASTEST = 0.3
"""Seconds that a position stays at least while a replay plays by itself."""


def first_viewer(replay: Replay, players: Sequence[Player]) -> int | None:
    """The seat whose eyes a replay begins with: the own one, else a person's, else the first.

    Boards mark that seat as the reader's: "(you)".
    """
    seats = [seat for seat in replay.viewers if seat is not None]
    seats.sort(key=lambda seat: (seat not in replay.own, not players[seat].is_human))
    return seats[0] if seats else None


class ReplayPage(Page):
    """A match to step through. Its board is moved and looked at with the keys of a table."""

    SCOPE = "replay_map"
    SMALL_SCOPE = "replay"
    """The scope of a board that is never larger than its pane."""
    PARTS: ClassVar[Mapping[str, type[Part]]] = {"map": MapControls, "looking": Looking}

    def __init__(self, replay: Replay, players: tuple[Player, ...], *, at: int = 0) -> None:
        super().__init__(classes="replay")
        self._replay = replay
        self._game = registry.find(replay.charter.game)
        self._painter = find_painter(self._game.slug)
        self._players = players
        self._names = tuple(told_apart([player.name for player in players]))
        self._viewer = first_viewer(replay, players)
        self._at = at
        self._frames: dict[int | None, list[Update]] = {}
        self._playing: Timer | None = None
        self.map = MapControls(self)
        self.looking = Looking(self, self, pane="story")

    @property
    def scope(self) -> str:
        """The scope of this page in the table of keys."""
        return self.SCOPE if self._painter.is_large else self.SMALL_SCOPE

    def compose(self) -> ComposeResult:
        """The board, what happened, how far it is, the keys."""
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint_prompt, id="prompt")
        with Frame(id="middle"):
            yield Sheet(self._paint_board, id="board")
            yield Sheet(self._paint_log, id="story")
        yield Sheet(self._paint_bar, id="bar")
        yield self.footer()

    async def came_back(self) -> None:
        """Play the match once for this viewer; after that every step is at hand."""
        await self._load()

    def hints(self) -> tuple[Hint, ...]:
        """The keys that step, play and leave; while the player looks, those of looking."""
        if self.looking.is_on:
            return *self.looking.hints("replay"), self.hint("help", "help")
        compact = self.has_class("compact")
        before = () if compact else (self.hint("previous_phase", "previous turn"),)
        return (
            self.hint("backward", "back"),
            self.hint("forward", "on"),
            *before,
            self.hint("next_phase", "turn" if compact else "next turn"),
            self.hint("autoplay", "stop" if self._playing else "play"),
            self.hint("viewer", "seen by", ready=len(self._replay.viewers) > 1),
            self.hint("look", "look"),
            *self.map.hints(),
            self.hint("back", "leave"),
            self.hint("help", "help"),
        )

    # Frames

    async def _load(self) -> None:
        viewer = self._viewer
        if viewer not in self._frames:
            self._frames[viewer] = await in_thread(self._all_frames, viewer)

    def _all_frames(self, viewer: int | None) -> list[Update]:
        """Every step, in a replay of its own: the page steps in the other while it is painted."""
        replay = self._replay
        return list(Replay(replay.charter, replay.answers, own=replay.own).frames(viewer))

    @property
    def frame(self) -> Update:
        """The position on the screen."""
        frames = self._frames.get(self._viewer)
        return frames[self._at] if frames else self._replay.at(self._at, self._viewer)

    def _called(self, seat: int) -> str:
        part = self.game.seat_name(self.frame.view, seat)
        return self._names[seat] if is_numbered(part, seat) else part

    def _told(self, text: str) -> str:
        """A text of the rules with the names of players in place of numbers of seats."""
        if "Seat " not in text:
            return text
        return with_players(text, [self._called(seat) for seat in range(len(self._players))])

    # Stepping

    def _go(self, number: int) -> None:
        self._at = max(0, min(number, self._replay.positions - 1))
        if self._at == self._replay.positions - 1:
            self._stop()
        self.repaint()

    def do_forward(self) -> None:
        """Go one answer forward, or to what is at the right of what is looked at."""
        self._step(1, 0)

    def do_backward(self) -> None:
        """Go one answer back, or to what is at the left of what is looked at."""
        self._step(-1, 0)

    def do_down(self) -> None:
        """Go one answer forward, or to what is below what is looked at."""
        self._step(0, 1)

    def do_up(self) -> None:
        """Go one answer back, or to what is above what is looked at."""
        self._step(0, -1)

    def _step(self, x: int, y: int) -> None:
        if self.looking.is_on:
            self.looking.move(x, y)
        else:
            self._go(self._at + x + y)

    def do_first(self) -> None:
        """Go to the beginning."""
        self._go(0)

    def do_last(self) -> None:
        """Go to the end."""
        self._go(self._replay.positions)

    def do_next_phase(self) -> None:
        """Go to where the next turn begins."""
        starts = (number for number, _ in self._replay.phases() if number > self._at)
        self._go(next(starts, self._replay.positions))

    def do_previous_phase(self) -> None:
        """Go to where this turn or the one before began."""
        starts = [number for number, _ in self._replay.phases() if number < self._at]
        self._go(starts[-1] if starts else 0)

    def do_autoplay(self) -> None:
        """Play by itself, or stop."""
        if self._playing is not None:
            self._stop()
        else:
            if self._at == self._replay.positions - 1:
                self._at = 0
            seconds = max(FASTEST, self.host.settings.seconds)
            self._playing = self.set_interval(seconds, lambda: self._go(self._at + 1))
        self.repaint()

    def do_take(self) -> None:
        """Go one answer forward, or open the page about what is looked at."""
        if self.looking.is_on:
            self.looking.open_page()
        else:
            self._go(self._at + 1)

    def _stop(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None

    async def do_viewer(self) -> None:
        """Show the match as the next seat saw it, or a spectator."""
        viewers = self._replay.viewers
        self._viewer = viewers[(viewers.index(self._viewer) + 1) % len(viewers)]
        await self._load()
        self.repaint()

    def do_rules(self) -> None:
        """Open the rules of the game, at the clause about what is looked at."""
        open_rules(self, self.game.slug, self.looking.clause)

    def do_home(self) -> None:
        """Leave the replay."""
        self._stop()
        self.leave()

    def do_back(self) -> None:
        """Stop looking at the board, or leave the replay."""
        if self.looking.is_on:
            self.looking.stop()
            self.repaint()
        else:
            self.do_home()

    def takes_key(self, key: str) -> bool:
        """Is the key used up? Never; the pointer is forgotten."""
        self.looking.forget_pointer()
        return False

    def touched(self, sheet: str, place: str, clicked: bool) -> None:
        """Jump to where the bar is clicked; look at what is clicked on the board."""
        if sheet == "bar" and clicked:
            self._go(int(place))
        elif sheet == "board":
            self.looking.touched(place, clicked=clicked)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """Move a board that is larger than its pane with the wheel; with Ctrl, zoom."""
        message.stop()
        if message.sheet.id == "board":
            self.map.wheel(message)

    # What is on the board

    @property
    def game(self) -> Game[Any, Any]:
        """The game that was played."""
        return self._game

    @property
    def view(self) -> Any:
        """What the viewer may see of the position."""
        return self.frame.view

    @property
    def board(self) -> Picture:
        """The board as it was last painted."""
        return self.query_one("#board", Sheet).picture

    @property
    def pointed_place(self) -> str:
        """Nothing can be chosen in a replay, so it has no cursor of its own."""
        return ""

    def go_to(self, places: Sequence[str]) -> None:
        """Look at the first of some places."""
        self.looking.at(places[0])

    def about(self, place: str) -> About:
        """What a viewer of the position reads about a place of the board."""
        told = self._painter.about(self.frame.view, place)
        return told or About(plain_name(place), ())

    def sheet(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        """The game's page about a place of the board; None if it has none."""
        return self._painter.sheet(self.frame.view, place, width, height, look)

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        chips = tuple(
            Chip(
                self._called(seat),
                seat_role(self.game.slug, self.frame.view, seat),
                asked=seat in self.frame.waiting_for,
                note=player.name if self._called(seat) != self._names[seat] else "",
            )
            for seat, player in enumerate(self._players)
        )
        return paint_title(f"Replay: {self.game.title}", "", chips, width, self.look)

    def _paint_prompt(self, width: int, height: int) -> Picture:
        seen_by = "a spectator" if self._viewer is None else self._called(self._viewer)
        words = self.frame.where.words
        if self.frame.outcome is not None:
            words = f"The end: {self.frame.outcome.reason}"
        step = f"{self._at} of {self._replay.positions - 1}"
        note = self.looking.hovered_name or f"seen by {seen_by}"
        return paint_prompt(step, words, "", width, self.look, note=note)

    def _paint_board(self, width: int, height: int) -> Picture:
        slug, frame = self.game.slug, self.frame
        changed = changed_places(slug, frame.view, frame.events, self.board.walkable)
        offer = Offer(changed=changed, beat=self._beat(), story=frame.events, players=self._names)
        self.map.turn_to(frame, changed)
        board = self.map.paint(
            lambda part: paint_board(slug, frame.view, width, height, self.look, part),
            offer,
            place=self.looking.place,
            around=changed,
        )
        return self.looking.mark(board)

    def _beat(self) -> int | None:
        """The beat to show: the last one, if this step added to what the board tells; else None."""
        frames = self._frames.get(self._viewer)
        if not frames or not self._at:
            return None
        before, now = (self._painter.beats(frames[at].view) for at in (self._at - 1, self._at))
        return now[1] - 1 if now != before else None

    def _paint_log(self, width: int, height: int) -> Picture:
        framed = not self.has_class("compact")
        if self.looking.is_on:
            return self.looking.paint_words(width, height)
        frames = self._frames.get(self._viewer, [])[: self._at + 1]
        lines, where = [], ""
        for number, frame in enumerate(frames):
            before = frames[number - 1].where.words if number else frame.where.words
            for event in frame.events:
                words = self._told(self.game.tell(event, self._viewer))
                if words:
                    heading = before if before != where else ""
                    where = before
                    lines.append(Line(words, heading, fresh=number == self._at))
        return paint_log(
            tuple(lines),
            width,
            height,
            self.look,
            title="What happened",
            framed=framed,
            names=self._log_names(),
        )

    def _log_names(self) -> Names:
        """What finds the names of the seats in the log, with their colours."""
        names = [self._called(seat) for seat in range(len(self._players))]
        return names_in_log(self._game.slug, self.frame.view, names)

    def _paint_bar(self, width: int, height: int) -> Picture:
        """How far the match has come, with a mark where each phase begins."""
        canvas, look = Canvas(width, 1, self.look, "surface"), self.look
        last, room = max(1, self._replay.positions - 1), width - 4
        canvas.hline(2, 0, room, look.style("border"))
        done = round(self._at / last * (room - 1))
        canvas.hline(2, 0, done, look.style("accent"), look.glyphs.heavy.horizontal)
        for number, _ in self._replay.phases():
            x = 2 + round(number / last * (room - 1))
            role = "accent" if number <= self._at else "muted"
            canvas.put(x, 0, look.glyphs.light.cross, look.style(role))
        canvas.put(2 + done, 0, look.glyphs.disc, look.style("focus", bold=True))
        for column in range(room):
            canvas.target(str(round(column / max(1, room - 1) * last)), 2 + column, 0, 1, 1)
        return canvas.picture()
