"""The command line: `wardenclyffe`, or `python -m tui`.

This module imports little, so that `--help` is fast: each command is imported when it runs.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module

from tui.commands.parser import parse

FAILED = 1
"""Exit status when a valid command fails because of the machine, such as a full disk."""
QUIET_INTERRUPT = 130
BROKEN_PIPE = 141
"""The exit statuses after an interrupt and a closed pipe."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    _replace_unprintable_characters()
    try:
        status = _run_command(words)
        if sys.stdout is not None:  # it is None if the shell has closed it
            sys.stdout.flush()
    except KeyboardInterrupt:
        # A segment that was created but not started would cause a warning on exit.
        warnings.simplefilter("ignore", RuntimeWarning)
        return QUIET_INTERRUPT
    except BrokenPipeError:
        _write_no_more()
        return BROKEN_PIPE
    except OSError as error:
        _write_no_more()
        _print_error("wardenclyffe", error)
        return FAILED
    return status


def _write_no_more() -> None:
    """Replace Python's output, because at exit it would fail again on the unwritten rest."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_error(program: str, error: Exception) -> None:
    from engine.core.text import one_line

    line = ", ".join((str(error), *getattr(error, "__notes__", ())))
    print(f"{program}: {one_line(line)}", file=sys.stderr)


def _run_command(words: Sequence[str] | None) -> int:
    args = parse(words)
    module, function = args.run.split(":")
    run = getattr(import_module(f"tui.commands.{module}"), function)

    from engine.core.errors import WardenclyffeError

    try:
        status: int = run(args)
    except WardenclyffeError as error:
        _print_error(args.prog, error)
        return 2
    return status


def _replace_unprintable_characters() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
