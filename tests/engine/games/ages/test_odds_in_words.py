"""Choices say their odds: nobody has to reckon or guess."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from engine.core.choice import choice
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.odds import odds_by_differences
from engine.games.ages.bots.reasons import reasons
from engine.games.ages.challenges.cards import CARDS, damage_done, result_of
from engine.games.ages.describe import describe
from engine.games.ages.melee.phrases import strikes_in
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, black, site, white
from tests.engine.games.ages.table import ages


def test_an_encounter_that_was_not_seen() -> None:
    """15.2: how many of the set in play the character passes."""
    for options, total in ((Options(), 36), (Options(encounters="blue"), 18)):
        table = ages(
            white("hanno", FIVE[0]),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={FIVE[0].upper(): "oracle-question"},
            options=options,
        )
        words = describe(table.view("white"), choice("adventure", "hanno")).consequence
        assert f"of the {total} unseen (" in words


def test_encounters_that_were_seen_are_not_counted_among_the_unseen() -> None:
    """15.2: one lies face up, and one was passed."""
    table = ages(
        white("hanno", FIVE[0]),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={FIVE[0].upper(): "oracle-question"},
    )
    view = table.view("white")
    at = view.map.numbers_by_noun[FIVE[3]]
    known = evolve(
        view, passed_encounters=("black-market",), counters={**view.counters, at: "turkey-shoot"}
    )
    words = describe(known, choice("adventure", "hanno")).consequence
    assert "of the 34 unseen (" in words


def test_the_prices_of_unseen_guardians_and_whether_a_unit_can_pay() -> None:
    """16.2, 14.12: how many guardians take cards, and for how many a unit has enough; a badge is
    not paid."""
    hand = "brass-spyglass exile-cube *badge-of-the-sword"
    table = ages(white("hanno", site("war 0"), hand), black("pell", FAR), step=Step.ADVENTURE)
    words = describe(table.view("white"), choice("adventure", "hanno")).consequence
    assert "8 of 9 take 1 to 3 cards, and 2 cards in hand are enough for 6 of them" in words


@pytest.mark.parametrize("dice", [False, True])
@pytest.mark.parametrize("health", [1, 2, 3])
def test_the_chances_to_wound_and_to_kill_count_all_pairs_of_cards(health: int, dice: bool) -> None:
    """13.1, 13.6, 13.7: a hit, and any damage, or at least the Health that is left."""
    table = ages(
        white("tomyris", FIVE[0], "*ship-cutlass"),
        black("miyamoto-musashi", FIVE[0], health=health),
        step=Step.MELEE,
    )
    view = evolve(table.view("white"), has_dice=dice)
    tomyris, musashi = view.units
    blow = Blow(view, tomyris, musashi, "ship-cutlass")
    found = blow.odds
    damages = [
        damage_done(blow.damage.value, result_of(blow.hurt.difference, hurt, dice=dice))
        for hit in CARDS
        for hurt in CARDS
        if result_of(blow.hit.difference, hit, dice=dice).is_hit
    ]
    pairs = len(CARDS) ** 2
    assert found.kill_chance == pytest.approx(sum(each >= health for each in damages) / pairs)
    assert found.wound_chance == pytest.approx(sum(each > 0 for each in damages) / pairs)
    assert found.damage == pytest.approx(sum(damages) / pairs)
    assert found.hit_chance > found.wound_chance, "a hit may do no damage"


def test_the_melee_counts_what_a_charge_adds() -> None:
    """20.7: Mary Read boards: quicker, and better to hit, where she comes to enemies."""
    table = ages(
        white("mary-read", FIVE[0]),
        black("miyamoto-musashi", FIVE[1]),
        black("pell", FIVE[1]),
        step=Step.MOVE,
    )
    play(table, "white: move mary-read")
    view = table.view("white")
    unit, at = view.units[0], view.map.numbers_by_noun[FIVE[1]]
    strikes = strikes_in(view, unit, at)
    assert [each.attacker.slug for each in strikes].index("mary-read") == 0
    unmoved = Blow(view, unit, strikes[0].victim).odds
    assert strikes[0].odds.hit_chance > unmoved.hit_chance


def test_only_characters_count_for_combat() -> None:
    """19.3, 26.8: a beaten henchman gives no combat points."""
    table = ages(
        white("hanno", FIVE[0]), black("pell", FIVE[0]), black("hover-lamp", FIVE[0], master=1)
    )
    view = table.view("white")
    for verb, points in (
        ("kill", ", no combat points; no cards on the ground"),
        ("imprison", "-1 combat point"),
    ):
        assert points in describe(view, choice(verb, "pell")).consequence
        assert "combat" not in describe(view, choice(verb, "hover-lamp")).consequence


def test_a_hint_says_the_chance_that_the_choice_says() -> None:
    """15.2: experience counts in both."""
    table = ages(
        white("hanno", FIVE[0], active=True),
        black("pell", FAR),
        step=Step.MOVE,
        counters={FIVE[1].upper(): "oracle-question"},
    )
    play(table, "white: move hanno")
    view = table.view("white")
    step = choice("walk", FIVE[1])
    (chance,) = re.findall(r"of the \d+ unseen \((\d+%)\)", describe(view, step).consequence)
    assert reasons["walk"](view, step).endswith(f"{chance} to pass")


def test_a_window_says_why_it_is_asked() -> None:
    """24.14: a pass without another choice is not a mistake of the program."""
    table = ages(
        white("tomyris", FIVE[0], "*yew-bow"),
        black("pell", FIVE[2], "field-kit"),
        step=Step.FIRE,
        whites="73",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at pell")
    assert table.choices_of("black") == ["pass"]
    told = describe(table.view("black"), choice("pass"))
    assert (told.label, told.clause) == ("Reveal no armour", "24.14")
    assert told.consequence.startswith("Then damage is drawn: ")
    assert told.consequence.endswith(
        "Only armour can be revealed now. You are asked even if you hold no card for it, so that "
        "being asked gives nothing away"
    )


def test_a_small_chance_is_not_called_none() -> None:
    """13.7: one card in a hundred for the hit, and one for the damage."""
    odds = odds_by_differences(-6, -6, 3, 4)
    assert 0 < odds.kill_chance < 0.005
    assert f"{odds:sentence}".endswith("and kills under 1% of the time, for 0.1 damage on average")
