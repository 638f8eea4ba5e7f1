"""Whether a unit can use a card is shown wherever a card is dealt, given or given up."""

from __future__ import annotations

from engine.core.choice import choice
from engine.games.ages.cards.texts import use_text
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.describe import describe
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.treasures import TREASURES
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, black, white
from tests.engine.games.ages.table import ages


def test_what_it_lacks() -> None:
    """14.3: the number that is needed and the number that it has; a symbol's bonus."""
    table = ages(white("oona-fenchild", FIVE[0], "pulse-sidearm"), black("pell", FAR))
    view = table.view("white")
    oona = view.units[0]
    lack = "it needs Strength 3, not just 2, or the Energy Pistol symbol"
    assert why_unusable(view, oona, TREASURES["pulse-sidearm"]) == lack
    tomyris = ages(white("tomyris", FIVE[0]), black("pell", FAR)).view("white")
    words = str(use_text(tomyris, tomyris.units[0], TREASURES["yew-bow"]))
    assert words == "Tomyris can use it, +1 to hit for the Bow symbol"


def test_cards_that_are_given_or_given_up() -> None:
    """8.2, 14.2: of the one who would get it, and of the one who has it."""
    table = ages(
        white("hanno", FIVE[0], "pulse-sidearm"),
        white("oona-fenchild", FIVE[0]),
        black("pell", FAR),
    )
    play(table, "white: free hanno")
    given = describe(table.view("white"), choice("give", "pulse-sidearm oona-fenchild"))
    assert "Oona Fenchild cannot use it: it needs Strength 3, not just 2" in given.consequence
    table = ages(
        white("oona-fenchild", FIVE[0], "pulse-sidearm yew-bow boar-spear trench-club arc-baton"),
        black("pell", FAR),
        pending=[Pending(ask=Ask.DISCARD, unit=0)],
    )
    lost = describe(table.view("white"), choice("discard", "pulse-sidearm"))
    assert "it needs Strength 3, not just 2" in lost.consequence


def test_armour_that_is_given_up_says_when_it_would_count() -> None:
    """13.5: a face-down one is revealed after a hit; an open one counts already."""
    for card, is_told in (
        ("round-shield", True),
        ("*round-shield", False),
        ("visor-helm", True),
        ("*emperors-mail", False),
        ("yew-bow", False),
    ):
        table = ages(white("tomyris", FIVE[0], card), black("pell", FAR))
        play(table, "white: destroy-with tomyris")
        told = describe(table.view("white"), choice("destroy", card.strip("*"))).consequence
        assert told.endswith(". It is revealed after a hit") is is_told, card
