"""Tesla vs Edison: War of Currents, with its expansion Powering Up!"""

from importlib.resources import files

from engine.core.game import FirstGame, Game
from engine.games.currents.bots.greedy import GreedyBot
from engine.games.currents.card_check import check_cards
from engine.games.currents.counts import facts, pieces
from engine.games.currents.describe import about, describe
from engine.games.currents.ideas import ideas
from engine.games.currents.options import Options
from engine.games.currents.sequence import segment
from engine.games.currents.setup import setup
from engine.games.currents.state import CurrentsState
from engine.games.currents.view import seat_name, shuffle_unseen, view, where
from engine.games.currents.view_types import View

check_cards()


def all_is_open(view: View, one: int, other: int) -> bool:
    """The `see_the_same` of a table without secrets between seats: True (RULES.md 1.7)."""
    return True


GAME: Game[CurrentsState, View] = Game(
    slug="currents",
    title="Tesla vs Edison: War of Currents",
    blurb="Six companies light the cities: hire, patent, build, talk, and own the best shares.",
    goal=(
        "The most points after six turns win. Most come from shares: a share of",
        "the company with the highest price is worth 6, then 4, 2, 1. So raise",
        "your price, hold those that rise, and keep cash (by rank 6, 4, 2, 1).",
    ),
    seat_counts=range(1, 7),
    rules_version=4,
    oldest_rules=3,
    options=Options,
    state=CurrentsState,
    setup=setup,
    segment=segment,
    view=view,
    shuffle_unseen=shuffle_unseen,
    where=where,
    seat_name=seat_name,
    pieces=pieces,
    describe=describe,
    about=about,
    ideas=ideas,
    see_the_same=all_is_open,
    facts=facts,
    bots={"greedy": GreedyBot},
    first_game=FirstGame(("human", "modest"), {"automaton_1": "babbage", "automaton_2": "none"}),
    rules=files("engine.games.currents") / "RULES.md",
)
