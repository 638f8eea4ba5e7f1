"""The playthroughs of War of Currents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.games.currents import GAME
from engine.games.currents.cards import COMPANIES
from engine.games.currents.options import Options
from engine.games.currents.view_types import FirmView, View
from engine.testing import Playthrough


def position(view: View) -> Iterator[str]:
    """The tracks, and a line for each company."""
    marker = f"AC {view.current}" if view.current > 0 else f"DC {-view.current}"
    now, then = (fame_line(order) for order in (view.present, view.future))
    yield f"fame {now}, next {then}; marker {marker if view.current else 'START'}"
    for firm in view.firms:
        yield company_line(firm)


def fame_line(order: tuple[str, ...]) -> str:
    return "".join(COMPANIES[slug].letter for slug in order)


def company_line(firm: FirmView) -> str:
    levels = "/".join(str(level) for level in firm.levels.values())
    shares = " ".join(f"{count}{COMPANIES[slug].letter}" for slug, count in firm.shares.items())
    parts = [
        f"{firm.slug:<8}{firm.price:>3}",
        f"cash {firm.cash}" if firm.seat >= 0 else firm.automaton,
        f"levels {levels}",
        f"shares {shares or 'none'}",
        f"projects {len(firm.projects)} patents {len(firm.patents)} HQ {len(firm.developed_cards)}",
        f"points {firm.points.total}",
    ]
    return "; ".join(parts)


_played = partial(Playthrough, game=GAME, position=position)

NO_AUTOMATA = Options(automaton_1="none", automaton_2="none")

PLAYTHROUGHS = (
    _played(
        name="currents-two-greedy",
        about="Two greedy bots, without automata.",
        seed=1,
        options=NO_AUTOMATA,
        bots=("greedy", "greedy"),
    ),
    _played(
        name="currents-four-greedy",
        about="Four greedy bots, without automata.",
        seed=4,
        options=NO_AUTOMATA,
        bots=("greedy",) * 4,
    ),
    _played(
        name="currents-hopper-and-babbage",
        about="One greedy bot against the automata Hopper and Babbage.",
        seed=1,
        options=Options(automaton_1="hopper", automaton_2="babbage"),
        bots=("greedy",),
    ),
    _played(
        name="currents-six-random",
        about="Six seats that choose at random, on the whole map.",
        seed=2,
        options=NO_AUTOMATA,
        bots=("random",) * 6,
    ),
    _played(
        name="currents-options",
        about="Two seats that choose at random and two automata, with every option turned.",
        seed=3,
        options=Options(
            automaton_1="turing",
            automaton_2="lovelace",
            visit=False,
            dc_levels="five",
            last_trades="move",
            fame="own",
            automata_pay="phase x level",
            first="seat 1",
        ),
        bots=("random", "random"),
    ),
)
