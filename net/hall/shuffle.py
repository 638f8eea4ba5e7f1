"""The shuffle of a hosted table: the commitment before its match, what its players type, the proof.

Each function maps one table state to the next, or answers a question about one. The secret of the
server is sealed in the state, and opened only when the match begins.
"""

from __future__ import annotations

from contextlib import suppress

from attrs import evolve

from engine.core.codec import from_plain
from engine.core.match import charter_for
from engine.core.registry import find
from net.hall.errors import AlreadyBegunError, NotAtTableError, NotOverError
from net.hall.table_state import TableState
from saves.errors import SealedError
from saves.fairness import (
    Fairness,
    input_from,
    is_committed_to,
    new_fairness,
    new_input,
    opened,
    sealed,
)
from saves.sealing import Sealer


def with_commitment(state: TableState, sealer: Sealer) -> TableState:
    """The state of a table before its match, committed to a secret for its terms.

    It is the same state if its commitment still holds, or if its seed was typed.
    """
    if state.match_id or state.plan.seed is not None:
        return state
    game = find(state.plan.game)
    options = from_plain(dict(state.plan.options), game.options)
    charter = charter_for(game, seed="", seats=len(state.seats), options=options)
    with suppress(SealedError):  # the key was lost: there is a new commitment
        if state.fairness and is_committed_to(opened(state.fairness, sealer), charter):
            return state
    return evolve(state, fairness=sealed(new_fairness(charter), sealer))


def state_after_typing(state: TableState, identity: str, text: str) -> TableState:
    """The state after a seated person has typed characters for the shuffle, or erased them.

    Raises AlreadyBegunError or NotAtTableError.
    """
    if state.match_id:
        raise AlreadyBegunError("the match has begun: its cards are shuffled")
    if state.seat_of(identity) is None:
        raise NotAtTableError("sit down first: the shuffle depends on what its players type")
    typed = {name: words for name, words in state.typed.items() if name != identity}
    characters = input_from(text)
    return evolve(state, typed={**typed, identity: characters} if characters else typed)


def fairness_of(state: TableState, sealer: Sealer) -> Fairness | None:
    """What the seed of a complete table is made from; None if it was typed.

    Characters are drawn for people who typed none. Raises SealedError.
    """
    if state.fairness is None:
        return None
    inputs = (
        (state.typed.get(each.holder) or new_input()) if each.holder else "" for each in state.seats
    )
    return evolve(opened(state.fairness, sealer), inputs=tuple(inputs))


def is_revealed(state: TableState) -> bool:
    """May the players see the secret, the seed and the record of the match?

    After an early end all of them must have agreed to that: hidden cards become known.
    """
    people = {each.holder for each in state.seats if each.holder}
    return state.finished or (state.ending is not None and people <= set(state.reveal_agreed))


def state_after_agreeing_to_reveal(state: TableState, identity: str) -> TableState:
    """The state after a player has agreed to reveal the shuffle of a match that ended early.

    Raises NotOverError or NotAtTableError.
    """
    if state.stage != "over":
        raise NotOverError("the match is still being played")
    if not state.has_sat(identity):
        raise NotAtTableError("only players of this match can agree to that")
    if identity in state.reveal_agreed:
        return state
    return evolve(state, reveal_agreed=(*state.reveal_agreed, identity))
