"""The line of an event: names for slugs, counts for numbers."""

from __future__ import annotations

from typing import Annotated

import pytest
from attrs import frozen

from engine.core.errors import BadGameError
from engine.core.event import Event
from engine.core.told import Named

City = Annotated[str, Named(str.title)]


@frozen(kw_only=True)
class Taken(Event):
    cities: tuple[City, ...] = ()
    best: City = "albany"
    shares: int = 1
    by: str = "tesla"

    line = "{by} takes {cities}, {best:a} first, with {shares:share}, {shares:no city/cities}"


@frozen(kw_only=True)
class Left(Event):
    city: City
    price: int = 0

    @property
    def line(self) -> str:
        return "leaves {city} for {price:+}" if self.price else "leaves {city}"


def test_a_kind_of_events_without_a_line_cannot_be_defined() -> None:
    class Base(Event, is_base=True):
        """The base of others."""

    with pytest.raises(BadGameError, match="the event Silent has no `line`"):

        class Silent(Base):
            """Nothing is said of it."""


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            Taken(cities=("troy", "utica")),
            "tesla takes Troy and Utica, an Albany first, with 1 share, 1 city",
        ),
        (Taken(shares=0), "tesla takes nothing, an Albany first, with 0 shares, no cities"),
        (Left(city="troy"), "leaves Troy"),
        (Left(city="troy", price=3), "leaves Troy for +3"),
    ],
)
def test_a_line_is_filled_in(event: Event, line: str) -> None:
    assert event.told() == line
