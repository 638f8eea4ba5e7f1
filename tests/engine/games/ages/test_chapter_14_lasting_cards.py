"""RULES.md, chapters 14 and 21: badges, monuments, achievement cards and tests."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.choice import choice
from engine.core.match_access import live_state_of
from engine.games.ages import GAME
from engine.games.ages.achievements.rules import check_valor, score, team_achievements
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.cards.effects import take_trial
from engine.games.ages.cards.events import CardRevealed
from engine.games.ages.cards.held import is_used
from engine.games.ages.challenges.contests import encounter_figure
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.counts import pieces
from engine.games.ages.hidden import shuffle_unseen
from engine.games.ages.map.chart import chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.pending import Ask
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.missions import ALL_MISSIONS, MISSIONS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.rules import deed_choices
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import GameEnded
from engine.games.ages.units import Fate, Monument
from engine.games.ages.view_types import Term
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    number_of,
    site,
    spaces,
    state,
    white,
)
from tests.engine.games.ages.table import ages, table_of

A, B = spaces("clear", age="ancient")[:2]


# Badges


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("badge-of-the-sword", "melee"),
        ("badge-of-the-shadow", "stealth"),
        ("badge-of-the-owl", "intellect"),
    ],
)
def test_badges_put_honor_in_the_place_of_a_rating(card: str, name: Any) -> None:
    """21.68, 21.69, 21.82, 24.25: Melee, Stealth or Intellect; levels of Honor count."""
    g = state(
        white("doc-valdez", A, f"*{card}"), black("hanno", B, f"*{card}", levels={"honor": 2})
    )
    assert rating(g, g.units[0], name) == 9
    assert rating(g, g.units[1], name) == 8
    g.units[0].active = True
    assert rating(g, g.units[0], name) == 10


def test_a_badge_is_open_at_once_and_stays() -> None:
    """14.12: it is neither given nor destroyed nor paid, but counts for the limit."""
    table = ages(
        white("hanno", A, "recall-cube"),
        white("skarn", A),
        black("pell", FAR),
        whites="00",
        secrets="badge-of-the-owl",
    )
    play(table, "white: free hanno", "white: play recall-cube")
    assert table.unit("hanno", "black").open_cards == ("badge-of-the-owl",)
    play(table, "white: pass")
    check_not_offered(table, "white: destroy badge-of-the-owl")
    check_not_offered(table, "white: give badge-of-the-owl skarn")
    table = ages(
        white("hanno", site("war 0"), "*badge-of-the-owl"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian("grain-bailiff"),
    )
    play(table, "white: adventure hanno")
    assert table.choices_of("white") == ["challenge", "mercy"]


def test_a_badge_may_be_shed_after_damage() -> None:
    """14.12: by an enemy character, not by a creature."""
    for attacker, asked in (("old-grumbletoe", True), ("sabre-cat-1", False)):
        table = ages(
            white(attacker, A, target=1),
            black("skarn", A, "*badge-of-the-sword"),
            step=Step.MELEE,
            whites="91 50",
        )
        answers = ["black: hold", "white: strike skarn"]
        play(table, *(answers if attacker == "old-grumbletoe" else reversed(answers[1:])))
        offered = table.choices_of("black")
        assert (offered == ["shed badge-of-the-sword", "pass"]) == asked
        if asked:
            play(table, "black: shed badge-of-the-sword")
            assert not table.unit("skarn").cards


def test_no_imagined_hand_holds_a_badge() -> None:
    """14.12: a face-down card is not a badge, whoever imagines it."""
    g = state(white("hanno", A, "deep-pack recall-cube"), black("pell", FAR))
    for seed in range(30):
        shuffle_unseen(g, 1, Chance(seed))
        assert not any(TREASURES[card].kind == "badge" for card in g.units[0].cards)


# Monuments


def test_a_monument_is_placed_for_good() -> None:
    """14.13: a new one in the space replaces the old one, which is discarded."""
    table = ages(white("hanno", A, "weeping-obelisk banner-of-home"), black("pell", FAR))
    before = pieces(live_state_of(table.match))
    play(table, "white: free hanno", "white: play weeping-obelisk", "white: play banner-of-home")
    g = live_state_of(table.match)
    assert [each.card for each in g.monuments] == ["banner-of-home"]
    assert g.discards["secret"] == ["weeping-obelisk"]
    assert pieces(g) == before


def test_weeping_obelisk() -> None:
    """21.70, 24.26: -1 on every hit of an attacker within 3."""
    stone = Monument(number_of(FIVE[0]), "weeping-obelisk", 0)
    g = state(white("hanno", FIVE[1]), black("pell", FIVE[1]), monuments=[stone])
    for attacker, target in (g.units, reversed(g.units)):
        contest = Blow(g, attacker, target).hit
        assert Term(-1, "Weeping Obelisk") in contest.rating.parts
    g = state(white("hanno", FIVE[4]), black("pell", FIVE[4]), monuments=[stone])
    assert Blow(g, g.units[0], g.units[1]).hit.rating.value == 5


def test_banner_of_home() -> None:
    """21.71: allies within 3 have +1 on adventures, enemies have not."""
    flag = Monument(number_of(FIVE[0]), "banner-of-home", 0)
    g = state(white("hanno", FIVE[3]), black("pell", FIVE[3]), monuments=[flag])
    met = ENCOUNTERS["null-maze"]
    assert Term(1, "Banner of Home") in encounter_figure(g, g.units[0], met).parts
    assert Term(1, "Banner of Home") not in encounter_figure(g, g.units[1], met).parts


def test_lodestone() -> None:
    """21.83, 24.26: no flight starts, passes or ends within 2; vehicles give no Speed there."""
    stone = Monument(number_of(FIVE[0]), "lodestone", 0)
    g = state(
        white("the-mothlight", FIVE[4], flight_card="wings"),
        white("juno-vash", FIVE[1], "*motor-scooter", ride_card="motor-scooter"),
        black("pell", FAR),
        monuments=[stone],
    )
    assert not set(reachable_costs(g, g.units[0], 9)) & MAP.aura(number_of(FIVE[0]), 2)
    assert rating(g, g.units[1], "speed") == 8
    table = ages(
        white("the-mothlight", FIVE[1]), black("pell", FAR), step=Step.MOVE, monuments=[stone]
    )
    play(table, "white: move the-mothlight")
    check_not_offered(table, "white: fly wings")


# Achievement cards


def test_grand_tour() -> None:
    """21.65, 14.14: one achievement more for a unit on the map that passed three encounters."""
    for passed, count in ((3, 1), (2, 0)):
        g = state(white("hanno", A, "grand-tour", encounters_passed=passed), black("pell", FAR))
        score(g)
        assert team_achievements(g, 0).count("grand-tour") == count
        assert g.units[0].open_marks == (bool(count),)


def test_keeper_of_keys() -> None:
    """21.80: more markers in all labyrinths; dead owners keep nothing."""
    paths = {"labyrinth-ancient war": (0, 1)}
    table = ages(
        white("hanno", A, "keeper-of-keys"), black("pell", FAR), path_markers=paths, step=Step.SCORE
    )
    (ended,) = table.events_of(GameEnded)
    assert ended.white == ("labyrinth", "keeper-of-keys")
    assert [each.reason for each in table.events_of(CardRevealed)] == ["achievement"]
    g = state(
        white("hanno", "", "*keeper-of-keys", fate=Fate.PRISON),
        black("pell", FAR),
        path_markers=paths,
    )
    assert "keeper-of-keys" not in team_achievements(g, 0)


def test_achievement_cards_count_when_valor_ends_the_game() -> None:
    """14.14, 19.5: a victory by Valor is an end of the game too; the card is turned up."""
    paths = {"labyrinth-ancient war": (0, 1)}
    g = state(
        white("hanno", A, "keeper-of-keys"),
        black("pell", FAR, fate=Fate.KILLED),
        path_markers=paths,
    )
    check_valor(g)
    assert g.won_by == "valor"
    assert g.units[0].open_marks == (True,)
    assert "keeper-of-keys" in team_achievements(g, 0)
    assert g.outcome is not None
    assert g.outcome.scores == (3, 0)


def test_achievement_cards_before_the_end() -> None:
    """14.14: face down they count in the view of their team only, open ones in every view."""
    for mark, known in (("", [True, False, False]), ("*", [True, True, True])):
        g = state(white("hanno", A, f"{mark}grand-tour", encounters_passed=3), black("pell", FAR))
        seen = [GAME.view(g, seat).card_goals for seat in (0, 1, None)]
        assert seen == [(("grand-tour",), ()) if each else ((), ()) for each in known]
    g = state(white("hanno", A, "grand-tour", encounters_passed=2), black("pell", FAR))
    assert GAME.view(g, 0).card_goals == ((), ())


# Tests of the Arbiter


HALL = chart((PlacedPiece("sheepfold-downs", "platter", 0, 0), PlacedPiece("lith", "d", 0, 0, 1)))
CHAMBER = next(n for n, space in enumerate(HALL.spaces) if space.site == "chamber")


@pytest.mark.parametrize(
    ("card", "drawn", "asks"),
    [
        ("riddle-of-glass", "40", ["raise", "dismiss"]),
        ("riddle-of-glass", "90", ["raise", "raise", "dismiss"]),
        ("weight-of-the-crown", "80", ["draw", "dismiss"]),
        ("the-two-doors", "40", ["draw", "dismiss"]),
        ("the-two-doors", "90", ["draw", "raise", "dismiss"]),
        ("the-two-doors", "05", ["dismiss"]),
        ("the-two-doors", "09", ["banish"]),
    ],
)
def test_tests_of_the_arbiter(card: str, drawn: str, asks: list[str]) -> None:
    """21.66, 21.67, 21.81, 14.15: the gain of each result; then its taker is sent away."""
    g = state(white("hanno", 0, card), black("pell", 1), whites=f"{drawn} 12 13")
    g.layout, g.units[0].space = HALL.layout, CHAMBER
    assert choice("test", card) in deed_choices(g, g.units[0])
    take_trial(g, g.units[0], card)
    assert [each.ask.value for each in g.pending] == asks
    assert g.discards["secret"] == [card]


def test_four_draws_of_the_crown_may_be_two_elite_cards() -> None:
    """21.67: an Amaze gives four draws."""
    g = state(
        white("toussaint-louverture", 0, "weight-of-the-crown"), black("pell", 1), whites="90"
    )
    g.layout, g.units[0].space = HALL.layout, CHAMBER
    take_trial(g, g.units[0], "weight-of-the-crown")
    assert g.pending[0].ask is Ask.DRAW
    assert g.pending[0].count == 4


# Which cards are dealt


def test_cards_of_a_mission() -> None:
    """14.16, 24.20: what could do nothing stays out of the decks."""
    out = {card.name for card in TREASURES.values() if not is_used(MISSIONS["well"], card)}
    assert out == {
        "Lock Roll", "Jailbreak Cube", "Riddle of Glass", "Weight of the Crown", "The Two Doors",
    }  # fmt: skip
    standing = next(row for row in ALL_MISSIONS.values() if row.name == "The Standing Game")
    assert all(is_used(standing, card) for card in TREASURES.values())
    g = live_state_of(table_of(state(white("hanno", A), black("pell", FAR))).match)
    assert "wolfhound" in g.decks["secret"].cards
