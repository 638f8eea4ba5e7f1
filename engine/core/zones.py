"""Places where cards lie. A zone that turns up a hidden card raises the undo barrier by itself.

A zone holds slugs. What leaves a `Deck` was unknown before, so taking from it needs the state's
`Chance`, which counts the reveal; hands, rows and piles are known to whoever moves their cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define, field

from engine.core.chance import Chance


@define
class Deck:
    """A face-down pile, top first. Nobody knows its order, but for cards seen going under it."""

    cards: list[str] = field(factory=list)
    known: int = 0
    """How many cards at the bottom everybody saw being put there, since the last shuffle."""

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, chance: Chance) -> str | None:
        """Turn up the top card, or None from an empty deck."""
        if not self.cards:
            return None
        chance.reveals += 1
        card = self.cards.pop(0)
        self.known = min(self.known, len(self.cards))
        return card

    def deal(self, count: int, chance: Chance) -> list[str]:
        """The top cards, as many of `count` as there are."""
        chance.reveals += 1
        dealt, self.cards[:count] = self.cards[:count], []
        self.known = min(self.known, len(self.cards))
        return dealt

    def bury(self, cards: Iterable[str]) -> None:
        """Put open cards under the deck; the first of them ends up uppermost."""
        before = len(self.cards)
        self.cards.extend(cards)
        self.known += len(self.cards) - before

    def shuffle(self, chance: Chance) -> None:
        """Bring the deck into a new order."""
        chance.shuffle(self.cards)
        self.known = 0

    def shuffle_unseen(self, chance: Chance) -> None:
        """Rearrange only what nobody knows, for imagined matches."""
        unseen = self.cards[: len(self.cards) - self.known]
        chance.shuffle(unseen)
        self.cards[: len(unseen)] = unseen


@define
class Pile:
    """An open stack or an owner's hand: no order that matters, nothing hidden from its owner."""

    cards: list[str] = field(factory=list)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def add(self, *cards: str) -> None:
        """Lay cards on the pile."""
        self.cards.extend(cards)

    def remove(self, card: str) -> None:
        """Take one card away."""
        self.cards.remove(card)

    def give(self, cards: Iterable[str], other: Pile, chance: Chance) -> None:
        """Hand cards over unseen; once their new owner has looked, there is no way back."""
        chance.reveals += 1
        for card in cards:
            self.cards.remove(card)
            other.cards.append(card)


def hand(cards: Iterable[str] = ()) -> Pile:
    """A seat's cards, hidden from the others by the game's view."""
    return Pile(list(cards))


def discard(cards: Iterable[str] = ()) -> Pile:
    """Played cards, open to all."""
    return Pile(list(cards))


@define
class Row:
    """A face-up display beside a deck, refilled slot by slot; it shrinks when the deck is empty."""

    cards: list[str] = field(factory=list)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def take(self, card: str, deck: Deck, chance: Chance) -> None:
        """Take a card; its successor from the deck comes into the same slot."""
        slot = self.cards.index(card)
        successor = deck.draw(chance)
        self.cards[slot : slot + 1] = [] if successor is None else [successor]

    def replace_all(self, deck: Deck, chance: Chance) -> None:
        """Bury the whole row, left card uppermost, then turn up as many cards from the top."""
        count = len(self.cards)
        deck.bury(self.cards)
        self.cards[:] = deck.deal(count, chance)
