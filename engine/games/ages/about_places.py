"""The register of texts about places."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.about import About
from engine.core.dispatch import Dispatch
from engine.games.ages.view_types import View

about_place: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("words about a place")
"""The functions that describe places, by the kind at the start of a place."""
