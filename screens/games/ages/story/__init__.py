"""What happened, told beat by beat: attacks, encounters, guardians, sites, and who is sent away.

A scene is one attack or one adventure. Its beats are the steps in which players would do it at a
table: the sums and the odds, the card, what came of it. The words come from the events of an
update, so all viewers are told what all may know.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.games.ages.view_types import View
from screens.games.ages.story import adventures, attacks, sites
from screens.games.ages.story.scenes import Director, Scene

CHAPTERS = (attacks, adventures, sites)
"""The modules that put events into scenes; importing them registers the events."""


def story_beats(view: View, events: Iterable[Event]) -> int:
    """In how many beats the events are told; 0 if nothing of them is a scene."""
    return sum(len(scene.beats) for scene in scenes_of(view, events))


def scenes_of(view: View, events: Iterable[Event]) -> list[Scene]:
    """The scenes in some events, with all their beats."""
    scenes: list[Scene] = []
    for event in events:
        Director(view, scenes).take_in(event)
    return scenes
