'''Tests for a game's rules, for games of this and of other packages.

Nothing here needs pytest: a check raises an `AssertionError` that says what does not hold.

    from pathlib import Path

    from engine.core.match import start_match
    from engine.testing import ScriptedTable, check_clauses, check_game, check_playthrough, play

    from highcard import GAME
    from highcard.playthroughs import DUEL_OF_BOTS

    HERE = Path(__file__).parent

    def test_the_contract_of_every_game():
        check_game(GAME)

    def test_every_clause_of_the_rules_has_a_test():
        check_clauses(GAME, tests=HERE)

    def test_a_match_is_played_as_it_was_written_down():
        check_playthrough(DUEL_OF_BOTS, HERE / "duel-of-bots.txt")

    def test_the_highest_card_takes_the_round():
        """2.1: the highest card takes the round."""
        table = ScriptedTable(start_match(GAME, seed=1), {"ann": 0, "bob": 1})
        play(table, "ann: lay card-07", "bob: lay card-09")
        assert table.view().won == (0, 1)

The parts, each in a separate module:

- `contract`: the contract of every game at every decision;
- `heard_cards`: the law for log lines, at an answer;
- `shuffled_places`: the law for decks, over many positions;
- `card_words`: the cards of a state or a view, for both laws;
- `checked_play`: `check_game`, random play that checks the contract on its way;
- `scenario`: tests that read like the examples of a rulebook;
- `playthrough`: golden playthroughs, whole matches as text;
- `random_matches`: random matches, and the options to play them with;
- `clauses`: which clauses of RULES.md are cited by tests;
- `promises`: the facts of descriptions, compared with the actual results;
- `situations`: points of real matches as each seat sees them, for the checks of a board.

`screens.testing` has the same for a game's board.
'''

from __future__ import annotations

from engine.core.facts import TriedChoice
from engine.testing.checked_play import CheckedPlayError, check_game
from engine.testing.clauses import check_clauses
from engine.testing.contract import BrokenContractError
from engine.testing.playthrough import Playthrough, check_playthrough, write_playthrough
from engine.testing.promises import check_facts, try_choice
from engine.testing.random_matches import every_option, random_play
from engine.testing.scenario import (
    ScriptedTable,
    check_not_offered,
    check_refusal,
    play,
    play_to_end,
)

__all__ = [
    "BrokenContractError",
    "CheckedPlayError",
    "Playthrough",
    "ScriptedTable",
    "TriedChoice",
    "check_clauses",
    "check_facts",
    "check_game",
    "check_not_offered",
    "check_playthrough",
    "check_refusal",
    "every_option",
    "play",
    "play_to_end",
    "random_play",
    "try_choice",
    "write_playthrough",
]
