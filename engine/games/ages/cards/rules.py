"""Treasure cards: drawing, revealing, giving, discarding (RULES.md 14)."""

from __future__ import annotations

from engine.games.ages.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardRevealed,
    CardSeen,
)
from engine.games.ages.cards.held import is_badge
from engine.games.ages.cards.marked import with_mark
from engine.games.ages.challenges.ratings import carry_limit
from engine.games.ages.changed_rules import may_new_cards_be_destroyed
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit


def draw_card(g: AgesState, number: int, deck: str, *, draws: int = 0) -> None:
    """Draw a card for a unit; an empty deck is first made from its discards (14.1, 24.16).

    `draws` are those of a reward that the card takes.
    """
    unit, card = g.units[number], take_from_deck(g, deck)
    if card is None:
        return
    is_open = g.are_cards_open or is_badge(card)
    gain_card(unit, card, face_up=is_open)
    offer_to_destroy(g, number, card)
    g.emit(CardDrawn, unit=unit.slug, deck=deck, card=card if is_open else "", draws=draws)
    if not is_open:
        g.emit(CardSeen, unit=unit.slug, card=card, audience=g.seats_of(unit.team))


def take_from_deck(g: AgesState, deck: str) -> str | None:
    """Take the next card of a deck; an empty deck is first made from its discards (24.16)."""
    pile = g.decks[deck]
    if not pile.cards:
        pile.cards, g.discards[deck] = g.discards[deck], []
        pile.shuffle(g.chance)
    return pile.draw(g.chance)


def gain_card(unit: Unit, card: str, *, face_up: bool) -> None:
    unit.cards += (card,)
    unit.open_marks += (face_up,)


def offer_to_destroy(g: AgesState, number: int, card: str) -> None:
    """Let a unit destroy a card that it has just received (14.18).

    It is asked after the whole reward or theft, and before all that follows. In the free actions
    and before the first round it is asked about a badge only: the rest can be destroyed there.
    """
    can_wait = g.phase in (Step.DEAL, Step.FREE) and not is_badge(card)
    if can_wait or not may_new_cards_be_destroyed(g):
        return
    received = new_cards_of(g, number)
    if received is None:
        received = Pending(ask=Ask.RECEIVE, unit=number)
        others = (n for n, each in enumerate(g.pending) if not gives_cards(each, number))
        g.pending.insert(next(others, len(g.pending)), received)
    received.count += 1


def gives_cards(pending: Pending, number: int) -> bool:
    """Does an interruption let a unit draw or steal cards?"""
    if pending.ask is Ask.STEAL:
        return pending.cause_unit == number
    return pending.ask in (Ask.DRAW, Ask.ROB) and pending.unit == number


def new_cards_of(g: AgesState, number: int) -> Pending | None:
    """The interruption about the new cards of a unit, if it has any."""
    interruptions = (each for each in g.pending if each.ask is Ask.RECEIVE)
    return next((each for each in interruptions if each.unit == number), None)


def new_cards(g: AgesState, number: int) -> tuple[str, ...]:
    """The new cards of a unit, each once (14.18)."""
    pending = new_cards_of(g, number)
    cards = g.units[number].cards
    return tuple(dict.fromkeys(cards[len(cards) - pending.count :])) if pending else ()


WIELDED = ("used", "armor", "ready", "played", "achievement")
"""The reasons of a reveal that mean that the owner uses the card."""


def lose_card(unit: Unit, card: str, *, face_up: bool = False) -> bool:
    """Take a card, face down unless `face_up`, from a unit and return whether it was open."""
    index = card_index(unit, card, prefer_face_up=face_up)
    was_open = unit.open_marks[index]
    unit.cards = unit.cards[:index] + unit.cards[index + 1 :]
    unit.open_marks = unit.open_marks[:index] + unit.open_marks[index + 1 :]
    return was_open


def card_index(unit: Unit, card: str, *, prefer_face_up: bool = False) -> int:
    """The index of a card among the unit's cards.

    Of two copies it is the one face down, or with `prefer_face_up` the open one.
    """
    places = [index for index, each in enumerate(unit.cards) if each == card]
    return next((index for index in places if unit.open_marks[index] == prefer_face_up), places[0])


def reveal_card(g: AgesState, unit: Unit, card: str, reason: str) -> None:
    """Turn a card open permanently, unless a copy of it lies open already (1.5)."""
    index = card_index(unit, card, prefer_face_up=True)
    if reason in WIELDED and card not in g.wielded_cards:
        g.wielded_cards.append(card)
    if not unit.open_marks[index]:
        g.chance.reveals += 1
        unit.open_marks = (*unit.open_marks[:index], True, *unit.open_marks[index + 1 :])
        g.emit(CardRevealed, unit=unit.slug, card=card, reason=reason)


def use_up(g: AgesState, unit: Unit, card: str) -> None:
    """Play a card that works once: show it, log it, and discard it (14.10, 14.11)."""
    reveal_card(g, unit, card, "played")
    g.emit(CardPlayed, unit=unit.slug, card=card)
    discard_card(g, unit, card, "used up", face_up=True)


def discard_card(
    g: AgesState, unit: Unit, card: str, reason: str, *, face_up: bool = False
) -> None:
    """Put a card on the discards, where all see it; with `face_up`, the open one of two copies."""
    index = card_index(unit, card, prefer_face_up=face_up)
    if not unit.open_marks[index]:
        g.chance.reveals += 1
    received = new_cards_of(g, g.number(unit.slug)) if g.pending else None
    if received is not None and index >= len(unit.cards) - received.count:
        received.count -= 1
    unit.cards = unit.cards[:index] + unit.cards[index + 1 :]
    unit.open_marks = unit.open_marks[:index] + unit.open_marks[index + 1 :]
    unit.broken_cards = tuple(each for each in unit.broken_cards if each != card)
    g.discards[TREASURES[card].deck].append(card)
    g.emit(CardDiscarded, unit=unit.slug, card=card, reason=reason)


def give_card(g: AgesState, giver: Unit, card: str, taker: Unit, reason: str = "") -> None:
    """Move a card to another unit; it stays open or face down as it was."""
    face_up = lose_card(giver, card)
    gain_card(taker, card, face_up=face_up)
    if giver.team != taker.team:
        offer_to_destroy(g, g.number(taker.slug), card)
    visible_card = card if face_up else ""
    deck = TREASURES[card].deck
    g.emit(
        CardGiven, unit=giver.slug, taker=taker.slug, deck=deck, card=visible_card, reason=reason
    )
    if not face_up:
        seats = g.seats_of(taker.team) + (
            g.seats_of(giver.team) if giver.team != taker.team else ()
        )
        g.emit(CardSeen, unit=taker.slug, card=card, audience=seats)
        g.chance.reveals += giver.team != taker.team
    check_limit(g, g.number(taker.slug))


def check_limit(g: AgesState, number: int) -> None:
    """Make a unit with too many cards discard before anything else happens (14.2)."""
    unit = g.units[number]
    if len(unit.cards) > carry_limit(g, unit):
        g.pending.insert(0, Pending(ask=Ask.DISCARD, unit=number))


def drop_cards(g: AgesState, unit: Unit, space: int) -> int:
    """Lay the cards of a unit that was killed on the ground, and return how many (13.7)."""
    marked_cards = tuple(
        with_mark(card, unit.team, face_up=face_up)
        for card, face_up in zip(unit.cards, unit.open_marks, strict=True)
    )
    if marked_cards:
        g.ground[g.space_name(space)] = g.ground.get(g.space_name(space), ()) + marked_cards
    unit.cards, unit.open_marks = (), ()
    return len(marked_cards)
