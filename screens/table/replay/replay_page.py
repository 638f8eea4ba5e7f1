"""The replay of a match: step, jump, change the viewer, or play automatically."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.timer import Timer

from engine.core.game import Game
from net.play.replay import Replay
from saves.record import Player
from screens.base.page import Part
from screens.base.rules import open_rules
from screens.table.board_page import BoardPage
from screens.table.painter_registry import changed_places, paint_board
from screens.table.parts.looking import Looking
from screens.table.parts.map_controls import MapControls
from screens.table.replay.replay_model import ReplayModel
from tui.widgets.bars import FooterKey, paint_prompt, paint_title
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.log import paint_log
from tui.widgets.sheet import Frame, Sheet

MIN_POSITION_SECONDS = 0.3


class ReplayPage(BoardPage):
    SCOPE = "replay_map"
    SMALL_SCOPE = "replay"
    PARTS: ClassVar[Mapping[str, type[Part]]] = {"map": MapControls, "looking": Looking}

    def __init__(self, replay: Replay, players: tuple[Player, ...], *, position: int = 0) -> None:
        super().__init__(classes="replay")
        self.model = ReplayModel(replay, players, position=position)
        self._autoplay_timer: Timer | None = None
        self.map = MapControls(self)
        self.looking = Looking(self, self.model, pane="story")

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint_prompt, id="prompt")
        with Frame(id="middle"):
            yield Sheet(self._paint_board, id="board")
            yield Sheet(self._paint_log, id="story")
        yield Sheet(self._paint_bar, id="bar")
        yield self.footer()

    async def on_shown(self) -> None:
        await self.model.load()

    def footer_keys(self) -> tuple[FooterKey, ...]:
        if self.looking.is_on:
            return *self.looking.footer_keys("replay"), self.footer_key("help", "help")
        compact = self.has_class("compact")
        previous_keys = () if compact else (self.footer_key("previous_phase", "previous turn"),)
        return (
            *self.footer_row(backward="back", forward="on"),
            *previous_keys,
            self.footer_key("next_phase", "turn" if compact else "next turn"),
            self.footer_key("autoplay", "stop" if self._autoplay_timer else "play"),
            self.footer_key("viewer", "seen by", ready=len(self.model.replay.viewers) > 1),
            self.footer_key("look", "look"),
            *self.map.footer_keys(),
            *self.footer_row(back="leave", help="help"),
        )

    # Stepping

    def _go(self, number: int) -> None:
        self.model.go_to(number)
        self._show_step()

    def _go_on(self) -> None:
        self.model.step_forward()
        self._show_step()

    def _show_step(self) -> None:
        if self.model.is_at_end:
            self._stop()
        self.repaint()

    def action_forward(self) -> None:
        self._step(1, 0)

    def action_backward(self) -> None:
        self._step(-1, 0)

    def action_down(self) -> None:
        self._step(0, 1)

    def action_up(self) -> None:
        self._step(0, -1)

    def _step(self, x: int, y: int) -> None:
        if self.looking.is_on:
            self.looking.move(x, y)
        elif x + y > 0:
            self._go_on()
        else:
            self.model.step_back()
            self._show_step()

    def action_first(self) -> None:
        self._go(0)

    def action_last(self) -> None:
        self._go(self.model.last_position)

    def action_next_phase(self) -> None:
        self._go(self.model.next_phase())

    def action_previous_phase(self) -> None:
        self._go(self.model.previous_phase())

    def action_autoplay(self) -> None:
        if self._autoplay_timer is not None:
            self._stop()
        else:
            if self.model.is_at_end:
                self.model.go_to(0)
            seconds = max(MIN_POSITION_SECONDS, self.host.settings.bot_seconds)
            self._autoplay_timer = self.set_interval(seconds, self._go_on)
        self.repaint()

    def action_choose(self) -> None:
        if self.looking.is_on:
            self.looking.open_page()
        else:
            self._go_on()

    def _stop(self) -> None:
        if self._autoplay_timer is not None:
            self._autoplay_timer.stop()
            self._autoplay_timer = None

    async def action_viewer(self) -> None:
        self.model.switch_viewer()
        await self.model.load()
        self.repaint()

    def action_rules(self) -> None:
        open_rules(self, self.game.slug, self.looking.clause)

    def action_home(self) -> None:
        self._stop()
        self.leave()

    def action_back(self) -> None:
        if self.looking.is_on:
            self.looking.stop()
            self.repaint()
        else:
            self.action_home()

    def handle_key_first(self, key: str) -> bool:
        self.looking.forget_pointer()
        return False

    def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        if sheet == "bar" and is_click:
            self._go(int(place))
        elif sheet == "board":
            self.looking.try_follow_mouse(place, is_click=is_click)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        message.stop()
        if message.sheet.id == "board":
            self.map.on_wheel(message)

    # The board

    @property
    def game(self) -> Game[Any, Any]:
        return self.model.game

    @property
    def view(self) -> Any:
        return self.model.view

    def go_to(self, places: Sequence[str]) -> None:
        self.looking.look_at(places[0])

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        model = self.model
        chips = model.names.seat_chips(model.frame.waiting_for)
        return paint_title(f"Replay: {model.game.title}", "", chips, width, self.look)

    def _paint_prompt(self, width: int, height: int) -> Picture:
        model = self.model
        seen_by = "a spectator" if model.viewer is None else model.names.seat_name(model.viewer)
        text = model.frame.where.text
        if model.frame.outcome is not None:
            text = f"The end: {model.names.with_names(model.frame.outcome.reason)}"
        note = self.looking.hovered_name or f"seen by {seen_by}"
        step = f"{model.position} of {model.last_position}"
        return paint_prompt(step, text, "", width, self.look, note=note)

    def _paint_board(self, width: int, height: int) -> Picture:
        model, look = self.model, self.look
        slug, frame = model.game.slug, model.frame
        changed_here = changed_places(slug, frame.view, frame.events, self.board.walkable)
        offer = Offer(
            changed_places=changed_here,
            beat=model.beat(),
            story=frame.events,
            players=model.names.players,
        )
        if model.position:  # The setup has changed everything, so the first page is the best.
            self.map.turn_to(frame, changed_here)
        board = self.map.paint(
            lambda part: paint_board(slug, frame.view, width, height, look, part),
            offer,
            place=self.looking.place,
            shown_places=changed_here,
        )
        return self.looking.board_with_mark(board)

    def _paint_log(self, width: int, height: int) -> Picture:
        if self.looking.is_on:
            return self.looking.paint_about(width, height)
        return paint_log(
            self.model.log(),
            width,
            height,
            self.look,
            title="What happened",
            with_frame=not self.has_class("compact"),
            names=self.model.names.names_in_log(),
        )

    def _paint_bar(self, width: int, height: int) -> Picture:
        model, look = self.model, self.look
        canvas = Canvas(width, 1, look, "surface")
        last, room = max(1, model.last_position), width - 4
        canvas.hline(2, 0, room, look.style("border"))
        filled = round(model.position / last * (room - 1))
        canvas.hline(2, 0, filled, look.style("accent"), look.glyphs.heavy.horizontal)
        for number, _ in model.replay.phases():
            x = 2 + round(number / last * (room - 1))
            role = "accent" if number <= model.position else "muted"
            canvas.put(x, 0, look.glyphs.light.cross, look.style(role))
        canvas.put(2 + filled, 0, look.glyphs.diamond, look.style("focus", bold=True))
        for column in range(room):
            canvas.target(str(round(column / max(1, room - 1) * last)), 2 + column, 0, 1, 1)
        return canvas.picture()
