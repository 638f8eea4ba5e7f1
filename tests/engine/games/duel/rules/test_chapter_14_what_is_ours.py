"""RULES.md 14: which card contents are published, and which are our own design."""

from engine.games.duel.cards import ASSISTANTS, CITIES, COMPANIES
from tests.tools.clauses_of_games import clauses

FOUND_CITIES = {
    "albany": "new-york",
    "buffalo": "new-york",
    "brooklyn": "new-york",
    "niagara": "new-york",
    "boston": "new-england",
    "chicago": "out-west",
}
FOUND_ASSISTANTS = ("jp-morgan", "hg-wells", "mark-twain")


def test_what_is_published_is_on_the_cards() -> None:
    """14.1: New York companies, six Cities, three Assistants by name."""
    for company in ("tesla", "edison", "insull"):
        assert COMPANIES[company].region == "new-york"
    assert {slug: CITIES[slug].region for slug in FOUND_CITIES} == FOUND_CITIES
    names = [ASSISTANTS[slug].name for slug in FOUND_ASSISTANTS]
    assert names == ["J. P. Morgan", "H. G. Wells", "Mark Twain"]


def test_the_rules_name_exactly_what_is_published() -> None:
    """14.1: of the card contents only some are public, and the rules say which."""
    text = clauses("duel")["14.1"]
    assert {slug for slug, city in CITIES.items() if city.name in text} == set(FOUND_CITIES)
    assert {slug for slug, row in ASSISTANTS.items() if row.name in text} == set(FOUND_ASSISTANTS)
    assert {slug for slug, row in COMPANIES.items() if row.name in text} == {
        "tesla",
        "edison",
        "insull",
    }


def test_the_rules_own_up_to_what_is_designed() -> None:
    """14.2: goals, other Regions, all Technologies, other Cities and Assistants, all Actions."""
    text = clauses("duel")["14.2"]
    for ours in ("personal goals", "Regions", "Technologies", "Cities", "Assistants' Actions"):
        assert ours in text
    assert "own design" in text
