"""Fewer runs of the garbage collector while tests run, and no time limit for single examples."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

settings.register_profile("project", deadline=None)  # a busy machine is no finding
settings.load_profile("project")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave modules and tests out of garbage collection, and collect less often.

    Thousands of tests, their modules and the tables of five games live as long as the run. To
    look through them again and again took about a seventh of its time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
