"""The log of a page is continued and cut, and always reads as if it were made again."""

from __future__ import annotations

import pytest

from net.play.update import LogLine
from screens.table.story.shown_log import ShownLog, last_turn_end


def line(number: int, seat: int | None = 0, where: str = "Round 1") -> LogLine:
    return LogLine(f"line {number}", number, seat, where)


def shown(log: ShownLog) -> list[tuple[str, str, bool]]:
    return [(each.text, each.heading, each.fresh) for each in log.last_lines()]


def test_lines_are_kept_added_and_cut() -> None:
    lines = [line(1), line(2, 1), line(3, 1, "Round 2")]
    log = ShownLog()
    log.show_lines(lines, 0)
    before = log.last_lines()
    lines = [*lines, line(4, 0, "Round 2"), line(5, 1, "Round 3")]
    log.show_lines(lines, 0)
    assert log.last_lines()[0] is before[0]
    lines = [*lines[:3], line(4, 1, "Round 2")]
    log.show_lines(lines, 0)
    anew = ShownLog()
    anew.show_lines(lines, 0)
    assert shown(log) == shown(anew)
    assert shown(log) == [
        ("line 1", "Round 1", False),
        ("line 2", "", True),
        ("line 3", "Round 2", True),
        ("line 4", "", True),
    ]


def test_another_seat_reads_its_own_lines() -> None:
    log = ShownLog()
    log.show_lines([line(1), line(2)], 0)
    log.show_lines([LogLine("masked", 1, 0, "Round 1")], 1)
    assert shown(log) == [("masked", "Round 1", True)]


def test_the_last_lines_and_those_before_an_answer() -> None:
    log = ShownLog()
    log.show_lines([line(1), line(2, 1), line(3, 1), line(3, 1)], 0)
    assert [each.text for each in log.last_lines(2)] == ["line 3", "line 3"]
    assert [each.text for each in log.last_lines(2, before=3)] == ["line 1", "line 2"]
    assert [each.text for each in log.news_lines()] == ["line 2", "line 3", "line 3"]
    assert [each.text for each in log.last_lines(before=3)][-1] == "line 2"
    assert log.last_lines(9) == log.last_lines()


def test_the_unread_lines_end_with_reading_and_with_an_answer() -> None:
    log = ShownLog()
    lines = [line(1), line(2, 1), line(3, 1)]
    log.show_lines(lines, 0)
    assert log.unread_count() == 2
    log.mark_read()
    assert log.unread_count() == 0
    lines = [*lines, line(4, 1)]
    log.show_lines(lines, 0)
    assert log.unread_count() == 1, "only what came after the reading"
    log.show_lines([*lines, line(5, 0)], 0)
    assert log.unread_count() == 0, "the player has answered"
    log.show_lines(lines, 1)
    log.show_lines(lines, 0)
    assert log.unread_count() == 3, "another seat does not know what this one has read"


def lines(*seats: int | None) -> list[LogLine]:
    """One line for each answer; the first is the setup."""
    return [LogLine(f"line {n}", n, seat, "Round 1") for n, seat in enumerate(seats)]


@pytest.mark.parametrize(
    ("seats", "seat", "ended"),
    [
        ((None,), 0, 0),
        ((None, 0, 0), 0, 0),
        ((None, 0, 0, 1, 1), 0, 2),
        ((None, 0, 0, 1, 1, 0), 0, 2),
        ((None, 0, 1, 0, 0, 1, 1), 0, 4),
        ((None, 1, 1), 0, 0),
        ((None, 0, 1, 0, 1), None, 3),
    ],
)
def test_news_begin_where_the_last_turn_ended(
    seats: tuple[int | None, ...], seat: int | None, ended: int
) -> None:
    assert last_turn_end(lines(*seats), seat) == ended
