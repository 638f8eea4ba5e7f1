"""Menus of cities and shares, for the tests of menus."""

from __future__ import annotations

from engine.core.choice import Choice, Decision, Description
from screens.table.menus.letters import DealtLetters
from screens.table.menus.menu import Menu

ALBANY, BOSTON = Choice("electrify", "albany"), Choice("electrify", "boston")
BUY, SELL = Choice("buy", "albany"), Choice("sell", "brush")
END = Choice("end turn")

WORDS = {
    ALBANY: Description("Electrify a City", "Albany", "+2 points", "6.1", "city:albany"),
    BOSTON: Description("Electrify a City", "Boston", "+2 points", "6.1", "city:boston"),
    Choice("electrify again", "albany"): Description(
        "Electrify a City", "Albany again", "+1 point", "6.1", "city:albany"
    ),
    BUY: Description("Buy a share", "Albany Power", "costs 1", "7.1", "city:albany"),
    Choice("buy", "boston"): Description("Buy a share", "Boston Power", "", "", "city:boston"),
    SELL: Description("Sell a share", "Brush", "", "7.2", "share:brush"),
    END: Description("End turn", "End turn"),
    **{Choice("say", word): Description("Say", word) for word in "xyz"},
}


def menu_of(
    *choices: Choice,
    final: tuple[Choice, ...] = (),
    confirm: str = "final",
    dealt: DealtLetters | None = None,
    max_ungrouped: int = 0,
) -> Menu:
    """A menu of these choices, with nine letters."""
    decision = Decision(0, "Your turn", choices, "5.1")
    letters = tuple("abcdefgij")
    return Menu(
        decision,
        WORDS.__getitem__,
        letters,
        is_final=final.__contains__,
        confirm=confirm,
        dealt_letters=dealt,
        max_ungrouped=max_ungrouped,
    )


def letter_by_text(menu: Menu) -> dict[str, str]:
    return {row.text: row.letter for row in menu.rows()}
