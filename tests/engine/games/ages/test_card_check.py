"""A row that would do nothing is refused; what a character does is told in one place."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from attrs import evolve

from engine.core.dispatch import MissingEntryError
from engine.games import ages
from engine.games.ages.card_check import IN_RULES, check_ability, check_treasure
from engine.games.ages.card_types import Ability, Bonus, Treasure, TreasureKind
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.treasures import TREASURES

FOLDER = Path(ages.__file__).parent
RULES = {
    path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
    for path in FOLDER.rglob("*.py")
    if path.parent.name != "rows"
}
FREE_ACTIONS = "free_actions/abilities.py"


@pytest.mark.parametrize("kind", sorted({*get_args(TreasureKind)} - {*IN_RULES}))
def test_a_card_without_an_effect_is_named(kind: TreasureKind) -> None:
    """21.1: a card has the fields of its kind; an empty card of each kind is refused."""
    idle = Treasure(slug="idle-thing", name="Idle Thing", deck="common", kind=kind)
    with pytest.raises(MissingEntryError, match="'idle-thing' has no "):
        check_treasure(idle)


def test_a_card_whose_numbers_do_not_say_all_is_named_where_it_works() -> None:
    """21.1: the rules of some moment know each gadget and each secret event."""
    for slug, card in TREASURES.items():
        if card.kind in IN_RULES:
            assert any(f'"{slug}"' in text for text in RULES.values()), slug


def test_an_ability_without_an_effect_is_named() -> None:
    """20.1: an ability has a trait, a bonus or a free action."""
    with pytest.raises(MissingEntryError, match="'idle-skill' has no trait"):
        check_ability(Ability("idle-skill", "Idle Skill", "Does nothing", mental=True))


def test_a_bonus_that_nobody_would_ask_for_is_named() -> None:
    """14.13, 20.1: a monument has an aura, an ability has none, and a tool helps deeds only."""
    aura, hit = Bonus("strike", 1, "allies in the aura"), Bonus("strike", 1)
    drum = Treasure(slug="drum", name="Drum", deck="secret", kind="monument", bonuses=(hit,))
    with pytest.raises(MissingEntryError, match="'itself'"):
        check_treasure(drum)
    with pytest.raises(MissingEntryError, match="'strike'"):
        check_treasure(evolve(drum, kind="stealth", stealth=(("always", 1),)))
    with pytest.raises(MissingEntryError, match="'allies in the aura'"):
        check_ability(Ability("drill", "Drill", "Drills", bonuses=(aura,)))


def test_only_free_actions_know_an_ability_by_its_name() -> None:
    """20.1: everything else asks the traits of its row, so that one place tells what it does."""
    slugs = {row.ability.slug for row in CHARACTERS.values()} - {"parley", "sanctuary"}
    for path, text in RULES.items():
        named = {slug for slug in slugs if f'"{slug}"' in text}
        assert not named or path == FREE_ACTIONS, (path, named)
