"""Seals: texts that nobody should stumble over, such as the seed of a running match.

They are encrypted with a key in a file beside the database. This keeps the hidden cards out of
sight of whoever looks into the database, a backup of it or a log; it does not keep them from
somebody who also reads the key file and means to look.
"""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from attrs import field, frozen

from saves.errors import SaveError, SealedError
from saves.key_file import read_or_create_secret

KEY_FILE = "seal.key"
_MARK = "sealed:"
_KEY_BYTES, _NONCE_BYTES = 32, 12
_RESTORE = (
    "restore it from your backup (or give these matches up with a new key: "
    "head -c 32 /dev/urandom > seal.key)"
)


def _new_key() -> bytes:
    return secrets.token_bytes(_KEY_BYTES)


@frozen
class Sealer:
    _key: bytes = field(factory=_new_key, repr=False)

    @property
    def key_name(self) -> str:
        """A short name of the key, which tells nothing about it."""
        return blake2b(self._key, digest_size=4, person=b"seal name").hexdigest()

    def seal(self, text: str) -> str:
        """The text, encrypted and protected against changes."""
        # Imported here: most commands open no sealed text, and this takes longer than they do.
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

        nonce = secrets.token_bytes(_NONCE_BYTES)
        hidden = nonce + ChaCha20Poly1305(self._key).encrypt(nonce, text.encode(), None)
        return f"{_MARK}{self.key_name}:{base64.b64encode(hidden).decode('ascii')}"

    def open(self, text: str) -> str:
        """The text that was sealed; a text without a seal is returned as it is.

        Raises SealedError if it was sealed with another key, or changed since.
        """
        if not is_sealed(text):
            return text
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

        key_name, _, body = text.removeprefix(_MARK).partition(":")
        if key_name != self.key_name:
            raise SealedError(f"it was sealed with another {KEY_FILE} than the one in use")
        try:
            hidden = base64.b64decode(body, validate=True)
            nonce, rest = hidden[:_NONCE_BYTES], hidden[_NONCE_BYTES:]
            return ChaCha20Poly1305(self._key).decrypt(nonce, rest, None).decode()
        except (ValueError, InvalidTag) as error:
            raise SealedError("a sealed text was changed") from error


def is_sealed(text: str) -> bool:
    return text.startswith(_MARK)


def sealer_beside(database: Path, *, is_new: Callable[[], bool] = lambda: True) -> Sealer:
    """The sealer of a database, whose key file is created if it is missing.

    Raises SaveError if the file has no key, or is missing though the database is not `is_new`:
    what is sealed there could never be opened again.
    """
    path = database.with_name(KEY_FILE)
    if not path.exists() and not is_new():
        raise SaveError(f"{path} is missing, and matches are sealed with it: {_RESTORE}")
    key = read_or_create_secret(path, _new_key, if_empty=_RESTORE)
    if len(key) != _KEY_BYTES:
        raise SaveError(f"{path} has {len(key)} bytes and not {_KEY_BYTES}: {_RESTORE}")
    return Sealer(key)
