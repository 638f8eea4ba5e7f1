"""Events shown beat by beat: attacks, encounters, guardians, sites, dismissals, cards, the end.

A scene is one attack or one adventure. Its beats are the steps of players at a real table: the sums
and the odds, the card, the result. The texts come from the viewer's own events, so they contain no
secrets.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.games.ages.story import adventures, cards, fighting, log_lines
from engine.games.ages.story.scenes import Director, Scene
from engine.games.ages.view_types import View

CHAPTERS = (fighting, adventures, cards, log_lines)
"""The modules that turn events into scenes; importing them registers the events."""


def story_beats(view: View, events: Iterable[Event]) -> tuple[int, ...]:
    """The number of beats of the events, as one story; empty if there is no scene."""
    beats = sum(len(scene.beats) for scene in scenes_of(view, events))
    return (beats,) if beats else ()


def scenes_of(view: View, events: Iterable[Event]) -> list[Scene]:
    """The scenes of some events, with all their beats."""
    scenes: list[Scene] = []
    everything = tuple(events)
    for number, event in enumerate(everything):
        Director(view, scenes, everything, number).tell_event(event)
    return scenes
