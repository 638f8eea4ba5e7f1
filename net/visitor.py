"""Visitors: a name and, except for guests, the key that owns it."""

from __future__ import annotations

import re
import secrets
import unicodedata

from attrs import frozen

from engine.core.text import without_controls
from net.addresses import network_of

NAME = re.compile(r"(?!.{17})[a-z0-9](?:\.?[a-z0-9_-])*\Z")
NAME_RULE = (
    "A name has 1 to 16 letters a-z, digits, -, _ and single dots inside it, and begins with a "
    "letter or digit."
)
_LIKE_AN_ADDRESS = re.compile(r"[0-9]+(?:\.[0-9]+)+\Z")
"""Numbers with dots, which would be taken for the address of a ban."""
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
    guest_identity: str = ""
    """The identity of a guest, which is another one for each connection without a resume code."""
    guest_number: int = 1
    """Tells guests of the same name apart."""

    @property
    def is_guest(self) -> bool:
        """Is the visitor without a key, so that the name proves nothing?"""
        return not self.fingerprint

    @property
    def identity(self) -> str:
        """The owner's id for seats: the account's name, or the identity of a guest."""
        if not self.is_guest:
            return self.name
        return self.guest_identity or f"guest {self.name} {self.address}"

    @property
    def network(self) -> str:
        return network_of(self.address)

    @property
    def label(self) -> str:
        """The name shown to others: "ada", "ada (guest)", "ada (guest 2)"."""
        if not self.is_guest:
            return self.name
        number = f" {self.guest_number}" if self.guest_number > 1 else ""
        return f"{self.name} (guest{number})"


def new_guest(name: str, address: str) -> Visitor:
    """A guest whom nobody else can be: the identity ends with random letters."""
    identity = f"guest {name} {address} {secrets.token_hex(8)}"
    return Visitor(name, address, guest_identity=identity)


def name_of_guest(identity: str) -> str:
    return _words_of_guest(identity)[0]


def network_of_guest(identity: str) -> str:
    address = _words_of_guest(identity)[1]
    return network_of(address) if address else ""


def _words_of_guest(identity: str) -> tuple[str, str]:
    """The name and the address in the identity of a guest, or two empty words."""
    match identity.split(" "):
        case ["guest", name, address, *_]:
            return name, address
    return "", ""


def is_name(text: str) -> bool:
    return NAME.match(text) is not None and _LIKE_AN_ADDRESS.match(text) is None


def plain_text(text: str, length: int) -> str:
    """Untrusted text, in any script, on one line and cut to a length.

    Control characters become spaces; format and direction characters are dropped.
    """
    letters = (
        char if unicodedata.category(char) not in _BREAKS else " " for char in text[: 4 * length]
    )
    return " ".join(without_controls("".join(letters)).split())[:length].rstrip()
