"""Random codes that people type: those of tables, and the resume codes of guests."""

from __future__ import annotations

import secrets

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""No similar characters, and no vowels, so that no code is a word."""
CODE_LENGTH = 5
GROUPS, GROUP_LENGTH = 3, 4


def new_code() -> str:
    return _random_letters(CODE_LENGTH)


def new_resume_code() -> str:
    """A random code of 57 bits, in groups that are easily copied: "K7QF-3MXB-PT9R"."""
    return "-".join(_random_letters(GROUP_LENGTH) for _ in range(GROUPS))


def _random_letters(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
