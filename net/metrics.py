"""Metrics for the operator, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import bisect
from collections import Counter
from collections.abc import Callable

from attrs import define, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the histograms' buckets, in seconds."""
SCRAPE_TIMEOUT_SECONDS = 5.0
"""Seconds that a scraper has to send its request and to read the answer."""
MAX_REQUEST_BYTES = 8192


@define
class Histogram:
    """A histogram of durations."""

    counts: list[int] = field(factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        """Count one measured duration, in seconds."""
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """The lines of the text format."""
        lines, cumulative_count = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            cumulative_count += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {cumulative_count}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {cumulative_count}"]


@define
class Metrics:
    """All figures of one server."""

    answers: int = 0
    logins: int = 0
    crashes: int = 0
    store_failures: int = 0
    """Failed reads and writes of the database, such as a full disk or a locked file."""
    rejections: Counter[str] = field(factory=Counter)
    """The number of refusals, by reason."""
    apply_time: Histogram = field(factory=Histogram)
    """From an answer until it is stored and played."""
    frame_time: Histogram = field(factory=Histogram)
    """From a key to the frame that shows it."""
    gauges: dict[str, Callable[[], int]] = field(factory=dict)
    """Numbers that are read at each scrape: sessions, tables, people online."""

    def count_refusal(self, reason: str) -> None:
        """Count a refusal."""
        self.rejections[reason] += 1

    def text(self) -> str:
        """All metrics, for Prometheus."""
        lines: list[str] = []
        for name, gauge in self.gauges.items():
            lines += [f"# TYPE wardenclyffe_{name} gauge", f"wardenclyffe_{name} {gauge()}"]
        for name in ("answers", "logins", "crashes", "store_failures"):
            full = f"wardenclyffe_{name}_total"
            lines += [f"# TYPE {full} counter", f"{full} {getattr(self, name)}"]
        lines.append("# TYPE wardenclyffe_rejected_total counter")
        for reason, count in sorted(self.rejections.items()):
            lines.append(f'wardenclyffe_rejected_total{{reason="{reason}"}} {count}')
        lines += self.apply_time.lines("wardenclyffe_apply_seconds")
        lines += self.frame_time.lines("wardenclyffe_key_to_frame_seconds")
        return "\n".join(lines) + "\n"


async def serve_metrics(metrics: Metrics, port: int) -> asyncio.Server:
    """Start an HTTP server on loopback that answers every request with the metrics."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SCRAPE_TIMEOUT_SECONDS)
            writer.write(_http_response(metrics.text().encode()))
            await asyncio.wait_for(writer.drain(), SCRAPE_TIMEOUT_SECONDS)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # not a scraper
        finally:
            writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port, limit=MAX_REQUEST_BYTES)


def _http_response(body: bytes) -> bytes:
    head = (
        "HTTP/1.1 200 OK",
        "Content-Type: text/plain; version=0.0.4; charset=utf-8",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode() + body
