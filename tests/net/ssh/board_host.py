"""A host with names, bans and boards, kept in memory."""

from __future__ import annotations

import asyncio
from weakref import WeakSet

from attrs import evolve
from textual.app import App

from net.hall.errors import NoSuchTableError, WrongCodeError
from net.ssh.session import Session
from net.visitor import Visitor
from saves.account_store import NameTakenError
from saves.errors import DiskFullError
from tests.net.ssh.board_app import BoardApp


class BoardHost:
    """A `ServerHost` whose every app is a board."""

    def __init__(self) -> None:
        self.names: dict[str, frozenset[str]] = {}
        self.pending: dict[str, frozenset[str]] = {}
        self.bans: dict[str, str] = {}
        """By name, fingerprint or address."""
        self.guests: set[str] = set()
        self.codes: dict[str, str] = {}
        """The resume code of a guest, by name."""
        self.full = False
        """Is storing refused?"""
        self.waiting: list[str] = []
        self.records: dict[str, str] = {}
        """By the code of the table."""
        self.stores = asyncio.Event()
        """Are claims stored at once? Otherwise they wait for it."""
        self.stores.set()
        self.apps: WeakSet[BoardApp] = WeakSet()

    def owners(self, name: str) -> frozenset[str]:
        return self.names.get(name, frozenset())

    def pending_keys(self, name: str) -> frozenset[str]:
        return self.pending.get(name, frozenset())

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        return next(
            (self.bans[key] for key in (name, fingerprint, address) if key in self.bans), ""
        )

    def has_guest(self, name: str) -> bool:
        return name in self.guests

    def has_guest_to_resume(self, name: str) -> bool:
        return name in self.codes

    def guest_with_code(self, visitor: Visitor, code: str) -> Visitor:
        if self.codes.get(visitor.name) != code:
            raise WrongCodeError("no guest has that code")
        return evolve(visitor, guest_identity=f"guest {visitor.name} back", guest_number=7)

    async def claim(self, name: str, fingerprint: str) -> None:
        await self.stores.wait()
        if self.full:
            raise DiskFullError("the disk is full: the store cannot grow")
        if self.owners(name) - {fingerprint} and fingerprint not in self.pending_keys(name):
            raise NameTakenError(f"the name {name} belongs to another key")
        self.names[name] = self.owners(name) | {fingerprint}

    async def turn_lines(self, visitor: Visitor) -> list[str]:
        return self.waiting

    async def record_text(self, visitor: Visitor, code: str) -> str:
        if code not in self.records:
            raise NoSuchTableError(f"no table is called {code!r}")
        return self.records[code]

    def make_app(self, session: Session) -> App[None]:
        app = BoardApp(session)
        self.apps.add(app)
        return app
