"""The page of a table as the parts that handle keys and the mouse need it."""

from __future__ import annotations

from typing import Protocol

from screens.table.parts.looking import Looking
from screens.table.parts.navigation import Navigation
from screens.table.table_model import TableModel


class CursorHost(Protocol):
    """A page with the content of a table and two cursors: to choose, and to look."""

    @property
    def model(self) -> TableModel:
        """The content of the page."""

    @property
    def navigation(self) -> Navigation:
        """The cursor over the choices, which follows keys and the mouse."""

    @property
    def looking(self) -> Looking:
        """The cursor for looking, also over places that cannot be chosen.

        While it is on, keys only move it. A reveal does not stop it.
        """
