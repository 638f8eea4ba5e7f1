"""The Taking of Taidian: a brawl with decks, help and treachery."""

from importlib.resources import files

from engine.core.game import FirstGame, Game
from engine.games.taidian.about import about
from engine.games.taidian.bots.greedy import GreedyBot
from engine.games.taidian.card_check import check_cards
from engine.games.taidian.counts import facts, pieces
from engine.games.taidian.describe import describe
from engine.games.taidian.hidden import shuffle_unseen
from engine.games.taidian.ideas import ideas
from engine.games.taidian.sequence import segment
from engine.games.taidian.setup import setup, team_of
from engine.games.taidian.state import Options, TaidianState
from engine.games.taidian.view import seat_name, view, where
from engine.games.taidian.view_types import View

check_cards()

GAME: Game[TaidianState, View] = Game(
    slug="taidian",
    title="The Taking of Taidian",
    blurb="Build a deck, power up, and be the last one standing, alone or as a team.",
    seat_counts=range(2, 9),
    rules_version=1,
    options=Options,
    state=TaidianState,
    setup=setup,
    segment=segment,
    view=view,
    shuffle_unseen=shuffle_unseen,
    where=where,
    seat_name=seat_name,
    pieces=pieces,
    describe=describe,
    ideas=ideas,
    about=about,
    team_of=team_of,
    facts=facts,
    bots={"greedy": GreedyBot},
    first_game=FirstGame(("human", "modest"), {"health": "100 each", "punches": True}),
    rules=files("engine.games.taidian") / "RULES.md",
    goal=(
        "Knock the others out: a fighter whose health reaches 0 falls.",
        "The last fighter standing wins; in teams the last team, with its fallen.",
        "There is no last round, but late in the game a storm hurts everybody.",
    ),
)
