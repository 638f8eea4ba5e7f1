"""Bans as values: what they are about, whom they hit, and how long they last."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from ipaddress import IPv6Address, ip_address, ip_network

from engine.core.text import with_article
from net.hall.errors import BadBanError
from net.visitor import is_name
from saves.account_store import Ban, BanKind

FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}\Z")


def ban_kind(subject: str) -> BanKind:
    """The kind of a subject: a fingerprint, a name, or else an address."""
    if subject.startswith("SHA256:"):
        return "key"
    return "name" if is_name(subject) else "address"


def normal_subject(kind: BanKind, subject: str) -> str:
    """The subject in its normal form; raises BadBanError."""
    if kind == "name" and is_name(subject):
        return subject
    if kind == "key" and FINGERPRINT.match(subject):
        return subject
    if kind == "address":
        try:
            return str(ip_network(subject, strict=False))
        except ValueError:
            pass
    raise BadBanError(f"{subject!r:.60} is not {with_article(kind)}")


def is_hit(ban: Ban, *, name: str, fingerprint: str, address: str) -> bool:
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


def ban_text(ban: Ban) -> str:
    """The reason of a ban and its end, for the visitor: "spam (until 2027-01-15 08:00 UTC)"."""
    return f"{ban.reason or 'you are banned'} ({end_text(ban)})"


def end_text(ban: Ban) -> str:
    """The end of a ban: "until 2027-01-15 08:00 UTC" or "permanently"."""
    if ban.until is None:
        return "permanently"
    return datetime.fromtimestamp(ban.until, UTC).strftime("until %Y-%m-%d %H:%M UTC")
