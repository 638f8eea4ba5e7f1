"""Tesla: Master of Lightning. Bid for tricks, win cards, and bid with them again."""

from importlib.resources import files

from engine.core.game import FirstGame, Game
from engine.games.lightning.about import about
from engine.games.lightning.bots.greedy import GreedyBot
from engine.games.lightning.card_check import check_cards
from engine.games.lightning.counts import facts, pieces
from engine.games.lightning.describe import describe
from engine.games.lightning.hidden import redeal, shuffle_unseen
from engine.games.lightning.ideas import ideas
from engine.games.lightning.sequence import segment
from engine.games.lightning.setup import setup
from engine.games.lightning.state import LightningState, Options
from engine.games.lightning.view import seat_name, view, where
from engine.games.lightning.view_types import View

check_cards()

GAME: Game[LightningState, View] = Game(
    slug="lightning",
    title="Tesla: Master of Lightning",
    blurb="Secret bids for tricks of three, two and one cards; bid again with the cards you win.",
    goal=(
        "You win with the highest score when the Common Deck in the middle runs out.",
        "Score: + cards add, - cards cost, a Value card adds 5 per card of its suit.",
        "Bid cards to win tricks for 3, 2 and 1 prizes: what you win is yours to keep.",
    ),
    seat_counts=range(2, 7),
    rules_version=2,
    options=Options,
    state=LightningState,
    setup=setup,
    segment=segment,
    view=view,
    shuffle_unseen=shuffle_unseen,
    redeal=redeal,
    where=where,
    seat_name=seat_name,
    pieces=pieces,
    describe=describe,
    ideas=ideas,
    about=about,
    facts=facts,
    bots={"greedy": GreedyBot},
    first_game=FirstGame(("human", "modest", "modest"), {"beginner": True}),
    rules=files("engine.games.lightning") / "RULES.md",
)
