"""The texts of cards keep to the words of the rules: no shorthand that no chapter explains."""

from __future__ import annotations

import re

import pytest

from engine.games.ages import GAME
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import HENCHMEN
from engine.games.ages.rows.treasures import TREASURES
from engine.rulebook import rulebook_of

SHORTHAND = {
    r"OpFire": "opportunity fire, opportunity shots",
    r"LOS": "in sight",
    r"\d aura": "within 3 spaces (aura)",
    r"[Ff]acedown|[Uu]nrevealed": "face down",
    r"(?:Free|Fire|Move|Melee|Adventure|Reinforce) phase": "the phase with a small letter",
    r"start of Melee|[Ss]tarts? (?:Move|Free Action)": "the start of melee, of the move phase",
    r"Experience\b": "an experience marker",
    r"[+-]\d [Hh]it\b": "+1 to hit",
    r"\d+-\d+": "1 to 3",
    r"\d\+": "2 or more",
    r" vs\b": "against",
    r", S\b": "nothing: every shot needs sight",
    r"Deep Water": "deep water",
}
"""Words that card texts avoid, and their replacements."""


def shorthand(text: str) -> dict[str, str]:
    """The words of a text that no chapter explains, with replacements."""
    found = ((word, re.search(rf"(?<!\w){word}", text)) for word in SHORTHAND)
    return {match[0]: SHORTHAND[word] for word, match in found if match}


def texts() -> dict[str, str]:
    """Every sentence on a card, by its slug."""
    abilities = {row.slug: row.ability.text for row in CHARACTERS.values()}
    helpers = {row.slug: row.text for row in HENCHMEN.values()}
    cards = {row.slug: f"{row.text}. {row.bonus}" for row in TREASURES.values()}
    return abilities | helpers | cards


def test_cards_use_the_words_of_the_rules() -> None:
    """20.1, 21.1: printed texts need only the terms of chapters 1 to 19."""
    found = {slug: words for slug, text in texts().items() if (words := shorthand(text))}
    assert found == {}


def test_clauses_about_cards_use_the_words_of_the_rules() -> None:
    """20.1, 21.1, 28.17: so do the clauses of cards and henchmen."""
    clauses = rulebook_of(GAME).clauses.items()
    rows = {n: text for n, text in clauses if n.partition(".")[0] in ("20", "21", "28")}
    assert {n: words for n, text in rows.items() if (words := shorthand(text))} == {}


@pytest.mark.parametrize(
    "text",
    [
        "Allied OpFire has +1 Hit",
        "one enemy in LOS",
        "within 3 aura",
        "in a Melee phase",
        "range 1-3",
    ],
)
def test_shorthand_is_found(text: str) -> None:
    """20.1: words that no chapter explains."""
    assert shorthand(text)
