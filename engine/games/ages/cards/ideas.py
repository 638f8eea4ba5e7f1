"""What a seat may think of when a unit draws, loses or plays a card (RULES.md 14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.action import Action
from engine.core.choice import PASS, Ban, Idea, choice, idea
from engine.core.values import frozen_for_checkers
from engine.games.ages.card_types import DECKS
from engine.games.ages.cards.held import PACKS, hidden_cards_of, is_badge, spare_cards
from engine.games.ages.challenges.ratings import can_use, why_unusable
from engine.games.ages.rows.treasures import ELITE_DRAWS, TREASURES
from engine.games.ages.units import AnyState, AnyUnit


@frozen_for_checkers
class Play(Action, verb="play"):
    """A cube or a monument that is played, and the unit or space that a cube is played on."""

    card: str
    target: str = ""


@frozen_for_checkers
class LayOpen(Action, verb="ready"):
    """A card that is laid open; its owner is named if several units could be meant."""

    card: str
    owner: str = ""


@frozen_for_checkers
class Reaction(Action):
    """A card that a unit uses when others act, on one of them: a secret event, or a hunter."""

    verb: str
    card: str
    owner: str
    target: str


TAKES_TWO = Ban("an Elite card takes two draws", "14.1")
EMPTY = Ban("the deck is empty", "14.1")
STAYS = Ban("a badge stays with its owner", "14.12")
OPEN_ALREADY = Ban("it lies open already", "1.5")


def draws_taken(deck: str) -> int:
    """The draws of a reward that a card from a deck takes (14.1)."""
    return ELITE_DRAWS if deck == "elite" else 1


def draw_ideas(table: AnyState, draws: int) -> Iterator[Idea]:
    """The decks from which one of so many draws may be taken (14.1)."""
    for deck in DECKS:
        empty = None if table.can_draw_from(deck) else EMPTY
        yield idea(choice("draw", deck), TAKES_TWO if draws_taken(deck) > draws else empty)


def discard_ideas(table: AnyState, unit: AnyUnit, new_cards: Iterable[str] = ()) -> Iterator[Idea]:
    """The cards that a unit with too many may discard, or reveal to carry more (14.2, 14.18)."""
    yield from (choice("reveal", card) for card in hidden_cards_of(table, unit, PACKS))
    new_badges = [card for card in new_cards if is_badge(card)]
    yield from loss_ideas(unit, "discard", new_badges)


def loss_ideas(unit: AnyUnit, verb: str, badges: Iterable[str] = ()) -> Iterator[Idea]:
    """The cards that a unit may pay, lose or discard: no badges but those named (14.12)."""
    yield from (choice(verb, card) for card in (*spare_cards(unit), *badges))
    for card in dict.fromkeys(unit.open_cards):
        if is_badge(card) and card not in badges:
            yield idea(choice(verb, card), STAYS)


def show_ideas(unit: AnyUnit) -> Iterator[Idea]:
    """The face-down cards that a unit may reveal (1.5)."""
    hidden = unit.hidden_cards
    yield from (choice("reveal", card) for card in dict.fromkeys(hidden))
    for card in dict.fromkeys(unit.open_cards):
        if card not in hidden:
            yield idea(choice("reveal", card), OPEN_ALREADY)


def reaction_ideas(unit: AnyUnit, card: str) -> Iterator[Idea]:
    """A secret event whose moment has come, and the unit's cards that wait for theirs (14.11)."""
    if card in unit.known_cards:
        yield choice("play", card)
    for each in dict.fromkeys(unit.known_cards):
        if each != card:
            ban = MOMENTS.get(TREASURES[each].kind, A_FREE_ACTION)
            yield idea(choice("use", each), ban)
    yield PASS


_RIDDEN = Ban("it is ridden in the move phase", "10.5")
_REVEALED_AFTER_A_HIT = Ban("it is revealed when its owner is hit", "13.5")
A_FREE_ACTION = Ban("it is a free action", "8.6")
MOMENTS = {
    "melee": Ban("it is used in melee", "12.2"),
    "ranged": Ban("it is used in the fire phase and in opportunity fire", "9.2"),
    "mount": _RIDDEN,
    "vehicle": _RIDDEN,
    "body": _REVEALED_AFTER_A_HIT,
    "helm": _REVEALED_AFTER_A_HIT,
    "shield": _REVEALED_AFTER_A_HIT,
    "gadget": Ban("it is used before an adventure", "14.8"),
    "secret event": Ban("it is played when its moment comes, and you are asked then", "14.11"),
    "achievement": Ban("it counts at the end of the game", "14.14"),
    "test": Ban("it is taken in the Arbiter's Chamber", "14.15"),
    "sentinel": Ban("it is set up in the move phase, outside a dome", "28.7"),
}
"""The phases in which cards are used that are no free actions, by the kind of the card."""
LAID_OPEN = frozenset(
    card.slug
    for card in TREASURES.values()
    if card.kind in ("gadget", "pack", "stealth") and card.limit == "stays"
)
"""The slugs of the cards that help once a player lays them open (14.8)."""


def unusable_ban(table: AnyState, unit: AnyUnit, card: str, clause: str = "14.3") -> Ban | None:
    """Why the unit lacks what the card needs."""
    row = TREASURES[card]
    if can_use(table, unit, row):
        return None
    return Ban(lambda: why_unusable(table, unit, row), clause)


def later_cards(table: AnyState) -> Iterator[Idea]:
    """The cards of the unit that acts which are no free actions, used in another phase."""
    unit = table.units[table.acting_unit]
    for card in dict.fromkeys(unit.known_cards):
        ban = MOMENTS.get(TREASURES[card].kind)
        if ban is not None and card not in LAID_OPEN:
            yield idea(choice("use", card), unusable_ban(table, unit, card, ban.clause) or ban)
