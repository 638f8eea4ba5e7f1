"""Work distributed over processes, with the results in order, and a quiet end on an interrupt."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

_TASKS_PER_WORKER = 3
"""The number of tasks handed out per worker at a time."""


def run_in_order(
    work: Callable[[T], R], tasks: Iterable[T], *, workers: int
) -> Generator[R, None, None]:
    """Yield `work(task)` for all tasks, in their order; `workers` is the number of processes.

    Raises RuntimeError if a process ends too early, as in a script without a main guard.
    """
    others, tasks_left = multiprocessing.active_children(), iter(tasks)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, spawn, initializer=_ignore_interrupts)
    try:
        with _interrupts_ignored():
            waiting = deque(
                pool.submit(work, task) for task in islice(tasks_left, workers * _TASKS_PER_WORKER)
            )
        yield from _results(pool, work, waiting=waiting, tasks_left=tasks_left)
    except BrokenProcessPool as error:
        raise RuntimeError(
            "a worker process has ended too early; in a script, workers are only possible under "
            '`if __name__ == "__main__":`'
        ) from error
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
    tasks_left: Iterator[T],
) -> Iterator[R]:
    while waiting:
        result = waiting.popleft().result()
        waiting.extend(pool.submit(work, task) for task in islice(tasks_left, 1))
        yield result


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which a terminal sends to all processes, to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Make processes started inside the block ignore Ctrl-C from their start."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    old_handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, old_handler)
