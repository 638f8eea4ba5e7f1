"""A row that would do nothing is refused when the game is imported."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from engine.core.dispatch import MissingEntryError
from engine.games import ages
from engine.games.ages.abilities import ABILITY_MODULES, CARD_MODULES
from engine.games.ages.card_check import check_treasure
from engine.games.ages.card_types import Treasure, TreasureKind

FOLDER = Path(ages.__file__).parent


@pytest.mark.parametrize("kind", get_args(TreasureKind))
def test_a_card_without_an_effect_is_named(kind: TreasureKind) -> None:
    """21.1: a card has the fields of its kind; an empty card of each kind is refused."""
    idle = Treasure(slug="idle-thing", name="Idle Thing", deck="common", kind=kind)
    with pytest.raises(MissingEntryError, match="'idle-thing' has no "):
        check_treasure(idle)


@pytest.mark.parametrize(("slug", "modules"), [*ABILITY_MODULES.items(), *CARD_MODULES.items()])
def test_the_modules_that_carry_out_a_card_or_ability_name_it(
    slug: str, modules: tuple[str, ...]
) -> None:
    """20.1, 21.1: the table of abilities names modules that know them."""
    for module in modules:
        path = FOLDER / f"{module.replace('.', '/')}.py"
        assert f'"{slug}"' in path.read_text(encoding="utf-8"), f"{module} does not name {slug}"
