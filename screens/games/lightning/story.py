"""The story of a trick: what happens after the reveal, beat by beat, with the totals at each.

A beat is one moment: another card of each bid is turned up, an effect, a card drawn for a tie, the
winner. While a trick lasts its story only grows, so that a screen can go on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve, frozen

from engine.games.lightning.deck import CARDS, VOLTS
from engine.games.lightning.estimate import CURRENT_BONUS
from engine.games.lightning.prose import name, named, seat_words, seats_named
from engine.games.lightning.trick_report import Spark, TieRound, TrickReport

WAVE, COIL, RESONANCE, ARC = "standing-wave", "second-coil", "resonance", "arc-strike"


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


def _revealed(trick: TrickReport) -> list[tuple[str, ...]]:
    """The bids as they were revealed: without the card that Second Coil adds."""
    added = next((spark for spark in trick.sparks if spark.card == COIL and spark.on), None)
    return [
        bid[:-1] if added is not None and added.seat == seat else bid
        for seat, bid in enumerate(trick.bids)
    ]


def _reveal(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """The cards of all bids, one after the other."""
    bids = _revealed(trick)
    most = max(map(len, bids))
    words = "The bids are revealed" if most else "Nobody bids a card"
    for number in range(1, max(most, 1) + 1):
        counts = tuple(tuple(VOLTS[card] for card in bid[:number]) for bid in bids)
        yield evolve(beat, words=words, counts=counts, totals=tuple(map(sum, counts)))


# What the cards count


def _count(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """Cards that join, cards that are cancelled, and Power Cards in force."""
    for spark in trick.sparks:
        if spark.card == COIL and spark.on:
            counts = _changed(beat.counts, spark.seat, (*beat.counts[spark.seat], VOLTS[spark.on]))
            beat = evolve(beat, counts=counts, totals=tuple(map(sum, counts)))
            yield _told(beat, spark, f"adds {name(spark.on)} by Second Coil")
        elif spark.card == "short-circuit":
            out = [card for card in trick.cancelled if card != spark.card]
            beat = evolve(beat, cancelled=trick.cancelled)
            yield _told(beat, spark, f"cancels {named(out)} by Short Circuit")
    if trick.counts:
        counts = _before_effects(trick)
        if counts != beat.counts:
            words = "Power Cards in force change what cards count"
            totals = tuple(map(sum, counts))
            yield evolve(beat, words=words, seat=None, card="", counts=counts, totals=totals)


def _changed(
    counts: tuple[tuple[int, ...], ...], seat: int, own: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The counts with those of one seat changed."""
    return (*counts[:seat], own, *counts[seat + 1 :])


def _before_effects(trick: TrickReport) -> tuple[tuple[int, ...], ...]:
    """What the cards counted before the Power Cards of the bids changed it."""
    changed = {(spark.seat, spark.on) for spark in trick.sparks if spark.card in (WAVE, RESONANCE)}
    changed |= {(spark.target or 0, spark.on) for spark in trick.sparks if spark.card == ARC}
    return tuple(
        tuple(
            VOLTS[card] + _bonus(trick, seat, card) if (seat, card) in changed else count
            for card, count in zip(trick.bids[seat], counts, strict=True)
        )
        for seat, counts in enumerate(trick.counts)
    )


def _bonus(trick: TrickReport, seat: int, card: str) -> int:
    """What Alternating Current gave to a card that something else has changed since.

    The account does not say; the other cards of the suit in the bid and a doubled one do.
    """
    doubled = {spark.on for spark in trick.sparks if spark.card == RESONANCE and spark.seat == seat}
    for other, count in zip(trick.bids[seat], trick.counts[seat], strict=True):
        if CARDS[other].kind == "voltage" and CARDS[other].suit == CARDS[card].suit:
            times = 2 if other in doubled else 1
            if count == times * (VOLTS[other] + CURRENT_BONUS):
                return CURRENT_BONUS
    return 0


# Effects


def _effects(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """The Power Cards of the bids, in the order in which they worked."""
    for spark in trick.sparks:
        if CARDS[spark.card].timing != "reveal" or spark.card == "short-circuit":
            continue
        totals = spark.totals or beat.totals
        beat = evolve(beat, counts=_counts_after(beat, trick, spark), totals=totals)
        yield _told(beat, spark, _effect_words(beat, trick, spark))


def _counts_after(beat: Beat, trick: TrickReport, spark: Spark) -> tuple[tuple[int, ...], ...]:
    seat = spark.seat if spark.target is None else spark.target
    own = list(beat.counts[seat])
    if spark.card == WAVE:
        place = trick.bids[seat].index(WAVE)
        own[place] = trick.counts[seat][place]
    elif spark.card == RESONANCE:
        own[trick.bids[seat].index(spark.on)] *= 2
    elif spark.card == ARC and spark.on:
        places = [place for place, card in enumerate(trick.bids[seat]) if card == spark.on]
        own[max(places, key=own.__getitem__)] = 0
    return _changed(beat.counts, seat, tuple(own))


def _effect_words(beat: Beat, trick: TrickReport, spark: Spark) -> str:
    """What a Power Card does, after the name of who bid it."""
    on = name(spark.on) if spark.on else ""
    target = "" if spark.target is None else seat_words(spark.target)
    match spark.card:
        case "standing-wave":
            counts = beat.counts[spark.seat][trick.bids[spark.seat].index(WAVE)]
            return f"counts {counts} for Standing Wave"
        case "resonance":
            return f"doubles {on} by Resonance"
        case "arc-strike":
            return f"strikes {target}'s {on}" if on else f"strikes {target} in vain"
        case "transformer":
            return f"exchanges totals with {target}"
        case "grounding-rod":
            return "is grounded: the total is 0"
        case "polarity-reversal":
            return "reverses the polarity"
    return f"has {name(spark.card)} at work"


def _told(beat: Beat, spark: Spark, words: str) -> Beat:
    """The beat as somebody's doing."""
    return evolve(beat, words=_said(spark.seat, words), seat=spark.seat, card=spark.card)


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
    for spark in trick.sparks:
        if CARDS[spark.card].timing == "won":
            beat = _prize_beat(beat, spark)
            yield beat
    yield from _taking(beat, trick)


def _prize_beat(beat: Beat, spark: Spark) -> Beat:
    """A Power Card does something with a prize."""
    on = name(spark.on) if spark.on else "nothing"
    if spark.card == "strikes-twice":
        beat = evolve(beat, joined=(*beat.joined, spark.on) if spark.on else beat.joined)
        return _told(beat, spark, f"adds {on} by Strikes Twice")
    beat = evolve(beat, gone=beat.gone + 1)
    if spark.card == "faulty-goods-returned":
        return _told(beat, spark, f"sends {on} back")
    seat = spark.seat if spark.target is None else spark.target
    words = _said(seat, f"takes {on} by {name(spark.card)}")
    return evolve(beat, words=words, seat=seat, card=spark.card)


def _taking(beat: Beat, trick: TrickReport) -> Iterator[Beat]:
    """The winner takes what is left, once the trick is over."""
    left = [taking.card for taking in trick.takings if not taking.by]
    if left and trick.winner is not None:
        words, gone = _said(trick.winner, f"takes {named(left)}"), len(trick.takings)
        yield evolve(beat, words=words, seat=trick.winner, card="", gone=gone)
