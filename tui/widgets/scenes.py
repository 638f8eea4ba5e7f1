"""Stories that a board shows beat by beat: scenes, each with its beats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar


class HasBeats(Protocol):
    """A scene of any game."""

    beats: list[Any]


AnyScene = TypeVar("AnyScene", bound=HasBeats)


def scene_at(scenes: Sequence[AnyScene], beat: int | None) -> tuple[AnyScene, int]:
    """The scene of a beat and its number of beats so far; for None, the whole last scene.

    `beat` counts over all scenes, from 0; there is at least one scene.
    """
    beats_left = 0 if beat is None else beat
    for scene in scenes:
        if beat is not None and beats_left < len(scene.beats):
            return scene, beats_left + 1
        beats_left -= len(scene.beats)
    return scenes[-1], len(scenes[-1].beats)
