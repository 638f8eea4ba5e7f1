"""Visitors: a name and, except for guests, the key that owns it."""

from __future__ import annotations

import re
import unicodedata

from attrs import frozen

from engine.core.text import without_controls
from net.addresses import network_of

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,15}\Z")
NAME_RULE = "A name has 1 to 16 letters a-z, digits, - and _, and begins with a letter or digit."
RESERVED_NAMES = frozenset(
    ("admin", "administrator", "bot", "host", "moderator", "operator", "root", "server",
     "support", "system", "wardenclyffe")
)  # fmt: skip
"""Names that seem to speak for the server; only administrators may claim them."""
_BREAKS = frozenset(("Cc", "Cs", "Zl", "Zp", "Zs"))
"""Categories of characters that separate words: controls, surrogates, all kinds of space."""


@frozen
class Visitor:
    """A person on a connection, with a verified name and key."""

    name: str
    address: str
    fingerprint: str = ""
    """The key's fingerprint; empty for a guest."""
    is_admin: bool = False

    @property
    def is_guest(self) -> bool:
        """Is the visitor without a key, so that the name proves nothing?"""
        return not self.fingerprint

    @property
    def identity(self) -> str:
        """The owner's id for seats: the account's name, or a guest's name and address."""
        return f"guest {self.name} {self.address}" if self.is_guest else self.name

    @property
    def network(self) -> str:
        """The network that the visitor counts towards in limits by address."""
        return network_of(self.address)

    @property
    def label(self) -> str:
        """The name shown to others."""
        return f"{self.name} (guest)" if self.is_guest else self.name


def network_of_guest(identity: str) -> str:
    """The network of a guest, from the identity; empty for an account."""
    kind, _, rest = identity.partition(" ")
    return network_of(rest.partition(" ")[2]) if kind == "guest" and rest else ""


def is_name(text: str) -> bool:
    """Is the text a name that an account can have?"""
    return NAME.match(text) is not None


def plain_text(text: str, length: int) -> str:
    """Untrusted text, in any script, on one line and cut to a length.

    Control characters become spaces; format and direction characters are dropped.
    """
    letters = (
        char if unicodedata.category(char) not in _BREAKS else " " for char in text[: 4 * length]
    )
    return " ".join(without_controls("".join(letters)).split())[:length].rstrip()
