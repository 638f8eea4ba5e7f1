"""Measurements and their table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen


@frozen
class Row:
    """One measurement: the seconds that one unit takes."""

    name: str
    seconds: float
    unit: str = ""
    """The unit counted per second, such as "decisions"; if empty the time itself is shown."""
    base: float | None = None
    """The seconds of the baseline."""
    beside: str = ""
    """The name of the baseline."""

    @property
    def measured(self) -> str:
        """The measurement as text."""
        if self.unit:
            return f"{1 / self.seconds:,.0f} {self.unit}/s"
        if self.seconds < 0.01:
            return f"{self.seconds * 1e6:,.1f} µs"
        return f"{self.seconds * 1e3:,.0f} ms"

    @property
    def ratio(self) -> str:
        """The ratio to the baseline, as text."""
        if self.base is None:
            return ""
        times = self.base / self.seconds if self.unit else self.seconds / self.base
        word = "the speed" if self.unit else "the time"
        return f"{times:,.2f} x {word} of {self.beside}"


@frozen
class Group:
    """Related rows."""

    title: str
    rows: tuple[Row, ...]
    note: str = ""


def lines(groups: Iterable[Group], step: float) -> Iterator[str]:
    """The table; `step` is the duration of one step of the yardstick."""
    yield f"{'':42}{'measured':>24}{'in loop steps':>16}   beside"
    for group in groups:
        yield group.title
        for row in group.rows:
            steps = f"{row.seconds / step:,.0f}"
            yield f"  {row.name:40}{row.measured:>24}{steps:>16}   {row.ratio}".rstrip()
        if group.note:
            yield f"  {group.note}"
