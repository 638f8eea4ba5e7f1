"""What an answer brings about without a question, as moments of its own.

The rules go from one question to the next at once. Where several things happen between, each of
which the board tells step by step, such as tricks in which nobody can bid, each is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from net.play.update import Update


def moments_of(update: Update, beats: Callable[[Any], tuple[str, int]]) -> tuple[Update, ...]:
    """The update, after one for each thing on the way to it that the board tells by itself.

    `beats` is the painter's: the name of what a view tells, and in how many beats.
    """
    told, moments = {"", beats(update.view)[0]}, []
    for view in update.on_the_way:
        name = beats(view)[0]
        if name not in told:
            told.add(name)
            moment = evolve(
                update, view=view, decision=None, events=(), can_undo=False, outcome=None
            )
            moments.append(moment)
    return (*moments, update)
