"""Prizes and bids (RULES.md 7.1 to 7.3)."""

from __future__ import annotations

from engine.core.choice import Decision
from engine.core.flow import choose_together
from engine.core.subsets import cards_in
from engine.games.lightning.bid_counts import BLACKOUT, WAR_OF_CURRENTS, is_blacked_out
from engine.games.lightning.deck import VOLTS
from engine.games.lightning.events import BidRevealed, PrizesTurnedUp
from engine.games.lightning.ideas import SURGE, bid_choices
from engine.games.lightning.rules.decks import leave_hand, turn_up_common
from engine.games.lightning.rules.effect_register import passive
from engine.games.lightning.state import LightningState, Trick

WIRELESS_LINK = passive("wireless-link")
for each in (SURGE, WAR_OF_CURRENTS, BLACKOUT):
    passive(each)
PROMPTS = {3: "Bid up to three cards", 2: "Bid up to two cards", 1: "Bid a card or none"}


def turn_up_prizes(g: LightningState, size: int) -> None:
    """Begin a trick with `size` prizes, or as many as the Common Deck still has (7.1)."""
    prizes = turn_up_common(g, size)
    drawn_prizes = tuple(prizes)
    g.trick = Trick(
        round=g.round, dealer=g.dealer, size=size, prizes=prizes, first_prizes=drawn_prizes
    )
    g.emit(PrizesTurnedUp, size=size, cards=drawn_prizes)


async def ask_all_for_bids(g: LightningState) -> None:
    """Ask all seats that have cards for a secret bid, all at once; the others bid nothing (7.2)."""
    size, sides, prompt = g.trick.size, g.sides, prompt_of(g)
    decisions = [
        Decision(seat, prompt, bid_choices(side.hand.cards, size), "7.2")
        for seat, side in enumerate(sides)
        if side.hand.cards
    ]
    bids: list[list[str]] = [[] for _ in sides]
    if decisions:
        answers = await choose_together(*decisions)
        for decision, answer in zip(decisions, answers, strict=True):
            bids[decision.seat] = cards_in(answer)
    reveal_bids(g, bids)


def prompt_of(g: LightningState) -> str:
    """The question for a bid, with the winning total if it is known (7.6, 11.14)."""
    best = "lowest" if is_blacked_out(g, g.trick.size) else "highest"
    prizes = "the prize" if len(g.trick.prizes) == 1 else "all prizes"
    return f"{PROMPTS[g.trick.size]}; the {best} total takes {prizes}"


def reveal_bids(g: LightningState, bids: list[list[str]]) -> None:
    """Take the bids out of the hands and lay them open (7.3)."""
    trick = g.trick
    trick.bids = bids
    for side, bid in zip(g.sides, bids, strict=True):
        for card in bid:
            leave_hand(side, card)
    trick.drawn_cards = [[] for _ in bids]
    if g.events is not None:
        for seat in g.order():
            total = sum(VOLTS[card] for card in bids[seat])
            g.emit(BidRevealed, seat=seat, cards=tuple(bids[seat]), total=total)


def linked_seats(g: LightningState, seats: list[int]) -> list[int]:
    """The seats among these that have Wireless Link in force: one at most (11.12)."""
    return [seat for seat in seats if WIRELESS_LINK in g.sides[seat].lasting_powers.cards]
