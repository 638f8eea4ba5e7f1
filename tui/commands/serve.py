"""The command `serve`: play over SSH, with no client but `ssh`."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from attrs import evolve

from engine.core.errors import WardenclyffeError
from net.config import Config, read_config
from net.server_log import logging_to
from saves.directory import data_directory


class NoLogError(WardenclyffeError):
    """The log file cannot be written."""


def run_server(args: Namespace) -> int:
    config = _config_with_overrides(args)
    folder = data_directory(args.data)
    with _log_stream(args.log) as stream, logging_to(stream):
        from tui.serving import serve_until_stopped

        asyncio.run(serve_until_stopped(config, folder))
    return 0


def _config_with_overrides(args: Namespace) -> Config:
    config = read_config(Path(args.config)) if args.config else Config()
    options: dict[str, Any] = {"host": args.host, "port": args.port}
    return evolve(config, **{name: value for name, value in options.items() if value is not None})


@contextmanager
def _log_stream(path: str | None) -> Iterator[TextIO | None]:
    """The log file; standard error if none is given."""
    if path is None:
        yield None
        return
    try:
        file = open(path, "a", encoding="utf-8", buffering=1)  # noqa: SIM115
    except OSError as error:
        raise NoLogError(f"cannot write the log to {path}: {error.strerror}") from error
    with file:
        yield file
