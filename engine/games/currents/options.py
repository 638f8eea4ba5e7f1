"""The options of a match."""

from __future__ import annotations

from attrs import frozen

from engine.core.options import option
from engine.games.currents.card_types import Track
from engine.games.currents.cards import COMPANIES, DC_END, DIFFICULTIES, TRACK_END

RIVALS = ("none", *DIFFICULTIES)
ENDS: dict[str, dict[Track, int]] = {
    "four": {"ac": TRACK_END, "dc": DC_END, "bulb": TRACK_END},
    "five": {"ac": TRACK_END, "dc": TRACK_END, "bulb": TRACK_END},
}
"""The last level of each technology track, by how many levels DC has."""


_AUTOMATON_HELPS = {
    "babbage": "Beats the greedy bot in about 1 game of 7.",
    "lovelace": "Beats the greedy bot in about 3 games of 10.",
    "turing": "Beats the greedy bot in about every other game.",
    "hopper": "Beats the greedy bot in about 7 games of 10.",
}


def _automaton(number: int, default: str) -> str:
    text = "A company played by the rules. Babbage is the weakest automaton."
    setting: str = option(
        default, f"Automaton {number}", text, values=RIVALS, helps=_AUTOMATON_HELPS
    )
    return setting


@frozen
class Options:
    automaton_1: str = _automaton(1, "lovelace")
    automaton_2: str = _automaton(2, "lovelace")
    automaton_3: str = _automaton(3, "none")
    automaton_4: str = _automaton(4, "none")
    automaton_5: str = _automaton(5, "none")
    visit: bool = option(True, "Visit the market", "Luminaries may trade shares as an action.")
    dc_levels: str = option(
        "four",
        "DC track",
        "The number of levels of the DC track.",
        values=("four", "five"),
        names={"four": "4 levels", "five": "5 levels"},
        helps={"four": "Projects of level V then need AC."},
    )
    last_trades: str = option(
        "still",
        "Trades in turn 6",
        "Do shares traded in the last bookkeeping move prices?",
        values=("still", "move"),
        names={"still": "prices stay", "move": "prices move"},
    )
    fame: str = option(
        "any",
        "Fame",
        "The companies whose Future Fame a player may move by propaganda.",
        values=("any", "own"),
        names={"any": "any company", "own": "only their own"},
    )
    automata_pay: str = option(
        "level",
        "Automata pay",
        "The fee that the bank pays you when an automaton uses your patent.",
        values=("level", "phase x level"),
        names={"level": "the level", "phase x level": "phase x level"},
        helps={
            "level": "$3k for a patent of level III.",
            "phase x level": "In phase 2 $6k for a patent of level III.",
        },
    )
    first: str = option(
        "random",
        "First drafter",
        "The seat that drafts a company first.",
        values=("random", "seat 1"),
        names={"random": "at random", "seat 1": "seat 1"},
        former={"lot": "random"},
    )


assert len(COMPANIES) == len(RIVALS) + 1, "an option for each automaton that can be there"
