"""Why a Power Card in a bid does nothing in its trick (RULES.md 6.6, 11): for rules and reports."""

from __future__ import annotations

ALL_INSULATED = "all opponents are insulated"
NOT_WON = "the bid has not won"
NO_PRIZE = "no prize is left"
EMPTY_DECK = "the Common Deck is empty"


def why_idle(card: str, *, won: bool, prizes: int) -> str:
    """Return why the card did not work, given that it did not.

    `won` says whether its bid has won the trick, `prizes` how many prizes were left for it.
    """
    match card:
        case "resonance":
            return "there is no Voltage Card in the bid"
        case "arc-strike" | "transformer":
            return ALL_INSULATED
        case "royalty-clause":
            return "the bid has won" if won else "fewer than two prizes are left"
        case "strikes-twice":
            return EMPTY_DECK if won else NOT_WON
    if not won:
        return NOT_WON
    return EMPTY_DECK if prizes else NO_PRIZE
