"""The house style of the texts of our own games: British spelling, and phrases to avoid.

It is not part of the contract of other games, whose authors have their own style.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from engine.bots import bot_names, make_bot
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.testing.situations import Situation
from screens.testing.perspectives import MIDDLE, perspectives_of
from themes.look import look

FAULTS = {
    "a capital You after a colon": r": (?:You|Your)\b",
    "a space before a per cent sign": r"\d %",
    "an American spelling": (
        r"\b(?:[Cc]olors?|gray|[Dd]efense|[Cc]enters?|[Ff]avors?|[Nn]eighbors?|[Tt]oward|armor)\b"
    ),
    '"of yours" instead of "your"': r"(?<!one )\bof yours\b|\b[Nn]obody of (?:your|their|the)\b",
    '"most" or "least" without "the"': r"\bworth (?:most|least)\b",
    'a number that "stays" without "at"': r"\bstays -?\$?\d",
    '"outside of"': r"\boutside of\b",
}
"""Regular expressions for faults of style, by what a text with one of them has."""

DECISION_INTERVAL = 5
"""The descriptions, refusals and hints of one decision in this number are read."""


def fault_in(text: str) -> str:
    """The first fault of style in a text, such as "an American spelling"; empty if it has none."""
    return next((name for name, pattern in FAULTS.items() if re.search(pattern, text)), "")


def texts_of_play(game: Game[Any, Any], *, seed: int) -> Iterator[str]:
    """The texts that players read in a match between bots of a game's usual kind."""
    seats = game.seat_counts[seed % len(game.seat_counts)]
    match = start_match(game, seed=seed, seats=seats)
    bot = make_bot(game, bot_names(game)[-1], Chance(seed))
    while match.pending:
        sight = match.sight(match.pending[0].seat)
        if len(match.log) % DECISION_INTERVAL == 0:
            yield from _texts_of_decisions(match)
            yield bot.advise(sight).reason
        match.answer(sight.seat, bot.choose(sight))
    for seat in (*range(seats), None):
        yield from match.log_lines(seat)
    assert match.outcome is not None, "the match is over"
    yield match.outcome.reason


def _texts_of_decisions(match: Match[Any]) -> Iterator[str]:
    yield match.where.text
    for decision in match.pending:
        yield decision.prompt
        view = match.view(decision.seat)
        for choice in decision.choices:
            text = match.game.describe(view, choice)
            yield from (text.group, text.label, text.consequence, text.whole_consequence)
        yield from (refusal.reason for refusal in match.game.why_not(view, decision))


def texts_about_places(situations: Sequence[Situation]) -> Iterator[str]:
    """The texts about the places of the boards of these situations."""
    for perspective in perspectives_of(situations):
        painted_places = perspective.paint(MIDDLE, look()).targets
        for place in {target.place for target in painted_places}:
            about = perspective.painter.about(perspective.view, place)
            if about is not None:
                yield from (about.title, *about.lines)
