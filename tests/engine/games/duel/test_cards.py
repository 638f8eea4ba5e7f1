"""The contents of the cards: counts, totals, and that every pairing is playable."""

from collections import Counter
from itertools import product

import pytest
from attrs import evolve

from engine.core.choice import choice
from engine.core.dispatch import MissingEntryError
from engine.games.duel import card_check
from engine.games.duel.cards import (
    ACTIONS,
    ASSISTANTS,
    CITIES,
    COMPANIES,
    FREE_PR,
    HAND_SIZE,
    REGIONS,
    ROW_LENGTH,
    SHARE_POINTS,
    SHARES_EACH,
    TECHNOLOGIES,
)
from engine.games.duel.rules.actions import carry_out_action
from tests.engine.games.duel.scene import Has, Scene, state_of
from tests.tools.clauses_of_games import clauses

AC = [slug for slug, row in COMPANIES.items() if row.power == "AC"]
DC = [slug for slug, row in COMPANIES.items() if row.power == "DC"]
AT_FIRST = Scene(companies={"tesla": Has(), "edison": Has()})


def test_an_action_that_nothing_carries_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.2: an Assistant with an Action that the rules do not know is refused."""
    sabotage = evolve(ASSISTANTS["mark-twain"], actions=("sabotage",))
    monkeypatch.setitem(ASSISTANTS, "mark-twain", sabotage)
    with pytest.raises(MissingEntryError, match="'sabotage' has no place in ACTIONS"):
        card_check.check_cards()
    monkeypatch.setattr(card_check, "ACTIONS", (*ACTIONS, "sabotage"))
    with pytest.raises(MissingEntryError, match="'sabotage' has no ideas in ideas"):
        card_check.check_cards()
    with pytest.raises(MissingEntryError, match="'sabotage' has no case in carry_out_action"):
        carry_out_action(state_of(AT_FIRST), 0, choice("sabotage"))


def test_every_row_is_found_under_its_own_slug() -> None:
    """1.6: ids are slugs, and no two cards share a name."""
    for rows in (REGIONS, TECHNOLOGIES, COMPANIES, CITIES, ASSISTANTS):
        assert [row.slug for row in rows.values()] == list(rows)
        assert len({row.name for row in rows.values()}) == len(rows)


def test_the_fixed_numbers() -> None:
    """1.3: five shares of each company, 40 in all; a row of three, hands of three."""
    assert (SHARES_EACH, len(COMPANIES) * SHARES_EACH) == (5, 40)
    assert (ROW_LENGTH, HAND_SIZE, FREE_PR) == (3, 3, 2)
    assert SHARE_POINTS == (0, 1, 3, 6, 8, 9)


def test_companies_by_region_and_technology() -> None:
    """1.3: New England 3, New York 3, Out West 2; Bulbs 3, Transformers 2, Meters 3."""
    assert Counter(row.region for row in COMPANIES.values()) == {
        "new-england": 3,
        "new-york": 3,
        "out-west": 2,
    }
    assert Counter(row.technology for row in COMPANIES.values()) == {
        "bulbs": 3,
        "transformers": 2,
        "meters": 3,
    }


def test_transformers_are_for_alternating_current() -> None:
    """1.3: only AC companies prefer Transformers, as physics has it."""
    assert {row.power for row in COMPANIES.values() if row.technology == "transformers"} == {"AC"}


@pytest.mark.parametrize("pair", list(product(AC, DC)), ids=" v ".join)
def test_every_pairing_leaves_each_region_and_technology_a_minor_company(
    pair: tuple[str, str],
) -> None:
    """2.2: whatever two inventors are chosen, there is something to acquire everywhere."""
    minor = [row for slug, row in COMPANIES.items() if slug not in pair]
    assert len(minor) == 6
    assert {row.region for row in minor} == set(REGIONS)
    assert {row.technology for row in minor} == set(TECHNOLOGIES)


def test_no_action_is_rare() -> None:
    """1.6: each Action is on a fifth of the Assistants or more, and most print two Actions.

    `PRINTED` in `test_assistants.py` tells every card; this is about the deck as a whole.
    """
    printed = Counter(action for row in ASSISTANTS.values() for action in row.actions)
    assert set(printed) == {"electrify", "acquire", "advance", "monopolize", "propaganda"}
    assert all(count * 5 >= len(ASSISTANTS) for count in printed.values()), printed
    assert sum(printed.values()) > len(ASSISTANTS) * 3 / 2


def test_symbols_belong_to_propaganda() -> None:
    """6.6: an Assistant has symbols if and only if it prints Propaganda."""
    for row in ASSISTANTS.values():
        assert bool(row.propaganda_pr) == ("propaganda" in row.actions)
        assert len(set(row.actions)) == len(row.actions)


def test_a_lonely_propaganda_has_four_symbols() -> None:
    """6.6: four symbols always earn a Free Action, so these Assistants print nothing else."""
    for row in ASSISTANTS.values():
        assert (row.propaganda_pr == 4) == (row.actions == ("propaganda",))


@pytest.mark.parametrize("company", COMPANIES)
def test_each_goal_names_its_own_clause(company: str) -> None:
    """9.1: the goal on the card leads to the clause that tells it."""
    row = COMPANIES[company]
    assert clauses("duel")[row.clause].startswith(f"{row.name}:")
