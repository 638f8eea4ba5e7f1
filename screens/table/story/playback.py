"""Stories that a board shows step by step, and the progress of each viewer.

Some events happen at once in the rules but are a story for people, such as the reveal of all bids
with their effects. So the board replays them in beats. A story has one scene or several, such as an
auction and the event after it. A key shows the end of a scene at once, and each end can stay until
a key is pressed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from attrs import define, field

BEATS_AT_THE_END = 4
"""The number of beats that the end stays before the table continues."""


@define
class Playback:
    """A story that the board shows beat by beat, and the progress of each viewer."""

    name: str = ""
    length: int = 0
    _ends: tuple[int, ...] = field(default=(), init=False)
    """The last beat of each scene."""
    _beat: int | None = field(default=None, init=False)
    _progress_by_seat: dict[int | None, tuple[str, int]] = field(factory=dict, init=False)
    _first: tuple[str, int] = field(init=False)
    """The stories already shown before the first viewer opened the table."""

    def __attrs_post_init__(self) -> None:
        self._first = (self.name, self.length)

    @property
    def is_playing(self) -> bool:
        return self._beat is not None

    @property
    def beat(self) -> int | None:
        return None if self._beat is None else min(self._beat, self.length - 1)

    def try_follow(self, viewer: int | None, name: str, length: int, *, playing: bool) -> bool:
        """Start showing the part of a story that the viewer has not seen; True if there is any."""
        last_seen = self._progress_by_seat.get(viewer, self._first)
        start = self._first_unseen(viewer, name)
        self._progress_by_seat[viewer] = (name, length)
        if (name, length) == last_seen:
            return False
        self.name, self.length, self._ends = name, length, (length - 1,)
        self._beat = start if playing and start < length else None
        return self.is_playing

    def is_news(self, viewer: int | None, name: str, length: int) -> bool:
        return self._first_unseen(viewer, name) < length

    def _first_unseen(self, viewer: int | None, name: str) -> int:
        seen_name, seen_length = self._progress_by_seat.get(viewer, self._first)
        return seen_length if name == seen_name else 0

    def begin_story(self, name: str, scenes: Sequence[int]) -> None:
        """Start a story that no viewer of this screen has seen, with the beats of each scene."""
        self._ends = tuple(total - 1 for total in accumulate(scenes))
        self.name, self.length, self._beat = name, sum(scenes), 0

    def share_seen(self, viewer: int | None, other: int | None) -> None:
        if viewer in self._progress_by_seat:
            self._progress_by_seat[other] = self._progress_by_seat[viewer]

    @property
    def is_showing_result(self) -> bool:
        return self._beat is not None and self._beat >= self.length - 1

    @property
    def is_at_scene_end(self) -> bool:
        return self.is_showing_result or self._beat in self._ends

    @property
    def part(self) -> tuple[str, int, bool]:
        """The part being shown, as a key: a scene of a story, and whether it is its end."""
        return self.name, self._end_of_scene, self.is_at_scene_end

    @property
    def _end_of_scene(self) -> int:
        """The last beat of the current scene."""
        position = self._beat or 0
        return next((end for end in self._ends if end >= position), self.length - 1)

    def end_scene(self) -> None:
        if self._beat is not None:
            self._beat = self._end_of_scene

    def leave_scene(self) -> None:
        if self.is_showing_result:
            self.stop()
        elif self._beat is not None:
            self.end_scene()
            self._beat += 1

    def show_next_beat(self) -> None:
        """Go to the next beat; after the last one and a pause the story is over."""
        if self._beat is not None:
            self._beat += 1
            if self._beat >= self.length + BEATS_AT_THE_END:
                self.stop()

    def stop(self) -> None:
        self._beat = None
