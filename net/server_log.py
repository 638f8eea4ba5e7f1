"""The server's log: one line per event, `key=value`; untrusted text is escaped.

    time=2026-03-01T20:15:02Z level=info event="session begun" name=tesla address=192.0.2.7

Handlers are bound to a stream once. They do not follow `sys.stderr`, which apps redirect.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TextIO

LOGGER = "wardenclyffe"
LEVELS = {LOGGER: logging.INFO, "asyncssh": logging.WARNING, "asyncio": logging.ERROR}
"""The log levels. asyncssh logs every packet; asyncio warns of every byte for a closed connection.
"""
BARE = re.compile(r"[A-Za-z0-9_.:/+@%-]+\Z")
MAX_VALUE_LENGTH = 300
MAX_TRACE_LENGTH = 8000

_log = logging.getLogger(f"{LOGGER}.server")


def log_event(event: str, /, **facts: object) -> None:
    _log.info(event, extra={"facts": facts})


def note_error(event: str, error: BaseException, /, **facts: object) -> None:
    """Log an error, with the whole traceback on the same line."""
    _log.error(event, exc_info=error, extra={"facts": facts})


def quoted_value(value: object, longest: int = MAX_VALUE_LENGTH) -> str:
    """A value in the form for `key=`: bare if harmless, else quoted, in ASCII."""
    text = str(value)
    if len(text) > longest:
        text = text[:longest] + "..."
    return text if BARE.match(text) else json.dumps(text)


class Logfmt(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """The record on one line, whatever it contains."""
        time = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        fields = [f"time={time}", f"level={record.levelname.lower()}"]
        fields.append(f"event={quoted_value(record.getMessage())}")
        facts: dict[str, object] = getattr(record, "facts", {})
        fields += [f"{name}={quoted_value(value)}" for name, value in facts.items()]
        if record.exc_info and record.exc_info[1] is not None:
            fields.append(f"error={quoted_value(repr(record.exc_info[1]))}")
            trace = self.formatException(record.exc_info)
            fields.append(f"trace={quoted_value(trace, MAX_TRACE_LENGTH)}")
        return " ".join(fields)


@contextmanager
def logging_to(stream: TextIO | None = None) -> Iterator[None]:
    """Write the log to a stream, by default the process's standard error, within the block."""
    writer = logging.StreamHandler(stream or sys.__stderr__)
    writer.setFormatter(Logfmt())
    former_levels = {name: logging.getLogger(name).level for name in LEVELS}
    for name, level in LEVELS.items():
        logging.getLogger(name).addHandler(writer)
        logging.getLogger(name).setLevel(level)
    try:
        yield
    finally:
        for name, level in former_levels.items():
            logging.getLogger(name).removeHandler(writer)
            logging.getLogger(name).setLevel(level)
