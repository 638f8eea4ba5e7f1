"""RULES.md, chapter 26: the Vault."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.choice import choice
from engine.games.ages import GAME
from engine.games.ages.cards.marked import card_of
from engine.games.ages.describe import describe
from engine.games.ages.hidden import shuffle_unseen
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.events import VaultRobbed
from engine.games.ages.sites.vault import stock_vaults
from engine.games.ages.steps import Step
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR,
    HOME,
    RESULTS,
    attempt_deed,
    deeds,
    standing,
    standing_state,
    ways_of,
)
from tests.engine.games.ages.table import table_of


def test_the_vault_begins_with_two_cards() -> None:
    """26.6: a Common and a Secret card each."""
    g = standing_state(white("hanno"), black("pell"), step=Step.DEAL)
    secrets = len(g.decks["secret"])
    stock_vaults(g)
    for team in (0, 1):
        assert [TREASURES[card_of(card)].deck for card in g.vaults[team]] == ["common", "secret"]
    assert len(g.decks["secret"]) == secrets - 2


def test_half_of_the_vault_may_be_taken() -> None:
    """26.6: rounded up, counted at the first taking; a card is moved once in a phase."""
    table = standing(
        white("hanno", HOME["vault"], "hill-pony"),
        black("pell", FAR),
        step=Step.FREE,
        vaults=[("0boar-spear", "0steel-pot", "*round-shield", "0arc-baton"), ()],
    )
    play(table, "white: free hanno", "white: store hill-pony")
    assert len(table.view().vaults[0]) == 5
    check_not_offered(table, "white: take-out hill-pony")
    play(table, "white: take-out boar-spear", "white: take-out round-shield")
    check_not_offered(table, "white: destroy boar-spear")
    check_not_offered(table, "white: store boar-spear")
    play(table, "white: take-out steel-pot")
    assert not [c for c in table.match.pending[0].choices if c.verb == "take-out"]
    unit = table.unit("hanno", "white")
    assert [(card.slug, card.shown) for card in unit.cards] == [
        ("boar-spear", False),
        ("round-shield", True),
        ("steel-pot", False),
    ]


def test_cards_stored_later_do_not_add_to_the_half() -> None:
    """26.6: the half is counted when it takes its first one."""
    table = standing(
        white("hanno", HOME["vault"], "hill-pony trench-club"),
        black("pell", FAR),
        step=Step.FREE,
        vaults=[("0boar-spear", "0steel-pot"), ()],
    )
    play(table, "white: free hanno", "white: take-out boar-spear")
    play(table, "white: store hill-pony", "white: store trench-club")
    check_not_offered(table, "white: take-out steel-pot")


def test_an_enemy_at_the_vault_does_not_hinder() -> None:
    """26.6: contested or not."""
    table = standing(
        white("hanno", HOME["vault"]),
        black("pell", HOME["vault"]),
        step=Step.FREE,
        vaults=[("0boar-spear",), ()],
    )
    play(table, "white: free hanno", "white: take-out boar-spear")


def test_who_cannot_give_stores_nothing() -> None:
    """26.6, 20.27, 20.35: and who does not trade does not use the vault."""
    vaults: list[tuple[str, ...]] = [("0boar-spear",), ()]
    for slug, offered in (("brennus", {"take-out"}), ("the-hollow-rider", set())):
        table = standing(
            white(slug, HOME["vault"], "hill-pony"),
            black("pell", FAR),
            step=Step.FREE,
            vaults=vaults,
        )
        play(table, f"white: {table.choices_of('white')[0]}")
        verbs = {each.verb for each in table.match.pending[0].choices}
        assert verbs & {"store", "take-out"} == offered


@pytest.mark.parametrize("rules_version", [1, 2])
def test_a_destroyed_vault_loses_what_is_stored(rules_version: int) -> None:
    """26.15: its cards stay, and can be raided; nothing is taken out."""
    g = standing_state(
        white("hanno", HOME["vault"], "hill-pony *badge-of-the-owl"),
        black("pell", FAR),
        step=Step.FREE,
        vaults=[("0boar-spear",), ()],
        ruins=[("vault",), ()],
    )
    table = table_of(g, rules_version)
    play(table, "white: destroy-with hanno")
    assert table.choices_of("white") == [
        "destroy hill-pony", *(["store hill-pony"] if rules_version == 2 else []), "finish",
    ]  # fmt: skip
    if rules_version == 2:
        told = describe(table.view("white"), choice("store", "hill-pony"))
        assert told.consequence == "The vault is destroyed, so the card is lost permanently"
        play(table, "white: store hill-pony")
        assert table.view().discards["common"] == ("hill-pony",)
        assert len(table.view().vaults[0]) == 1
    g = standing_state(
        white("hanno", ABROAD["vault"]),
        black("pell", FAR),
        vaults=[(), ("1boar-spear",)],
        ruins=[(), ("vault",)],
    )
    assert deeds(g, "hanno") == ["raid vault"]


@pytest.mark.parametrize(("result", "stolen"), list(zip(RESULTS, (0, 0, 0, 1, 2), strict=True)))
def test_raids(result: str, stolen: int) -> None:
    """26.7: the other team picks; FOPP banished, otherwise dismissed; Squeak teaches."""
    table = attempt_deed(
        "raid vault",
        result,
        white("hanno", ABROAD["vault"]),
        black("pell", FAR),
        vaults=[(), ("1boar-spear", "*steel-pot", "1hill-pony")],
    )
    for card in ("hill-pony", "steel-pot")[:stolen]:
        play(table, f"black: give-up {card}")
    if stolen:
        play(table, "white: pass")
    assert len(table.unit("hanno").cards) == stolen
    assert len(table.view().vaults[1]) == 3 - stolen
    assert table.unit("hanno").experience == (result == "squeak")
    how = "banished" if result == "fopp" else "dismissed"
    assert ways_of(table) == [f"hanno {how}"]
    robbed = [e.card for e in table.all_events() if isinstance(e, VaultRobbed)]
    assert robbed == ["", "steel-pot"][:stolen]


def test_an_empty_vault_is_not_raided() -> None:
    """26.7, 26.4: nor the team's own."""
    g = standing_state(white("hanno", ABROAD["vault"]), black("pell", FAR), vaults=[(), ()])
    assert deeds(g, "hanno") == ["raze vault"]
    g = standing_state(white("hanno", HOME["vault"]), black("pell", FAR))
    assert deeds(g, "hanno") == []


def test_the_vault_is_secret() -> None:
    """26.6: its team knows the cards; for others they are drawn again."""
    cards = ("1boar-spear", "*steel-pot")
    g = standing_state(white("hanno", FAR), black("pell", FAR + 1), vaults=[(), cards])
    for card in ("boar-spear", "steel-pot"):
        g.decks["common"].cards.remove(card)
    table = table_of(g)
    seen = [[card.slug for card in table.view(name).vaults[1]] for name in ("black", "white", "")]
    assert seen == [
        ["boar-spear", "steel-pot"],
        ["common", "steel-pot"],
        ["common", "steel-pot"],
    ]
    dealt = set()
    for _ in range(30):
        shuffle_unseen(g, 0, g.chance)
        assert g.vaults[1][1] == "*steel-pot"
        dealt.add(g.vaults[1][0])
    assert len(dealt) > 1
    before = g.vaults[1]
    shuffle_unseen(g, 1, g.chance)
    assert g.vaults[1] == before


def test_the_vault_says_why_not() -> None:
    """26.6, 26.15, 14.12: destroyed; a badge; half taken; one that gives no cards away."""

    def refused(who: str, card: str, *answers: str, **words: Any) -> dict[str, str]:
        table = standing(
            white(who, HOME["vault"], card),
            black("pell", FAR),
            step=Step.FREE,
            vaults=[("0yew-bow", "0boar-spear"), ()],
            **words,
        )
        play(table, f"white: {table.choices_of('white')[0]}", *answers)
        found = GAME.refusals(table.view("white"), table.match.pending[0])
        return {str(each.choice): each.reason for each in found}

    ruined = refused("hanno", "steel-pot", ruins=[("vault",), ()])
    alone = {"give": "no ally is on the map"}
    armor = {"use steel-pot": "it is revealed when its owner is hit", **alone}
    assert ruined.items() >= armor.items()
    ruined = {each: why for each, why in ruined.items() if each not in armor}
    assert set(ruined) == {"take-out yew-bow", "take-out boar-spear"}
    assert set(ruined.values()) == {"the vault is destroyed"}
    assert refused("hanno", "*badge-of-the-owl") == {
        "store badge-of-the-owl": "a badge is not stored"
    }
    assert refused("hanno", "", "white: take-out yew-bow") == {
        **alone,
        "use yew-bow": "it is used in the fire phase and in opportunity fire",
        "store yew-bow": "it has already been moved in this phase",
        "take-out boar-spear": "half of the vault's cards have been taken out",
    }
    assert refused("brennus", "steel-pot") == {
        **armor,
        "store steel-pot": "Brennus gives no cards away",
    }
    assert set(refused("skarn", "steel-pot")) == {*armor, *ruined, "store steel-pot"}
