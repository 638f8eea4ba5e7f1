"""The story of a trick after the reveal, beat by beat, with the totals at each.

A beat is one moment: another card of each bid is turned up, an effect, a card drawn for a tie, the
winner. The texts are those of the log, made from the trick's report. During a trick its story only
grows, so that a screen can continue where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve, frozen

from engine.core.event import Event, SeatEvent
from engine.games.lightning import events as e
from engine.games.lightning.card_types import TrickPhase
from engine.games.lightning.deck import CARDS
from engine.games.lightning.names import card_list, seat_text
from engine.games.lightning.trick_events import event_of
from engine.games.lightning.trick_report import EffectReport, IdleReport, TieRound, TrickReport


@frozen(kw_only=True)
class Beat:
    """One moment of a trick: its text, and the state of the table."""

    text: str = ""
    seat: int | None = None
    """The seat that the beat is about."""
    counts: tuple[tuple[int, ...], ...]
    """The counts of the face-up cards, for each seat; further cards are face down."""
    totals: tuple[int, ...]
    card: str = ""
    """The active Power Card."""
    cancelled_powers: tuple[str, ...] = ()
    drawn_count: int = 0
    """The number of cards drawn for ties."""
    tied_seats: tuple[int, ...] = ()
    """The seats that are tied for the win."""
    joined_prizes: tuple[str, ...] = ()
    """Prizes added later."""
    winner: int | None = None
    prizes_taken: int = 0
    """The number of prizes taken."""


@lru_cache(64)
def story_of(trick: TrickReport) -> tuple[Beat, ...]:
    """All beats of a trick so far; empty before the reveal."""
    return tuple(_story_beats(trick)) if trick.revealed else ()


def _story_beats(trick: TrickReport) -> Iterator[Beat]:
    beat = Beat(counts=tuple(() for _ in trick.bids), totals=tuple(0 for _ in trick.bids))
    for part in (_reveal_beats, _join_and_cancel, _effect_beats, _tie_beats, _ending_beats):
        beats = list(part(beat, trick))
        yield from beats
        beat = beats[-1] if beats else beat


# The reveal


def _reveal_beats(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    most = max(map(len, trick.revealed_bids))
    text = "The bids are revealed" if most else "Nobody bids a card"
    for number in range(1, max(most, 1) + 1):
        counts = tuple(
            seat_counts[: min(number, len(cards))]
            for seat_counts, cards in zip(
                trick.counts_before_powers, trick.revealed_bids, strict=True
            )
        )
        yield evolve(beat, text=text, counts=counts, totals=tuple(map(sum, counts)))


def _join_and_cancel(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    for effect in _effects_of(trick, "reveal"):
        event = event_of(trick, effect)
        if isinstance(effect, EffectReport) and effect.affected_card:
            seat_counts = trick.counts_before_powers[effect.seat]
            counts = (*beat.counts[: effect.seat], seat_counts, *beat.counts[effect.seat + 1 :])
            beat = evolve(beat, counts=counts, totals=tuple(map(sum, counts)))
        elif isinstance(event, e.PowersCancelled):
            beat = evolve(beat, cancelled_powers=trick.cancelled_powers)
        yield _beat_of_event(beat, event, effect.card)


def _effects_of(trick: TrickReport, *phases: TrickPhase) -> list[EffectReport | IdleReport]:
    """The Power Cards that were active in these phases of the trick, in order."""
    had_turn: list[EffectReport | IdleReport] = [*trick.effects, *trick.idle]
    of_phases = [effect for effect in had_turn if CARDS[effect.card].phase in phases]
    return sorted(of_phases, key=lambda effect: CARDS[effect.card].order)


def _beat_of_event(beat: Beat, event: Event, card: str = "") -> Beat:
    """The beat with the text of the log; `card` is the active Power Card."""
    seat = event.seat if isinstance(event, SeatEvent) else None
    return evolve(beat, text=event.told(), seat=seat, card=card)


# Effects


def _effect_beats(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    for effect in _effects_of(trick, "count", "total"):
        if isinstance(effect, EffectReport):
            beat = evolve(beat, counts=effect.counts, totals=effect.totals)
        yield _beat_of_event(beat, event_of(trick, effect), effect.card)


# Ties


def _tie_beats(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    winner = trick.winner
    if winner is None:
        return
    if trick.lowest_wins:
        yield _beat_of_event(beat, e.TrickReversed())
    elif any(CARDS[effect.card].reverses for effect in trick.effects):
        yield _beat_of_event(beat, e.ReversalsCancelled())
    for tie in trick.tie_rounds:
        beats = list(_tie_round(beat, tie))
        yield from beats
        beat = beats[-1]
    if trick.linked:
        yield _beat_of_event(beat, e.TieLinked(seat=winner), "wireless-link")
    elif trick.tie_rounds and not any(draw.card for draw in trick.tie_rounds[-1].draws):
        yield _beat_of_event(beat, e.TieByOrder(seat=winner))


def _tie_round(beat: Beat, tie: TieRound) -> Iterator[Beat]:
    seats = tuple(draw.seat for draw in tie.draws)
    total = beat.totals[seats[0]]
    began = e.TieBegan(seats=seats, total=total, uses_own_decks=tie.uses_own_decks)
    yield (beat := evolve(_beat_of_event(beat, began), tied_seats=seats))
    for draw in tie.draws:
        totals = (*beat.totals[: draw.seat], draw.total, *beat.totals[draw.seat + 1 :])
        event = e.TieCardDrawn(seat=draw.seat, card=draw.card, total=draw.total)
        draw_count = beat.drawn_count + bool(draw.card)
        level = tie.level if draw is tie.draws[-1] else seats
        tied = level if len(level) > 1 else ()
        beat = evolve(
            _beat_of_event(beat, event), totals=totals, drawn_count=draw_count, tied_seats=tied
        )
        yield beat


# Winner and prizes


def _ending_beats(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    winner = trick.winner
    if winner is None:
        return
    text = f"{seat_text(winner)} wins with {trick.totals[winner]}"
    beat = evolve(beat, text=text, seat=winner, winner=winner, card="", tied_seats=())
    yield beat
    for effect in _effects_of(trick, "prize"):
        beat = _beat_of_event(
            _with_prize(beat, trick, effect), event_of(trick, effect), effect.card
        )
        yield beat
    yield from _taking_beats(beat, trick)


def _with_prize(beat: Beat, trick: TrickReport, effect: EffectReport | IdleReport) -> Beat:
    """The beat after a Power Card has taken a prize away, added one, or done nothing."""
    if isinstance(effect, IdleReport) or not effect.affected_card:
        return beat
    if any(taking.power_card == effect.card for taking in trick.takings):
        return evolve(beat, prizes_taken=beat.prizes_taken + 1)
    return evolve(beat, joined_prizes=(*beat.joined_prizes, effect.affected_card))


def _taking_beats(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    remaining_prizes = [taking.card for taking in trick.takings if not taking.power_card]
    if remaining_prizes and trick.winner is not None:
        text, count = (
            f"{seat_text(trick.winner)} takes {card_list(remaining_prizes)}",
            len(trick.takings),
        )
        yield evolve(beat, text=text, seat=trick.winner, card="", prizes_taken=count)
