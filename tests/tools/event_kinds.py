"""The kinds of events that a game knows."""

from __future__ import annotations

from types import ModuleType

from engine.core.event import Event


def events_in(module: ModuleType) -> set[type[Event]]:
    """All events of a game's module, without the ones that are only the base of others."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type))
    known = {kind for kind in kinds if issubclass(kind, Event) and kind is not Event}
    return {kind for kind in known if not kind.__subclasses__()}
