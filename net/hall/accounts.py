"""Accounts: the keys of each name, mutes and bans.

Everything is held in memory, and every change is stored first. Any public key is an identity. The
first visitor with a free name and a key owns the name from then on, without a password.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network

from net.hall.errors import BadBanError, BadKeyError, GuestError
from net.hall.timers import Clock
from net.visitor import NAME_RULE, Visitor, is_name, plain_text
from saves.account_store import AccountStore, Ban, BanKind, LastKeyError, NameTakenError

__all__ = ["Accounts", "Ban", "LastKeyError", "NameTakenError", "fingerprint_of"]

_FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}\Z")
_MAX_REASON_LENGTH = 120
_MAX_KEYS = 20


class Accounts:
    """Names, keys, mutes and bans."""

    def __init__(self, store: AccountStore, clock: Clock) -> None:
        """Create the accounts of a server, empty before `load`."""
        self._store = store
        self._clock = clock
        self._keys: dict[str, frozenset[str]] = {}
        self._bans: dict[tuple[BanKind, str], Ban] = {}
        self._mutes: dict[str, frozenset[str]] = {}

    async def load(self) -> None:
        """Load all stored accounts, bans and mutes."""
        stored_accounts = await self._store.load_all()
        self._keys = _values_by_name(stored_accounts.keys)
        self._mutes = _values_by_name(stored_accounts.mutes)
        self._bans = {(ban.kind, ban.subject): ban for ban in stored_accounts.bans}

    # Names and keys

    def owners(self, name: str) -> frozenset[str]:
        """The fingerprints that own a name; none if it is free."""
        return self._keys.get(name, frozenset())

    def names_with(self, fingerprint: str) -> frozenset[str]:
        """The names that a key owns; none for an empty fingerprint."""
        return frozenset(name for name, keys in self._keys.items() if fingerprint in keys)

    async def claim(self, name: str, fingerprint: str) -> None:
        """Give a free name to a key; raises NameTakenError if another key was first."""
        if not is_name(name):
            raise BadKeyError(NAME_RULE)
        await self._store.claim(name, fingerprint, time=self._clock.now())
        self._keys[name] = self.owners(name) | {fingerprint}

    async def add_key(self, visitor: Visitor, text: str) -> str:
        """Add a key, or a key's fingerprint, to the visitor's account, and return the fingerprint.

        Raises GuestError, or BadKeyError for text that is not a key or if there are too many keys.
        """
        name, fingerprint = self._account_of(visitor), fingerprint_of(text)
        if len(self.owners(name)) >= _MAX_KEYS:
            raise BadKeyError(f"an account has {_MAX_KEYS} keys at most")
        await self._store.add_key(name, fingerprint, time=self._clock.now())
        self._keys[name] = self.owners(name) | {fingerprint}
        return fingerprint

    async def remove_key(self, visitor: Visitor, text: str) -> None:
        """Remove a key from the visitor's account; raises GuestError or LastKeyError."""
        name, fingerprint = self._account_of(visitor), fingerprint_of(text)
        await self._store.remove_key(name, fingerprint)
        self._keys[name] = self.owners(name) - {fingerprint}

    def keys(self, visitor: Visitor) -> list[str]:
        """The fingerprints of the visitor's account; raises GuestError."""
        return sorted(self.owners(self._account_of(visitor)))

    def _account_of(self, visitor: Visitor) -> str:
        """The account's name; raises GuestError unless the key in use owns it."""
        if visitor.is_guest or visitor.fingerprint not in self.owners(visitor.name):
            raise GuestError("a guest has no account: connect with an SSH key (ssh-keygen)")
        return visitor.name

    # Muting

    def labels_muted_by(self, identity: str) -> frozenset[str]:
        """The labels that an identity has muted."""
        return self._mutes.get(identity, frozenset())

    async def mute(self, visitor: Visitor, label: str, *, muted: bool = True) -> None:
        """Mute or unmute a label for the visitor. A guest's mutes are not stored."""
        if not visitor.is_guest:
            await self._store.mute(visitor.name, label, muted=muted)
        muted_labels = self.labels_muted_by(visitor.identity)
        self._mutes[visitor.identity] = muted_labels | {label} if muted else muted_labels - {label}

    # Bans

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        """The reason why a visitor is banned by name, key or address; empty if there is no ban."""
        for ban in self._bans.values():
            if _matches(ban, name, fingerprint, address) and not self._is_past(ban):
                return _ban_text(ban)
        return ""

    def bans(self) -> list[Ban]:
        """The bans in force."""
        return [ban for ban in self._bans.values() if not self._is_past(ban)]

    async def ban(
        self, kind: BanKind, subject: str, *, reason: str, minutes: int | None = None
    ) -> None:
        """Ban a name with its keys, a key, or an address; without `minutes`, permanently.

        Raises BadBanError if the subject is not of that kind.
        """
        end_time = None if minutes is None else self._clock.now() + minutes * 60
        subject, text = _normal_subject(kind, subject), plain_text(reason, _MAX_REASON_LENGTH)
        bans = [Ban(kind, subject, text, end_time)]
        if kind == "name":
            bans += [Ban("key", key, text, end_time) for key in sorted(self.owners(subject))]
        await self._store.ban(*bans)
        self._bans.update({(ban.kind, ban.subject): ban for ban in bans})

    async def unban(self, subject: str) -> None:
        """Lift the bans of a name with its keys, a key, or an address; raises BadBanError."""
        subjects = {subject, *self.owners(subject)}
        bans = [ban for ban in self._bans.values() if ban.subject in subjects]
        if not bans:
            raise BadBanError(f"{subject!r:.60} is not banned")
        await self._store.unban(*bans)
        for ban in bans:
            del self._bans[ban.kind, ban.subject]

    def _is_past(self, ban: Ban) -> bool:
        return ban.until is not None and ban.until <= self._clock.now()


def _values_by_name(pairs: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    groups: dict[str, set[str]] = {}
    for name, value in pairs:
        groups.setdefault(name, set()).add(value)
    return {name: frozenset(values) for name, values in groups.items()}


def fingerprint_of(text: str) -> str:
    """The fingerprint of a public key in `.pub` format, or of a given fingerprint.

    Raises BadKeyError for any other text.
    """
    words = text.split()
    if len(words) == 1 and _FINGERPRINT.match(words[0]):
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


def _normal_subject(kind: BanKind, subject: str) -> str:
    """The subject in its normal form; raises BadBanError."""
    if kind == "name" and is_name(subject):
        return subject
    if kind == "key" and _FINGERPRINT.match(subject):
        return subject
    if kind == "address":
        try:
            return str(ip_network(subject, strict=False))
        except ValueError:
            pass
    raise BadBanError(f"{subject!r:.60} is not a {kind}")


def _matches(ban: Ban, name: str, fingerprint: str, address: str) -> bool:
    match ban.kind:
        case "name":
            return ban.subject == name
        case "key":
            return ban.subject == fingerprint
        case "address":
            return _is_in(address, ban.subject)


def _is_in(address: str, network: str) -> bool:
    try:
        # A link-local address may end with the name of an interface.
        exact = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    ipv4_address = exact.ipv4_mapped if isinstance(exact, IPv6Address) else None
    return (ipv4_address or exact) in ip_network(network)


def _ban_text(ban: Ban) -> str:
    reason = ban.reason or "you are banned"
    if ban.until is None:
        return reason
    end_text = datetime.fromtimestamp(ban.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{reason} (until {end_text})"
