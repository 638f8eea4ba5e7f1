"""The driver by itself, with a recorder at the far end: terminal input, and hostile input."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings, strategies as st
from textual import events
from textual.app import App
from textual.message import Message

from net.buckets import Bucket
from net.remote.driver import RemoteDriver
from net.remote.keyboard import ESCAPE_DELAY_SECONDS, MAX_PASTE_LENGTH
from net.remote.terminal import Terminal
from tests.e2e.person import PATIENCE
from tests.net.ssh.waiting import until

MANY = 1_000_000


class Listener(App[None]):
    """Writes down what reaches it."""

    def __init__(self) -> None:
        super().__init__()
        self.new_events: list[events.Event] = []

    async def on_event(self, event: events.Event) -> None:
        """Everything that comes in by the line."""
        came = isinstance(event, events.InputEvent | events.Paste | events.Resize)
        if came and not event.is_forwarded:
            self.new_events.append(event)
        await super().on_event(event)

    async def action_quit(self) -> None:
        """Do not quit before the test is over."""

    @property
    def keys(self) -> list[str]:
        """The names of the keys."""
        return [event.key for event in self.new_events if isinstance(event, events.Key)]

    @property
    def pastes(self) -> list[str]:
        """The texts that were pasted."""
        return [event.text for event in self.new_events if isinstance(event, events.Paste)]


class Recorder:
    """A far end that records its input."""

    def __init__(self) -> None:
        self.terminal = Terminal(term="xterm-256color")
        self.keys = Bucket(MANY)
        self.sizes = Bucket(MANY)
        self.bytes = b""
        self.writes = 0

    def may_press(self) -> bool:
        """Allow keys until the bucket is empty."""
        return self.keys.try_take()

    def may_resize(self) -> bool:
        """Allow new sizes until the bucket is empty."""
        return self.sizes.try_take()

    def write(self, data: bytes) -> None:
        """Keep the bytes that are sent."""
        self.bytes += data
        self.writes += 1


class Bench:
    """An app that runs on a driver whose far end is a recorder."""

    def __init__(self) -> None:
        self.app = Listener()
        self.sent = Recorder()
        self.terminal = self.sent.terminal

    def make(self, app: App[Any], **settings: Any) -> RemoteDriver:
        """Return the driver; the app calls this."""
        self.driver = RemoteDriver(app, far_end=self.sent, **settings)
        return self.driver

    async def hear(self, data: bytes, *, portion: int = MANY) -> None:
        """Have the driver take bytes, and wait until the app has dealt with them."""
        for start in range(0, len(data), portion):
            self.driver.feed(data[start : start + portion])
        await until(lambda: self.driver.keyboard.is_idle, "the last key")
        await self.settle()

    async def settle(self) -> None:
        """Wait until the app's queue is empty."""
        done = asyncio.Event()
        self.app.call_later(done.set)
        await asyncio.wait_for(done.wait(), PATIENCE)


@pytest_asyncio.fixture
async def bench() -> AsyncIterator[Bench]:
    """A running app; afterwards it is closed."""
    bench = Bench()
    bench.app.driver_class = bench.make  # type: ignore[assignment]
    running = asyncio.create_task(bench.app.run_async(size=(80, 24)))
    await until(lambda: b"\x1b[1;1H" in bench.sent.bytes, "the first frame")
    await bench.settle()
    bench.app.new_events.clear()
    yield bench
    bench.app.exit()
    await running


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


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
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


# Sent data


async def test_what_is_drawn_in_one_turn_is_sent_at_once(bench: Bench) -> None:
    writes = bench.sent.writes
    for part in ("one", "two", "three"):
        bench.driver.write(part)
        bench.driver.flush()
    await asyncio.sleep(0)
    assert bench.sent.writes == writes + 1
    assert bench.sent.bytes.endswith(b"onetwothree")


async def test_half_letters_are_not_sent(bench: Bench) -> None:
    bench.driver.write("a\ud800b")
    await asyncio.sleep(0)
    assert bench.sent.bytes.endswith(b"a?b")


async def test_while_the_line_is_congested_nothing_is_painted_then_everything(bench: Bench) -> None:
    bench.driver.pause_writing()
    bench.driver.pause_writing()
    sent = len(bench.sent.bytes)
    for _ in range(20):
        bench.app.screen.refresh()
        bench.app.bell()
        await asyncio.sleep(0.02)
    assert len(bench.sent.bytes) == sent
    bench.driver.resume_writing()
    await until(lambda: b"\x1b[24;1H" in bench.sent.bytes[sent:], "a whole frame")


async def test_keys_of_a_line_that_is_congested_wait_and_not_without_end(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.remote.keyboard.MAX_WAITING_KEYS", 9)
    bench.driver.pause_writing()
    bench.driver.feed(b"a" * 20)
    await bench.settle()
    assert bench.app.keys == []
    bench.driver.resume_writing()
    await bench.hear(b"")
    assert bench.app.keys == ["a"] * 9


async def test_the_time_from_a_key_to_its_frame_is_told_once(bench: Bench) -> None:
    told: list[float] = []
    bench.driver.on_frame = told.append
    bench.driver.write("before any key")
    await asyncio.sleep(0)
    assert not told
    await bench.hear(b"a")
    bench.driver.write("the frame")
    await asyncio.sleep(0)
    bench.driver.write("another")
    await asyncio.sleep(0)
    assert len(told) == 1
    assert told[0] >= 0


async def test_a_flood_of_sizes_becomes_a_few(bench: Bench) -> None:
    for width in range(100, 300):
        bench.terminal.resize(width, 30)
        bench.driver.on_resized()
        await asyncio.sleep(0.001)
    await until(lambda: bench.app.size == (299, 30), "the last size")
    sizes = [event for event in bench.app.new_events if isinstance(event, events.Resize)]
    assert len(sizes) < 20


@pytest.mark.parametrize(
    ("allowed", "width", "told"),
    [
        (True, 400, [(400, 150)]),
        (False, 400, [(120, 36), (400, 150)]),
        (False, 90, [(90, 24)]),
    ],
)
async def test_a_huge_window_begins_with_a_modest_size_if_it_has_to_wait(
    allowed: bool, width: int, told: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.remote.driver.RESIZE_RETRY_SECONDS", 0.02)
    app, far_end = Listener(), Recorder()
    far_end.terminal.resize(width, 150 if width == 400 else 24)
    far_end.sizes = Bucket(6000, burst=1)  # the next one in a hundredth of a second
    if not allowed:
        far_end.sizes.try_take()
    sizes: list[tuple[int, int]] = []
    driver = RemoteDriver(app, far_end=far_end)
    monkeypatch.setattr(app, "post_message", lambda event: sizes.append(tuple(event.size)))
    driver.start_application_mode()
    await until(lambda: len(sizes) == len(told), "the sizes")
    driver.close()
    assert sizes == told


async def test_nothing_is_opened_or_written_on_the_server(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    bench.app.open_url("https://example.org")
    assert bench.app.deliver_screenshot() is not None
    assert not opened
    assert not bench.driver.can_suspend


async def test_after_the_end_nothing_is_taken_or_sent(bench: Bench) -> None:
    bench.driver.close()
    sent = len(bench.sent.bytes)
    bench.driver.feed(b"a")
    bench.driver.write("late")
    bench.driver.on_resized()
    await asyncio.sleep(0.05)
    assert len(bench.sent.bytes) == sent
    assert not bench.app.new_events
