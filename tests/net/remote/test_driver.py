"""The driver by itself, with a recorder at the far end: frames, sizes and congestion."""

from __future__ import annotations

import asyncio

import pytest
from textual import events

from net.buckets import Bucket
from net.remote.driver import RemoteDriver
from tests.net.remote.bench import Bench, Listener, Recorder
from tests.net.ssh.waiting import until

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
