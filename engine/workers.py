"""Work spread over processes, with the results in order, and a clean end at an interrupt."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

_AHEAD = 3
"""Tasks that are handed out per worker at a time; a long list of them stays unmade."""


def in_order(
    work: Callable[[T], R], tasks: Iterable[T], *, workers: int
) -> Generator[R, None, None]:
    """The results of all tasks in their order, whichever process finishes first."""
    others, rest = multiprocessing.active_children(), iter(tasks)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, spawn, initializer=_ignore_interrupts)
    try:
        with _interrupts_ignored():
            waiting = deque(pool.submit(work, task) for task in islice(rest, workers * _AHEAD))
        yield from _results(pool, work, waiting=waiting, rest=rest)
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown()


def _results(
    pool: ProcessPoolExecutor,
    work: Callable[[T], R],
    *,
    waiting: deque[Future[R]],
    rest: Iterator[T],
) -> Iterator[R]:
    while waiting:
        result = waiting.popleft().result()
        waiting.extend(pool.submit(work, task) for task in islice(rest, 1))
        yield result


def _ignore_interrupts() -> None:
    """A terminal sends Ctrl-C to all processes; the first of them ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started in here are born deaf to Ctrl-C, before their own code can say so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
