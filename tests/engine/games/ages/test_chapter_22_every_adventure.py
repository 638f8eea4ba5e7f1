"""Every guardian and every encounter is met in its own test, and passed and failed there."""

from __future__ import annotations

import pytest

from engine.games.ages.adventures.events import EncounterFaced, GuardianChallenged, GuardianPaid
from engine.games.ages.card_types import Age, Rating
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.steps import Step
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import FAR, MAP, black, guardian, layout, site, spaces, white
from tests.engine.games.ages.standing_game import card_for
from tests.engine.games.ages.table import AgesTable, ages

A, B = spaces("clear", age="ancient")[:2]
STRONGER = "john-henry"
"""His ability adds to Strength, so that he does not show the printed value."""


def person(rating: Rating, age: Age, value: int) -> str:
    """A character that has just this rating against an encounter of the age."""
    return next(
        slug
        for slug, row in CHARACTERS.items()
        if getattr(row.ratings, rating) + (row.age == age) == value and slug != STRONGER
    )


def faced(who: str, encounter: str, cards: str = "") -> AgesTable:
    """Somebody of White on an encounter, which it faces."""
    table = ages(
        white(who, A, cards),
        black("rivet-77" if who != "rivet-77" else "pell", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): encounter, B.upper(): "dice-at-the-well"},
    )
    play(table, f"white: adventure {who}")
    return table


@pytest.mark.parametrize("slug", [slug for slug, row in ENCOUNTERS.items() if row.rating])
def test_an_encounter_is_passed_with_its_number_and_not_with_less(slug: str) -> None:
    """15.2, 15.3: the rating with +1 for the same age; then the cards, or nothing."""
    met = ENCOUNTERS[slug]
    assert met.rating is not None
    table = faced(person(met.rating, met.age, met.value), slug)
    (event,) = table.events_of(EncounterFaced)
    assert (event.rating, event.passed, event.draws) == (met.value, True, met.draws)
    assert table.view().reward == met.draws
    table = faced(person(met.rating, met.age, met.value - 1), slug)
    event = next(each for each in table.all_events() if isinstance(each, EncounterFaced))
    assert (event.rating, event.passed) == (met.value - 1, False)
    assert table.view().counters[MAP.numbers[A.upper()]] == slug


@pytest.mark.parametrize("slug", [slug for slug, row in ENCOUNTERS.items() if not row.rating])
def test_an_encounter_that_asks_for_a_card(slug: str) -> None:
    """15.4: all of its draws for a card, one less without."""
    for answer, draws in (("pay yew-bow", ENCOUNTERS[slug].draws), ("keep", None)):
        table = faced("hanno", slug, "yew-bow")
        play(table, f"white: {answer}")
        assert table.view().reward == (draws or ENCOUNTERS[slug].draws - 1)


def maze(who: str, slug: str, cards: str = "", drawn: str = "") -> AgesTable:
    """Somebody of White before a guardian, in a labyrinth of its age."""
    age = GUARDIANS[slug].age
    table = ages(
        white(who, site("war 0"), cards),
        white("pell", FAR),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        layout=layout(age=age),
        open_guardians=guardian(slug),
        whites=drawn,
    )
    play(table, f"white: adventure {who}")
    return table


@pytest.mark.parametrize("slug", GUARDIANS)
def test_a_guardian_is_challenged(slug: str) -> None:
    """16.2, 16.3: its rating with +1 for age, setting and circle, against its number."""
    met, who = GUARDIANS[slug], CHARACTERS["hanno"]
    same = (who.age == met.age) + (who.setting == met.setting) + (who.circle == met.circle)
    rating = getattr(who.ratings, met.rating) + same
    path = f"labyrinth-{met.age} war"
    for result in ("pass", "fail"):
        table = maze("hanno", slug, drawn=f"{card_for(rating - met.value, result)} 00")
        play(table, "white: challenge")
        (event,) = table.events_of(GuardianChallenged)
        assert (event.rating, event.against, event.result) == (rating, met.value, result)
        assert table.view().path_markers == ({path: (0, 1)} if result == "pass" else {})


@pytest.mark.parametrize("slug", GUARDIANS)
def test_a_guardian_is_paid_its_price_or_nothing(slug: str) -> None:
    """16.2: the number of cards that it names is a Pass; some take none."""
    cards = ["yew-bow", "boar-spear", "steel-pot"]
    price = GUARDIANS[slug].pay
    table = maze("hanno", slug, " ".join(cards[: price or 3]))
    if not price:
        check_not_offered(table, "white: pay")
        return
    play(table, "white: pay", *(f"white: give-up {card}" for card in cards[:price]))
    assert table.view().path_markers == {f"labyrinth-{GUARDIANS[slug].age} war": (0, 1)}
    paid = next(each for each in table.all_events() if isinstance(each, GuardianPaid))
    assert (paid.guardian, paid.cards) == (slug, price)
    if price > 1:
        poor = maze("hanno", slug, " ".join(cards[: price - 1]))
        check_not_offered(poor, "white: pay")
