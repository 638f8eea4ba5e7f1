"""Tesla vs. Edison: Duel. The exemplar: a new game is made by copying this package."""

from importlib.resources import files

from engine.core.game import FirstGame, Game
from engine.games.duel.about import about
from engine.games.duel.bots.greedy import GreedyBot
from engine.games.duel.card_check import check_cards
from engine.games.duel.counts import facts, pieces
from engine.games.duel.describe import describe
from engine.games.duel.hidden import shuffle_unseen
from engine.games.duel.ideas import ideas
from engine.games.duel.sequence import segment
from engine.games.duel.setup import setup
from engine.games.duel.state import DuelState, Options
from engine.games.duel.view import seat_name, view, where
from engine.games.duel.view_types import View

check_cards()

GAME: Game[DuelState, View] = Game(
    slug="duel",
    title="Tesla vs. Edison: Duel",
    blurb="Two inventors, three Regions, nine turns each: lead two of them or reach your goal.",
    goal=(
        "After three phases of three turns you win if you lead two of three Regions.",
        "Or at once: if only you meet your personal goal at the end of any phase.",
        "More points lead: a City has 2, 1 to 5 shares of a company 1, 3, 6, 8 or 9.",
    ),
    seat_counts=range(2, 3),
    rules_version=1,
    options=Options,
    state=DuelState,
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
    facts=facts,
    bots={"greedy": GreedyBot},
    first_game=FirstGame(("human", "modest"), {"draft": False, "inventors": "random"}),
    rules=files("engine.games.duel") / "RULES.md",
)
