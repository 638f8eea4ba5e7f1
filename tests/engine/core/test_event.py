"""Events are values, and may be for some seats only."""

from __future__ import annotations

import pytest
from attrs import frozen
from attrs.exceptions import FrozenInstanceError

from engine.core.event import Event


@frozen
class Struck(Event):
    kind: str
    line = ""
    card: str = ""


@frozen
class Hit(Event):
    kind: str
    line = ""
    card: str = ""


def test_events_are_values() -> None:
    """They share their methods, so each field and the kind must count."""
    flash = Struck(kind="flash", card="coil")
    assert flash == Struck(kind="flash", card="coil")
    assert hash(flash) == hash(Struck(kind="flash", card="coil"))
    for other in (
        Struck(kind="flash"),
        Struck(kind="flash", card="coil", audience=(1,)),
        Hit(kind="flash", card="coil"),
        "flash",
    ):
        assert flash != other
        assert len({flash, other}) == 2
    assert repr(flash) == "Struck(audience=None, kind='flash', card='coil')"
    with pytest.raises(FrozenInstanceError):
        flash.kind = "thunder"  # type: ignore[misc]


def test_an_event_with_an_audience_is_for_nobody_else() -> None:
    secret = Struck(kind="flash", audience=(1,))
    assert [secret.is_for(seat) for seat in (0, 1, None)] == [False, True, False]
    assert all(Struck(kind="flash").is_for(seat) for seat in (0, 1, None))
