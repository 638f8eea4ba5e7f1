"""Building a set: several pieces picked one by one, answered as one choice (ADR 3).

If the rules offer choices that name several cards at once (their place is `cards:a b c`), a list of
all of them would be long. A picker shows the single cards instead. Picking and putting back is
free; only sets that can still become one of the offered choices can be built.

Each key has one meaning, wherever the cursor is: the letter of a card and a click pick it or put it
back, Space does so with the card under the cursor, and Enter answers with the choice of exactly
this set. The last row represents that answer, so that it can be read first and clicked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from attrs import define, field

from engine.core.choice import Choice
from engine.core.text import capital, count
from screens.table.card_sets import (
    DONE,
    Cards,
    Piece,
    Pieces,
    all_parts,
    card_of,
    cards_at,
    pieces_of,
)
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.letters import DealtLetters, ending_letter
from tui.widgets.choices import ChoiceRow


@define
class SetPicker(ChoiceMenu):
    """Pieces to pick, one per row, and a last row that answers with the set."""

    pieces: Pieces = field(factory=dict, kw_only=True)
    """The game's own texts and order; other pieces get a plain name."""
    dealt_letters: DealtLetters = field(factory=DealtLetters, kw_only=True)
    """The letters of earlier decisions, which are kept if possible."""
    estimate: Callable[[Choice], str] = field(default=lambda choice: "", kw_only=True)
    """The odds of a set as text; empty if they are unknown or not wanted."""
    _odds: dict[Choice, str] = field(factory=dict, init=False)
    """The odds of the sets built so far."""
    _picked_pieces: list[str] = field(factory=list, init=False)
    _is_last_piece_own: bool = field(default=False, init=False)
    """Has the player changed the set by hand since a hint, Esc or the opening of the list?"""
    refusal: str = field(default="", init=False)
    """The reason why the last key had no effect, until the next key."""
    _sets: dict[Cards, Choice] = field(init=False)
    _reachable: frozenset[Cards] = field(init=False)
    _rows: tuple[str, ...] = field(init=False)
    """The place of each row; the last is `DONE`."""

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        self._lay_out()

    # Position

    @property
    def length(self) -> int:
        return len(self._rows)

    @property
    def is_building_set(self) -> bool:
        return True

    # The set

    @property
    def picked_places(self) -> tuple[str, ...]:
        return tuple(self._picked_pieces)

    @property
    def choice(self) -> Choice | None:
        return self._sets.get(self._cards())

    @property
    def progress(self) -> str:
        """The set with its consequence, or why the last key did nothing; empty without pieces."""
        if self.refusal:
            return self.refusal
        if not self._picked_pieces:
            return ""
        row = self._done_row()
        return f"{row.text}; {row.consequence}" if row.consequence else row.text

    @property
    def can_go_back(self) -> bool:
        return self.is_armed or bool(self._picked_pieces)

    @property
    def has_question(self) -> bool:
        return self.place() == DONE

    def _cards(self, *places: str) -> Cards:
        return tuple(sorted(card_of(each) for each in (*self._picked_pieces, *places)))

    def can_pick(self, place: str) -> bool:
        return self._cards(place) in self._reachable

    def toggle(self, place: str) -> None:
        """Pick a piece or put it back. If only one can be picked, it replaces the other."""
        self.refusal = ""
        if place in self._picked_pieces:
            self._picked_pieces.remove(place)
        elif self.can_pick(place):
            self._picked_pieces.append(place)
        elif self._can_replace(place):
            self._picked_pieces = [place]
        else:
            self.refusal = self._too_many(place)
            return
        self._is_last_piece_own = bool(self._picked_pieces)
        self.go_to(self.cursor)

    def _too_many(self, place: str) -> str:
        most = max(map(len, self._sets))
        if len(self._picked_pieces) >= most:
            return (
                f"{count(most, 'card')} at most: put one back to pick {self._piece_at(place).name}"
            )
        return f"{self._piece_at(place).name} does not go with the others: put one back first"

    def _can_replace(self, place: str) -> bool:
        return len(self._picked_pieces) == 1 and (card_of(place),) in self._reachable

    # Content

    @property
    def title(self) -> str:
        return "Pick, then confirm"

    def rows(self, in_sight: range | None = None) -> tuple[ChoiceRow, ...]:
        return (*map(self._piece_row, self._rows[:-1]), self._done_row())

    def _index_at(self, place: str) -> int | None:
        return self._rows.index(place) if place in self._rows else None

    def place(self) -> str:
        return self._rows[self.cursor]

    def _piece_row(self, place: str) -> ChoiceRow:
        piece, is_picked = self._piece_at(place), place in self._picked_pieces
        return ChoiceRow(
            text=piece.name,
            letter=self.places[place],
            consequence=piece.text,
            picked=is_picked,
            possible=is_picked or self.can_pick(place) or self._can_replace(place),
        )

    def _piece_at(self, place: str) -> Piece:
        """The game's text of a piece, or that of the choice with only it, or a plain name."""
        if place in self.pieces:
            return self.pieces[place]
        alone = self._sets.get((card_of(place),))
        if alone is not None:
            return Piece(self._descriptions[alone].label, self._descriptions[alone].consequence)
        return Piece(card_of(place).replace("-", " ").capitalize())

    def _done_row(self) -> ChoiceRow:
        choice, letter = self.choice, self.places[DONE]
        if choice is None:
            names = ", ".join(self._piece_at(each).name for each in self._picked_pieces)
            text = capital(self._missing_text())
            return ChoiceRow(text=text, letter=letter, consequence=names, possible=False)
        consequence = self._with_odds(choice, self._descriptions[choice].consequence)
        return self._choice_row(choice, letter, consequence)

    def _with_odds(self, choice: Choice, consequence: str) -> str:
        if choice not in self._odds:
            self._odds[choice] = self.estimate(choice)
        return "; ".join(text for text in (consequence, self._odds[choice]) if text)

    def _missing_text(self) -> str:
        have = len(self._picked_pieces)
        sizes = sorted({len(each) for each in self._sets if len(each) > have})
        return (
            f"pick {sizes[0] - have} {'more' if have else 'of these'}" if sizes else "pick others"
        )

    # Moving

    def move(self, steps: int) -> None:
        self.refusal = ""
        super().move(steps)

    def try_step_back(self) -> bool:
        self.refusal, self._is_last_piece_own = "", False
        if self.try_disarm():
            return True
        if not self._picked_pieces:
            return False
        self._picked_pieces.pop()
        return True

    def point_to(self, choice: Choice) -> None:
        self.advised_choice, self.refusal, self._is_last_piece_own = choice, "", False
        for cards, each in self._sets.items():
            if each == choice:
                self._picked_pieces = list(pieces_of(cards))
        self.go_to(-1)

    # Answering: Enter asks for the choice of the set, all other input picks a piece

    @property
    def asks_twice(self) -> bool:
        choice = self.choice
        return choice is not None and (
            self._is_far_from_empty_set or self._must_enter_twice(choice)
        )

    def _must_enter_twice(self, choice: Choice) -> bool:
        """One Enter takes a set that was built by hand, if the list describes it."""
        is_described = self.place() == DONE or self.place() in self._picked_pieces
        takes_one_key = is_described and self._is_last_piece_own
        return self.must_ask_twice(choice, takes_one_key=takes_one_key)

    @property
    def _is_far_from_empty_set(self) -> bool:
        """Is nothing picked, and the cursor on a piece?"""
        return not self._picked_pieces and self.place() != DONE

    def enter(self) -> Choice | None:
        """Handle Enter: return the set. For an empty set, the cursor must be on the last row."""
        if self.choice is not None and self._is_far_from_empty_set:
            self.go_to(-1)
            self.is_armed = True
            return None
        return self._ask(by_enter=True)

    def enter_at(self, place: str) -> Choice | None:
        if place in self._rows:
            self.step_to(self._rows.index(place))
        return self.enter()

    def _single_choice(self) -> Choice | None:
        return self.choice

    def pick(self) -> Choice | None:
        if self.place() == DONE:
            return self.enter()
        self.toggle(self.place())
        return None

    def pick_at(self, place: str) -> Choice | None:
        self.point_at(place)
        return self.pick()

    def choose_row(self, index: int) -> Choice | None:
        self.step_to(index)
        if self._rows[index] == DONE:
            return self._ask()
        self.toggle(self._rows[index])
        return None

    def choose_by_letter(self, letter: str) -> Choice | None:
        letters = list(self.places.values())
        return self.choose_row(letters.index(letter)) if letter in letters else None

    def _ask(self, *, by_enter: bool = False) -> Choice | None:
        """Ask for the choice of this set; if it is not offered, None, and `refusal` says why."""
        choice, self.refusal = self.choice, ""
        if choice is None:
            self.refusal = f"Not yet: {self._missing_text()}"
            return None
        twice = (self._must_enter_twice if by_enter else self.must_ask_twice)(choice)
        self.step_to(self.length - 1)
        return self._arm_or_take(choice, twice=twice)

    # Laying out

    def _lay_out(self) -> None:
        """List the pieces in the game's order, each with its letter; index sets by their cards."""
        self._sets = self._offered_sets()
        self._reachable = all_parts(self._sets)
        pieces, ending = self._pieces_in_order(), ending_letter(self._letters)
        self._rows = (*pieces, DONE)
        others = tuple(each for each in self._letters if each != ending)
        letters = (*self.dealt_letters.deal(pieces, others), ending)
        self.places = dict(zip(self._rows, letters, strict=True))

    def _offered_sets(self) -> dict[Cards, Choice]:
        pairs = ((cards_at(text.place), each) for each, text in self._descriptions.items())
        return {cards: each for cards, each in pairs if cards is not None}

    def _pieces_in_order(self) -> list[str]:
        most: Counter[str] = Counter()
        for cards in self._sets:
            most |= Counter(cards)
        pieces = list(pieces_of(most.elements()))
        order = {place: number for number, place in enumerate(self.pieces)}
        return sorted(pieces, key=lambda place: order.get(place, len(order)))
