"""The log: one line an event, and nothing raw in it."""

from __future__ import annotations

import logging
from io import StringIO

import pytest

from net.server_log import MAX_TRACE_LENGTH, log_event, logging_to, note_error, quoted_value


def lines(stream: StringIO) -> list[str]:
    return stream.getvalue().splitlines()


def test_an_event_is_one_line_of_keys_and_values() -> None:
    stream = StringIO()
    with logging_to(stream):
        log_event("session begun", name="tesla", address="192.0.2.7", seats=2)
    (line,) = lines(stream)
    assert line.startswith("time=2")
    assert line.endswith('level=info event="session begun" name=tesla address=192.0.2.7 seats=2')


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("plain", "plain"),
        ("", '""'),
        ("two words", '"two words"'),
        ('quo"te', '"quo\\"te"'),
        ("a=b", '"a=b"'),
        ("\x1b]0;title\x07", '"\\u001b]0;title\\u0007"'),
        ("line\nlevel=error", '"line\\nlevel=error"'),
        ("\u202eevil", '"\\u202eevil"'),
        ("é", '"\\u00e9"'),
    ],
)
def test_nothing_of_a_stranger_is_raw(value: str, written: str) -> None:
    assert quoted_value(value) == written


def test_values_have_an_end() -> None:
    assert len(quoted_value("x" * 10_000)) < 400


def test_a_failure_is_told_on_one_line_with_its_trace() -> None:
    stream = StringIO()
    with logging_to(stream):
        try:
            raise ValueError("boom \x1b[2J\nlevel=info event=forged")
        except ValueError as error:
            note_error("session crashed", error, name="tesla")
    (line,) = lines(stream)
    assert 'level=error event="session crashed" name=tesla error="ValueError(' in line
    assert "test_a_failure_is_told" in line
    assert "\x1b" not in line
    assert len(line) < 2 * MAX_TRACE_LENGTH


def test_libraries_are_heard_only_when_something_is_wrong() -> None:
    stream = StringIO()
    with logging_to(stream):
        logging.getLogger("asyncssh").info("every little thing")
        logging.getLogger("asyncio").error("Task exception was never retrieved")
    assert [line.partition("event=")[2] for line in lines(stream)] == [
        '"Task exception was never retrieved"'
    ]


def test_afterwards_nothing_is_written_and_all_is_as_before() -> None:
    before = logging.getLogger("asyncssh").level
    stream = StringIO()
    with logging_to(stream):
        assert logging.getLogger("asyncssh").level == logging.WARNING
    log_event("too late")
    assert not lines(stream)
    assert logging.getLogger("asyncssh").level == before
