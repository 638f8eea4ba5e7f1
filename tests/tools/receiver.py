"""A real HTTP server on loopback that keeps what is sent to it, for the tests of webhooks."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from attrs import define, field, frozen

from net.http_post import HttpPoster

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


@frozen
class Message:
    first_line: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        content: dict[str, Any] = json.loads(self.body)
        return content


@define
class Receiver:
    """Keeps all requests and gives the same answer to each."""

    port: int = 0
    answer: bytes | None = OK
    """None keeps the connection open without an answer."""
    waits_for_request: bool = True
    """Is the request read before the answer?"""
    messages: list[Message] = field(factory=list)
    writers: list[asyncio.StreamWriter] = field(factory=list)
    hung_up: asyncio.Event = field(factory=asyncio.Event)

    @property
    def connections(self) -> int:
        return len(self.writers)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?for=me"

    async def on_connected(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.writers.append(writer)
        try:
            if self.waits_for_request:
                self.messages.append(await _read(reader))
            if self.answer is None:
                await reader.read()
            else:
                writer.write(self.answer)
                await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            self.hung_up.set()
            writer.close()


async def _read(reader: asyncio.StreamReader) -> Message:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
    first_line, *lines = head.strip().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return Message(first_line, headers, await reader.readexactly(int(headers["Content-Length"])))


@asynccontextmanager
async def receiving(tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.on_connected, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        await asyncio.sleep(0.02)  # a connection may just have been accepted
        server.close()
        for writer in receiver.writers:
            writer.transport.abort()
        await asyncio.sleep(0.02)


def loopback_poster(**rules: Any) -> HttpPoster:
    """A poster that may send to loopback, and to nothing else."""
    return HttpPoster(**{"is_allowed": lambda address: address == "127.0.0.1", **rules})
