"""The law for log lines: nobody hears of a card that they cannot see.

`check_secrets` compares the lines of imagined matches, which begin at the start of a segment. The
events of the segment that has just ended are gone there, so that every answer needs this check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from attrs import define, field

from engine.core.chance import Chance
from engine.core.choice import Answer, Choice
from engine.core.clone import clone
from engine.core.errors import BadRecordError
from engine.core.event import Event
from engine.core.match import Match
from engine.core.match_access import intermediate_views, live_state_of, position_of, views_at_events
from engine.core.position import Position
from engine.testing.card_words import cards_at_setup, words_in, zone_cards_of
from engine.testing.contract import MAX_TRIED, fail, viewers


@define
class HeardCards:
    """Checks what each viewer hears of the answers of one match.

    An event may name a card only to those who see it before, after or in the course of the answer;
    and if a viewer sees the same in a match with other hidden cards, it must hear the same there.
    The second part finds a card of which the viewer sees another copy.
    """

    cards: set[str] = field(factory=set)

    def check_beginning(self, match: Match[Any]) -> None:
        self.cards |= zone_cards_of(live_state_of(match)) | cards_at_setup(match)
        for viewer, heard in self._heard_by_viewer(match).items():
            _expect_none_unseen(match, viewer, set(heard).difference(words_in(match.view(viewer))))

    def check_answer(self, match: Match[Any], answer: Answer, chance: Chance) -> None:
        """Check what is heard of an answer, without giving it."""
        after = match.after(answer.seat, answer.choice)
        self.cards |= zone_cards_of(position_of(match).state)
        heard_by_viewer = self._heard_by_viewer(after)
        public_words = set(words_in(after.view(None))) if heard_by_viewer else set()
        for viewer, heard in heard_by_viewer.items():
            if set(heard) - public_words:
                _check_seen(match, after, answer, viewer, set(heard))
        if heard_by_viewer:
            self._check_twin(match, after, answer, chance.pick(list(heard_by_viewer)), chance)

    def _heard_by_viewer(self, match: Match[Any]) -> dict[int | None, Counter[str]]:
        """The cards that the last events name to each viewer who hears of any."""
        named = [(event, self._cards_of(event)) for event in match.chronicle[-1]]
        named = [(event, cards) for event, cards in named if cards]
        heard = {
            viewer: Counter(
                card for event, cards in named if event.is_for(viewer) for card in cards
            )
            for viewer in (viewers(match) if named else ())
        }
        return {viewer: cards for viewer, cards in heard.items() if cards}

    def _cards_of(self, event: Event) -> list[str]:
        return [word for word in words_in(event) if word in self.cards]

    def _check_twin(
        self,
        match: Match[Any],
        after: Match[Any],
        answer: Answer,
        viewer: int | None,
        chance: Chance,
    ) -> None:
        """Check that the viewer hears of the same cards where it sees the same."""
        twin = _twin_of(match, viewer, chance)
        if twin is None:
            return
        heard, views = self._heard_by_viewer(after)[viewer], _views_after(after, viewer)
        for choice in _choices_like(twin, answer, viewer):
            twin_after = twin.after(answer.seat, choice)
            unlike = heard - self._heard_by_viewer(twin_after).get(viewer, Counter())
            if not unlike or _views_after(twin_after, viewer) != views:
                continue
            moments = views_at_events(match, answer, viewer)
            if views_at_events(twin, Answer(answer.seat, choice), viewer) == moments:
                _expect_none_unseen(after, viewer, set(unlike))


def _check_seen(
    match: Match[Any], after: Match[Any], answer: Answer, viewer: int | None, heard: set[str]
) -> None:
    unseen = heard.difference(words_in([match.view(viewer), *_views_after(after, viewer)]))
    if unseen:
        unseen -= set(words_in(views_at_events(match, answer, viewer)))
    _expect_none_unseen(after, viewer, unseen)


def _views_after(match: Match[Any], viewer: int | None) -> list[Any]:
    return [match.view(viewer), *intermediate_views(match, viewer)]


def _twin_of(match: Match[Any], viewer: int | None, chance: Chance) -> Match[Any] | None:
    """The match with other hidden cards, but the same dice; None where several seats answer.

    The answers of the other seats would have to be the same, too.
    """
    position = position_of(match)
    state = clone(position.state)
    match.game.shuffle_unseen(state, viewer, chance)
    try:
        twin = Match(match.game, match.charter, Position(state, position.since))
    except BadRecordError:
        return None
    seats = [decision.seat for decision in match.pending]
    is_alike = len(seats) == 1 and [decision.seat for decision in twin.pending] == seats
    return twin if is_alike else None


def _choices_like(twin: Match[Any], answer: Answer, viewer: int | None) -> Sequence[Choice]:
    """The choices of the twin that the viewer might not tell from the answer.

    A seat that has other cards there may not be able to answer the same.
    """
    choices = twin.pending[0].choices
    if answer.choice in choices:
        return [answer.choice]
    if viewer == answer.seat:
        return []
    return [choice for choice in choices if choice.verb == answer.choice.verb][:MAX_TRIED]


def _expect_none_unseen(match: Match[Any], viewer: int | None, cards: set[str]) -> None:
    if not cards:
        return
    event = next(
        event
        for event in match.chronicle[-1]
        if event.is_for(viewer) and not cards.isdisjoint(words_in(event))
    )
    card = min(cards.intersection(words_in(event)))
    line = event.told()
    fail(f"seat={viewer} hears of {card!r}, which it cannot see: {line!r}, by {event}")
