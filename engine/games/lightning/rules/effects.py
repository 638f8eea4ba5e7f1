"""The effects of Power Cards in bids (RULES.md 11.17 to 11.28). Surge (11.16) is in bids.py.

Each is one step of a trick's agenda, in the order that the rows of the cards give. Effects with a
choice ask before anything else; effects without a target are not called. `idle_powers.py` knows
when that is so, and why.
"""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.lightning.cards import WAVE_VOLTS
from engine.games.lightning.deck import (
    CARDS,
    POWER_CARDS,
    VOLTAGE_SUIT,
    sorted_cards,
    without_cards,
)
from engine.games.lightning.events import (
    CardBuried,
    CardDoubled,
    CardStruck,
    CoilTurnedUp,
    PolarityReversed,
    PowerDeclined,
    PowersCancelled,
    PrizeAdded,
    PrizeTaken,
    TotalGrounded,
    TotalsExchanged,
    WaveCounted,
)
from engine.games.lightning.ideas import (
    KEEP_PRIZES,
    double_choices,
    send_back_choices,
    take_choices,
    target_ideas,
)
from engine.games.lightning.names import seat_of
from engine.games.lightning.rules.decks import turn_up_common, turn_up_own
from engine.games.lightning.rules.effect_register import asks, happens
from engine.games.lightning.rules.targets import ask_for_one_of, bidder_of, index_of
from engine.games.lightning.state import LightningState
from engine.games.lightning.trick_report import PowerEffect, Taking


def record_effect(
    g: LightningState, card: str, seat: int, *, target: int | None = None, other_card: str = ""
) -> None:
    """Note what the card has done, for the trick's report; some cards are then used up (11.29).

    `other_card` is the one that it worked on: one added to a bid or to the prizes, one taken, or
    one whose count it has changed, in the bid of `target` or of `seat`. A card that changes the
    counts of several cards calls this for each. Equal cards of a bid cannot be told apart: an
    effect on one of them applies to the first one with the highest count (`index_of`).
    """
    trick = g.trick
    if CARDS[card].is_single_use:
        g.used_up_cards[card] = seat
    totals = tuple(trick.totals or [sum(counts) for counts in trick.counts])
    trick.power_effects.append(
        PowerEffect(card=card, seat=seat, target=target, affected_card=other_card, totals=totals)
    )


# Cards that join a bid or are cancelled


@happens("second-coil")
def add_coil_card(g: LightningState) -> None:
    """Add the top card of the bidder's Input Deck to the bid, without its effect (11.17)."""
    seat = bidder_of(g, "second-coil")
    card = turn_up_own(g, seat)
    if card:
        g.trick.bids[seat].append(card)
        g.trick.coil = seat
        if card in POWER_CARDS:
            g.trick.cancelled_powers.append(card)
    record_effect(g, "second-coil", seat, other_card=card)
    g.emit(CoilTurnedUp, seat=seat, card=card)


@happens("short-circuit")
def cancel_other_powers(g: LightningState) -> None:
    """Cancel all other cards marked reveal or won (11.20)."""
    trick, seat = g.trick, bidder_of(g, "short-circuit")
    cancelled_cards = [
        card
        for bid in trick.bids
        for card in bid
        if CARDS[card].timing in ("reveal", "won")
        and card != "short-circuit"
        and card not in trick.cancelled_powers
    ]
    trick.cancelled_powers += cancelled_cards
    trick.agenda[:] = [step for step in trick.agenda if step not in cancelled_cards]
    record_effect(g, "short-circuit", seat)
    g.emit(PowersCancelled, seat=seat, cards=sorted_cards(cancelled_cards))


# Single cards


@happens("standing-wave")
def count_wave(g: LightningState) -> None:
    """Count 15 for each Power Card in the bids that has an effect (11.22)."""
    trick, seat = g.trick, bidder_of(g, "standing-wave")
    bid = [card for cards in trick.bids for card in cards if card in POWER_CARDS]
    powers = len(without_cards(bid, trick.cancelled_powers))
    counts = WAVE_VOLTS * powers
    trick.counts[seat][trick.bids[seat].index("standing-wave")] = counts
    record_effect(g, "standing-wave", seat, other_card="standing-wave")
    g.emit(WaveCounted, seat=seat, counts=counts)


@asks("resonance")
async def double_a_card(g: LightningState) -> None:
    """Count one Voltage Card of the bidder's own bid double (11.18)."""
    trick, seat = g.trick, bidder_of(g, "resonance")
    offered = double_choices(g, seat)
    answer = await ask_for_one_of(seat, "Resonance: double which card?", offered, "11.18")
    counts = trick.counts[seat]
    place = index_of(trick.bids[seat], counts, answer.noun)
    counts[place] *= 2
    record_effect(g, "resonance", seat, other_card=answer.noun)
    g.emit(CardDoubled, seat=seat, card=answer.noun, counts=counts[place])


@asks("arc-strike")
async def strike_best_card(g: LightningState) -> None:
    """Count the best Voltage Card of an opponent's bid as 0 (11.19)."""
    seat = bidder_of(g, "arc-strike")
    offered = legal(target_ideas(g, seat, "strike"))
    answer = await ask_for_one_of(seat, "Arc Strike: whose bid?", offered, "11.19")
    target = seat_of(answer.noun)
    bid, counts = g.trick.bids[target], g.trick.counts[target]
    places = [place for place, card in enumerate(bid) if card in VOLTAGE_SUIT]
    struck_card = ""
    if places:
        best = max(places, key=counts.__getitem__)
        struck_card, counts[best] = bid[best], 0
    record_effect(g, "arc-strike", seat, target=target, other_card=struck_card)
    g.emit(CardStruck, seat=seat, target=target, card=struck_card)


# Totals


@asks("transformer")
async def exchange_totals(g: LightningState) -> None:
    """Exchange two totals (11.23)."""
    seat = bidder_of(g, "transformer")
    offered = legal(target_ideas(g, seat, "swap with"))
    answer = await ask_for_one_of(seat, "Transformer: whose total?", offered, "11.23")
    target, totals = seat_of(answer.noun), g.trick.totals
    totals[seat], totals[target] = totals[target], totals[seat]
    record_effect(g, "transformer", seat, target=target)
    g.emit(TotalsExchanged, seat=seat, target=target, total=totals[seat])


@happens("grounding-rod")
def ground_total(g: LightningState) -> None:
    """Make the total of the card's bidder 0 (11.24)."""
    seat = bidder_of(g, "grounding-rod")
    g.trick.totals[seat] = 0
    record_effect(g, "grounding-rod", seat)
    g.emit(TotalGrounded, seat=seat)


@happens("polarity-reversal")
def reverse_polarity(g: LightningState) -> None:
    """Reverse the trick: the lowest total wins, unless there is another reversal (11.21)."""
    g.trick.lowest_wins = not g.trick.lowest_wins
    seat = bidder_of(g, "polarity-reversal")
    record_effect(g, "polarity-reversal", seat)
    g.emit(PolarityReversed, seat=seat)


# Prizes


@happens("strikes-twice")
def add_a_prize(g: LightningState) -> None:
    """Add one prize for the winner (11.28)."""
    seat = bidder_of(g, "strikes-twice")
    for card in turn_up_common(g, 1) if seat == g.trick.winner else []:
        g.trick.prizes.append(card)
        record_effect(g, "strikes-twice", seat, other_card=card)
        g.emit(PrizeAdded, seat=seat, card=card)


@asks("royalty-clause")
async def ask_for_royalty(g: LightningState) -> None:
    """Ask the card's bidder, who did not win, to take one of several prizes (11.25)."""
    seat = bidder_of(g, "royalty-clause")
    await ask_for_a_prize(g, seat, "royalty-clause", "Royalty Clause: take a prize")


@asks("torn-contract")
async def ask_neighbour_for_a_prize(g: LightningState) -> None:
    """Ask the winner's left neighbour to take one of the prizes (11.26)."""
    neighbour = (bidder_of(g, "torn-contract") + 1) % g.seats
    await ask_for_a_prize(g, neighbour, "torn-contract", "Torn Contract: take a prize")


async def ask_for_a_prize(g: LightningState, seat: int, card: str, prompt: str) -> None:
    """Ask the seat for a prize, which goes to its Output Deck (11.25, 11.26)."""
    answer = await ask_for_one_of(seat, prompt, take_choices(g, seat), CARDS[card].clause)
    g.trick.prizes.remove(answer.noun)
    g.sides[seat].output.add(answer.noun)
    g.trick.takings.append(Taking(card=answer.noun, seat=seat, power_card=card))
    record_effect(g, card, bidder_of(g, card), target=seat, other_card=answer.noun)
    g.emit(PrizeTaken, seat=seat, card=answer.noun, power_card=card)


@asks("faulty-goods-returned")
async def ask_which_prize_to_send_back(g: LightningState) -> None:
    """Ask the winner for a prize to put under the Common Deck, or none (11.27)."""
    card, trick = "faulty-goods-returned", g.trick
    seat = bidder_of(g, card)
    prompt = "Faulty Goods Returned: send a prize back?"
    answer = await choose(seat, prompt, send_back_choices(g, seat), "11.27")
    if answer == KEEP_PRIZES:
        g.emit(PowerDeclined, seat=seat, card=card)
        return
    trick.prizes.remove(answer.noun)
    g.common.bury([answer.noun])
    trick.takings.append(Taking(card=answer.noun, seat=None, power_card=card))
    record_effect(g, card, seat, other_card=answer.noun)
    g.emit(CardBuried, seat=seat, card=answer.noun)
