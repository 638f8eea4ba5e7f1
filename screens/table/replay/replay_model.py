"""The content of a replay: the match, the position in it, and the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import registry
from engine.core.about import About, plain_name
from engine.core.game_faults import line_of
from net.play.replay import Replay
from net.play.threads import run_in_thread
from net.play.update import Update
from saves.record import Player
from screens.table.painter_registry import find_painter
from screens.table.story.storyteller import moments_of
from screens.table.table_names import TableNames
from themes.look import Look
from tui.widgets.canvas import Picture
from tui.widgets.log import ShownLine


def first_viewer(replay: Replay, players: Sequence[Player]) -> int | None:
    """The own seat, else a person's, else the first: boards mark it as the reader's."""
    seats = [seat for seat in replay.viewers if seat is not None]
    seats.sort(key=lambda seat: (seat not in replay.own_seats, not players[seat].is_human))
    return seats[0] if seats else None


class ReplayModel:
    """A match to step through. `position` is the number of answers up to the current moment.

    The effects of one answer may have several moments (`moments_of`), each a separate step.
    """

    def __init__(self, replay: Replay, players: tuple[Player, ...], *, position: int = 0) -> None:
        self.replay = replay
        self.game = registry.find(replay.charter.game)
        self.painter = find_painter(self.game.slug)
        self.players = players
        self.names = TableNames(self.game, players, lambda: self.frame.view)
        self.viewer = first_viewer(replay, players)
        self.position = position
        self._to_come = 0
        """The number of moments of this answer after the current one."""
        self._frames: dict[int | None, list[Update]] = {}
        """Every position for a viewer, once loaded."""

    @property
    def last_position(self) -> int:
        return self.replay.positions - 1

    # Positions

    async def load(self) -> None:
        viewer = self.viewer
        if viewer not in self._frames:
            self._frames[viewer] = await run_in_thread(self._all_frames, viewer)

    def _all_frames(self, viewer: int | None) -> list[Update]:
        """Every step, from a separate replay: the page steps in the other while it is painted."""
        replay = self.replay
        return list(
            Replay(replay.charter, replay.answers, own_seats=replay.own_seats).frames(viewer)
        )

    @property
    def frame(self) -> Update:
        """The current position, or a moment on the way to it."""
        return self._moments(self.position)[-1 - self._to_come]

    def _moments(self, number: int) -> tuple[Update, ...]:
        """The moments of the answer with this number, the position last."""
        frames = self._frames.get(self.viewer)
        if not frames:
            return (self.replay.update_at(number, self.viewer),)
        beats = self.painter.beats
        beats_before = beats(frames[max(0, number - 1)].view)
        *earlier, position = moments_of(frames[number], beats)
        return (*(each for each in earlier if beats(each.view) != beats_before), position)

    @property
    def is_at_end(self) -> bool:
        return self.position == self.last_position and not self._to_come

    def go_to(self, number: int) -> None:
        self.position, self._to_come = max(0, min(number, self.last_position)), 0

    def step_forward(self) -> None:
        if self._to_come:
            self._to_come -= 1
        elif self.position < self.last_position:
            self.position += 1
            self._to_come = len(self._moments(self.position)) - 1

    def step_back(self) -> None:
        if self._to_come < len(self._moments(self.position)) - 1:
            self._to_come += 1
        else:
            self.go_to(self.position - 1)

    def next_phase(self) -> int:
        starts = (number for number, _ in self.replay.phases() if number > self.position)
        return next(starts, self.last_position)

    def previous_phase(self) -> int:
        starts = [number for number, _ in self.replay.phases() if number < self.position]
        return starts[-1] if starts else 0

    def switch_viewer(self) -> None:
        viewers = self.replay.viewers
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        self._to_come = 0  # other viewers may see other moments

    # Texts

    def log(self) -> tuple[ShownLine, ...]:
        frames = self._frames.get(self.viewer, [])[: self.position + 1]
        lines, last_heading = [], ""
        for number, frame in enumerate(frames):
            place_text = frames[number - 1].where.text if number else frame.where.text
            for event in frame.events:
                text = self.names.with_names(line_of(self.game, event))
                if text:
                    heading = place_text if place_text != last_heading else ""
                    last_heading = place_text
                    lines.append(ShownLine(text, heading, fresh=number == self.position))
        return tuple(lines)

    # The board

    def beat(self) -> int | None:
        """The beat to show: the last one, if this step added to the board's story; else None."""
        if not self._frames.get(self.viewer) or not self.position:
            return None
        moments = (*self._moments(self.position - 1)[-1:], *self._moments(self.position))
        beats_before, beats_now = (
            self.painter.beats(moments[-steps_back - self._to_come].view) for steps_back in (2, 1)
        )
        return beats_now[1] - 1 if beats_now != beats_before else None

    def about(self, place: str) -> About:
        about = self.game.about(self.frame.view, place)
        return (
            about.with_mapped_texts(self.names.with_names)
            if about
            else About(plain_name(place), ())
        )

    def place_page(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        return self.painter.place_page(self.frame.view, place, width, height, look)

    @property
    def view(self) -> Any:
        return self.frame.view
