"""The check of the rows names the field that a row lacks."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core.dispatch import MissingEntryError
from engine.games.taidian.bots.reasons import BOUGHT_FOR, LAID_FOR
from engine.games.taidian.card_check import check_cards
from engine.games.taidian.cards import CARDS, STRUCTURES
from engine.games.taidian.rules.effect_register import at_healing


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"short": ""}, "the structure 'mast' has no `short`; add it to its row in cards.py"),
        ({"letter": ""}, "the structure 'mast' has no `letter`; add it to its row in cards.py"),
        ({"letter": "V"}, "the structure 'mast' has no `letter` .*: 'V' is that of 'vault'"),
    ],
)
def test_the_field_that_a_structure_lacks_is_named(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any], complaint: str
) -> None:
    """16.1: a structure without a short name or a letter of its own is refused."""
    mast = evolve(STRUCTURES["vault"], slug="mast", short="Mast", letter="M")
    monkeypatch.setitem(STRUCTURES, "mast", mast)
    check_cards()
    monkeypatch.setitem(STRUCTURES, "mast", evolve(mast, **fields))
    with pytest.raises(MissingEntryError, match=complaint):
        check_cards()


@pytest.mark.parametrize(
    ("colour", "effect"), [("red", "stun"), ("blue", "rob"), ("black", "cure"), ("green", "burn")]
)
def test_an_effect_that_nothing_carries_out_is_named(
    monkeypatch: pytest.MonkeyPatch, colour: Any, effect: Any
) -> None:
    """15.12: a card whose colour has no such effect is refused, even if another colour has it."""
    net = evolve(CARDS["poison"], slug="net", name="Net", colour=colour, effect=effect)
    monkeypatch.setitem(CARDS, "net", net)
    complaint = f"the effect '{effect}' of the {colour} card 'net' has no function"
    with pytest.raises(MissingEntryError, match=complaint):
        check_cards()


def test_an_effect_without_a_reason_for_the_hint_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """15.12: hints must be able to say why a card that does not attack is bought and laid."""
    stun: Any = "stun"
    monkeypatch.setitem(CARDS, "net", evolve(CARDS["poison"], slug="net", name="Net", effect=stun))
    monkeypatch.setitem(at_healing, stun, lambda g, laid_card: None)
    for name, table in (("BOUGHT_FOR", BOUGHT_FOR), ("LAID_FOR", LAID_FOR)):
        with pytest.raises(MissingEntryError, match=f"'stun' has no reason in {name} of bots/"):
            check_cards()
        monkeypatch.setitem(table, stun, "it holds a rival")
    check_cards()
