"""Hidden information, drawn again for imagined matches (RULES.md 1.6)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.redeal import redeal_decks
from engine.games.ages.card_types import DECKS
from engine.games.ages.cards.marked import card_of, is_known_to, with_same_mark
from engine.games.ages.opening.selection import printed_respect
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState


def shuffle_unseen(g: AgesState, seat: int | None, chance: Chance) -> None:
    """Rearrange the decks, the other team's face-down cards, and encounters not yet seen."""
    team = None if seat is None else g.sides[seat]
    for deck in DECKS:
        _deal_treasures(g, team, deck, chance)
    _deal_encounters(g, chance)
    _deal_characters(g, team, chance)
    for pile in (*g.guardians.values(), *g.challenge, g.henchmen):
        pile.shuffle_unseen(chance)
    if g.end_deck is not None:
        g.end_deck.shuffle_unseen(chance)


def _deal_treasures(g: AgesState, team: int | None, deck: str, chance: Chance) -> None:
    """Deal again the cards of a deck that the team cannot see: those face down, and the pile."""
    pile = g.decks[deck].cards
    slots = [
        (unit, index)
        for unit in g.units
        if unit.team != team
        for index, (card, face_up) in enumerate(zip(unit.cards, unit.open_marks, strict=True))
        if not face_up and TREASURES[card].deck == deck
    ]
    ground = [
        (space, index)
        for space, cards in sorted(g.ground.items())
        for index, each in enumerate(cards)
        if not is_known_to(team, each) and TREASURES[card_of(each)].deck == deck
    ]
    vaults = [
        (side, index)
        for side, vault in enumerate(g.vaults)
        for index, each in enumerate(vault)
        if not is_known_to(team, each) and TREASURES[card_of(each)].deck == deck
    ]
    cards = [
        *pile,
        *(unit.cards[index] for unit, index in slots),
        *(card_of(g.ground[space][index]) for space, index in ground),
        *(card_of(g.vaults[side][index]) for side, index in vaults),
    ]
    chance.shuffle(cards)
    # A badge lies open from the moment it is received: none is face down (14.12).
    cards.sort(key=lambda card: TREASURES[card].kind != "badge")
    for unit, index in slots:
        unit.cards = (*unit.cards[:index], cards.pop(), *unit.cards[index + 1 :])
    for space, index in ground:
        cards_there = g.ground[space]
        g.ground[space] = (
            *cards_there[:index],
            with_same_mark(cards_there[index], cards.pop()),
            *cards_there[index + 1 :],
        )
    for side, index in vaults:
        vault = g.vaults[side]
        g.vaults[side] = (
            *vault[:index],
            with_same_mark(vault[index], cards.pop()),
            *vault[index + 1 :],
        )
    chance.shuffle(cards)
    pile[:] = cards


def _deal_encounters(g: AgesState, chance: Chance) -> None:
    """Deal again the unseen encounters, including the ones that are not on the map."""
    unseen = [space for space in sorted(g.counters) if space not in g.seen_spaces]
    cards = [*g.pool.cards, *(g.counters[space] for space in unseen)]
    lives = g.alliance if g.alliance and g.alliance.counter and not g.alliance.seen else None
    cards += [lives.counter] if lives else []
    chance.shuffle(cards)
    if lives:
        lives.counter = cards.pop()
    for space in unseen:
        g.counters[space] = cards.pop()
    g.pool.cards[:] = cards


def redeal(start: AgesState, live: AgesState, chance: Chance) -> None:
    """Deal again the decks, and the encounters that nobody has seen yet."""
    redeal_decks(start, live, chance)
    unseen = [space for space in sorted(live.counters) if space not in live.seen_spaces]
    is_pool_untouched = len(start.pool) == len(live.pool)
    cards = [*start.pool.cards] if is_pool_untouched else []
    cards += [start.counters[space] for space in unseen]
    chance.shuffle(cards)
    for space in unseen:
        start.counters[space] = cards.pop()
    if is_pool_untouched:
        start.pool.cards[:] = cards


def _deal_characters(g: AgesState, team: int | None, chance: Chance) -> None:
    """Deal again the characters that the team cannot know before they are revealed (30.11).

    The comparison that found White stays true: those not seen have no higher Respect.
    """
    selection = g.selection
    if selection is None or g.are_cards_open:
        g.reserve.shuffle_unseen(chance)
        return
    others = [each for each in (0, 1) if each != team]
    piles = [*(selection.dropped_characters[each] for each in others), g.reserve.cards]
    hidden_indexes = {
        each: [
            index
            for index, slug in enumerate(selection.hands[each])
            if slug not in selection.shown_characters
        ]
        for each in others
    }
    cards = [slug for pile in piles for slug in pile]
    cards += [selection.hands[each][index] for each in others for index in hidden_indexes[each]]
    chance.shuffle(cards)
    for each in sorted(others, key=lambda owner: selection.caps[owner]):
        for index in hidden_indexes[each]:
            fitting = next(slug for slug in cards if printed_respect(slug) <= selection.caps[each])
            cards.remove(fitting)
            selection.hands[each][index] = fitting
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
