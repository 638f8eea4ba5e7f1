"""After an agreed undo nobody's view has changed, and what was drawn before does not come again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.codec import canonical_bytes
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.core.match_access import position_of
from engine.core.redeal import decks_in
from engine.core.zones import Deck
from engine.testing.contract import viewers
from tests.contract.games import every_game, name_of

ANSWERS = 60


def played(game: Game[Any, Any], seed: int) -> Match[Any]:
    match, chance = start_match(game, seed=seed, seats=game.seat_counts[-1]), Chance(seed)
    while match.pending and len(match.log) < ANSWERS:
        decision = match.pending[0]
        match.answer(decision.seat, chance.pick(decision.choices))
    return match


def orders(match: Match[Any]) -> dict[str, list[str]]:
    """The cards of each deck that nobody knows, if there are enough to tell two orders apart."""
    decks = decks_in(position_of(match).state)
    unknown = {path: unknown_cards(deck) for path, deck in decks}
    return {path: cards for path, cards in unknown.items() if len(set(cards)) > 3}


def unknown_cards(deck: Deck) -> list[str]:
    return deck.cards[: len(deck) - deck.known_bottom_count]


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_an_agreed_undo_deals_again_what_no_seat_knows(game: Game[Any, Any]) -> None:
    match = played(game, seed=3)
    changed: Counter[str] = Counter()
    looked_at: Counter[str] = Counter()
    for answers in range(0, len(match.log), 4):
        before, after = match.at(answers), match.rewound(answers, f"salt {answers}")
        assert after.pending == before.pending
        for viewer in viewers(match):
            assert after.view(viewer) == before.view(viewer)
        assert game.pieces(position_of(after).state) == game.pieces(position_of(before).state)
        again = match.rewound(answers, f"salt {answers}")
        assert canonical_bytes(position_of(again)) == canonical_bytes(position_of(after))
        former, present = orders(before), orders(after)
        looked_at.update(former.keys())
        changed.update(path for path in former if present.get(path) != former[path])
    left_alone = {path for path, count in looked_at.items() if count > 8 and not changed[path]}
    assert not left_alone
    assert sum(changed.values()) > 0.6 * sum(looked_at.values())
