"""Who may know what: whose log lines name a card that lies face down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.choice import Answer
from engine.core.event import Event
from engine.core.state import State
from engine.games.ages.names import card_name
from engine.games.ages.sites.events import CardStored, CardTakenOut, VaultRobbed
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import BrokenContractError, play
from engine.testing.heard_cards import HeardCards
from tests.engine.games.ages.scene import FAR, black, spaces, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR as FAR_AWAY,
    HOME,
    attempt_deed,
    standing,
)
from tests.engine.games.ages.table import AgesTable, ages

A, B = spaces("clear", age="ancient")[:2]
EVERYBODY = {"white", "black", "spectator"}
PLAYERS = {"white", "black"}


def readers_of(table: AgesTable, card: str) -> set[str]:
    """The viewers that a log line has named the card to, since the table was set."""
    answers = len(table.match.chronicle)
    names = {"white": "white", "black": "black", "spectator": ""}
    return {
        reader
        for reader, name in names.items()
        if any(card_name(card) in line for line in table.log_lines(name, last=answers))
    }


def test_a_drawn_card_is_named_to_its_team() -> None:
    """1.5, 14.2: the others read only from which deck it came."""
    table = ages(
        white("hanno", A),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): "oracle-question", FAR.upper(): "workshop"},
        commons="yew-bow",
    )
    play(table, "white: adventure hanno", "white: draw common")
    assert readers_of(table, "yew-bow") == {"white"}
    assert any("draws a Common card" in line for line in table.log_lines("black"))


@pytest.mark.parametrize(("card", "readers"), [("yew-bow", {"white"}), ("*yew-bow", EVERYBODY)])
def test_a_card_given_face_down_is_named_to_its_team(card: str, readers: set[str]) -> None:
    """1.5, 8.2: an ally takes it as it lies, open or face down."""
    table = ages(white("tomyris", A, card), white("hanno", A), black("pell", B))
    play(table, "white: free tomyris", "white: give yew-bow hanno")
    assert readers_of(table, "yew-bow") == readers
    shown = table.unit("hanno", "black").cards[0].slug
    assert shown == ("yew-bow" if readers == EVERYBODY else "common")


@pytest.mark.parametrize(("card", "readers"), [("1yew-bow", {"white"}), ("*yew-bow", set())])
def test_a_card_picked_up_is_named_only_where_it_was_hidden(card: str, readers: set[str]) -> None:
    """1.5, 8.3: the new owner learns a face-down card; all have seen an open one lie there."""
    table = ages(white("tomyris", A), black("pell", B), ground={A.upper(): (card,)})
    play(table, "white: free tomyris", "white: pick-up")
    assert readers_of(table, "yew-bow") == readers


@pytest.mark.parametrize(("card", "readers"), [("yew-bow", PLAYERS), ("*yew-bow", EVERYBODY)])
def test_a_card_stolen_face_down_is_named_to_both_teams(card: str, readers: set[str]) -> None:
    """1.5, 20.11: the thief's team and the victim's know it, spectators do not."""
    table = ages(
        white("hanno", A, f"{card} boar-spear"), black("anansi", A), step=Step.MELEE, whites="19"
    )
    play(table, "black: hold", "white: strike anansi", "white: give-up yew-bow")
    assert readers_of(table, "yew-bow") == readers
    shown = table.unit("anansi").cards[0].slug
    assert shown == ("yew-bow" if readers == EVERYBODY else "common")
    assert readers_of(table, "boar-spear") == set()


def at_home(card: str, vault: tuple[str, ...] = ()) -> AgesTable:
    """A unit with a card at its vault, in its free actions."""
    table = standing(
        white("hanno", HOME["vault"], card),
        black("pell", FAR_AWAY),
        step=Step.FREE,
        vaults=[vault, ()],
    )
    play(table, "white: free hanno")
    return table


@pytest.mark.parametrize(("card", "readers"), [("yew-bow", set()), ("*yew-bow", EVERYBODY)])
def test_a_card_stored_face_down_is_named_to_nobody(card: str, readers: set[str]) -> None:
    """1.5, 26.6: its team knows it anyhow."""
    table = at_home(f"{card} steel-pot")
    play(table, "white: store yew-bow")
    assert readers_of(table, "yew-bow") == readers


@pytest.mark.parametrize(("card", "readers"), [("0yew-bow", set()), ("*yew-bow", EVERYBODY)])
def test_a_card_taken_out_face_down_is_named_to_nobody(card: str, readers: set[str]) -> None:
    """1.5, 26.6: its team knows it anyhow."""
    table = at_home("", (card, "0boar-spear"))
    play(table, "white: take-out yew-bow")
    assert readers_of(table, "yew-bow") == readers


def raiding(card: str) -> AgesTable:
    """White raids the vault of Black, which has this card and another; Black picks one."""
    return attempt_deed(
        "raid vault",
        "pass",
        white("hanno", ABROAD["vault"]),
        black("pell", FAR_AWAY),
        vaults=[(), (card, "1boar-spear")],
    )


@pytest.mark.parametrize(("card", "readers"), [("1yew-bow", PLAYERS), ("*yew-bow", EVERYBODY)])
def test_a_raid_is_seen_by_the_two_teams(card: str, readers: set[str]) -> None:
    """1.5, 26.7: the raider's team and the vault's know a card that was face down."""
    table = raiding(card)
    play(table, "black: give-up yew-bow")
    assert readers_of(table, "yew-bow") == readers
    assert readers_of(table, "boar-spear") == set()


@pytest.mark.parametrize("is_leaking", [False, True])
@pytest.mark.parametrize(
    ("set_table", "answer", "kind"),
    [
        (lambda: at_home("yew-bow steel-pot"), "store yew-bow", CardStored),
        (lambda: at_home("", ("0yew-bow", "0boar-spear")), "take-out yew-bow", CardTakenOut),
        (lambda: raiding("1yew-bow"), "give-up yew-bow", VaultRobbed),
    ],
)
def test_the_law_for_log_lines_at_a_vault(
    monkeypatch: pytest.MonkeyPatch,
    set_table: Callable[[], AgesTable],
    answer: str,
    kind: type[Event],
    is_leaking: bool,
) -> None:
    """1.5: it finds a line that names the card; neither random play nor the bot uses a vault."""
    match = set_table().match
    (asked,) = match.pending
    choice = next(each for each in asked.choices if str(each) == answer)
    heard = HeardCards()
    heard.check_beginning(match)
    emit = State.emit

    def emit_named(g: State, event: type[Event], **fields: Any) -> None:
        emit(g, event, **{**fields, "card": "yew-bow"} if event is kind else fields)

    if not is_leaking:
        heard.check_answer(match, Answer(asked.seat, choice), Chance(1))
        return
    monkeypatch.setattr(State, "emit", emit_named)
    with pytest.raises(BrokenContractError, match=f"hears of 'yew-bow'.*{kind.__name__}"):
        heard.check_answer(match, Answer(asked.seat, choice), Chance(1))


@pytest.mark.parametrize(("cards", "others"), [("hidden", set()), ("open", EVERYBODY)])
def test_the_first_cards_of_a_vault_are_named_to_its_team(cards: str, others: set[str]) -> None:
    """26.6, 1.7: face down, unless all treasure cards lie open."""
    table = standing(
        white("hanno", FAR_AWAY),
        black("pell", FAR_AWAY),
        step=Step.DEAL,
        options=Options(mission="standing", cards=cards),
    )
    for team, own in enumerate(("white", "black")):
        vault = [card.slug for card in table.view(own).vaults[team]]
        assert len(vault) == 2
        assert all(readers_of(table, card) == {own, *others} for card in vault)
