"""Accounts: the keys of each name, mutes and bans.

Everything is held in memory, and every change is stored first. Any public key is an identity. The
first visitor with a free name and a key owns the name from then on, without a password. Public keys
are public, so a key that an owner adds counts for nothing until it has logged in under the name.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256

from net.hall.bans import FINGERPRINT, ban_kind, ban_text, is_hit, normal_subject
from net.hall.errors import BadBanError, BadKeyError, GuestError
from net.hall.timers import Clock
from net.visitor import NAME_RULE, Visitor, is_name, plain_text
from saves.account_store import (
    AccountStore,
    AllAccounts,
    Ban,
    BanKind,
    LastKeyError,
    NameTakenError,
)

__all__ = ["Accounts", "Ban", "LastKeyError", "NameTakenError", "fingerprint_of"]

_MAX_REASON_LENGTH = 120
_MAX_KEYS = 20


class Accounts:
    def __init__(self, store: AccountStore, clock: Clock, *, admins: Iterable[str] = ()) -> None:
        """Create the accounts of a server, empty before `load`; no ban applies to `admins`."""
        self._store = store
        self._admins = frozenset(admins)
        self._clock = clock
        self._keys: dict[str, frozenset[str]] = {}
        self._pending_keys: dict[str, frozenset[str]] = {}
        self._bans: dict[tuple[BanKind, str], Ban] = {}
        self._bans_lock = asyncio.Lock()
        """Held while bans are stored or read, so that memory has what the store has."""
        self._mutes: dict[str, frozenset[str]] = {}

    async def load(self) -> AllAccounts:
        """Load all stored accounts, bans and mutes, and return them with the rest."""
        stored_accounts = await self._store.load_all()
        self._keys = _values_by_name(stored_accounts.keys)
        self._pending_keys = _values_by_name(stored_accounts.pending_keys)
        self._mutes = _values_by_name(stored_accounts.mutes)
        self._bans = _bans_by_subject(stored_accounts.bans)
        return stored_accounts

    # Names and keys

    def owners(self, name: str) -> frozenset[str]:
        """The fingerprints that own a name, since they have logged in; none if it is free."""
        return self._keys.get(name, frozenset())

    def pending_keys(self, name: str) -> frozenset[str]:
        """The fingerprints that were added to a name and have never logged in under it.

        A name without owners may have one: an administrator has released it for that key.
        """
        return self._pending_keys.get(name, frozenset())

    def names_with(self, fingerprint: str) -> frozenset[str]:
        """The names that a key owns; none for an empty fingerprint."""
        return frozenset(name for name, keys in self._keys.items() if fingerprint in keys)

    def names_of_person(self, visitor: Visitor) -> frozenset[str]:
        """The identities of the person behind a visitor: the names that share a proven key with the
        visitor's name, directly or through other names."""
        names, unread = frozenset({visitor.identity}), {visitor.identity}
        while unread:
            keys = self.owners(unread.pop())
            new_names = frozenset[str]().union(*map(self.names_with, keys)) - names
            names, unread = names | new_names, unread | new_names
        return names

    async def claim(self, name: str, fingerprint: str) -> None:
        """Give a free name to a key, or prove a pending key of the account.

        Call it only for a key that has logged in. Raises NameTakenError if another key was first.
        """
        if not is_name(name):
            raise BadKeyError(NAME_RULE)
        await self._store.claim(name, fingerprint, time=self._clock.now())
        self._keys[name] = self.owners(name) | {fingerprint}
        self._pending_keys[name] = self.pending_keys(name) - {fingerprint}

    async def add_key(self, visitor: Visitor, text: str) -> str:
        """Add a key, or a key's fingerprint, to the visitor's account, and return the fingerprint.

        The key is pending until it logs in under the name.
        Raises GuestError, or BadKeyError for text that is not a key or if there are too many keys.
        """
        name, fingerprint = self._account_of(visitor), fingerprint_of(text)
        if len(self.owners(name) | self.pending_keys(name)) >= _MAX_KEYS:
            raise BadKeyError(f"an account has {_MAX_KEYS} keys at most")
        await self._store.add_key(name, fingerprint, time=self._clock.now())
        if fingerprint not in self.owners(name):
            self._pending_keys[name] = self.pending_keys(name) | {fingerprint}
        return fingerprint

    async def remove_key(self, visitor: Visitor, text: str) -> None:
        """Remove a key from the visitor's account; raises GuestError or LastKeyError."""
        name, fingerprint = self._account_of(visitor), fingerprint_of(text)
        await self._store.remove_key(name, fingerprint)
        self._keys[name] = self.owners(name) - {fingerprint}
        self._pending_keys[name] = self.pending_keys(name) - {fingerprint}

    async def release(self, name: str, new_key: str = "") -> None:
        """Free a name from all its keys, and keep it for a new key, unless that is empty.

        The new key is pending until it logs in under the name: whoever names it need not own it.
        Raises NoSuchAccountError, or BadKeyError for text that is not a key.
        """
        fingerprint = fingerprint_of(new_key) if new_key.strip() else ""
        await self._store.release(name, fingerprint, time=self._clock.now())
        self._keys[name] = self._mutes[name] = frozenset()
        self._pending_keys[name] = frozenset({fingerprint} if fingerprint else ())

    def keys(self, visitor: Visitor) -> list[str]:
        """The fingerprints of the visitor's account, also pending ones; raises GuestError."""
        name = self._account_of(visitor)
        return sorted(self.owners(name) | self.pending_keys(name))

    def _account_of(self, visitor: Visitor) -> str:
        """The account's name; raises GuestError unless the key in use owns it."""
        if visitor.is_guest or visitor.fingerprint not in self.owners(visitor.name):
            raise GuestError("a guest has no account: connect with an SSH key (ssh-keygen)")
        return visitor.name

    # Muting

    def labels_muted_by(self, identity: str) -> frozenset[str]:
        return self._mutes.get(identity, frozenset())

    async def mute(self, visitor: Visitor, label: str, *, muted: bool = True) -> None:
        """Mute or unmute a label for the visitor. A guest's mutes are not stored."""
        if not visitor.is_guest:
            await self._store.mute(visitor.name, label, muted=muted)
        muted_labels = self.labels_muted_by(visitor.identity)
        self._mutes[visitor.identity] = muted_labels | {label} if muted else muted_labels - {label}

    # Bans

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        """The reason why a visitor is banned by name, key or address; empty if there is no ban.

        No ban applies to the key of an administrator.
        """
        if fingerprint in self._admins:
            return ""
        for ban in self._bans.values():
            is_meant = is_hit(ban, name=name, fingerprint=fingerprint, address=address)
            if is_meant and not self._is_past(ban):
                return ban_text(ban)
        return ""

    def bans(self) -> list[Ban]:
        return [ban for ban in self._bans.values() if not self._is_past(ban)]

    async def ban(
        self, kind: BanKind, subject: str, *, reason: str, minutes: int | None = None
    ) -> list[Ban]:
        """Ban a name with its keys, a key, or an address, and return the bans.

        Without `minutes` they are permanent. Raises BadBanError if the subject is not of that kind,
        or the key of an administrator.
        """
        end_time = None if minutes is None else self._clock.now() + minutes * 60
        subject, text = normal_subject(kind, subject), plain_text(reason, _MAX_REASON_LENGTH)
        if subject in self._admins:
            raise BadBanError("this is the key of an administrator")
        bans = [Ban(kind, subject, text, end_time)]
        if kind == "name":
            keys = sorted(self.owners(subject) - self._admins)
            bans += [Ban("key", key, text, end_time) for key in keys]
        async with self._bans_lock:
            await self._store.ban(*bans)
            self._bans |= _bans_by_subject(bans)
        return bans

    async def unban(self, subject: str) -> None:
        """Lift the bans of a name with its keys, a key, or an address; raises BadBanError."""
        subjects = {subject, *self.owners(subject)}
        with suppress(BadBanError):  # whatever cannot be banned is not banned
            subjects.add(normal_subject(ban_kind(subject), subject))
        bans = [ban for ban in self._bans.values() if ban.subject in subjects]
        if not bans:
            raise BadBanError(f"{subject!r:.60} is not banned")
        async with self._bans_lock:
            await self._store.unban(*bans)
            for ban in bans:
                self._bans.pop((ban.kind, ban.subject), None)

    async def try_refresh_bans(self) -> bool:
        """Read the stored bans again, and return whether another program has changed them."""
        async with self._bans_lock:
            bans = _bans_by_subject(await self._store.load_bans())
            former_bans, self._bans = self._bans, bans
        return bans != former_bans

    def _is_past(self, ban: Ban) -> bool:
        return ban.until is not None and ban.until <= self._clock.now()


def _values_by_name(pairs: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    groups: dict[str, set[str]] = {}
    for name, value in pairs:
        groups.setdefault(name, set()).add(value)
    return {name: frozenset(values) for name, values in groups.items()}


def _bans_by_subject(bans: Iterable[Ban]) -> dict[tuple[BanKind, str], Ban]:
    return {(ban.kind, ban.subject): ban for ban in bans}


def fingerprint_of(text: str) -> str:
    """The fingerprint of a public key in `.pub` format, or of a given fingerprint.

    Raises BadKeyError for any other text.
    """
    words = text.split()
    if len(words) == 1 and FINGERPRINT.match(words[0]):
        return words[0]
    if len(words) >= 2 and words[0].startswith(("ssh-", "ecdsa-", "sk-")):
        try:
            blob = base64.b64decode(words[1], validate=True)
        except (binascii.Error, ValueError) as error:
            raise BadKeyError("that is not a public key: its middle part is damaged") from error
        name = words[0].encode()
        if blob.startswith(len(name).to_bytes(4, "big") + name):
            return "SHA256:" + base64.b64encode(sha256(blob).digest()).decode().rstrip("=")
    raise BadKeyError("give a public key (ssh-ed25519 AAAA...) or its fingerprint (SHA256:...)")
