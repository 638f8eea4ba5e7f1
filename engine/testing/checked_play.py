"""Random play that checks the contract on its way, for the fuzzer and for a game's tests.

Every function raises a `CheckedPlayError` whose message names the broken promise, and whose
`text()` holds the charter, the answers and the command that plays the same game again.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import attrs

from engine.bots import bot_names, make_bot
from engine.core.bot import Advice
from engine.core.chance import Chance
from engine.core.choice import Answer
from engine.core.clone import clone
from engine.core.codec import canonical_bytes
from engine.core.game import Game, nothing_unseen
from engine.core.match import Match, start_match
from engine.core.match_access import play_out_and_count, position_of
from engine.testing.contract import (
    BrokenContractError,
    answer_checked,
    check_choices_are_distinct,
    check_decision,
    check_end,
    check_facts,
    expect,
    expect_text,
    has_seat,
    is_line,
    viewers,
)
from engine.testing.heard_cards import HeardCards
from engine.testing.random_matches import RandomPick, every_value, random_choice
from engine.testing.shuffled_places import ShuffledPlaces
from engine.testing.wording import is_sentence

MAX_DECISIONS = 20_000
"""The maximum number of decisions of a game, even at random; a longer one never ends."""
ALL_CHECKED = 100
"""Up to this length, every decision of a match with the fewest seats is checked."""
MAX_CHECKED = 60
"""About this number of decisions of a longer match are checked."""
CHECKED_AT_A_TABLE = 16
"""About this number of decisions of a match of `check_every_value` are checked."""
SECRECY_INTERVAL = 25
"""The laws for log lines and decks are checked at one more decision in this many."""


class CheckedPlayError(AssertionError):
    """A broken contract, with everything needed to reproduce it."""

    def __init__(self, match: Match[Any], broken: Exception) -> None:
        self.match = match
        self.seed = match.charter.seed
        super().__init__(f"{match.game.slug} --match-seed {self.seed}: {_failure_text(broken)}")

    def text(self) -> str:
        """The whole finding, for a person, with the command that plays a fuzzed match again."""
        cause, match = self.__cause__, self.match
        is_expected = isinstance(cause, BrokenContractError)
        cause_text = str(cause) if is_expected else "".join(traceback.format_exception(cause))
        answers = [f"  {n:4}  {answer}" for n, answer in enumerate(match.log, 1)]
        again = f"python -m engine.fuzz {match.game.slug} --match-seed {self.seed} --check 1"
        return "\n".join(
            (
                f"{match.game.slug}, seed {self.seed}, after answer {len(match.log)}:",
                cause_text.rstrip(),
                f"charter: {canonical_bytes(match.charter).decode()}",
                *answers,
                f"again: {again}",
            )
        )


def _failure_text(broken: Exception) -> str:
    return str(broken) if isinstance(broken, BrokenContractError) else repr(broken)


# The whole contract


def check_game(game: Game[Any, Any]) -> None:
    """Check the whole contract of a game's rules in one call.

    Takes some seconds. The parts below can be called separately, for tests with separate names.
    """
    check_facts(game)
    check_every_decision(game, seed=1)
    check_every_value(game)
    check_shuffle(game)
    check_every_secret_is_shuffled(game)
    check_bots(game)


def check_every_decision(game: Game[Any, Any], *, seed: int) -> None:
    """Play one match with the fewest seats, and check every decision, or some if it is long."""
    length = _random_match_length(game, seed=seed)
    check_interval = 1 if length <= ALL_CHECKED else length // MAX_CHECKED
    decisions, checked = play_checked(
        start_match(game, seed=seed), Chance(seed), check_interval=check_interval
    )
    expect(decisions >= checked > 0, "the match has no decisions")


def _random_match_length(
    game: Game[Any, Any], *, seed: int, seats: int | None = None, options: Any = None
) -> int:
    chance = Chance(seed)
    match = start_match(game, seed=seed, seats=seats, options=options)
    return play_out_and_count(match, lambda decision: random_choice(decision, chance))


def check_every_value(game: Game[Any, Any]) -> None:
    """Play matches with every number of seats and every value of every option."""
    places = ShuffledPlaces()
    for seed, (seats, options) in enumerate(every_value(game)):
        match = start_match(game, seed=seed, seats=seats, options=options)
        length = _random_match_length(game, seed=seed, seats=seats, options=options)
        interval = max(1, length // CHECKED_AT_A_TABLE)
        play_checked(match, Chance(seed), check_interval=interval, places=places)
    places.check()


def check_shuffle(game: Game[Any, Any]) -> None:
    """Check that `shuffle_unseen` changes something for every seat and for spectators.

    A function that does nothing would pass every check of secrecy. A game without secrets uses
    `nothing_unseen`.
    """
    if game.shuffle_unseen is nothing_unseen:
        return
    match, chance = start_match(game, seed=3), Chance(3)
    changed_seats: set[int | None] = set()
    while match.pending:
        for seat in viewers(match):
            state = clone(position_of(match).state)
            game.shuffle_unseen(state, seat, chance)
            if state != position_of(match).state:
                changed_seats.add(seat)
        decision = match.pending[0]
        match.answer(decision.seat, random_choice(decision, chance))
    never = [seat for seat in viewers(match) if seat not in changed_seats]
    expect(
        not never,
        f"shuffle_unseen has never changed anything for the seats {never}; "
        "use `engine.core.game.nothing_unseen` if nothing is hidden",
    )


def check_every_secret_is_shuffled(game: Game[Any, Any]) -> None:
    """Check that everything that only another seat sees changes in some shuffle.

    Otherwise `shuffle_unseen` has missed something, and the checks of secrecy cannot detect a view
    that gives it away. Seats that see the same (`Game.see_the_same`) have no secrets from each
    other.
    """
    if game.shuffle_unseen is nothing_unseen:
        return
    match, chance = start_match(game, seed=3), Chance(3)
    seats = range(match.charter.seat_count)
    secret: set[tuple[int, int]] = set()
    shuffled_pairs: set[tuple[int, int]] = set()
    while match.pending:
        state = position_of(match).state
        views = [_without_seat(game.view(state, seat)) for seat in seats]
        for viewer in seats:
            imagined = clone(state)
            game.shuffle_unseen(imagined, viewer, chance)
            for owner in seats:
                if views[owner] == views[viewer] or game.see_the_same(views[0], viewer, owner):
                    continue
                secret.add((owner, viewer))
                if _without_seat(game.view(imagined, owner)) != views[owner]:
                    shuffled_pairs.add((owner, viewer))
        decision = match.pending[0]
        match.answer(decision.seat, random_choice(decision, chance))
    for owner, viewer in sorted(secret - shuffled_pairs):
        raise BrokenContractError(
            f"shuffle_unseen for seat={viewer} has never changed what only seat={owner} sees"
        )


def _without_seat(view: Any) -> Any:
    return attrs.evolve(view, seat=None) if has_seat(view) else view


def check_bots(game: Game[Any, Any]) -> None:
    """Check that bots play to the end, give reasons, and are deterministic for equal chance."""
    for name in bot_names(game):
        match = start_match(game, seed=5)
        with finding(match):
            _play_with_bot(match, name)
            second_match = start_match(game, seed=5)
            _play_with_bot(second_match, name)
            expect(second_match.log == match.log, f"the bot {name!r} does not repeat itself")


def _play_with_bot(match: Match[Any], name: str) -> None:
    bots = [make_bot(match.game, name, Chance(5, seat)) for seat in range(match.charter.seat_count)]
    while match.pending:
        check_choices_are_distinct(match, Chance(0))
        seat = match.pending[0].seat
        sight = match.sight(seat)
        advice = bots[seat].advise(sight)
        offered = advice.choice in sight.decision.choices
        expect(offered, f"the bot {name!r} advises {advice.choice}, which is not offered")
        expect(is_line(advice.reason), f"the bot {name!r} gives no reason for {advice.choice}")
        _expect_a_sentence(advice, name)
        match.answer(seat, bots[seat].choose(sight))
    check_end(match)


def _expect_a_sentence(advice: Advice, name: str) -> None:
    """Check that a hint is a sentence: a player reads it after the description of the choice."""
    expect_text(advice.reason, f"the reason of the bot {name!r}")
    sentence = is_sentence(advice.reason)
    expect(sentence, f"the bot {name!r} gives a reason that is no sentence: {advice.reason!r}")


# One match


def play_checked(
    match: Match[Any],
    chance: Chance,
    *,
    check_interval: int,
    pick: RandomPick = random_choice,
    places: ShuffledPlaces | None = None,
) -> tuple[int, int]:
    """Play a match to its end, by default at random; check one decision in `check_interval`.

    The law for decks judges the match alone, or with `places` those of several matches. Returns the
    number of decisions and the number of checked decisions.
    """
    checked = 0
    checking = Chance(chance.key)
    with finding(match):
        secrecy = SecrecyLaws(match, Chance(chance.key, 1), places or ShuffledPlaces())
        while match.pending:
            thorough = checking.number_below(check_interval) == 0
            if thorough:
                check_decision(match, checking)
                checked += 1
            decision = chance.pick(match.pending)
            choice = pick(decision, chance)
            secrecy.check_answer(match, Answer(decision.seat, choice), thorough=thorough)
            answer = answer_checked if thorough else Match.answer
            answer(match, decision.seat, choice)
            if len(match.log) > MAX_DECISIONS:
                raise BrokenContractError(f"the game is not over after {MAX_DECISIONS} decisions")
        check_end(match)
        if places is None:
            secrecy.places.check()
    return len(match.log), checked


class SecrecyLaws:
    """The laws for log lines and decks, at checked decisions and some others of a match."""

    def __init__(self, match: Match[Any], chance: Chance, places: ShuffledPlaces) -> None:
        self.heard_cards, self.places, self.chance = HeardCards(), places, chance
        self.heard_cards.check_beginning(match)
        self.places.look_at(match, self.chance)

    def check_answer(self, match: Match[Any], answer: Answer, *, thorough: bool) -> None:
        """Check an answer that the match is about to get."""
        if thorough or not self.chance.number_below(SECRECY_INTERVAL):
            self.heard_cards.check_answer(match, answer, self.chance)
            self.places.look_at(match, self.chance)


@contextmanager
def finding(match: Match[Any]) -> Iterator[None]:
    """Turn any exception inside the block, even a crash, into a CheckedPlayError of this match."""
    try:
        yield
    except Exception as error:
        raise CheckedPlayError(match, error) from error
