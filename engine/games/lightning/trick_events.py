"""The events of a trick, made again from its report.

The story on the screen is made from them, so it has the words of the log.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.dispatch import Dispatch
from engine.core.event import Event
from engine.games.lightning import events as e
from engine.games.lightning.deck import sorted_cards, without_cards
from engine.games.lightning.trick_report import EffectReport, IdleReport, TrickReport

effect_events: Dispatch[str, Callable[[TrickReport, EffectReport], Event]] = Dispatch("event")
"""The events of a Power Card of a bid, by its slug."""


def event_of(trick: TrickReport, effect: EffectReport | IdleReport) -> Event:
    """The event that the rules logged when this Power Card took effect."""
    if isinstance(effect, EffectReport):
        return effect_events[effect.card](trick, effect)
    if effect.reason:
        return e.PowerFizzled(seat=effect.seat, card=effect.card, reason=effect.reason)
    return e.PowerDeclined(seat=effect.seat, card=effect.card)


def target_of(effect: EffectReport) -> int:
    assert effect.target is not None
    return effect.target


@effect_events("second-coil")
def second_coil_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.CoilTurnedUp(seat=effect.seat, card=effect.affected_card)


@effect_events("short-circuit")
def short_circuit_event(trick: TrickReport, effect: EffectReport) -> Event:
    """The event of Short Circuit: the cards it cancelled, except those already without effect."""
    later_powers = [
        card
        for bid, laid_cards in zip(trick.bids, trick.revealed_bids, strict=True)
        for card in bid[len(laid_cards) :]
        if card in trick.cancelled_powers
    ]
    return e.PowersCancelled(
        seat=effect.seat, cards=sorted_cards(without_cards(trick.cancelled_powers, later_powers))
    )


@effect_events("standing-wave")
def standing_wave_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.WaveCounted(seat=effect.seat, counts=changed_count(trick, effect))


@effect_events("resonance")
def resonance_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.CardDoubled(
        seat=effect.seat, card=effect.affected_card, counts=changed_count(trick, effect)
    )


def changed_count(trick: TrickReport, effect: EffectReport) -> int:
    return effect.counts[effect.seat][trick.bids[effect.seat].index(effect.affected_card)]


@effect_events("arc-strike")
def arc_strike_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.CardStruck(seat=effect.seat, target=target_of(effect), card=effect.affected_card)


@effect_events("transformer")
def transformer_event(trick: TrickReport, effect: EffectReport) -> Event:
    total = effect.totals[effect.seat]
    return e.TotalsExchanged(seat=effect.seat, target=target_of(effect), total=total)


@effect_events("grounding-rod")
def grounding_rod_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.TotalGrounded(seat=effect.seat)


@effect_events("polarity-reversal")
def polarity_reversal_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.PolarityReversed(seat=effect.seat)


@effect_events("strikes-twice")
def strikes_twice_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.PrizeAdded(seat=effect.seat, card=effect.affected_card)


@effect_events("royalty-clause", "torn-contract")
def prize_taken_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.PrizeTaken(seat=target_of(effect), card=effect.affected_card, power_card=effect.card)


@effect_events("faulty-goods-returned")
def faulty_goods_returned_event(trick: TrickReport, effect: EffectReport) -> Event:
    return e.CardBuried(seat=effect.seat, card=effect.affected_card)
