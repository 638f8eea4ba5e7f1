"""The register of the special effects of cards; each effect is registered where it is written.

A red card works in a phase of its batch: `at_declaration`, `at_healing`, `at_robbery` or
`at_bombing`. A blue card works `in_answer` to a threat, a black one `when_played`. An effect that
is in none of the registers stops the game when it is imported (`card_check.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.core.dispatch import Dispatch
from engine.games.taidian.card_types import CardEffect, Colour
from engine.games.taidian.cards import CARDS
from engine.games.taidian.state import LaidCard, TaidianState

LaidEffect: TypeAlias = Callable[[TaidianState, LaidCard], None]
"""The effect of a card of the current batch."""
AnswerEffect: TypeAlias = Callable[[TaidianState, int, str, int], None]
"""The effect of a card that a seat plays for a target: the seat, the card, the target's seat."""
PlayedEffect: TypeAlias = Callable[[TaidianState], None]
"""The effect of a card that the active seat plays in an upgrading turn."""
Phase: TypeAlias = Dispatch[CardEffect, LaidEffect]

at_declaration: Phase = Dispatch("effect")
"""As the batch is declared (8.1), instead of moving the card to the discard."""
at_healing: Phase = Dispatch("effect")
"""Before anything hurts (8.2)."""
at_robbery: Phase = Dispatch("effect")
"""After the window for Shotguns (8.3), one card after the other; it sets the card's fate."""
at_bombing: Phase = Dispatch("effect")
"""After the robbery, before any defence (8.4)."""
in_answer: Dispatch[CardEffect, AnswerEffect] = Dispatch("effect")
"""In a reaction window (9), instead of adding a number to the fight."""
when_played: Dispatch[CardEffect, PlayedEffect] = Dispatch("effect")
"""In an upgrading turn (4), instead of giving money or energy."""

EFFECTS_OF_COLOUR: Mapping[Colour, tuple[Mapping[CardEffect, object], ...]] = {
    "red": (at_declaration, at_healing, at_robbery, at_bombing),
    "blue": (in_answer,),
    "black": (when_played,),
    "green": (),
}
"""The registers of the effects that cards of a colour can have; a structure has numbers only."""


def cards_in_phase(g: TaidianState, phase: Phase) -> list[LaidCard]:
    """The cards of the current batch whose effect works in the phase, in the order of the batch."""
    assert g.fight is not None
    return [laid_card for laid_card in g.fight.laid_cards if CARDS[laid_card.card].effect in phase]


def carry_out_effect(g: TaidianState, phase: Phase, laid_card: LaidCard) -> None:
    phase[CARDS[laid_card.card].effect](g, laid_card)
