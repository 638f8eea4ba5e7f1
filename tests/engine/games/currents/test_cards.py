"""The rows of War of Currents, their check, and the statistics."""

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.core.dispatch import MissingEntryError
from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.currents import GAME, card_check
from engine.games.currents.card_types import Effects, EventCard, HqCard
from engine.games.currents.cards import COMPANIES, EVENT_CARDS, HQ_CARDS, LUMINARIES, PROPAGANDA
from engine.games.currents.cities import CITIES
from engine.games.currents.counts import facts
from engine.games.currents.scoring.points import WORKS_OF
from engine.testing.random_matches import random_choice
from tests.engine.games.currents.scene import scene
from tests.engine.games.currents.table import automaton, has


def test_every_row_is_found_under_its_own_slug() -> None:
    """19.4: ids are slugs, and no two cards of a kind share a name."""
    for rows in (COMPANIES, LUMINARIES, PROPAGANDA, EVENT_CARDS, HQ_CARDS, CITIES):
        assert [row.slug for row in rows.values()] == list(rows)
        assert len({row.name for row in rows.values()}) == len(rows)
    slugs = [*LUMINARIES, *PROPAGANDA, *EVENT_CARDS, *HQ_CARDS, *COMPANIES]
    assert len(set(slugs)) == len(slugs)


def test_an_event_card_without_an_effect_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """16.1: a card that does nothing is found when the game is imported."""
    idle = EventCard("idle-day", "Idle Day", 1, 0, "Nothing happens")
    monkeypatch.setitem(EVENT_CARDS, "idle-day", idle)
    with pytest.raises(MissingEntryError, match="idle-day"):
        card_check.check_cards()
    monkeypatch.setitem(EVENT_CARDS, "idle-day", evolve(idle, effects=Effects(profit=1)))
    card_check.check_cards()


@pytest.mark.parametrize("moment", ["ongoing", "when developed", "at the end"])
def test_an_hq_card_without_an_effect_is_named(
    monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """17.1: whatever its timing."""
    idle = HqCard("idle-office", "Idle Office", "tesla", "inv", 1, moment, "Nothing")  # type: ignore[arg-type]
    monkeypatch.setitem(HQ_CARDS, "idle-office", idle)
    with pytest.raises(MissingEntryError, match="idle-office"):
        card_check.check_cards()


def test_works_that_count_what_no_rule_counts_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """11.5: a criterion of an unknown kind is found when the game is imported."""
    works = HQ_CARDS[WORKS_OF["tesla"]]
    assert works.criterion is not None
    lamps = evolve(works.criterion, kind="lamp")  # type: ignore[arg-type]
    monkeypatch.setitem(HQ_CARDS, works.slug, evolve(works, criterion=lamps))
    with pytest.raises(MissingEntryError, match=f"'lamp' has no .*; '{works.slug}' counts it"):
        card_check.check_cards()


def test_a_company_without_an_ability_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """15.1: every inventor has one."""
    monkeypatch.setitem(COMPANIES, "tesla", evolve(COMPANIES["tesla"], effects=Effects()))
    with pytest.raises(MissingEntryError, match="'tesla' has no ability"):
        card_check.check_cards()


def test_pieces_are_all_there() -> None:
    """1.6: six regular shares of each company, and all cards."""
    g = scene(tesla=has(shares={"edison": 2}), edison=automaton("hopper"), event="cheap-copper")
    found = GAME.pieces(g)
    assert {found[f"shares of {slug}"] for slug in COMPANIES} == {6}
    assert (found["luminaries"], found["propaganda"], found["event cards"]) == (
        *(len(LUMINARIES), len(PROPAGANDA)),
        len(EVENT_CARDS),
    )


def test_the_facts_that_simulations_count() -> None:
    """14.5: the winner, the draft place, the price, and the actions."""
    match, chance = start_match(GAME, seed=2, seats=2), Chance(2)
    match.play_out(lambda decision: random_choice(decision, chance))
    found = facts(position_of(match).state)
    view = match.view(None)
    best = max(view.firms, key=lambda firm: firm.points.total)
    assert found["winning company"] == best.slug
    assert found["an automaton won"] == ("yes" if best.automaton else "no")
    assert found["winner"] == (best.automaton or f"seat {best.seat + 1}")
    assert found["price rank of the winner"] == str(best.price_rank)
    actions = [int(value) for fact, value in found.items() if fact.startswith("actions: ")]
    assert len(actions) == 6
    assert sum(actions) > 10
    assert sum(fact.removeprefix("event ") in EVENT_CARDS for fact in found) == 6
    people = [fact for fact in found if fact.startswith("luminary ")]
    assert len(people) == sum(len(firm.luminaries[1:]) for firm in view.firms)
    assert found.get(f"company {best.slug}") == (None if best.automaton else "won")


def test_two_luminaries_with_the_same_short_name_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """19.4: luminaries are told apart by the last word of their names."""
    latimer = next(row for row in LUMINARIES.values() if row.short == "Latimer")
    twin = evolve(latimer, slug="ann-latimer", name="Ann Latimer")
    monkeypatch.setitem(LUMINARIES, twin.slug, twin)
    with pytest.raises(MissingEntryError, match="and Ann Latimer are both 'Latimer'"):
        card_check.check_cards()
