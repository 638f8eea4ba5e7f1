"""Lines outside the screen never carry anything that a terminal could interpret."""

from __future__ import annotations

import pytest

from net.remote.announcements import (
    LONGEST_NOTIFICATION,
    LONGEST_TITLE,
    notification_sequence,
    title_sequence,
)

HOSTILE = (
    "\x1b]52;c;aGk=\x07",
    "\x07\x1b[2J",
    "\x9c\x9d9;4;1;50\x9c",
    "\x1b\\\x1bPq",
    "a\r\nb\x00\x7f",
    "\u202egnp.exe\u2066\u200b",
    "\ud800\U000e0041\u2028",
)


def test_texts_are_shown_as_they_are() -> None:
    assert title_sequence("(2) your turn") == "\x1b]2;(2) your turn - Wardenclyffe\x07"
    assert title_sequence("") == "\x1b]2;Wardenclyffe\x07"
    text = "bob at table KJ3FR: günaydın 你好"
    assert notification_sequence(text) == f"\x1b]9;Wardenclyffe: {text}\x07"


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_text_cannot_end_or_begin_a_sequence(hostile: str) -> None:
    for sequence, begin in (
        (title_sequence(hostile), "\x1b]2;"),
        (notification_sequence(hostile), "\x1b]9;Wardenclyffe: "),
    ):
        inner = sequence.removeprefix(begin).removesuffix("\x07")
        assert len(inner) == len(sequence) - len(begin) - 1
        assert inner.isprintable()
        sequence.encode("utf-8")


def test_no_text_is_taken_for_another_command_of_the_terminal() -> None:
    """ConEmu and others read `9;4;...` as a progress bar; ours begins with a name."""
    assert notification_sequence("4;1;50").startswith("\x1b]9;Wardenclyffe")


def test_long_texts_are_cut() -> None:
    assert len(title_sequence("x" * 5000)) < LONGEST_TITLE + 30
    assert len(notification_sequence("x" * 5000)) < LONGEST_NOTIFICATION + 30
