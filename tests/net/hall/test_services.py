"""Background work that fails is logged and harms nothing else."""

from __future__ import annotations

import asyncio
import logging

import pytest

from net.hall.services import BackgroundTasks


async def test_chores_that_fail_are_logged_and_harm_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise RuntimeError("out of soap")

    done: list[None] = []

    async def succeed() -> None:
        done.append(None)

    async def linger() -> None:
        await asyncio.Event().wait()

    tasks = BackgroundTasks()
    with caplog.at_level(logging.ERROR):
        tasks.begin(fail(), name="washing up")
        tasks.begin(succeed(), name="sweeping")
        await tasks.wait_until_finished()
    assert "washing up failed" in caplog.text
    assert (done, len(tasks)) == ([None], 0)
    tasks.begin(linger(), name="waiting")
    await tasks.end(seconds=0)
    assert len(tasks) == 0
