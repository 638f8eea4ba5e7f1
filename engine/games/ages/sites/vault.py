"""The team's vault in the free actions, and raids on the other team's (RULES.md 26.6, 26.7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Ban, Idea, choice, idea
from engine.core.flow import choose
from engine.games.ages.cards.events import CardSeen
from engine.games.ages.cards.held import is_badge
from engine.games.ages.cards.marked import card_of, is_open, with_mark
from engine.games.ages.cards.rules import (
    check_limit,
    discard_card,
    gain_card,
    lose_card,
    offer_to_destroy,
    take_from_deck,
)
from engine.games.ages.changed_rules import does_ruined_vault_take_cards
from engine.games.ages.done_in_phase import QUOTA, TAKEN, mark_of_handling
from engine.games.ages.pending import Pending
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import VAULT
from engine.games.ages.sites.events import (
    CardStored,
    CardTakenOut,
    VaultRobbed,
    VaultSeen,
    VaultStocked,
)
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, profile_of

FIRST_CARDS = ("common", "secret")
"""The cards that a vault begins with (26.6)."""


def stock_vaults(g: AgesState) -> None:
    """Put the first cards into each vault (26.6, 24.20)."""
    for team in (WHITE, BLACK):
        if not g.has_base(team):
            continue
        cards = []
        for deck in FIRST_CARDS:
            name = deck if g.decks[deck].cards else "common"
            card = take_from_deck(g, name)
            if card is not None:
                cards.append(card)
        g.vaults[team] = tuple(stored_card(g, team, card, face_up=False) for card in cards)
        decks = tuple(TREASURES[card].deck for card in cards)
        g.emit(VaultStocked, team=team, decks=decks)
        audience = None if g.are_cards_open else g.seats_of(team)
        g.emit(VaultSeen, team=team, cards=tuple(cards), audience=audience)


def stored_card(g: AgesState, team: int, card: str, *, face_up: bool) -> str:
    """A card as it is stored in a vault: with a mark for who knows it."""
    return with_mark(card, team, face_up=face_up or g.are_cards_open or is_badge(card))


MOVED = Ban("it has already been moved in this phase", "26.6")
RUINED = Ban("the vault is destroyed", "26.15")
QUOTA_USED = Ban("half of the vault's cards have been taken out", "26.6")
BADGE = Ban("a badge is not stored", "14.12")


def is_on_vault(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit on its team's vault, or on what is left of it?"""
    return unit.space >= 0 and unit.space == table.map.bases[unit.team].get(VAULT, -1)


def is_at_own_vault(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit on its team's vault, and is that intact (26.6, 26.15)?"""
    return is_on_vault(table, unit) and VAULT not in table.ruins[unit.team]


def vault_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The cards to store and to take out; none moves twice in a phase (26.6)."""
    if unit.kind != "character" or not is_on_vault(table, unit):
        return
    is_ruined = VAULT in table.ruins[unit.team]
    if not (is_ruined and does_ruined_vault_take_cards(table)):
        yield from _store_ideas(unit, RUINED if is_ruined else None)
    ban = RUINED if is_ruined else _taking_ban(table, unit)
    moved = {m for each in table.units if each.team == unit.team for m in each.phase_actions}
    for card in table.vault_cards(unit.team):
        is_moved = mark_of_handling(card) in moved
        yield idea(choice("take-out", card), ban or (MOVED if is_moved else None))


def loss_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The cards to store in the team's destroyed vault, where they are lost (26.15)."""
    is_lost = VAULT in table.ruins[unit.team] and does_ruined_vault_take_cards(table)
    if is_lost and unit.kind == "character" and is_on_vault(table, unit):
        yield from _store_ideas(unit)


def _store_ideas(unit: AnyUnit, ban: Ban | None = None) -> Iterator[Idea]:
    giver = profile_of(unit)
    if giver.cannot_trade or giver.cannot_give:
        ban = ban or Ban(f"{giver.name} gives no cards away", "26.6")
    for card in dict.fromkeys(unit.known_cards):
        own_ban = BADGE if is_badge(card) else None
        if own_ban is None and mark_of_handling(card) in unit.phase_actions:
            own_ban = MOVED
        yield idea(choice("store", card), ban or own_ban)


def _taking_ban(table: AnyState, unit: AnyUnit) -> Ban | None:
    """Why the unit takes no card out of the vault."""
    if profile_of(unit).cannot_trade:
        return Ban(f"{profile_of(unit).name} takes no cards", "26.6")
    is_used = unit.phase_actions.count(TAKEN) >= vault_quota(table, unit)
    return QUOTA_USED if is_used else None


def vault_quota(table: AnyState, unit: AnyUnit) -> int:
    """The number of cards that the unit may take out in this phase, fixed at the first (26.6)."""
    quota_mark = next((mark for mark in unit.phase_actions if mark.startswith(QUOTA)), "")
    if quota_mark:
        return int(quota_mark.removeprefix(QUOTA))
    return (len(table.vaults[unit.team]) + 1) // 2


def store_in_vault(g: AgesState, unit: Unit, card: str) -> None:
    """Put a card into the vault; a destroyed one loses it (26.15)."""
    if not is_at_own_vault(g, unit):
        discard_card(g, unit, card, "lost in the vault")
        return
    face_up = lose_card(unit, card)
    unit.phase_actions += (mark_of_handling(card),)
    g.vaults[unit.team] += (stored_card(g, unit.team, card, face_up=face_up),)
    open_card = card if face_up else ""
    g.emit(CardStored, unit=unit.slug, deck=TREASURES[card].deck, card=open_card)


def take_out_of_vault(g: AgesState, unit: Unit, card: str) -> None:
    if TAKEN not in unit.phase_actions:
        unit.phase_actions += (f"{QUOTA}{vault_quota(g, unit)}",)
    face_up = remove_from_vault(g, unit.team, card)
    gain_card(unit, card, face_up=face_up)
    unit.phase_actions += (mark_of_handling(card), TAKEN)
    open_card = card if face_up else ""
    g.emit(CardTakenOut, unit=unit.slug, deck=TREASURES[card].deck, card=open_card)
    check_limit(g, g.number(unit.slug))


def remove_from_vault(g: AgesState, team: int, card: str) -> bool:
    """Take a card from a vault, a face-down copy first, and return whether it lay open."""
    vault = g.vaults[team]
    copies = (with_mark(card, team, face_up=face_up) for face_up in (False, True))
    stored_copy = next(each for each in copies if each in vault)
    index = vault.index(stored_copy)
    g.vaults[team] = (*vault[:index], *vault[index + 1 :])
    return is_open(stored_copy)


# Raids


async def ask_for_card_of_vault(g: AgesState, pending: Pending) -> None:
    """Ask the vault's team which card the raider gets (26.7)."""
    unit = g.units[pending.unit]
    team = 1 - unit.team
    if not pending.count or not g.vaults[team]:
        g.pending.remove(pending)
        return
    cards = dict.fromkeys(map(card_of, g.vaults[team]))
    offered = tuple(choice("give-up", card) for card in cards)
    prompt = f"{profile_of(unit).name} raids the vault of {TEAMS[team]}: which card?"
    answer = await choose(g.first_seat(team), prompt, offered, "26.7")
    pending.count -= 1
    steal_from_vault(g, unit, team, answer.noun)


def steal_from_vault(g: AgesState, unit: Unit, team: int, card: str) -> None:
    """Move a card from the vault of the other team to a raider."""
    face_up = remove_from_vault(g, team, card)
    gain_card(unit, card, face_up=face_up)
    offer_to_destroy(g, g.number(unit.slug), card)
    deck = TREASURES[card].deck
    g.emit(VaultRobbed, unit=unit.slug, team=team, deck=deck, card=card if face_up else "")
    if not face_up:
        g.chance.reveals += 1
        seats = g.seats_of(unit.team) + g.seats_of(team)
        g.emit(CardSeen, unit=unit.slug, card=card, audience=seats)
    check_limit(g, g.number(unit.slug))
