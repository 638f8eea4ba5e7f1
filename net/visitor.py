"""Who somebody is: a name and, but for guests, the key that owns it."""

from __future__ import annotations

import re
import unicodedata

from attrs import frozen

from net.limits import network_of

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,15}\Z")
NAME_RULE = "A name has 1 to 16 letters a-z, digits, - and _, and begins with a letter or digit."


@frozen
class Visitor:
    """Somebody at the door whose name and key have been checked."""

    name: str
    address: str
    fingerprint: str = ""
    """The key's fingerprint; empty for a guest."""
    is_admin: bool = False

    @property
    def is_guest(self) -> bool:
        """Nobody can prove to be the same guest again."""
        return not self.fingerprint

    @property
    def identity(self) -> str:
        """What seats are bound to: the name of an account, or a guest at an address."""
        return f"guest {self.name} {self.address}" if self.is_guest else self.name

    @property
    def network(self) -> str:
        """Whom the address counts as."""
        return network_of(self.address)

    @property
    def label(self) -> str:
        """The name as others see it."""
        return f"{self.name} (guest)" if self.is_guest else self.name


def network_of_guest(identity: str) -> str:
    """Where the guest of an identity came from; nothing if it is an account's."""
    kind, _, rest = identity.partition(" ")
    return network_of(rest.partition(" ")[2]) if kind == "guest" and rest else ""


def is_name(text: str) -> bool:
    """Is it a name that an account can have?"""
    return NAME.match(text) is not None


def plain_text(text: str, length: int) -> str:
    """Text from a stranger without control, escape or direction characters, cut to a length."""
    kept = (
        char if unicodedata.category(char)[0] not in "CZ" else " " for char in text[: 4 * length]
    )
    return " ".join("".join(kept).split())[:length].rstrip()
