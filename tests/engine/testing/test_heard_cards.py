"""The law for log lines finds a leak in every game: each test puts one in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from engine.core import registry
from engine.core.chance import Chance
from engine.core.choice import Answer
from engine.core.event import Event
from engine.core.game import Game
from engine.core.match import start_match
from engine.core.state import State
from engine.games.ages.cards.events import CardDrawn
from engine.games.ages.state import AgesState
from engine.games.currents.auctions.bids import BidMade
from engine.games.currents.state import CurrentsState
from engine.testing import BrokenContractError
from engine.testing.heard_cards import HeardCards
from engine.testing.random_matches import random_choice
from tests.sample_games import high_card

Emit = Callable[..., None]


def hear(game: Game[Any, Any], *, seeds: int, seats: int, **options: Any) -> None:
    for seed in range(seeds):
        match = start_match(game, seed=seed, seats=seats, options=game.options(**options))
        heard, chance = HeardCards(), Chance(seed)
        heard.check_beginning(match)
        while match.pending:
            decision = chance.pick(match.pending)
            choice = random_choice(decision, chance)
            heard.check_answer(match, Answer(decision.seat, choice), chance)
            match.answer(decision.seat, choice)


def change_emit(monkeypatch: pytest.MonkeyPatch, change: Callable[[Emit], Emit]) -> None:
    monkeypatch.setattr(State, "emit", change(State.emit))


@pytest.mark.parametrize(
    ("slug", "kind", "seats", "options"),
    [
        ("duel", "AssistantsPassed", 2, {}),
        ("duel", "AssistantsReceived", 2, {}),
        ("lightning", "CardsReturned", 3, {}),
        ("lightning", "HandDrawn", 3, {}),
        ("lightning", "CardsSeen", 3, {}),
        ("lightning", "CommonDeckSeen", 3, {}),
        ("taidian", "Drew", 3, {}),
        ("taidian", "StolenCardSeen", 3, {}),
        ("ages", "CardSeen", 2, {"cards": "hidden"}),
        ("ages", "CharacterDropped", 2, {"selection": "standard"}),
    ],
)
def test_a_secret_event_that_all_hear(
    monkeypatch: pytest.MonkeyPatch, slug: str, kind: str, seats: int, options: dict[str, Any]
) -> None:
    def loud(emit: Emit) -> Emit:
        def emit_to_all(g: State, event: type, **fields: Any) -> None:
            if event.__name__ == kind:
                fields["audience"] = None
            emit(g, event, **fields)

        return emit_to_all

    change_emit(monkeypatch, loud)
    with pytest.raises(BrokenContractError, match="hears of "):
        hear(registry.find(slug), seeds=20, seats=seats, **options)


def test_a_line_that_names_a_treasure_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ages: the event is for all, and has no name for a card that lies face down."""

    def naming(emit: Emit) -> Emit:
        def emit_named(g: AgesState, event: type, **fields: Any) -> None:
            if event is CardDrawn and not fields["card"]:
                fields["card"] = g.unit_of(fields["unit"]).cards[-1]
            emit(g, event, **fields)

        return emit_named

    change_emit(monkeypatch, naming)
    with pytest.raises(BrokenContractError, match=r"hears of .*CardDrawn"):
        hear(registry.find("ages"), seeds=30, seats=2)


def test_a_line_that_names_the_next_card_of_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """War of Currents: no seat has secrets, but the decks are face down."""

    def foretelling(emit: Emit) -> Emit:
        def emit_next(g: CurrentsState, event: type, **fields: Any) -> None:
            if event is BidMade:
                fields["lot"] = g.event_decks[-1].cards[0]
            emit(g, event, **fields)

        return emit_next

    change_emit(monkeypatch, foretelling)
    monkeypatch.setattr(Event, "told", str)
    with pytest.raises(BrokenContractError, match=r"hears of .*BidMade"):
        hear(registry.find("currents"), seeds=3, seats=3)


def test_a_copy_of_a_card_that_the_viewer_sees_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taidian: everybody sees coins in the market; a theft told to all names one all the same."""

    def naming(emit: Emit) -> Emit:
        def emit_to_all(g: State, event: type, **fields: Any) -> None:
            if event.__name__ == "StolenCardSeen" and fields["card"] == "coin":
                fields["audience"] = None
            emit(g, event, **fields)

        return emit_to_all

    change_emit(monkeypatch, naming)
    with pytest.raises(BrokenContractError, match="hears of 'coin'"):
        hear(registry.find("taidian"), seeds=20, seats=3)


def test_the_opening_is_heard_as_well() -> None:
    async def segment(g: high_card.HighCard) -> None:
        g.emit(high_card.Drew, seat=0, card=g.hands[0].cards[0])
        await high_card.segment(g)

    with pytest.raises(BrokenContractError, match="seat=1 hears of 'card-"):
        hear(evolve(high_card.GAME, segment=segment), seeds=1, seats=2)
