"""Guests: visitors without a key, and the resume codes that give them their seats back.

The name of a guest proves nothing, and the people of a household or an office share an address. So
each connection is another guest, until it shows the code that the guest got with the first seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256

from attrs import evolve

from net.hall.codes import ALPHABET, new_resume_code
from net.hall.errors import WrongCodeError
from net.hall.timers import Clock
from net.visitor import Visitor, name_of_guest
from saves.account_store import AccountStore, StoredGuest


class Guests:
    """The guests with a resume code. The code itself is not stored, only its hash."""

    def __init__(self, store: AccountStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._guests: dict[str, StoredGuest] = {}
        self._unread_codes: dict[str, str] = {}

    async def load(
        self, stored_guests: Iterable[StoredGuest], *, is_needed: Callable[[str], bool]
    ) -> None:
        """Load the stored guests; those whose identity is no longer needed are forgotten."""
        guests = {guest.identity: guest for guest in stored_guests}
        self._guests = {each: guest for each, guest in guests.items() if is_needed(each)}
        await self._store.forget_guests(*(guests.keys() - self._guests.keys()))

    async def forget(self, *identities: str) -> None:
        """Forget guests who have no place at any table."""
        for identity in identities:
            self._guests.pop(identity, None)
        await self._store.forget_guests(*identities)

    def has_code(self, visitor: Visitor) -> bool:
        return visitor.identity in self._guests

    def identities(self, name: str) -> list[str]:
        return [identity for identity in self._guests if name_of_guest(identity) == name]

    async def give_code(self, visitor: Visitor) -> None:
        """Give a guest a code before the first seat; accounts and others with a code need none."""
        if visitor.is_guest and not self.has_code(visitor):
            await self.renew_code(visitor)

    async def renew_code(self, visitor: Visitor) -> None:
        """Give a guest a code, and forget the former one."""
        code = new_resume_code()
        guest = StoredGuest(visitor.identity, visitor.guest_number, _hash_of(code))
        await self._store.store_guest(guest, time=self._clock.now())
        self._guests[visitor.identity] = guest
        self._unread_codes[visitor.identity] = code

    def unread_code(self, visitor: Visitor) -> str:
        """The code that the guest has not read yet; empty if there is none."""
        return self._unread_codes.get(visitor.identity, "")

    def forget_code(self, visitor: Visitor) -> None:
        """Forget a code in clear text, because the guest has read it or is gone."""
        self._unread_codes.pop(visitor.identity, None)

    def guest_with_code(self, visitor: Visitor, code: str) -> Visitor:
        """The guest who got a code, on the connection of `visitor`, who has the same name.

        Raises WrongCodeError.
        """
        code_hash = _hash_of(code)
        for identity in self.identities(visitor.name):
            guest = self._guests[identity]
            if secrets.compare_digest(guest.code_hash, code_hash):
                return evolve(visitor, guest_identity=identity, guest_number=guest.number)
        raise WrongCodeError(f"no guest called {visitor.name} has that code")


def _hash_of(code: str) -> str:
    """The hash of a code, however it is typed: in small letters, with or without hyphens."""
    letters = "".join(letter for letter in code.upper() if letter in ALPHABET)
    return sha256(f"wardenclyffe guest {letters}".encode()).hexdigest()
