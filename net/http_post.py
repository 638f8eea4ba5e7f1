"""Sending one HTTP request to an address that a visitor has chosen.

The visitor may mean harm: to reach machines behind the server's firewall, or to keep the server
busy. So a name is looked up once, every address of it is checked, and the request goes to the very
address that was checked; nothing is redirected, little is read of the answer, and all of it must be
done within some seconds.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias
from urllib.parse import urlsplit

from attrs import define, field, frozen

from engine.core.errors import WardenclyffeError
from net.addresses import is_public

LONGEST_URL = 500
LONGEST_ANSWER_LINE = 1024
"""The bytes of the answer's first line; nothing after it is read."""
PATIENCE_SECONDS = 8.0
"""Seconds for everything: looking the name up, connecting, sending, and the answer."""
FIRST_FREE_PORT = 1024
WEB_PORTS = {"http": 80, "https": 443}
"""The standard port of each scheme. The other ports below `FIRST_FREE_PORT` belong to other
protocols, so nothing is sent there."""

_LINE = re.compile(rb"HTTP/1\.[01] ([0-9]{3})(?: |\r|\n)")
_HOST = re.compile(r"[a-z0-9._:-]+\Z")

LookUp: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
"""Returns the addresses of a host, or raises OSError."""

_threads = ThreadPoolExecutor(4, "look up")
"""Threads of their own: a name server that never answers must not hold up anything else."""


class BadUrlError(WardenclyffeError):
    """Text that is not the URL of a webhook."""


class PostError(WardenclyffeError):
    """A request that was not sent, or not accepted."""


@frozen
class Url:
    is_secure: bool
    host: str
    port: int
    target: str
    """The path and the query."""

    @property
    def authority(self) -> str:
        """The host as the request names it, with the port unless it is the standard one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        standard = WEB_PORTS["https" if self.is_secure else "http"]
        return host if self.port == standard else f"{host}:{self.port}"


def parse_url(text: str) -> Url:
    """The URL in a text that a visitor has typed; raises BadUrlError."""
    if len(text) > LONGEST_URL:
        raise BadUrlError(f"a URL can have at most {LONGEST_URL} characters")
    if not text.isascii() or not text.isprintable() or " " in text or "\\" in text:
        raise BadUrlError("a URL has only ASCII characters without spaces")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise BadUrlError("that is not a URL") from error
    if parts.scheme not in WEB_PORTS or not parts.hostname or not _HOST.match(parts.hostname):
        raise BadUrlError("give a URL that begins with https:// or http://")
    if parts.username is not None or parts.password is not None:
        raise BadUrlError("a URL with a user name or password cannot be used")
    port = WEB_PORTS[parts.scheme] if port is None else port
    if port < FIRST_FREE_PORT and port not in WEB_PORTS.values():
        raise BadUrlError(f"port {port} cannot be used: take 80, 443 or one from 1024")
    target = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    return Url(parts.scheme == "https", parts.hostname, port, target)


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host; raises OSError."""

    def addresses() -> list[str]:
        entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in entries]

    return await asyncio.get_running_loop().run_in_executor(_threads, addresses)


@define(kw_only=True)
class HttpPoster:
    """Sends requests. The rules are fields, so that tests can use a server of their own."""

    is_allowed: Callable[[str], bool] = is_public
    """May a request go to this address?"""
    look_up: LookUp = look_up
    make_tls: Callable[[], ssl.SSLContext] = ssl.create_default_context
    patience: float = PATIENCE_SECONDS
    _tls: ssl.SSLContext | None = field(init=False, default=None)

    async def post(self, url: Url, headers: Mapping[str, str], body: bytes) -> None:
        """Send a request; raises PostError unless the answer is that it was accepted (2xx)."""
        try:
            async with asyncio.timeout(self.patience):
                status = await self._status_after_post(url, headers, body)
        except TimeoutError as error:
            raise PostError(
                f"the server {url.host} did not answer within {self.patience:g} seconds"
            ) from error
        except ssl.SSLError as error:
            raise PostError(f"no secure connection to {url.host}: {_tls_reason(error)}") from error
        except (OSError, UnicodeError) as error:
            raise PostError(f"the server {url.host} cannot be reached") from error
        except (EOFError, asyncio.LimitOverrunError) as error:
            raise PostError(f"the server {url.host} does not answer in HTTP") from error
        if not 200 <= status < 300:
            note = " (redirections are not followed)" if 300 <= status < 400 else ""
            raise PostError(f"the server {url.host} answered {status}{note}")

    async def _status_after_post(self, url: Url, headers: Mapping[str, str], body: bytes) -> int:
        addresses = await self._checked_addresses(url)
        tls = await self._tls_context() if url.is_secure else None
        reader, writer = await _connect(url, addresses, tls)
        try:
            writer.write(_head(url, headers, body) + body)
            await writer.drain()
            return _status_in(await reader.readuntil(b"\n"), url)
        finally:
            writer.transport.abort()

    async def _checked_addresses(self, url: Url) -> list[str]:
        """The addresses of the host; raises PostError if any of them is not allowed."""
        addresses = await self.look_up(url.host, url.port)
        if not addresses or not all(map(self.is_allowed, addresses)):
            raise PostError(f"the server {url.host} is not on the public internet")
        return addresses

    async def _tls_context(self) -> ssl.SSLContext:
        """The certificates to trust, which are read once, in a thread."""
        if self._tls is None:
            loop = asyncio.get_running_loop()
            self._tls = await loop.run_in_executor(_threads, self.make_tls)
        return self._tls


async def _connect(
    url: Url, addresses: Sequence[str], tls: ssl.SSLContext | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the addresses that takes one; no name is looked up again."""
    for number, address in enumerate(addresses, 1):
        try:
            return await asyncio.open_connection(
                address,
                url.port,
                ssl=tls,
                server_hostname=url.host if tls is not None else None,
                limit=LONGEST_ANSWER_LINE,
            )
        except OSError as error:
            if number == len(addresses) or isinstance(error, ssl.SSLError):
                raise
    raise PostError(f"the server {url.host} has no address")


def _head(url: Url, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = (
        f"POST {url.target} HTTP/1.1",
        f"Host: {url.authority}",
        "User-Agent: Wardenclyffe",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


def _status_in(line: bytes, url: Url) -> int:
    """The status in the first line of an answer; raises PostError."""
    match = _LINE.match(line)
    if match is None:
        raise PostError(f"the server {url.host} does not answer in HTTP")
    return int(match[1])


def _tls_reason(error: ssl.SSLError) -> str:
    is_certificate = isinstance(error, ssl.SSLCertVerificationError)
    return "its certificate is not valid" if is_certificate else "it does not answer in TLS"
