"""The panes of a replay, painted from its model."""

from __future__ import annotations

from screens.table.board_page import BoardPage
from screens.table.painter_registry import changed_places, paint_board
from screens.table.parts.looking import Looking
from screens.table.parts.map_controls import MapControls
from screens.table.replay.replay_model import ReplayModel
from tui.widgets.bars import paint_prompt, paint_title
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.log import paint_log


class ReplayPanes:
    """Paints the panes of a replay."""

    def __init__(
        self, model: ReplayModel, page: BoardPage, controls: MapControls, looking: Looking
    ) -> None:
        self._model = model
        self._page = page
        self._map = controls
        self._looking = looking

    def title(self, width: int, height: int) -> Picture:
        model = self._model
        chips = model.names.seat_chips(model.frame.waiting_for)
        return paint_title(f"Replay: {model.game.title}", "", chips, width, self._page.look)

    def prompt(self, width: int, height: int) -> Picture:
        model = self._model
        seen_by = "a spectator" if model.viewer is None else model.names.seat_name(model.viewer)
        text = model.frame.where.text
        if model.frame.outcome is not None:
            text = f"The end: {model.names.with_names(model.frame.outcome.reason)}"
        note = self._looking.hovered_name or f"seen by {seen_by}"
        step = f"{model.position} of {model.last_position}"
        return paint_prompt(step, text, "", width, self._page.look, note=note)

    def board(self, width: int, height: int) -> Picture:
        model, look = self._model, self._page.look
        slug, frame = model.game.slug, model.frame
        changed_here = changed_places(slug, frame.view, frame.events, self._page.board.walkable)
        offer = Offer(
            changed_places=changed_here,
            beat=model.beat(),
            story=frame.events,
            players=model.names.players,
        )
        if model.position:  # The setup has changed everything, so the first page is the best.
            self._map.turn_to(frame, changed_here)
        board = self._map.paint(
            lambda part: paint_board(slug, frame.view, width, height, look, part),
            offer,
            place=self._looking.place,
            shown_places=changed_here,
        )
        return self._looking.board_with_mark(board)

    def log(self, width: int, height: int) -> Picture:
        if self._looking.is_on:
            return self._looking.paint_about(width, height)
        return paint_log(
            self._model.log(),
            width,
            height,
            self._page.look,
            title="What happened",
            with_frame=not self._page.has_class("compact"),
            names=self._model.names.names_in_log(),
        )

    def bar(self, width: int, height: int) -> Picture:
        model, look = self._model, self._page.look
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
