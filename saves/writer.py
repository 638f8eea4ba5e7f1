"""One writer thread. Jobs that arrive while the disk is busy are committed together."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TypeAlias

from attrs import define, field

from saves.errors import ClosedError, SaveError, save_error_for

Operation: TypeAlias = Callable[[sqlite3.Connection], object]


@define(eq=False)
class _Job:
    operation: Operation
    future: Future[None] = field(factory=Future)
    error: Exception | None = None


class Writer:
    """Runs operations on one connection, in order, each one atomically."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        *,
        explain: Callable[[sqlite3.Error], SaveError] | None = None,
    ) -> None:
        """Start the thread; `explain` turns an SQLite error into the error of a job."""
        self._connection = connection
        self._path = path
        self._explain = explain or (lambda error: save_error_for(error, path))
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._close_lock = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name=f"writer of {path.name}", daemon=True)
        self._thread.start()

    def submit(self, operation: Operation) -> Future[None]:
        job = _Job(operation)
        with self._close_lock:
            if self._closed:
                raise ClosedError(f"{self._path} is closed")
            self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Finish all submitted work, then end the thread and close the connection."""
        with self._close_lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            while (job := self._jobs.get()) is not None:
                self._commit([job, *self._waiting_jobs()])
        finally:
            self._connection.close()

    def _waiting_jobs(self) -> list[_Job]:
        jobs: list[_Job] = []
        with suppress(Empty):
            while (job := self._jobs.get_nowait()) is not None:
                jobs.append(job)
            self._jobs.put(None)
        return jobs

    def _commit(self, jobs: list[_Job]) -> None:
        """Run all jobs in one transaction, with one wait for the disk."""
        jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._attempt(job)
            self._connection.execute("COMMIT")
        except Exception as error:  # this thread must survive, and all callers must get the error
            self._roll_back()
            for job in jobs:
                job.future.set_exception(self._error_for_job(error))
            return
        for job in jobs:
            _settle_job(job)

    def _attempt(self, job: _Job) -> None:
        job.error = None
        self._connection.execute("SAVEPOINT job")
        try:
            job.operation(self._connection)
        except sqlite3.Error:
            raise
        except Exception as error:
            job.error = error
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _error_for_job(self, error: Exception) -> Exception:
        """The error for one job: an error of SQLite becomes a SaveError."""
        return self._explain(error) if isinstance(error, sqlite3.Error) else error


def _settle_job(job: _Job) -> None:
    if job.error is not None:
        job.future.set_exception(job.error)
    else:
        job.future.set_result(None)
