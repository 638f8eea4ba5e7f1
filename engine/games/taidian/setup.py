"""Setup (RULES.md 2): characters, teams, decks and the market."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.flow import choose
from engine.core.zones import Deck
from engine.games.taidian.card_types import HAND_SIZE, SECOND_OF_TWO
from engine.games.taidian.cards import CARDS, CHARACTERS
from engine.games.taidian.deck import (
    SHORT_PUNCHES,
    START_DECK,
    health_of,
    scale_in_fives,
    stack_size,
)
from engine.games.taidian.events import CharacterTaken, GameBegan
from engine.games.taidian.ideas import character_choices
from engine.games.taidian.rules.fighters import draw_cards
from engine.games.taidian.state import Fighter, Options, Step, TaidianState


def setup(options: Options, seats: int, chance: Chance) -> TaidianState:
    """The table before the first choice (2.1 to 2.3)."""
    first = 0 if options.first == "seat 1" else chance.number_below(seats)
    g = TaidianState(
        chance=chance,
        options=options,
        first=first,
        active=0,
        step=Step.CHARACTER if options.characters == "pick" else Step.DEAL,
        fighters=[new_fighter(options, seat) for seat in range(seats)],
        market={slug: stack_size(slug, seats) for slug in CARDS},
    )
    if g.step == Step.DEAL:
        draw_characters(g)
    return g


def new_fighter(options: Options, seat: int) -> Fighter:
    """The cards that each fighter starts with (2.4)."""
    cards = [*START_DECK, *SHORT_PUNCHES] if options.punches else list(START_DECK)
    team = team_of(options, seat)
    return Fighter(side=seat if team is None else team, deck=Deck(cards))


def team_of(options: Options, seat: int) -> int | None:
    """The team of a seat; None if each plays for itself (14.1)."""
    return None if options.teams == "none" else seat % int(options.teams)


def draw_characters(g: TaidianState) -> None:
    """Give each seat a random character (2.1)."""
    slugs = list(CHARACTERS)
    g.chance.shuffle(slugs)
    for fighter, slug in zip(g.fighters, slugs, strict=False):
        become_character(g, fighter, slug)


async def ask_for_a_character(g: TaidianState) -> None:
    """Ask the next seat for a character (2.1)."""
    offered = character_choices(g)
    answer = await choose(g.active, "Pick your character", offered, "2.1")
    become_character(g, g.fighters[g.active], answer.noun)
    g.active += 1
    if g.active == len(g.fighters):
        g.step = Step.DEAL


def become_character(g: TaidianState, fighter: Fighter, slug: str) -> None:
    """Take the character's health, and perhaps its extra cards or energy (2.4, 2.5, 14.2)."""
    row = CHARACTERS[slug]
    health = health_of(slug, g.options.usual_health, balanced=g.options.is_balanced)
    fighter.health = fighter.cap = health
    fighter.character = slug
    fighter.energy = row.energy
    fighter.deck.cards.extend(row.cards)


def deal_first_hands(g: TaidianState) -> None:
    """Shuffle and deal five to each fighter; then the first player begins (2.3, 2.6)."""
    is_picked = g.options.characters == "pick"
    for seat, fighter in enumerate(g.fighters):
        team = 0 if g.options.teams == "none" else fighter.side + 1
        g.emit(CharacterTaken, seat=seat, picked=is_picked, team=team)
    if len(g.fighters) == 2 and g.options.is_balanced:
        strengthen_the_second(g)
    for seat, fighter in enumerate(g.fighters):
        fighter.deck.shuffle(g.chance)
        draw_cards(g, seat, HAND_SIZE)
    g.emit(GameBegan, seat=g.first)


def strengthen_the_second(g: TaidianState) -> None:
    """Give the second of two fighters more health, because going first is an advantage (14.8)."""
    second = g.fighters[1 - g.first]
    second.cap += scale_in_fives(SECOND_OF_TWO, g.options.usual_health)
    second.health = second.cap
