"""The algorithms of the SSH server, all listed: asyncssh's own lists include weak and slow ones.

Nothing here uses SHA-1 or a code of 64 bits, and a packet is encrypted first and authenticated
then. Clients since OpenSSH 7.2 (2016) and PuTTY 0.75 (2021) have something in common with each
list.
"""

from __future__ import annotations

import asyncssh

# Only curves: the large groups cost a tenth of a second of CPU per handshake.
KEY_EXCHANGES = (
    "mlkem768x25519-sha256",
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
    "ecdh-sha2-nistp256",
)
# With CBC every packet needed an empty one before it; these ciphers do not (see `Transport._send`).
CIPHERS = (
    "chacha20-poly1305@openssh.com",
    "aes256-gcm@openssh.com",
    "aes128-gcm@openssh.com",
    "aes256-ctr",
    "aes192-ctr",
    "aes128-ctr",
)
# Only for the last three ciphers; the others authenticate by themselves.
MACS = ("hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com")
SIGNATURES = (
    "ssh-ed25519",
    "sk-ssh-ed25519@openssh.com",
    "ecdsa-sha2-nistp256",
    "ecdsa-sha2-nistp384",
    "ecdsa-sha2-nistp521",
    "sk-ecdsa-sha2-nistp256@openssh.com",
    "rsa-sha2-512",
    "rsa-sha2-256",
)
_SIGNATURE_BYTES = tuple(signature.encode() for signature in SIGNATURES)


def accept_listed_signatures(key: asyncssh.SSHKey) -> None:
    """Make a visitor's key verify only signatures of the list.

    asyncssh tells the list to clients, but accepts others as well: `ssh-rsa`, which is SHA-1.
    """
    key.all_sig_algorithms = set(_SIGNATURE_BYTES)


def host_key_pair(key: asyncssh.SSHKey) -> asyncssh.SSHKeyPair:
    """The server's key, to sign with algorithms of the list only."""
    (pair,) = asyncssh.load_keypairs([key])
    pair.host_key_algorithms = [
        each for each in pair.host_key_algorithms if each in _SIGNATURE_BYTES
    ]
    return pair
