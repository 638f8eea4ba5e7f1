"""Plug-ins of any kind, found by their entry points.

A package names each plug-in in its `pyproject.toml`, under the group of its kind:

    [project.entry-points."wardenclyffe.games"]
    marbles = "marbles:GAME"

A group is read when one of its names is first looked up. A plug-in that cannot be used is left out
and reported in one line, in `problems` and in the log; it never stops the others.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.core.errors import BadPluginError
from engine.core.text import one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")


class PluginGroup(Generic[T]):
    """The plug-ins of one kind, by the names of their entry points."""

    def __init__(self, group: str, kind: str, check: Callable[[str, Any], T]) -> None:
        """Create an empty group; `kind` is the noun for one plug-in, such as "game".

        `check` is called with the name and the object of the entry point. It returns the plug-in,
        or raises BadPluginError with the reason why it cannot be used.
        """
        self.group = group
        self._kind = kind
        self._check = check
        self._plugins: dict[str, T] | None = None
        self._problems: list[tuple[str, str]] = []
        """The name and the error line of each plug-in that cannot be used."""

    def all(self) -> Mapping[str, T]:
        """The usable plug-ins, ordered by the names of their packages."""
        if self._plugins is None:
            self._plugins = {}  # a plug-in that looks up its own group while loading finds it empty
            for point in _entry_points(self.group):
                self._take(point, self._plugins)
        return self._plugins

    def problems(self) -> tuple[str, ...]:
        """One line for each plug-in that cannot be used."""
        self.all()
        return tuple(line for _, line in self._problems)

    def problem_of(self, name: str) -> str:
        """The error line of an unusable plug-in of this name; empty if there is none."""
        self.all()
        return next((line for bad, line in self._problems if bad == name), "")

    def _take(self, point: EntryPoint, plugins: dict[str, T]) -> None:
        try:
            plugin = self._check(point.name, point.load())
            if point.name in plugins:
                raise BadPluginError("another package has one of that name")
        except (Exception, SystemExit) as error:  # code from elsewhere can fail in any way
            self._note(point, error)
        else:
            plugins[point.name] = plugin

    def _note(self, point: EntryPoint, error: BaseException) -> None:
        ours = isinstance(error, BadPluginError)
        reason = str(error) if ours else f"{type(error).__name__}: {error}"
        plugin = f"the {self._kind} {point.name!r} of {_package(point)}"
        line = one_line(f"{plugin} cannot be used: {reason}")
        self._problems.append((point.name, line))
        _warn(line, None if ours else error)


def _warn(line: str, error: BaseException | None) -> None:
    """Write a line to the log; without a log it must not appear on the terminal."""
    import logging  # as slow to import as the rest of `core`; rarely needed

    log = logging.getLogger("wardenclyffe.plugins")
    if not log.handlers:
        log.addHandler(logging.NullHandler())
    log.warning(line, exc_info=error)


def _entry_points(group: str) -> list[EntryPoint]:
    """The entry points of a group, sorted by package, so that every process sees the same order."""
    if not _is_named(f"[{group}]", sys.path):
        return []
    from importlib import metadata  # takes longer to import than all of this package's `core`

    return sorted(metadata.entry_points(group=group), key=lambda each: (_package(each), each.name))


def _is_named(heading: str, path: list[str]) -> bool:
    """Might a package on the path have entry points under this heading?

    This is a cheap test for the usual case of no plug-ins. It is true for a path with archives,
    which only `importlib.metadata` can read.
    """
    heading_bytes = heading.encode()
    for folder in path:
        if folder and os.path.isfile(folder):
            return True
        if any(heading_bytes in text for text in _texts(folder or ".")):
            return True
    return False


def _texts(folder: str) -> Iterator[bytes]:
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        if name.endswith((".dist-info", ".egg-info")):
            try:
                with open(os.path.join(folder, name, "entry_points.txt"), "rb") as file:
                    yield file.read()
            except OSError:  # most packages have none
                continue


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "another package"
