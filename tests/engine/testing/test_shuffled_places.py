"""The law for decks finds each deck that a shuffle leaves alone, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from engine.core import registry
from engine.core.chance import Chance
from engine.core.clone import clone
from engine.core.game import Game
from engine.core.match import start_match
from engine.games.ages.card_types import DECKS
from engine.games.ages.state import AgesState
from engine.games.lightning.state import LightningState
from engine.testing import BrokenContractError
from engine.testing.card_words import zones_in
from engine.testing.random_matches import random_choice
from engine.testing.shuffled_places import ShuffledPlaces
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard

Change = Callable[[Any, Any], None]
"""Undoes a part of a shuffle: takes the state before it and the one after it."""


def undoing(game: Game[Any, Any], undo: Change) -> Game[Any, Any]:
    def shuffle_unseen(g: Any, seat: int | None, chance: Chance) -> None:
        before = clone(g)
        game.shuffle_unseen(g, seat, chance)
        undo(before, g)

    return evolve(game, shuffle_unseen=shuffle_unseen)


def leave_alone(path: str) -> Change:
    def undo(before: Any, after: Any) -> None:
        order, deck = dict(zones_in(before))[path].cards, dict(zones_in(after))[path]
        left = list(deck.cards)
        kept = [card for card in order if card in left and not left.remove(card)]  # type: ignore[func-returns-value]
        deck.cards[:] = kept + left

    return undo


def look(game: Game[Any, Any], *, seats: int, looks: int = 40, **options: Any) -> None:
    """Look at the first decisions of a random match, then judge."""
    places, chance = ShuffledPlaces(), Chance(1)
    match = start_match(game, seed=1, seats=seats, options=game.options(**options))
    for _ in range(looks):
        if match.pending:
            places.look_at(match, chance)
            decision = chance.pick(match.pending)
            match.answer(decision.seat, random_choice(decision, chance))
    places.check()


@pytest.mark.parametrize(
    ("slug", "path", "seats", "options"),
    [
        ("duel", "city_deck", 2, {}),
        ("lightning", "sides[1].input_deck", 3, {}),
        ("taidian", "fighters[2].deck", 3, {}),
        ("currents", "event_decks[0]", 2, {}),
        ("ages", "end_deck", 2, {"length": "fast"}),
    ],
)
def test_a_deck_that_a_shuffle_leaves_alone(
    slug: str, path: str, seats: int, options: dict[str, Any]
) -> None:
    game = undoing(registry.find(slug), leave_alone(path))
    with pytest.raises(BrokenContractError, match=r"never changed.* the order of") as found:
        look(game, seats=seats, **options)
    assert f"the order of {path} " in str(found.value)


@pytest.mark.parametrize(("slug", "path"), [("duel", "assistant_deck"), ("lightning", "common")])
def test_a_deck_that_a_shuffle_leaves_alone_with_the_hands(slug: str, path: str) -> None:
    """Their cards are shuffled together."""

    def undo(before: Any, after: Any) -> None:
        for place, zone in zones_in(before):
            dict(zones_in(after))[place].cards[:] = zone.cards

    with pytest.raises(BrokenContractError, match=f"the order of {path} "):
        look(undoing(registry.find(slug), undo), seats=2)


@pytest.mark.parametrize("slug", ["duel", "lightning"])
def test_a_hand_of_which_a_shuffle_changes_nothing_but_the_order(slug: str) -> None:
    def undo(before: Any, after: Any) -> None:
        after.sides[1].hand.cards[:] = before.sides[1].hand.cards[::-1]

    with pytest.raises(BrokenContractError, match=r"sides\[1\].hand for seat="):
        look(undoing(registry.find(slug), undo), seats=2)


@pytest.mark.parametrize("deck", ["common", "secret", "elite"])
def test_treasures_that_a_shuffle_leaves_alone(monkeypatch: pytest.MonkeyPatch, deck: str) -> None:
    others = tuple(each for each in DECKS if each != deck)
    monkeypatch.setattr("engine.games.ages.hidden.DECKS", others)
    with pytest.raises(BrokenContractError, match=rf"the order of decks\[{deck}\] "):
        look(registry.find("ages"), seats=2)


def test_unseen_encounters_that_a_shuffle_leaves_alone() -> None:
    """Ages: no seat sees them, and they lie in no zone."""

    def undo(before: AgesState, after: AgesState) -> None:
        after.counters, after.pool.cards = before.counters, before.pool.cards

    with pytest.raises(BrokenContractError, match=r"order of pool .*counters\[\*\]"):
        look(undoing(registry.find("ages"), undo), seats=2)


def test_returned_cards_that_a_shuffle_leaves_alone() -> None:
    """Lightning: in an imagined match they would be those of the real one."""

    def undo(before: LightningState, after: LightningState) -> None:
        for side, real_side in zip(after.sides, before.sides, strict=True):
            side.returned_cards = real_side.returned_cards

    with pytest.raises(BrokenContractError, match="returned_cards"):
        look(undoing(registry.find("lightning"), undo), seats=3)


def test_a_known_card_under_a_deck_that_a_shuffle_moves() -> None:
    def shuffle_unseen(g: HighCard, seat: int | None, chance: Chance) -> None:
        g.deck.shuffle(chance)

    async def segment(g: HighCard) -> None:
        if not g.deck.known_bottom_count:
            card = g.deck.draw(g.chance)
            assert card is not None
            g.deck.bury([card])
        await high_card.segment(g)

    game = evolve(high_card.GAME, segment=segment, shuffle_unseen=shuffle_unseen)
    with pytest.raises(BrokenContractError, match="moves the known cards under deck"):
        look(game, seats=2)
