"""The story of a trick: what happens after the reveal, beat by beat, with the totals at each.

A beat is one moment: another card of each bid is turned up, an effect, a card drawn for a tie, the
winner. While a trick lasts its story only grows, so that a screen can go on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve, frozen

from engine.games.lightning.card_types import Stage
from engine.games.lightning.deck import CARDS, VOLTS
from engine.games.lightning.prose import name, named, seat_words, seats_named
from engine.games.lightning.trick_report import EffectReport, TieRound, TrickReport


@frozen(kw_only=True)
class Beat:
    """One moment of a trick: what is told, and what the table shows by then."""

    words: str = ""
    seat: int | None = None
    """Whose doing it is."""
    counts: tuple[tuple[int, ...], ...]
    """What the cards count that lie face up, for each seat; further cards are face down."""
    totals: tuple[int, ...]
    card: str = ""
    """The Power Card at work."""
    cancelled: tuple[str, ...] = ()
    drawn: int = 0
    """How many cards have been drawn for ties."""
    tied: tuple[int, ...] = ()
    """The seats that are level for the win."""
    joined: tuple[str, ...] = ()
    """Prizes that came later."""
    winner: int | None = None
    gone: int = 0
    """How many of the prizes have found their owner."""


@lru_cache(64)
def story_of(trick: TrickReport) -> tuple[Beat, ...]:
    """All beats of a trick so far; none before the reveal."""
    return tuple(_beats(trick)) if trick.revealed else ()


def _beats(trick: TrickReport) -> Iterator[Beat]:
    beat = Beat(counts=tuple(() for _ in trick.bids), totals=tuple(0 for _ in trick.bids))
    for tell in (_reveal, _count, _effects, _ties, _ending):
        beats = list(tell(beat, trick))
        yield from beats
        beat = beats[-1] if beats else beat


# The reveal


def _reveal(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """The cards of all bids, one after the other."""
    most = max(map(len, trick.laid))
    words = "The bids are revealed" if most else "Nobody bids a card"
    for number in range(1, max(most, 1) + 1):
        counts = tuple(_printed(bid[:number]) for bid in trick.laid)
        yield evolve(beat, words=words, counts=counts, totals=tuple(map(sum, counts)))


def _printed(bid: tuple[str, ...]) -> tuple[int, ...]:
    """What cards count by their print."""
    return tuple(VOLTS[card] for card in bid)


# What the cards count


def _count(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """Cards that join a bid, cards that are cancelled, and Power Cards in force."""
    for effect in _effects_of(trick, "reveal"):
        if effect.on:
            own = (*beat.counts[effect.seat], VOLTS[effect.on])
            counts = (*beat.counts[: effect.seat], own, *beat.counts[effect.seat + 1 :])
            beat = evolve(beat, counts=counts, totals=tuple(map(sum, counts)))
        else:
            beat = evolve(beat, cancelled=trick.cancelled)
        yield _told(beat, trick, effect)
    if trick.counted and trick.counted != beat.counts:
        words = "Power Cards in force change what cards count"
        counts, totals = trick.counted, tuple(map(sum, trick.counted))
        yield evolve(beat, words=words, seat=None, card="", counts=counts, totals=totals)


def _effects_of(trick: TrickReport, *stages: Stage) -> Iterator[EffectReport]:
    """The Power Cards that worked in these stages of the trick and are told of, in their order."""
    for effect in trick.effects:
        if CARDS[effect.card].stage in stages and _template(effect):
            yield effect


# Effects


def _effects(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """The Power Cards that change what cards count, or totals."""
    for effect in _effects_of(trick, "count", "total"):
        beat = evolve(beat, counts=effect.counts, totals=effect.totals)
        yield _told(beat, trick, effect)


def _told(beat: Beat, trick: TrickReport, effect: EffectReport, *, by: int | None = None) -> Beat:
    """The beat with the words of the card; `by` is the seat that did it, if not the bidder."""
    seat = effect.seat if by is None else by
    words = _template(effect).format(
        on=name(effect.on) if effect.on else "",
        count=_count_of(trick, effect),
        target="" if effect.target is None else seat_words(effect.target),
        cancelled=named(card for card in trick.cancelled if card != effect.card),
    )
    return evolve(beat, words=_said(seat, words), seat=seat, card=effect.card)


def _template(effect: EffectReport) -> str:
    """The words of the card's row; "" if the story leaves it out."""
    row = CARDS[effect.card]
    return row.told if effect.on or "{on}" not in row.told else row.told_in_vain


def _count_of(trick: TrickReport, effect: EffectReport) -> int:
    """What the card that was worked on counts after the effect; 0 if it lies in no bid."""
    seat = effect.seat if effect.target is None else effect.target
    bid = trick.bids[seat]
    if not effect.counts or effect.on not in bid:
        return 0
    return effect.counts[seat][bid.index(effect.on)]


def _said(seat: int, words: str) -> str:
    """What a seat does: "Seat 3 draws Edison Medal"."""
    return f"{seat_words(seat)} {words}"


# Ties


def _ties(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """Which way the totals are compared, and the cards drawn for ties."""
    if trick.winner is None:
        return
    beat = evolve(beat, card="", seat=None)
    if trick.lowest_wins:
        yield evolve(beat, words="The lowest total wins")
    for tie in trick.tied:
        beats = list(_tie_round(beat, tie))
        yield from beats
        beat = beats[-1]
    if trick.linked:
        words = _said(trick.winner, "wins the tie by Wireless Link")
        yield evolve(beat, words=words, seat=trick.winner, card="wireless-link")


def _tie_round(beat: Beat, tie: TieRound) -> Iterator[Beat]:
    seats = tuple(draw.seat for draw in tie.draws)
    total = beat.totals[seats[0]]
    source = " from their own decks" if tie.own_decks else ""
    words = f"{seats_named(seats)} are level at {total} and draw{source}"
    yield (beat := evolve(beat, words=words, seat=None, tied=seats))
    for draw in tie.draws:
        totals = (*beat.totals[: draw.seat], draw.total, *beat.totals[draw.seat + 1 :])
        card = name(draw.card) if draw.card else "nothing"
        words = _said(draw.seat, f"draws {card}: {draw.total}")
        beat = evolve(
            beat, words=words, seat=draw.seat, totals=totals, drawn=beat.drawn + bool(draw.card)
        )
        yield beat


# Winner and prizes


def _ending(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """Who wins, what other Power Cards do with the prizes, and what is left for the winner."""
    winner = trick.winner
    if winner is None:
        return
    words = _said(winner, f"wins with {trick.totals[winner]}")
    beat = evolve(beat, words=words, seat=winner, winner=winner, card="", tied=())
    yield beat
    for effect in _effects_of(trick, "prize"):
        beat = _prize_beat(beat, trick, effect)
        yield beat
    yield from _taking(beat, trick)


def _prize_beat(beat: Beat, trick: TrickReport, effect: EffectReport) -> Beat:
    """A Power Card takes a prize away, or adds one."""
    taking = next((each for each in trick.takings if each.by == effect.card), None)
    if taking is None:
        return _told(evolve(beat, joined=(*beat.joined, effect.on)), trick, effect)
    return _told(evolve(beat, gone=beat.gone + 1), trick, effect, by=taking.seat)


def _taking(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """The winner takes what is left, once the trick is over."""
    left = [taking.card for taking in trick.takings if not taking.by]
    if left and trick.winner is not None:
        words, gone = _said(trick.winner, f"takes {named(left)}"), len(trick.takings)
        yield evolve(beat, words=words, seat=trick.winner, card="", gone=gone)
