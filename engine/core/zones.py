"""Zones of cards. Turning up a hidden card counts as a reveal, which undo cannot pass.

A zone holds slugs; copies of a card have the same slug, so a zone may hold it twice. A card that
leaves a `Deck` was unknown before, so drawing needs the state's `Chance`, which counts the reveal;
hands, rows and piles are known to the seat that moves cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define, field

from engine.core.chance import Chance


def _count_reveal(chance: Chance) -> None:
    try:
        chance.reveals += 1
    except AttributeError:
        raise TypeError(
            f"drawing needs the chance of the state, `g.chance`, not {chance!r}"
        ) from None


@define
class _Zone:
    """Cards in a place; raises TypeError for anything but a list of slugs."""

    cards: list[str] = field(factory=list)

    def __attrs_post_init__(self) -> None:
        cards: object = self.cards  # rules of other packages are not always type-checked
        if not isinstance(cards, list) or (cards and not isinstance(cards[0], str)):
            raise TypeError(f"the cards of a zone are a list of slugs, not {cards!r}")

    def __len__(self) -> int:
        return len(self.cards)


@define
class _OpenZone(_Zone):
    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards


@define
class Deck(_Zone):
    """A face-down pile, top first. Its order is unknown, except for cards openly put under it."""

    known_bottom_count: int = field(default=0, metadata={"saved_as": "known"})
    """The number of cards that all seats saw being put under the deck since the last shuffle."""

    def draw(self, chance: Chance) -> str | None:
        """Take the top card and return it; None if the deck is empty."""
        if not self.cards:
            return None
        _count_reveal(chance)
        card = self.cards.pop(0)
        self.known_bottom_count = min(self.known_bottom_count, len(self.cards))
        return card

    def deal(self, count: int, chance: Chance) -> list[str]:
        """Take and return the top `count` cards, or all if there are fewer."""
        _count_reveal(chance)
        dealt_cards, self.cards[:count] = self.cards[:count], []
        self.known_bottom_count = min(self.known_bottom_count, len(self.cards))
        return dealt_cards

    def bury(self, cards: Iterable[str]) -> None:
        """Put open cards under the deck, the first of them uppermost."""
        before = len(self.cards)
        self.cards.extend(_check_several(cards))
        self.known_bottom_count += len(self.cards) - before

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)
        self.known_bottom_count = 0

    def shuffle_unseen(self, chance: Chance) -> None:
        """Reorder only the cards that no seat knows at random, for imagined matches."""
        unseen = self.cards[: len(self.cards) - self.known_bottom_count]
        chance.shuffle(unseen)
        self.cards[: len(unseen)] = unseen


@define
class Pile(_OpenZone):
    """A face-up stack or an owner's hand: its order does not matter, its owner sees every card."""

    def add(self, *cards: str) -> None:
        self.cards.extend(cards)

    def remove(self, card: str) -> None:
        """Remove one card; raises ValueError if it is not there."""
        try:
            self.cards.remove(card)
        except ValueError:
            raise ValueError(f"the pile has no {card!r}") from None

    def give(self, cards: Iterable[str], other: Pile, chance: Chance) -> None:
        """Move cards to another pile, hidden from other seats; this counts as a reveal."""
        _count_reveal(chance)
        for card in _check_several(cards):
            self.remove(card)
            other.cards.append(card)


def hand(cards: Iterable[str] = ()) -> Pile:
    """A pile for the cards in a seat's hand, which the game's view hides from the others."""
    return Pile(list(_check_several(cards)))


def discard(cards: Iterable[str] = ()) -> Pile:
    """A pile for played cards, which all seats see."""
    return Pile(list(_check_several(cards)))


def _check_several(cards: Iterable[str]) -> Iterable[str]:
    """The cards; raises TypeError for a single slug, which would be taken letter by letter."""
    if isinstance(cards, str):
        raise TypeError(f"cards are several slugs, not {cards!r}; write [{cards!r}]")
    return cards


@define
class Row(_OpenZone):
    """A face-up display beside a deck, refilled slot by slot; it shrinks when the deck is empty."""

    def take(self, card: str, deck: Deck, chance: Chance) -> None:
        """Take a card and refill its slot from the deck.

        Raises ValueError if the card is not there.
        """
        if card not in self.cards:
            raise ValueError(f"the row has no {card!r}")
        slot = self.cards.index(card)
        successor = deck.draw(chance)
        self.cards[slot : slot + 1] = [] if successor is None else [successor]

    def replace_all(self, deck: Deck, chance: Chance) -> None:
        """Bury the whole row, left card uppermost, then turn up as many cards from the deck."""
        count = len(self.cards)
        deck.bury(self.cards)
        self.cards[:] = deck.deal(count, chance)
