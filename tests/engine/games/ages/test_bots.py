"""The greedy bot of Duel of Ages II."""

from __future__ import annotations

from engine.core.chance import seeded
from engine.core.match import Match
from engine.games.ages import GAME
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.rules.cards import draw_card
from engine.games.ages.state import Step
from tests.engine.games.ages.scene import ages, black, line_of_clear, spaces, state, white

FIVE = line_of_clear(5)
FAR = spaces("clear", age="colonial")[-1]


def test_it_beats_a_random_player() -> None:
    """In most of a few games; a longer run had 96 of 100."""
    won = 0
    for seed in range(8):
        match = Match.begin(GAME, seed=seed, seats=2)
        chance, bot, mine = seeded(seed, 3), GreedyBot(seeded(seed)), seed % 2
        while match.outcome is None:
            decision = match.pending[0]
            if decision.seat == mine:
                answer = bot.choose(match.sight(mine))
            else:
                answer = chance.pick(decision.choices)
            match.answer(decision.seat, answer)
        won += mine in match.outcome.winners and not match.outcome.is_draw
    assert won >= 6


def test_it_wears_armour_and_strikes() -> None:
    """What helps is done at once."""
    table = ages(
        white("mary-read", FIVE[0], "ship-cutlass"), black("rivet-77", FIVE[0]), step=Step.MELEE
    )
    bot = GreedyBot(seeded(1))
    assert str(bot.choose(table.match.sight(0))) == "strike rivet-77 ship-cutlass"


def test_it_goes_for_an_encounter_that_it_passes() -> None:
    """Toward it, and says so."""
    table = ages(
        white("hanno", FIVE[0]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[3].upper(): "oracle-question"},
        paths={f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")},
    )
    bot = GreedyBot(seeded(1))
    advice = bot.advise(table.match.sight(0))
    assert str(advice.choice) == "move hanno"
    assert "encounter" in advice.reason
    table.match.answer(0, advice.choice)
    assert str(bot.choose(table.match.sight(0))) == f"walk {FIVE[3]}"


def test_it_sees_only_its_view() -> None:
    """Cards face down of the other team change nothing."""
    g = state(white("hanno", FIVE[0]), black("rivet-77", FIVE[2]), step=Step.MOVE)
    draw_card(g, 1, "common")
    assert GAME.view(g, 0).units[1].known_cards == ()
