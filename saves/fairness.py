"""Fair shuffles: the seed of a match is made of a secret and of what its players typed.

Before anybody sits down, the server draws a secret and shows a commitment to it: a hash of the
secret and of the terms of the match. It can no longer change either. Then each player may type a
few characters. The seed is a hash of the secret and of all these, so that neither the server nor a
player alone can choose it. After the match the secret is revealed, and everybody can compute
commitment, seed and every shuffle again. docs/fairness.md describes the hashes.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import Attribute, evolve, field, frozen

from engine.core.codec import canonical_bytes, digest
from engine.core.match import Charter
from engine.core.text import one_line
from saves.sealing import Sealer, is_sealed

_HASH = re.compile(r"[0-9a-f]{64}")
MAX_INPUT_LENGTH = 40


def _check_inputs(_: Any, __: Attribute[tuple[str, ...]], value: tuple[str, ...]) -> None:
    for each in value:
        if each != input_from(each):
            raise ValueError(f"{one_line(each, longest=60)!r} was not typed by a player")


def _check_digits(_: Any, attribute: Attribute[str], value: str) -> None:
    if not (_HASH.fullmatch(value) or is_sealed(value)):
        raise ValueError(f"the {attribute.name} should be 64 hex digits")


@frozen
class Fairness:
    """What the seed of a match was made from."""

    commitment: str = field(validator=_check_digits)
    """The hash that was shown before anybody sat down."""
    secret: str = field(repr=False, validator=_check_digits)
    """The server's part, revealed when the match is over: 32 bytes in hex."""
    inputs: tuple[str, ...] = field(default=(), validator=_check_inputs)
    """The characters of the players, in the order of their seats; empty for a bot."""

    @property
    def seed(self) -> str:
        parts = (self.secret, *self.inputs)
        return digest(b"wardenclyffe seed", *(part.encode() for part in parts))


def new_secret() -> str:
    """A secret of 256 bits from the system's generator, in hex."""
    return secrets.token_hex(32)


def new_input() -> str:
    """Characters for a player who typed none."""
    return secrets.token_hex(4)


def input_from(text: str) -> str:
    """Typed characters as they count: printable, in one line, not too many."""
    return one_line(text).strip()[:MAX_INPUT_LENGTH].strip()


def commitment_to(secret: str, charter: Charter) -> str:
    """The commitment to a secret and to the terms of a match: its charter without the seed."""
    terms = canonical_bytes(evolve(charter, seed=""))
    return digest(b"wardenclyffe commitment", secret.encode(), terms)


def new_fairness(charter: Charter, inputs: Iterable[str] = ()) -> Fairness:
    """A new secret with its commitment to the terms of a charter."""
    secret = new_secret()
    return Fairness(commitment_to(secret, charter), secret, tuple(inputs))


def is_committed_to(fairness: Fairness, charter: Charter) -> bool:
    """Was the commitment made to this secret and to the terms of this charter?"""
    return commitment_to(fairness.secret, charter) == fairness.commitment


def sealed(fairness: Fairness, sealer: Sealer) -> Fairness:
    """The same with its secret sealed."""
    return evolve(fairness, secret=sealer.seal(fairness.secret))


def opened(sealed_fairness: Fairness, sealer: Sealer) -> Fairness:
    """The same with its secret readable; raises SealedError."""
    return evolve(sealed_fairness, secret=sealer.open(sealed_fairness.secret))


def fairness_problem(fairness: Fairness, charter: Charter, are_people: Sequence[bool]) -> str:
    """The reason why a charter does not follow from what was committed to; empty if it does.

    `are_people` says for each seat whether a person plays there, and so has words in the seed.
    """
    if [bool(words) for words in fairness.inputs] != list(are_people):
        return "the words for the shuffle are not those of the players: one for each person"
    if not is_committed_to(fairness, charter):
        return "the commitment does not match: the secret or the terms were changed"
    if fairness.seed != charter.seed:
        return "the seed does not follow from the secret and the players' words"
    return ""
