"""The greedy bot's preferences, registered by the step of the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.ages.view_types import View

Preference: TypeAlias = Callable[[Choice], float]
"""The value of a choice; the bot takes the highest."""

NO = -1.0
"""The value of a choice that is worse than doing nothing."""

prefers: Dispatch[str, Callable[[View], Preference]] = Dispatch("preference of the greedy bot")
"""The bot's ranking of the choices of a decision, by the step of the sequence of play."""
