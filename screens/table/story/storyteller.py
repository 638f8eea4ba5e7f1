"""Step-by-step stories on a table's board, and what must wait or stay hidden meanwhile.

There are two kinds: the last story in a view, such as a trick (`Painter.beats`), and the events of
an update (`Painter.story_beats`), during which the board shows the earlier view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from attrs import evolve

from engine.core.event import Event
from net.play.update import Update
from screens.table.painter import Painter
from screens.table.story.playback import Playback


class Storyteller:
    """The current playback, and the events that it shows. `update` is the first one shown."""

    def __init__(self, painter: Painter[Any], update: Update) -> None:
        self._painter = painter
        self.playback = Playback(*painter.beats(update.view))
        self.story: tuple[Event, ...] = ()
        """The events of the last story, if the board shows events."""
        self._view_before = update.view
        """The viewer's view before those events."""
        self._where_before = update.where.text
        """The progress of the match before them."""
        self._where_after = update.where.text
        """The progress of the match after them."""
        self._secret_from = 0
        """The number of the answer that the story shows."""

    def start_story_of(self, update: Update, humans: Iterable[int], *, plays: bool) -> None:
        """Show the story of a view, if it is new to the viewer; `humans` share the screen."""
        name, length = self._painter.beats(update.view)
        if self.playback.try_follow(update.seat, name, length, playing=plays):
            self._secret_from = update.answer_count
            if update.seat is None:  # all people at the keyboard are looking at the open table
                for seat in humans:
                    self.playback.share_seen(None, seat)

    def begin_story(
        self, update: Update, events: tuple[Event, ...], *, before: Update, plays: bool
    ) -> None:
        """Start showing these events, if the board can; `before` is the update before them.

        The last story is over once the viewer has answered, or the match has progressed.
        """
        scenes = self._painter.story_beats(update.view, events)
        if scenes:
            self.story, self._view_before = events, before.view
            self._where_before, self._where_after = before.where.text, update.where.text
        elif update.where.text != self._where_after or (
            update.seat is not None and update.last_seat == update.seat
        ):
            self.story = ()
        if scenes and plays:
            self.playback.begin_story(update.where.text, scenes)
            self._secret_from = update.answer_count

    def must_wait(self, update: Update, *, stays: bool) -> bool:
        """Must an update wait until the current story is over?

        It must if the story shows earlier events, or if the update has another story and the
        result stays or both belong to the same answer.
        """
        if self.is_of_events:
            return True
        if not (self.playback.is_playing and (stays or update.answer_count == self._secret_from)):
            return False
        return self._painter.beats(update.view)[0] != self.playback.name

    def has_story(self, update: Update) -> bool:
        beats = self._painter.story_beats(update.view, update.events)
        return bool(beats) or self.playback.is_news(update.seat, *self._painter.beats(update.view))

    def view_to_show(self, view: Any) -> Any:
        """The view on the board: while events are being shown, the one before their result."""
        telling = self.is_of_events and not self.playback.is_showing_result
        return self._view_before if telling else view

    def where_to_show(self, progress_text: str) -> str:
        """The progress to show with `view_to_show`: during a story, that of its time."""
        if self.is_of_events:
            return progress_text if self.playback.is_showing_result else self._where_before
        return self.playback.name if self.playback.is_playing else progress_text

    @property
    def shown_answer(self) -> int | None:
        return self._secret_from if self.playback.is_playing else None

    @property
    def is_of_events(self) -> bool:
        return bool(self.story) and self.playback.is_playing


def moments_of(update: Update, beats: Callable[[Any], tuple[str, int]]) -> tuple[Update, ...]:
    """The update, preceded by one for each event on the way that the board shows.

    The rules go from one question to the next at once; several tricks in which nobody can bid are
    shown one by one all the same. `beats` is the painter's hook: the name of the story in a view,
    and its number of beats.
    """
    beat_names, moments = {"", beats(update.view)[0]}, []
    for view in update.intermediate_views:
        name = beats(view)[0]
        if name not in beat_names:
            beat_names.add(name)
            moment = evolve(
                update, view=view, decision=None, events=(), can_undo=False, outcome=None
            )
            moments.append(moment)
    return (*moments, update)
