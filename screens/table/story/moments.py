"""The effects of an answer that involve no question, as separate moments.

The rules go from one question to the next at once. If several events happen in between that the
board shows step by step, such as tricks in which nobody can bid, each is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from net.play.update import Update


def moments_of(update: Update, beats: Callable[[Any], tuple[str, int]]) -> tuple[Update, ...]:
    """The update, preceded by one for each event on the way that the board shows.

    `beats` is the painter's hook: the name of the story in a view, and its number of beats.
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
