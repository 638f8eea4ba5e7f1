"""Facts that a player needs before a choice: spare shots, usable cards, distances, ended walks."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from engine.games.ages import GAME
from engine.games.ages.card_types import DECKS
from engine.games.ages.cards.held import unseen_cards
from engine.games.ages.cards.phrases import LEVEL_UP
from engine.games.ages.cards.texts import KIND_MEANINGS, KIND_WORDS, hunt_text
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.games.ages.view_types import View
from engine.testing import play, random_play
from tests.engine.games.ages.scene import FAR, FIVE, black, white
from tests.engine.games.ages.table import ages, words


def test_the_unseen_cards_are_those_of_the_deck_and_those_face_down() -> None:
    """14.1: not one card more or less, at every moment of a game."""
    for match in islice(random_play(GAME, seed=3), 0, 400, 20):
        view: View = match.view(match.pending[0].seat)
        lying = [card for cards in (*view.ground.values(), *view.vaults) for card in cards]
        held = [card for unit in view.units for card in unit.cards]
        for deck in DECKS:
            face_down = sum(not card.known and card.slug == deck for card in (*held, *lying))
            assert len(unseen_cards(view, deck)) == view.decks[deck] + face_down


FULL = "yew-bow field-kit bolt-rifle stick-grenade"


@pytest.mark.parametrize(
    ("cards", "reward", "deck", "told", "discards"),
    [
        (4, 1, "common", "The hand is full (4 of 4): a card must then be discarded. ", 1),
        (4, 2, "elite", "The hand is full (4 of 4): a card must then be discarded. ", 1),
        (3, 2, "common", "The hand holds 3 of 4: after all draws 1 card must be discarded. ", 1),
        (
            3,
            3,
            "secret",
            "The hand holds 3 of 4: after all draws up to 2 cards must be discarded. ",
            2,
        ),
        (3, 2, "elite", "", 0),
        (2, 2, "common", "", 0),
    ],
)
def test_a_draw_into_a_full_hand_says_that_a_card_must_go(
    cards: int, reward: int, deck: str, told: str, discards: int
) -> None:
    """14.2: the cards above the limit are discarded, as many as was said before the draw."""
    table = ages(
        white("hanno", FIVE[0], " ".join(FULL.split()[:cards])),
        black("pell", FAR),
        step=Step.ADVENTURE,
        pending=[Pending(ask=Ask.DRAW, unit=0, count=reward)],
    )
    text = words(table.view("white"), "draw", deck)
    assert text.startswith(f"{told}Hanno can use ")
    lost = 0
    play(table, f"white: draw {deck}")
    while table.view("white").step in ("draw", "discard"):
        is_over = table.view("white").step == "discard"
        lost += is_over
        offered = [each for each in table.choices_of("white") if not each.startswith("reveal")]
        play(table, f"white: {offered[0] if is_over else 'draw common'}")
    assert lost == discards


def test_to_play_a_tutor_cube_says_what_it_does() -> None:
    """18.4, 21.62: a rating rises by 1, once one of those on the card is picked."""
    table = ages(white("hanno", FIVE[0], "tutor-cube"), black("pell", FAR), step=Step.FREE)
    play(table, "white: free hanno")
    assert f"Level up: {LEVEL_UP}" in words(table.view("white"), "play", "tutor-cube")
    play(table, "white: play tutor-cube")
    assert len(table.choices_of("white")) >= 2
    assert all(each.startswith("raise ") for each in table.choices_of("white"))


@pytest.mark.parametrize(("weapon", "helps"), [("bolt-rifle", True), ("linen-cuirass", False)])
def test_to_lay_a_spyglass_open_says_if_its_owner_has_no_weapon_for_it(
    weapon: str, *, helps: bool
) -> None:
    """21.55: it helps only Aim weapons."""
    hand = f"brass-spyglass {weapon}"
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], hand), black("pell", FIVE[2]), step=Step.FIRE
    )
    text = words(table.view("white"), "ready", "brass-spyglass lyudmila-pavlichenko")
    assert ("Pavlichenko has no Aim weapon" not in text) is helps


def test_every_kind_of_treasure_card_has_a_meaning() -> None:
    """14.1: the page of a deck explains every kind of card in it."""
    kinds = {KIND_WORDS.get(card.kind, card.kind) for card in TREASURES.values()}
    assert kinds == set(KIND_MEANINGS)


def test_a_hunter_says_how_far_its_target_is() -> None:
    """28.3: it begins in the space of its owner."""
    table = ages(
        white("hanno", FIVE[0], "wolfhound"),
        black("pell", FIVE[2]),
        black("rivet-77", FAR),
        step=Step.FREE,
    )
    play(table, "white: free hanno")
    view = table.view("white")
    found = re.search(r"(\d+) points? away, 1 move\.", words(view, "unleash", "wolfhound pell"))
    assert found is not None
    far = re.fullmatch(
        r"(\d+) points away, at least (\d+) moves", str(hunt_text(view, "wolfhound", view.units[2]))
    )
    assert far is not None
    play(table, "white: unleash wolfhound pell", "white: finish", "white: move wolfhound-1")
    after = table.view("white")
    assert after.reach[after.units[1].space] == int(found[1])
    assert (int(far[2]) - 1) * after.points < int(far[1]) <= int(far[2]) * after.points


def test_a_henchman_in_the_space_is_no_ally_to_give_to() -> None:
    """8.2: henchmen carry no cards."""
    for helper, told in (("getaway-driver", "no character in its space"), ("", "no ally in its")):
        helpers = [white(helper, FIVE[0], master=0)] if helper else []
        table = ages(
            white("hanno", FIVE[0], "*yew-bow"),
            white("tomyris", FIVE[2], "field-kit", health=1),
            *helpers,
            black("pell", FAR),
        )
        found = table.refused("white")
        assert told in found["free hanno"]
