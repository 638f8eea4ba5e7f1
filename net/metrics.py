"""Metrics for the operator, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import bisect
import os
import platform
import time
from collections import Counter
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from attrs import define, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the histograms' buckets, in seconds."""
SCRAPE_TIMEOUT_SECONDS = 5.0
"""Seconds that a scraper has to send its request and to read the answer."""
MAX_REQUEST_BYTES = 8192
PATHS = ("/", "/metrics")
GAUGES = {
    "sessions": "Sessions with a terminal, those that wait to start included.",
    "connections": "SSH connections, logged in or not.",
    "tables": "Tables in memory.",
    "online": "Visitors with at least one session.",
}
COUNTERS = {
    "answers": "Answers that were stored and played.",
    "logins": "Sessions that have begun.",
    "crashes": "Sessions that ended with an error.",
    "failed_pages": "Errors of pages after which the session went on.",
    "store_failures": "Failed reads and writes of the database.",
}
"""The meaning of each counter; `Metrics` has its number under the same name."""
REJECTED = "Refused connections, logins, requests and keys, by reason."
APPLY_TIME = "From an answer until it is stored and played."
FRAME_TIME = "From a key to the frame that shows it."
_STATM = Path("/proc/self/statm")
"""Linux: the memory of this process, in pages; the second number is what is resident."""
_STARTED = time.time()


@define
class Histogram:
    counts: list[int] = field(factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, meaning: str) -> list[str]:
        lines, cumulative_count = _head(name, "histogram", meaning), 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            cumulative_count += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {cumulative_count}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {cumulative_count}"]


@define
class Metrics:
    answers: int = 0
    logins: int = 0
    crashes: int = 0
    failed_pages: int = 0
    store_failures: int = 0
    rejections: Counter[str] = field(factory=Counter)
    apply_time: Histogram = field(factory=Histogram)
    frame_time: Histogram = field(factory=Histogram)
    gauges: dict[str, Callable[[], int]] = field(factory=dict)
    """Numbers that are read at each scrape: sessions, tables, people online."""

    def count_refusal(self, reason: str) -> None:
        self.rejections[reason] += 1

    def text(self) -> str:
        lines: list[str] = []
        for name, gauge in self.gauges.items():
            full_name = f"wardenclyffe_{name}"
            lines += [*_head(full_name, "gauge", GAUGES[name]), f"{full_name} {gauge()}"]
        for name, meaning in COUNTERS.items():
            full_name = f"wardenclyffe_{name}_total"
            lines += [*_head(full_name, "counter", meaning), f"{full_name} {getattr(self, name)}"]
        lines += _head("wardenclyffe_rejected_total", "counter", REJECTED)
        for reason, count in sorted(self.rejections.items()):
            lines.append(f'wardenclyffe_rejected_total{{reason="{reason}"}} {count}')
        lines += self.apply_time.lines("wardenclyffe_apply_seconds", APPLY_TIME)
        lines += self.frame_time.lines("wardenclyffe_key_to_frame_seconds", FRAME_TIME)
        return "\n".join((*lines, *_process_lines())) + "\n"


def _head(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]


def _process_lines() -> list[str]:
    build = f'version="{_version()}",python="{platform.python_version()}"'
    return [
        *_head("process_cpu_seconds_total", "counter", "CPU time of the process, in seconds."),
        f"process_cpu_seconds_total {time.process_time():.2f}",
        *_memory_lines(),
        *_head("process_start_time_seconds", "gauge", "Start of the process, in Unix time."),
        f"process_start_time_seconds {_STARTED:.2f}",
        *_head("wardenclyffe_build_info", "gauge", "The versions that run; always 1."),
        f"wardenclyffe_build_info{{{build}}} 1",
    ]


def _memory_lines() -> list[str]:
    try:
        pages = int(_STATM.read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return []
    name = "process_resident_memory_bytes"
    return [
        *_head(name, "gauge", "Memory of the process, in bytes."),
        f"{name} {pages * os.sysconf('SC_PAGE_SIZE')}",
    ]


def _version() -> str:
    """The version of the program; "unknown" if it runs from its sources."""
    try:
        return version("wardenclyffe")
    except PackageNotFoundError:
        return "unknown"


async def serve_metrics(metrics: Metrics, port: int) -> asyncio.Server:
    """Start an HTTP server on loopback that answers requests for one of `PATHS`."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            reading = reader.readuntil(b"\r\n\r\n")
            request = await asyncio.wait_for(reading, SCRAPE_TIMEOUT_SECONDS)
            writer.write(_answer_to(request, metrics))
            await asyncio.wait_for(writer.drain(), SCRAPE_TIMEOUT_SECONDS)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # not a scraper
        finally:
            writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port, limit=MAX_REQUEST_BYTES)


def _answer_to(request: bytes, metrics: Metrics) -> bytes:
    method, _, rest = request.partition(b"\r\n")[0].decode("latin-1").partition(" ")
    path = rest.partition(" ")[0].partition("?")[0]
    if path not in PATHS:
        return _http_response("404 Not Found", "The metrics are at /metrics.\n")
    if method not in ("GET", "HEAD"):
        return _http_response("405 Method Not Allowed", "", "Allow: GET, HEAD")
    return _http_response("200 OK", metrics.text(), has_body=method == "GET")


def _http_response(status: str, text: str, *headers: str, has_body: bool = True) -> bytes:
    body = text.encode()
    head = (
        f"HTTP/1.1 {status}",
        "Content-Type: text/plain; version=0.0.4; charset=utf-8",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *headers,
    )
    return "\r\n".join((*head, "", "")).encode() + (body if has_body else b"")
