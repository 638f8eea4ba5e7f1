"""The results of a series of matches, as a value, as JSON, and as a table for a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import islice
from math import sqrt
from textwrap import fill
from typing import Any

from attrs import asdict, field, frozen

from engine.core.chance import Chance, Seed
from engine.core.text import count

MAX_PRINTED_FACTS = 12
"""The maximum number of facts that `print` shows; `Report.text` has all."""


def match_seed(seed: Seed, number: int) -> int:
    """The seed of one match of a series, which `play --seed` accepts to deal the same cards."""
    return Chance(seed, number).number_below(1 << 32)


@frozen(kw_only=True)
class SeatReport:
    bot: str
    wins: int
    draws: int
    mean_score: float


@frozen(kw_only=True, repr=False)
class Report:
    """The results of a series: with `seeds`, the fields of `wardenclyffe sim --json`.

    `repr` is one line; `str` is a table.
    """

    game: str
    matches: int
    seed: Seed
    options: Mapping[str, Any]
    swap: bool
    decisions: int
    seconds: float
    decisions_per_second: float
    seats: tuple[SeatReport, ...]
    first_seat_wins: int
    mean_decisions: float
    mean_rounds: float
    facts: Mapping[str, Mapping[str, int]] = field(factory=dict)
    """The number of finished matches with each value of each fact: {"won by": {"goal": 12}}."""

    def __repr__(self) -> str:
        wins = ", ".join(f"{seat.bot} won {seat.wins}" for seat in self.seats)
        return f"<Report of {_matches(self.matches)} of {self.game}: {wins}>"

    @property
    def seeds(self) -> tuple[int, ...]:
        """The seed of each match, in order; a new match with it deals the same cards."""
        return tuple(match_seed(self.seed, number) for number in range(self.matches))

    def to_dict(self) -> dict[str, Any]:
        """The report as dicts, lists and numbers, ready for JSON, with the seeds of the matches."""
        return {**asdict(self), "seeds": list(self.seeds)}

    def text(self, title: str = "") -> str:
        """The report as a table for a person; `title` replaces the slug of the game."""
        return "\n".join(_lines(self, title, facts=len(self.facts)))

    def __str__(self) -> str:
        return "\n".join(_lines(self, facts=MAX_PRINTED_FACTS))

    def _repr_html_(self) -> str:
        """The report as an HTML table; notebooks look for this method."""
        headings = ("" if self.swap else "seat", "bot", "wins", "share", "draws", "mean score")
        rows = "".join(_html_row("td", _cells(self, number)) for number in range(len(self.seats)))
        notes = "<br>".join(escape(note) for note in _notes(self, MAX_PRINTED_FACTS))
        return (
            f"<table><caption>{escape(_title(self))}</caption>{_html_row('th', headings)}{rows}"
            f"</table><p>{notes}</p>"
        )


def _lines(report: Report, title: str = "", *, facts: int) -> Iterator[str]:
    yield _title(report, title)
    heading = "bot" if report.swap else "seat"
    yield f"  {heading:18}{'wins':>8}{'':18}{'draws':>6}  mean score"
    for index in range(len(report.seats)):
        number, bot, wins, share, draws, score = _cells(report, index)
        yield f"  {number:<4}  {bot:12}{wins:>8}  {share:16}{draws:>6}  {score:>10}"
    for note in _notes(report, facts):
        yield fill(note, 96, initial_indent="  ", subsequent_indent="    ")


def _title(report: Report, title: str = "") -> str:
    return f"{title or report.game}: {_matches(report.matches)}, seed {report.seed}"


def _cells(report: Report, index: int) -> tuple[str, ...]:
    """The row of a seat: its number from 1, bot, wins, share of wins, draws and mean score."""
    seat = report.seats[index]
    share = _share(seat.wins, report.matches)
    score = f"{seat.mean_score:.2f}"
    return (str(index + 1), seat.bot, f"{seat.wins:,}", share, f"{seat.draws:,}", score)


def _notes(report: Report, most: int) -> Iterator[str]:
    """The lines below the table: the first seat, the first facts of the game, lengths and speed."""
    yield f"the first seat wins {_share(report.first_seat_wins, report.matches)}"
    for fact, counts in islice(report.facts.items(), most):
        facts_by_count = sorted(counts.items(), key=lambda pair: -pair[1])
        shares = ", ".join(f"{value} {_percent(n, report.matches)}" for value, n in facts_by_count)
        yield f"{fact}: {shares}"
    if (omitted_count := len(report.facts) - most) > 0:
        yield f"and {count(omitted_count, 'more fact')}, in `facts` and `text()`"
    yield f"{report.mean_decisions:.1f} decisions and {report.mean_rounds:.1f} rounds per match"
    yield f"{report.decisions_per_second:,.0f} decisions per second, {report.seconds:.1f} s"


def _html_row(tag: str, cells: Iterable[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"


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
