"""The results of a series of matches, as a value, as JSON, and as a table for a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from math import sqrt
from textwrap import fill
from typing import Any

from attrs import asdict, field, frozen

from engine.core.chance import Chance


def game_seed(seed: int, number: int) -> int:
    """The seed of one match of a series, which `play --seed` accepts to deal the same cards."""
    return Chance(seed, number).number_below(1 << 32)


@frozen(kw_only=True)
class SeatReport:
    """The results of one seat, or of one bot if the bots swapped seats."""

    bot: str
    wins: int
    draws: int
    mean_score: float


@frozen(kw_only=True, repr=False)
class Report:
    """The results of a series: the fields of `wardenclyffe sim --json`.

    `repr` is one line; `str` is a table.
    """

    game: str
    matches: int
    seed: int
    options: Mapping[str, Any]
    swap: bool
    decisions: int
    seconds: float
    decisions_per_second: float
    seats: tuple[SeatReport, ...]
    first_seat_wins: int
    mean_decisions: float
    mean_rounds: float
    records: Mapping[str, Mapping[str, int]] = field(factory=dict)
    """The number of finished matches with each value of each fact: {"won by": {"goal": 12}}."""

    def __repr__(self) -> str:
        wins = ", ".join(f"{seat.bot} won {seat.wins}" for seat in self.seats)
        return f"<Report of {_matches(self.matches)} of {self.game}: {wins}>"

    @property
    def seeds(self) -> tuple[int, ...]:
        """The seed of each match, in order; a new match with it deals the same cards."""
        return tuple(game_seed(self.seed, number) for number in range(self.matches))

    def to_dict(self) -> dict[str, Any]:
        """The report as dicts, lists and numbers, ready for JSON."""
        return asdict(self)

    def text(self, title: str = "") -> str:
        """The report as a table for a person; `title` replaces the slug of the game."""
        return "\n".join(_lines(self, title or self.game))

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        """The table as preformatted HTML; notebooks look for this method."""
        return f"<pre>{escape(self.text())}</pre>"


def _lines(report: Report, title: str) -> Iterator[str]:
    yield f"{title}: {_matches(report.matches)}, seed {report.seed}"
    heading = "bot" if report.swap else "seat"
    yield f"  {heading:18}{'wins':>8}{'':18}{'draws':>6}  mean score"
    for number, seat in enumerate(report.seats, 1):
        share = _share(seat.wins, report.matches)
        yield (
            f"  {number:<4}  {seat.bot:12}{seat.wins:8,}  {share:16}{seat.draws:6,}"
            f"  {seat.mean_score:10.2f}"
        )
    yield f"  the first seat wins {_share(report.first_seat_wins, report.matches)}"
    for fact, counts in report.records.items():
        often = sorted(counts.items(), key=lambda pair: -pair[1])
        told = ", ".join(f"{value} {_percent(n, report.matches)}" for value, n in often)
        yield fill(f"{fact}: {told}", 96, initial_indent="  ", subsequent_indent="    ")
    yield f"  {report.mean_decisions:.1f} decisions and {report.mean_rounds:.1f} rounds per match"
    yield f"  {report.decisions_per_second:,.0f} decisions per second, {report.seconds:.1f} s"


def _matches(count: int) -> str:
    return "1 match" if count == 1 else f"{count:,} matches"


def _share(part: int, whole: int) -> str:
    """A share with its 95% confidence interval (Wilson)."""
    z, whole = 1.96, max(whole, 1)
    share, weight = part / whole, 1 + z * z / whole
    middle = (share + z * z / (2 * whole)) / weight
    margin = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / weight
    low, high = 100 * max(0.0, middle - margin), 100 * min(1.0, middle + margin)
    return f"{_percent(part, whole)} ({low:.0f}-{high:.0f}%)"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / max(whole, 1):.1f}%"
