"""A driver by itself, with a recorder at the far end."""

from __future__ import annotations

import asyncio
from typing import Any

from textual import events
from textual.app import App

from net.buckets import Bucket
from net.remote.driver import RemoteDriver
from net.remote.terminal import Terminal
from tests.e2e.person import PATIENCE
from tests.net.ssh.waiting import until

MANY = 1_000_000


class Listener(App[None]):
    def __init__(self) -> None:
        super().__init__()
        self.new_events: list[events.Event] = []

    async def on_event(self, event: events.Event) -> None:
        came = isinstance(event, events.InputEvent | events.Paste | events.Resize)
        if came and not event.is_forwarded:
            self.new_events.append(event)
        await super().on_event(event)

    async def action_quit(self) -> None:
        """Do not quit before the test is over."""

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.new_events if isinstance(event, events.Key)]

    @property
    def pastes(self) -> list[str]:
        return [event.text for event in self.new_events if isinstance(event, events.Paste)]


class Recorder:
    def __init__(self) -> None:
        self.terminal = Terminal(term="xterm-256color")
        self.keys = Bucket(MANY)
        self.sizes = Bucket(MANY)
        self.bytes = b""
        self.writes = 0

    def may_press(self) -> bool:
        return self.keys.try_take()

    def may_resize(self) -> bool:
        return self.sizes.try_take()

    def write(self, data: bytes) -> None:
        self.bytes += data
        self.writes += 1


class Bench:
    def __init__(self) -> None:
        self.app = Listener()
        self.sent = Recorder()
        self.terminal = self.sent.terminal

    def make(self, app: App[Any], **settings: Any) -> RemoteDriver:
        """Return the driver; the app calls this."""
        self.driver = RemoteDriver(app, far_end=self.sent, **settings)
        return self.driver

    async def hear(self, data: bytes, *, portion: int = MANY) -> None:
        for start in range(0, len(data), portion):
            self.driver.feed(data[start : start + portion])
        await until(lambda: self.driver.keyboard.is_idle, "the last key")
        await self.settle()

    async def settle(self) -> None:
        """Wait until the app's queue is empty."""
        done = asyncio.Event()
        self.app.call_later(done.set)
        await asyncio.wait_for(done.wait(), PATIENCE)
