"""Each Assistant is played, and each of its printed Actions is used and has its effect."""

from collections.abc import Callable

import pytest

from engine.games.duel.cards import ASSISTANTS
from engine.testing import check_not_offered, play
from tests.engine.games.duel.table import DuelTable, played

PRINTED = {
    "henry-villard": "electrify, acquire",
    "francis-upton": "electrify, acquire",
    "edward-johnson": "electrify, acquire",
    "william-stanley": "electrify, advance",
    "benjamin-lamme": "electrify, advance",
    "edward-adams": "electrify, monopolize",
    "granville-woods": "electrify, monopolize",
    "charles-batchelor": "electrify, propaganda 2",
    "frank-sprague": "electrify, propaganda 2",
    "bertha-lamme": "electrify, propaganda 2",
    "charles-coffin": "acquire, advance",
    "oliver-shallenberger": "acquire, advance",
    "edwin-houston": "acquire, advance",
    "jp-morgan": "acquire, monopolize",
    "grosvenor-lowrey": "acquire, monopolize",
    "charles-peck": "acquire, propaganda 2",
    "hetty-green": "acquire, propaganda 2",
    "charles-steinmetz": "advance, monopolize",
    "lewis-latimer": "advance, propaganda 3",
    "mark-twain": "advance, propaganda 3",
    "harold-brown": "monopolize, propaganda 3",
    "hg-wells": "propaganda 4",
    "nellie-bly": "propaganda 4",
    "thomas-martin": "propaganda 4",
}
FORMS = {
    "electrify": "electrify boston",
    "acquire": "acquire westinghouse",
    "advance": "advance meters",
    "monopolize": "monopolize out-west no-dc",
    "propaganda": "propaganda",
}


def electrified(table: DuelTable, symbols: int) -> bool:
    cities = table.side("tesla").cities["new-england"]
    return cities == ("boston",) and table.view().row == ("denver", "albany", "chicago")


def acquired(table: DuelTable, symbols: int) -> bool:
    shares = table.side("tesla").shares
    return shares.get("westinghouse") == 1 and table.market()["westinghouse"] == 4


def advanced(table: DuelTable, symbols: int) -> bool:
    return table.side("tesla").technologies == ("transformers", "meters")


def monopolized(table: DuelTable, symbols: int) -> bool:
    return table.chips() == {"out-west": "DC"}


def waged(table: DuelTable, symbols: int) -> bool:
    """From 2 PR; each multiple of three that is reached or passed earns a Free Action."""
    earned = (2 + symbols) // 3
    return table.side("tesla").pr == 2 + symbols and table.view().turn.free == earned


EFFECTS: dict[str, Callable[[DuelTable, int], bool]] = {
    "electrify": electrified,
    "acquire": acquired,
    "advance": advanced,
    "monopolize": monopolized,
    "propaganda": waged,
}


def on_the_table(assistant: str) -> DuelTable:
    """Tesla has played the Assistant; every Action has something to work on."""
    return played(assistant, row=["boston", "albany", "chicago"], deck=["denver", "lowell"])


def actions_of(assistant: str) -> list[tuple[str, int]]:
    words = (action.split() for action in PRINTED[assistant].split(", "))
    return [(action, int(symbols[0]) if symbols else 0) for action, *symbols in words]


def test_every_assistant_is_listed_here() -> None:
    """1.6: each Assistant card has its line above."""
    where = "`PRINTED` in this file has a line for each Assistant: what the card prints"
    assert set(PRINTED) == set(ASSISTANTS), where


@pytest.mark.parametrize("backwards", [False, True], ids=["in order", "backwards"])
@pytest.mark.parametrize("assistant", PRINTED)
def test_each_assistant_does_what_it_prints(assistant: str, backwards: bool) -> None:
    """5.2: you may use each Action printed on it once, in any order."""
    table = on_the_table(assistant)
    actions = actions_of(assistant)
    assert table.view().turn.unused_actions == tuple(action for action, _ in actions)
    for action, symbols in reversed(actions) if backwards else actions:
        assert not EFFECTS[action](table, symbols)
        play(table, f"tesla: {FORMS[action]}")
        assert EFFECTS[action](table, symbols)
        check_not_offered(table, f"tesla: {FORMS[action]}")
    assert table.view().turn.unused_actions == ()
    play(table, "tesla: end turn")
    assert assistant in table.view().discard


@pytest.mark.parametrize("assistant", PRINTED)
def test_each_assistant_offers_nothing_else(assistant: str) -> None:
    """5.2: the Actions printed on it, and the end of the turn; the rest is the portfolio's."""
    table = on_the_table(assistant)
    verbs = {line.split()[0] for line in table.choices_of("tesla")} - {"place", "sell", "end"}
    forms = {action for action, _ in actions_of(assistant)}
    assert verbs == forms | ({"refresh"} if "electrify" in forms else set())


ELECTRIFIERS = [card for card, actions in PRINTED.items() if "electrify" in actions]


@pytest.mark.parametrize("assistant", ELECTRIFIERS)
def test_each_electrifier_can_refresh_instead(assistant: str) -> None:
    """6.3: instead of electrifying."""
    table = on_the_table(assistant)
    play(table, "tesla: refresh")
    assert table.view().row == ("denver", "lowell", "boston")
    check_not_offered(table, "tesla: refresh", "tesla: electrify denver")
