"""Figures for the operator, scraped as Prometheus would."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from pathlib import Path

import pytest

from net.config import Config
from net.metrics import BOUNDS, GAUGES, Metrics, serve_metrics
from net.ssh.server import Server
from tests.net.conftest import Opens
from tests.net.ssh.board_host import BoardHost
from tests.net.ssh.caller import at_board, calling
from tests.net.ssh.waiting import until
from tests.screens.online.visitors import open_hall

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? [0-9.]+\Z')


async def scraped(port: int, request: bytes = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n") -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    await writer.wait_closed()
    return answer.decode()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def figures(answer: str) -> dict[str, float]:
    """By name, labels and all; the head must fit the body."""
    head, _, body = answer.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 200 OK\r\n")
    assert f"Content-Length: {len(body)}" in head
    lines = [line for line in body.splitlines() if not line.startswith("# ")]
    assert all(LINE.match(line) for line in lines)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_a_server_tells_what_happens(opens: Opens) -> None:
    site = await opens(metrics_port=free_port())
    port = site.server.config.metrics_port
    assert figures(await scraped(port))["wardenclyffe_sessions"] == 0
    async with at_board(site.port) as caller:
        for number in range(1, 4):
            caller.press("x")
            await caller.see(f"keys {number};")
        async with calling(site.port, term=None) as script:
            await script.leaves()
        now = figures(await scraped(port))
        assert now["wardenclyffe_sessions"] == 1
        assert now["wardenclyffe_connections"] >= 1
        assert now["wardenclyffe_logins_total"] == 1
        assert now['wardenclyffe_rejected_total{reason="no terminal"}'] == 1
        assert now["wardenclyffe_key_to_frame_seconds_count"] >= 3
        assert now["wardenclyffe_key_to_frame_seconds_sum"] > 0
        caller.press("\x1bOP")
        await caller.leaves()
    await until(lambda: not site.server.sessions, "the end")
    after = figures(await scraped(port))
    assert after["wardenclyffe_sessions"] == 0
    assert after["wardenclyffe_crashes_total"] == 1


async def test_what_the_house_counts_is_told_too() -> None:
    metrics = Metrics()
    metrics.answers = 7
    metrics.gauges["tables"] = lambda: 3
    metrics.apply_time.observe(0.002)
    endpoint = await serve_metrics(metrics, 0)
    now = figures(await scraped(endpoint.sockets[0].getsockname()[1]))
    endpoint.close()
    assert now["wardenclyffe_answers_total"] == 7
    assert now["wardenclyffe_tables"] == 3
    assert now['wardenclyffe_apply_seconds_bucket{le="0.001"}'] == 0
    assert now['wardenclyffe_apply_seconds_bucket{le="0.0025"}'] == 1
    assert now['wardenclyffe_apply_seconds_bucket{le="+Inf"}'] == 1


def test_the_buckets_of_a_histogram_add_up() -> None:
    metrics = Metrics()
    for seconds in (0.0, BOUNDS[0], 0.003, 0.3, 99.0):
        metrics.frame_time.observe(seconds)
    lines = metrics.frame_time.lines("x", "A test.")
    counts = [int(line.rpartition(" ")[2]) for line in lines if "_bucket" in line]
    assert counts == sorted(counts)
    assert counts[0] == 2
    assert counts[-1] == 5
    assert lines[-1] == "x_count 5"


@pytest.mark.parametrize(
    "request_bytes",
    [b"\x00\xff" * 9000, b"GET /" + b"x" * 20_000, b"\xff\xfe / HTTP/1.1\r\n\r\n", b"\r\n\r\n"],
)
async def test_nonsense_is_answered_or_dropped_but_does_no_harm(request_bytes: bytes) -> None:
    endpoint = await serve_metrics(Metrics(), 0)
    port = endpoint.sockets[0].getsockname()[1]
    try:
        said = await scraped(port, request_bytes)
    except ConnectionError:
        said = ""
    assert said == "" or said.startswith(("HTTP/1.1 404", "HTTP/1.1 405"))
    assert figures(await scraped(port))["wardenclyffe_logins_total"] == 0
    endpoint.close()


async def test_it_listens_on_loopback_only() -> None:
    endpoint = await serve_metrics(Metrics(), 0)
    assert [each.getsockname()[0] for each in endpoint.sockets] == ["127.0.0.1"]
    endpoint.close()


async def test_a_scraper_that_says_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.metrics.SCRAPE_TIMEOUT_SECONDS", 0.1)
    endpoint = await serve_metrics(Metrics(), 0)
    assert await scraped(endpoint.sockets[0].getsockname()[1], b"GET") == ""
    endpoint.close()


@pytest.mark.parametrize(
    ("request_line", "status"),
    [
        ("GET / HTTP/1.1", "200 OK"),
        ("GET /metrics HTTP/1.1", "200 OK"),
        ("GET /metrics?x=1 HTTP/1.1", "200 OK"),
        ("HEAD /metrics HTTP/1.1", "200 OK"),
        ("GET /metrics/ HTTP/1.1", "404 Not Found"),
        ("GET /favicon.ico HTTP/1.1", "404 Not Found"),
        ("GET /../etc/passwd HTTP/1.1", "404 Not Found"),
        ("POST /admin HTTP/1.1", "404 Not Found"),
        ("POST /metrics HTTP/1.1", "405 Method Not Allowed"),
    ],
)
async def test_only_the_metrics_are_served(request_line: str, status: str) -> None:
    endpoint = await serve_metrics(Metrics(), 0)
    port = endpoint.sockets[0].getsockname()[1]
    said = await scraped(port, f"{request_line}\r\nHost: x\r\n\r\n".encode())
    endpoint.close()
    head, _, body = said.partition("\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status}\r\n")
    has_metrics = status == "200 OK" and not request_line.startswith("HEAD")
    assert ("wardenclyffe_logins_total" in body) == has_metrics


async def test_every_metric_has_a_help_and_a_type(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        Server(Config(), BoardHost(), metrics=hall.metrics)
        hall.metrics.count_refusal("rate")
        lines = hall.metrics.text().splitlines()
    described = {kind: set(names_after(lines, f"# {kind} ")) for kind in ("HELP", "TYPE")}
    assert described["HELP"] == described["TYPE"]
    for line in lines:
        name = re.split("[ {]", line)[0]
        base = re.sub("_(bucket|sum|count)$", "", name)
        assert line.startswith("# ") or {name, base} & described["HELP"], line
    for name in (*GAUGES, "answers_total", "rejected_total", "key_to_frame_seconds"):
        assert f"wardenclyffe_{name}" in described["HELP"]


def names_after(lines: list[str], start: str) -> list[str]:
    """The names of the metrics that are described by lines with this start; none twice."""
    names = [line.removeprefix(start).split()[0] for line in lines if line.startswith(start)]
    assert len(names) == len(set(names))
    return names


async def test_the_process_and_its_build_are_told() -> None:
    endpoint = await serve_metrics(Metrics(), 0)
    port = endpoint.sockets[0].getsockname()[1]
    before = figures(await scraped(port))
    sum(number * number for number in range(1_000_000))
    now = figures(await scraped(port))
    endpoint.close()
    assert now["process_cpu_seconds_total"] > before["process_cpu_seconds_total"] > 0
    assert now["process_start_time_seconds"] == before["process_start_time_seconds"] > 1.7e9
    if sys.platform == "linux":
        assert 10_000_000 < now["process_resident_memory_bytes"] < 10_000_000_000
    (build,) = (name for name in now if name.startswith("wardenclyffe_build_info{"))
    assert re.search(r'version="[^"]+",python="3[.][0-9.]+[^"]*"', build)
    assert now[build] == 1


def test_without_proc_the_memory_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.metrics._STATM", Path("/nowhere"))
    assert "process_resident_memory_bytes" not in Metrics().text()
