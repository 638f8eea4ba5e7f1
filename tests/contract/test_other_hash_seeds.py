"""A seed gives the same match in any process, whatever its hash seed."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.core.codec import canonical_bytes, digest
from engine.core.game import Game
from engine.core.match import start_match
from tests.contract.games import every_game
from tests.tools.running import run_python


def fingerprint(game: Game[Any, Any], seed: int) -> str:
    """A digest of a whole match at random: its questions and events, and many of its views."""
    match, chance = start_match(game, seed=seed, seats=game.seat_counts[-1]), Chance(seed, 1)
    parts = []
    while match.pending:
        asked = chance.pick(match.pending)
        parts.append(canonical_bytes(asked))
        if len(match.log) < 100 or len(match.log) % 20 == 0:
            parts.append(canonical_bytes([match.view(asked.seat), match.digest()]))
        parts.append(canonical_bytes(list(match.answer(asked.seat, chance.pick(asked.choices)))))
    return digest(*parts, canonical_bytes(match.outcome))


def fingerprints() -> list[str]:
    return [f"{game.slug} {fingerprint(game, seed)}" for game in every_game() for seed in (1, 2)]


def fingerprints_under(hash_seed: int) -> list[str]:
    """The digest from a fresh process with another hash seed."""
    module = "tests.contract.test_other_hash_seeds"
    environment = {"PYTHONHASHSEED": str(hash_seed)}
    ran = run_python("-m", module, environment=environment, succeeds=True)
    return ran.stdout.splitlines()


def test_other_hash_seeds_give_the_same_matches() -> None:
    here = fingerprints()
    assert len(set(here)) == len(here)
    assert fingerprints_under(1) == here


if __name__ == "__main__":
    print("\n".join(fingerprints()))
