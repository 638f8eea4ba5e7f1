"""The check of the rows names the field that a row lacks."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core.dispatch import MissingEntryError
from engine.games.taidian.card_check import check_cards
from engine.games.taidian.cards import STRUCTURES


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
