"""What a table's board tells step by step, and what must wait or stay hidden meanwhile.

There are two kinds: what a view holds of the last reveal, such as a trick (`Painter.beats`), and
the events of an update (`Painter.story_beats`), during which the board shows how it was before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.event import Event
from net.play.update import Update
from screens.table.painter import Painter
from screens.table.story.reveal import Reveal


class Telling:
    """The reveal that plays, and which events it tells. `update` is the first that is shown."""

    def __init__(self, painter: Painter[Any], update: Update) -> None:
        self._painter = painter
        self.reveal = Reveal(*painter.beats(update.view))
        self.story: tuple[Event, ...] = ()
        """The events that the board told last, where it tells events."""
        self._view_before = update.view
        """What the viewer saw before those events."""
        self._secret_from = 0
        """The number of the answer that the reveal tells."""

    def follow(self, update: Update, humans: Iterable[int], *, plays: bool) -> None:
        """Begin to tell what the view of an update holds and the viewer has not seen.

        `humans` are the seats at the keyboard, `plays` is whether reveals are told at all.
        """
        name, length = self._painter.beats(update.view)
        if self.reveal.follow(update.seat, name, length, playing=plays):
            self._secret_from = update.answers
            if update.seat is None:  # all people at the keyboard look at the open table
                for seat in humans:
                    self.reveal.share(None, seat)

    def begin_story(
        self, update: Update, events: tuple[Event, ...], *, before: Any, plays: bool
    ) -> None:
        """Begin to tell these events, where the board can; `before` is the view before them."""
        scenes = self._painter.story_beats(update.view, events)
        if scenes:
            self.story, self._view_before = events, before
        if scenes and plays:
            self.reveal.begin(update.where.words, scenes)
            self._secret_from = update.answers

    def must_wait(self, update: Update, *, stays: bool) -> bool:
        """Must an update wait until the reveal that plays is over?

        It must if the reveal is of earlier events, or if this brings another one, and the result
        stays or both come of the same answer.
        """
        if self.is_of_events:
            return True
        if not (self.reveal.is_playing and (stays or update.answers == self._secret_from)):
            return False
        return self._painter.beats(update.view)[0] != self.reveal.name

    def has_reveal(self, update: Update) -> bool:
        """Is there something in an update that the board would tell step by step?"""
        told = self._painter.story_beats(update.view, update.events)
        return bool(told) or self.reveal.is_news(update.seat, *self._painter.beats(update.view))

    def shown(self, view: Any) -> Any:
        """What the board shows: how it was before the events that it tells, until their result."""
        telling = self.is_of_events and not self.reveal.is_showing_result
        return self._view_before if telling else view

    @property
    def untold(self) -> int | None:
        """The answer whose events the board is just telling, if it is."""
        return self._secret_from if self.reveal.is_playing else None

    @property
    def is_of_events(self) -> bool:
        """Does the board tell the events of an update step by step just now?"""
        return bool(self.story) and self.reveal.is_playing
