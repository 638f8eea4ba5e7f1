"""The keys, pastes and clicks of a remote terminal, and hostile input."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from textual import events
from textual.message import Message

from net.buckets import Bucket
from net.remote.keyboard import ESCAPE_DELAY_SECONDS, MAX_PASTE_LENGTH
from tests.net.remote.bench import Bench

# What people type


async def test_keys_letters_and_sequences(bench: Bench) -> None:
    await bench.hear(b"aZ\r\t\x1b[A\x1b[1;5C\x1bOP")
    assert bench.app.keys == ["a", "Z", "enter", "tab", "up", "ctrl+right", "f1"]


@pytest.mark.parametrize("portion", [1, 2, 3])
async def test_letters_may_arrive_in_pieces(bench: Bench, portion: int) -> None:
    await bench.hear("aé€😀z\x1b[A".encode(), portion=portion)
    typed = [event.character for event in bench.app.new_events if isinstance(event, events.Key)]
    assert typed == ["a", "é", "€", "😀", "z", None]


async def test_a_lone_escape_is_a_key_after_a_moment_also_twice(bench: Bench) -> None:
    for expected in (["escape"], ["escape", "escape"]):
        await bench.hear(b"\x1b")
        assert bench.app.keys == expected


async def test_a_sequence_in_time_and_then_a_lone_escape(bench: Bench) -> None:
    bench.driver.feed(b"\x1b")
    bench.driver.feed(b"[A")
    await asyncio.sleep(ESCAPE_DELAY_SECONDS / 2)
    await bench.hear(b"\x1b")
    assert bench.app.keys == ["up", "escape"]


async def test_a_paste_is_one_thing_and_only_text(bench: Bench) -> None:
    await bench.hear(b"\x1b[200~hello\x07\x1b]0;x\x07 world\n\x1b[201~a")
    assert bench.app.keys[-1:] == ["a"]
    (text,) = bench.app.pastes
    assert text.startswith("hello")
    assert all(letter.isprintable() or letter == "\n" for letter in text)


# What strangers send


async def test_reports_that_pose_as_input_are_ignored(bench: Bench) -> None:
    await bench.hear(b"\x1b[48;65535;65535;999;999t\x1b[12;40R\x1b[?2048;2$y\x1b[I\x1b[Oa")
    assert bench.app.keys == ["a"]
    assert not [event for event in bench.app.new_events if isinstance(event, events.Resize)]
    assert bench.app.size == (80, 24)


@pytest.mark.parametrize("portion", [1, 3, 7, 64, 1024])
async def test_a_long_paste_is_cut_and_keys_work_again(bench: Bench, portion: int) -> None:
    paste = b"\x1b[200~begins" + b"x\x1b[A\x1b[20" * 2000 + b"\x1b[201~"
    await bench.hear(paste + b"a", portion=portion)
    assert bench.app.keys == ["a"]
    (text,) = bench.app.pastes
    assert text.startswith("beginsx")
    assert len(text) <= MAX_PASTE_LENGTH


@pytest.mark.parametrize("portion", [1, 2, 5, 100])
async def test_a_paste_may_arrive_in_pieces(bench: Bench, portion: int) -> None:
    paste = "a\x1b[200~hello é [201~ world\x1b[201~b\x1b[200~\x1b[201~c"
    await bench.hear(paste.encode(), portion=portion)
    assert bench.app.keys == ["a", "b", "c"]
    assert bench.app.pastes[0] == "hello é [201~ world"


async def test_a_paste_that_never_ends_is_not_collected(bench: Bench) -> None:
    await bench.hear(b"\x1b[200~" + b"x" * 100_000 + b"\x1b" * 100_000, portion=1024)
    assert not bench.app.new_events
    assert len(bench.driver.keyboard._paste or "") <= MAX_PASTE_LENGTH + 10


async def test_text_that_comes_at_once_is_a_paste_whatever_the_terminal_says(bench: Bench) -> None:
    """Not all terminals mark pasted text; as single keys most of it would be dropped."""
    text = "A line of chat, longer than a person types at once. " * 4
    await bench.hear(b"a\t" + text.encode() + b"\rbcd")
    assert bench.app.pastes == [text]
    assert bench.app.keys == ["a", "tab", "enter", "b", "c", "d"]


async def test_clicks_beside_the_screen_are_dropped(bench: Bench) -> None:
    far = b"\x1b[<0;99999999999999999999;1M\x1b[<0;-5;1M\x1b[<0;81;1M\x1b[<0;1;25M"
    await bench.hear(far + b"\x1b[<0;80;24M")
    clicks = [event for event in bench.app.new_events if isinstance(event, events.MouseDown)]
    assert [(click.x, click.y) for click in clicks] == [(79, 23)]


async def test_half_letters_are_dropped(bench: Bench) -> None:
    """A keyboard protocol can name code points that no text may hold."""
    await bench.hear(b"\x1b[97;1;55296ua")
    await bench.hear(b"\x1b[97;1;1114112u")
    await bench.hear(b"b")
    assert bench.app.keys == ["a", "b"]


async def test_only_so_many_keys_reach_the_app(bench: Bench) -> None:
    bench.sent.keys = Bucket(60, burst=50)
    await bench.hear(b"\t" * 10_000, portion=1000)
    assert len(bench.app.keys) == 50


async def test_only_so_many_letters_are_looked_at(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[str] = []
    bench.sent.keys = Bucket(60, burst=50)
    parser = bench.driver.keyboard._parser
    parse = parser.feed

    def feed(data: str) -> Iterable[Message]:
        looked_at.append(data)
        return parse(data)

    monkeypatch.setattr(parser, "feed", feed)
    await bench.hear(b"\x1b[9999999999" * 10_000, portion=1024)
    assert 0 < len("".join(looked_at)) < 10_000


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.binary(max_size=30) | st.sampled_from([b"\x1b", b"\x1b[", b"\x1b[200~", b"\x1bO"]))
)
async def test_whatever_comes_the_driver_goes_on(bench: Bench, pieces: list[bytes]) -> None:
    for piece in pieces:
        bench.driver.feed(piece)
    await bench.hear(b"\x1b[201~")
    bench.app.new_events.clear()
    await bench.hear(b"\x1b[Aq")
    assert bench.app.keys[-1] == "q"
