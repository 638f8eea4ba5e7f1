"""Duel of Ages II: two teams of characters from all ages on a map of hexes."""

from importlib.resources import files

from engine.core.game import FirstGame, Game
from engine.games.ages.about import about
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.card_check import check_cards
from engine.games.ages.counts import facts, pieces
from engine.games.ages.describe import describe
from engine.games.ages.hidden import redeal, shuffle_unseen
from engine.games.ages.ideas import ideas
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.sequence import segment
from engine.games.ages.setup import setup
from engine.games.ages.state import AgesState, Options
from engine.games.ages.view import seat_name, view, where
from engine.games.ages.view_types import View

check_cards()


def is_all_open(view: View, one: int, other: int) -> bool:
    """Do two seats see the same? They do with open cards, or in the same team (RULES.md 1.7)."""
    return view.are_cards_open or view.sides[one] == view.sides[other]


def team_of(options: Options, seat: int) -> int:
    """The team of a seat: seats alternate, and which team is White is dealt (RULES.md 34.1)."""
    return seat % len(TEAMS)


GAME: Game[AgesState, View] = Game(
    slug="ages",
    title="Duel of Ages II",
    blurb="Two teams of characters of all ages meet on a map: explore, shoot, fight.",
    goal=(
        "The team with more achievements wins when the mission ends. Each mission has",
        "its own: Combat (fewer dead and wounded), Encounters, Labyrinths, and others.",
        "A team with more than twice as many living characters wins at once.",
    ),
    seat_counts=range(2, 9),
    rules_version=2,
    oldest_rules=1,
    options=Options,
    state=AgesState,
    setup=setup,
    segment=segment,
    view=view,
    shuffle_unseen=shuffle_unseen,
    redeal=redeal,
    where=where,
    seat_name=seat_name,
    pieces=pieces,
    describe=describe,
    about=about,
    ideas=ideas,
    see_the_same=is_all_open,
    team_of=team_of,
    facts=facts,
    bots={"greedy": GreedyBot},
    first_game=FirstGame(("human", "greedy")),
    rules=files("engine.games.ages") / "RULES.md",
)
