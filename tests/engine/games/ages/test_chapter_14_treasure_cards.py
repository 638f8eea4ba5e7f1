"""RULES.md, chapter 14: treasure cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.choice import legal
from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.attacks.events import Killed
from engine.games.ages.cards.ideas import draw_ideas
from engine.games.ages.cards.rules import draw_card
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, spaces, state, white
from tests.engine.games.ages.table import AgesTable, ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_a_reward_is_spent_freely() -> None:
    """14.1: a Common card takes one draw, an Elite two; a deck without cards gives nothing."""
    g = state(white("pell", A), black("hanno", B))
    assert [each.noun for each in legal(draw_ideas(g, 3))] == ["common", "secret", "elite"]
    assert [each.noun for each in legal(draw_ideas(g, 1))] == ["common", "secret"]
    table = ages(
        white("pell", A),
        black("hanno", B),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=3)],
    )
    play(table, "white: draw elite")
    assert table.choices_of("white") == ["draw common", "draw secret"]
    play(table, "white: draw common")
    assert [card.slug for card in table.unit("pell").cards] == ["elite", "common"]


def test_an_empty_deck_is_made_of_its_discards() -> None:
    """24.16: before the next card is drawn."""
    g = state(white("pell", A), black("hanno", B))
    g.discards["common"], g.decks["common"].cards = g.decks["common"].cards, []
    draw_card(g, 0, "common")
    assert len(g.units[0].cards) == 1
    assert not g.discards["common"]


def test_four_cards_at_most() -> None:
    """14.2: more are discarded by choice; some carry any number, a Dray Horse helps."""
    four = "yew-bow boar-spear linen-cuirass steel-pot"
    table = ages(
        white("pell", A, four),
        black("hanno", B),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
        commons="quarterstaff",
    )
    play(table, "white: draw common")
    assert "discard quarterstaff" in table.choices_of("white")
    play(table, "white: discard yew-bow")
    assert len(table.unit("pell").cards) == 4
    free = ages(
        white("anansi", A, four),
        black("hanno", B),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
    )
    play(free, "white: draw common")
    assert len(free.unit("anansi").cards) == 5


def test_to_use_a_card_takes_strength_and_intellect() -> None:
    """14.3: Pell has Strength 2; to carry takes nothing."""
    table = ages(white("pell", A, "boar-spear throwing-knives"), black("hanno", A), step=Step.MELEE)
    assert table.choices_of("white") == ["strike hanno", "hold"]


@pytest.mark.parametrize(
    ("card", "whites", "gone"),
    [
        ("yew-bow", "80 55", False),
        ("stick-grenade", "80 55", True),
        ("siege-arbalest", "80 37", False),
        ("siege-arbalest", "90 90", True),
        ("yew-bow", "09", True),
    ],
)
def test_when_a_card_is_discarded(card: str, whites: str, gone: bool) -> None:
    """14.5, 3.5: it stays, is for one use, goes after a kill; 0-9 breaks it."""
    table = ages(
        white("archimedes", FIVE[0], card),
        black("rivet-77", FIVE[2], health=4),
        black("pell", FAR),
        step=Step.FIRE,
        whites=whites,
    )
    play(table, "white: shoot archimedes", f"white: fire {card} 1", "white: at rivet-77")
    assert (not table.unit("archimedes").cards) == gone


def test_kinds_of_cards() -> None:
    """14.6, 18.3: armour counts once revealed; medicine heals its owner up to the most."""
    table = ages(
        white("doc-valdez", A, "field-kit *buff-coat", health=3), black("hanno", B), step=Step.FREE
    )
    assert table.unit("doc-valdez").ratings["armor"].value == 3
    play(table, "white: free doc-valdez", "white: use field-kit")
    assert table.health("doc-valdez") == 4
    assert [card.slug for card in table.unit("doc-valdez").cards] == ["buff-coat"]


def test_cards_of_the_dead_stay() -> None:
    """14.7: on the ground, open or face down as they were."""
    table = ages(
        white("cu-chulainn", A),
        black("hanno", A, "*yew-bow boar-spear", health=1),
        black("pell", FAR),
        step=Step.MELEE,
        whites="90 90",
    )
    play(table, "black: hold", "white: strike hanno", "black: pass")
    assert [event.cards_dropped for event in table.events_of(Killed)] == [2]
    here = MAP.numbers[A.upper()]
    assert [card.slug for card in table.view("white").ground[here]] == ["yew-bow", "common"]
    assert [card.slug for card in table.view("black").ground[here]] == ["yew-bow", "boar-spear"]


def drawing(*cards: str, count: int, held: str = "", **words: Any) -> AgesTable:
    """A table in the adventure phase where Hanno draws; these Secret cards come first."""
    return ages(
        white("hanno", A, held),
        black("pell", FAR),
        step=Step.ADVENTURE,
        secrets=" ".join(cards),
        pending=[Pending(ask=Ask.DRAW, unit=0, count=count)],
        **words,
    )


def test_new_cards_may_be_destroyed_when_they_are_received() -> None:
    """14.18, 14.2: once for a whole reward, each of them or none, a badge too."""
    table = drawing("badge-of-the-owl", "deep-pack", count=2)
    play(table, "white: draw secret", "white: draw secret")
    assert table.choices_of("white") == ["destroy badge-of-the-owl", "destroy deep-pack", "pass"]
    play(table, "white: destroy badge-of-the-owl")
    assert table.choices_of("white") == ["destroy deep-pack", "pass"]
    assert table.view().discards["secret"] == ("badge-of-the-owl",)
    play(table, "white: pass")
    assert table.view().step != "receive"
    assert table.unit("hanno", "white").known_cards == ("deep-pack",)


def test_both_teams_see_new_cards_that_lie_open() -> None:
    """14.18, 24.47: with open cards all seats see the same."""
    table = drawing("badge-of-the-owl", "deep-pack", count=2, options=Options(cards="open"))
    play(table, "white: draw secret", "white: draw secret")
    assert table.match.view(0).new_cards == table.match.view(1).new_cards != ()


def test_nothing_is_asked_about_new_cards_under_the_first_rules() -> None:
    """14.18: matches that were begun before go on as they were."""
    table = drawing("badge-of-the-owl", count=1, rules_version=1)
    play(table, "white: draw secret")
    assert table.view().step != "receive"


def test_a_new_badge_may_be_the_card_beyond_the_limit() -> None:
    """14.18, 14.2: the limit comes first, and older badges stay."""
    held = "*badge-of-the-sword yew-bow boar-spear hill-pony"
    table = drawing("badge-of-the-owl", count=1, held=held)
    play(table, "white: draw secret")
    assert table.choices_of("white") == [
        "discard yew-bow", "discard boar-spear", "discard hill-pony", "discard badge-of-the-owl",
    ]  # fmt: skip
    play(table, "white: discard badge-of-the-owl")
    assert table.view().step != "receive", "no new card is left to ask about"
    kept = drawing("badge-of-the-owl", count=1, held=held)
    play(kept, "white: draw secret", "white: discard yew-bow")
    assert kept.choices_of("white") == ["destroy badge-of-the-owl", "pass"]


def test_a_badge_of_the_free_actions_may_be_destroyed() -> None:
    """14.18: other cards that come in them can be destroyed there anyway."""
    for card, choices in (
        ("badge-of-the-owl", ["destroy badge-of-the-owl", "pass"]),
        ("deep-pack", ["destroy deep-pack", "finish"]),
    ):
        table = ages(
            white("toussaint-louverture", A, "tutor-cube"),
            black("pell", FAR),
            secrets=card,
            whites="11",
        )
        play(table, "white: free toussaint-louverture", "white: play tutor-cube")
        while table.view().step == "raise":
            play(table, f"white: {table.choices_of('white')[0]}")
        assert [each for each in table.choices_of("white") if "ready" not in each] == choices


def test_a_badge_at_the_start_may_be_destroyed() -> None:
    """14.18, 6.4: before the first round, by its player, and no other card is asked about."""
    for seed in range(200):
        match = start_match(GAME, options=Options(mission="standing"), seed=seed)
        while match.pending and match.sight(match.pending[0].seat).view.step == "drop":
            decision = match.pending[0]
            match.answer(decision.seat, decision.choices[0])
        view = match.sight(match.pending[0].seat).view
        badges = [unit.slug for unit in view.units if unit.open_cards]
        assert (view.step == "receive") == bool(badges)
        if badges:
            assert view.units[view.acting_unit].slug in badges
            assert [each.verb for each in match.pending[0].choices] == ["destroy", "pass"]
            return
    raise AssertionError("no badge was dealt")
