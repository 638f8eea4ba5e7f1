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
from screens.table.parts.looking import Looking
from screens.table.parts.map_controls import MapControls
from screens.table.replay.replay_model import ReplayModel
from screens.table.replay.replay_panes import ReplayPanes
from tui.widgets.bars import FooterKey
from tui.widgets.sheet import Frame, Sheet

MIN_POSITION_SECONDS = 0.3


class ReplayPage(BoardPage):
    """A match to step through. Its board is moved and inspected with the keys of a table."""

    SCOPE = "replay_map"
    SMALL_SCOPE = "replay"
    PARTS: ClassVar[Mapping[str, type[Part]]] = {"map": MapControls, "looking": Looking}

    def __init__(self, replay: Replay, players: tuple[Player, ...], *, position: int = 0) -> None:
        super().__init__(classes="replay")
        self.model = ReplayModel(replay, players, position=position)
        self._autoplay_timer: Timer | None = None
        self.map = MapControls(self)
        self.looking = Looking(self, self.model, pane="story")
        self.panes = ReplayPanes(self.model, self, self.map, self.looking)

    def compose(self) -> ComposeResult:
        yield Sheet(self.panes.title, id="title")
        yield Sheet(self.panes.prompt, id="prompt")
        with Frame(id="middle"):
            yield Sheet(self.panes.board, id="board")
            yield Sheet(self.panes.log, id="story")
        yield Sheet(self.panes.bar, id="bar")
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
        """Forget the mouse position; False, because the key still does its action."""
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
