"""A dial: one row for a number, instead of a row for each number that could be chosen.

The rules offer each number as a separate choice, at a place `number:<n>`, besides others such as
leaving an auction. Bots and the line mode see them all (ADR 1); at a table the player turns the
dial with left and right, types digits, and takes the number with Enter.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from string import digits

from attrs import define, evolve, field

from engine.core.choice import Choice, Description
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.letters import ending_letter, ending_of, jump_letters
from tui.widgets.choices import ChoiceRow

NUMBER = "number:"


def number_at(place: str) -> int | None:
    """The number of a place `number:<n>`; None for another place."""
    digits = place.removeprefix(NUMBER)
    return int(digits) if place.startswith(NUMBER) and digits.isdecimal() else None


def asks_for_a_number(words: Mapping[Choice, Description]) -> bool:
    """Are several numbers offered, so that a dial is better than a list?"""
    return sum(number_at(each.place) is not None for each in words.values()) > 1


@define
class Dial(ChoiceMenu):
    """The numbers of one decision in one row, and its other choices below."""

    _typed_digits: str = field(default="", init=False)
    """The digits typed since the number was last changed in another way."""
    _numbers: dict[int, Choice] = field(init=False)
    _others: tuple[Choice, ...] = field(init=False)
    _jump_letters: tuple[str, ...] = field(init=False)
    number: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        number_of = {each: number_at(text.place) for each, text in self._descriptions.items()}
        self._numbers = dict(sorted((n, each) for each, n in number_of.items() if n is not None))
        self._others = tuple(each for each, n in number_of.items() if n is None)
        letters = tuple(letter for letter in self._letters if not letter.isdecimal())
        end, ending = ending_of(self._others), ending_letter(letters)
        others = tuple(each for each in letters if each != ending)
        free_letters = iter(jump_letters(others, len(self._others)))
        self._jump_letters = tuple(
            ending if each == end else next(free_letters) for each in self._others
        )
        self.number = next(iter(self._numbers))
        places = (self._descriptions[each].place for each in self._others)
        letters_at = zip(places, self._jump_letters, strict=True)
        self.places = {place: letter for place, letter in letters_at if place}

    # Content

    @property
    def title(self) -> str:
        return "Set the number, then confirm it"

    @property
    def progress(self) -> str:
        if not self._typed_digits or int(self._typed_digits) in self._numbers:
            return ""
        return f"{self._typed_digits} is not possible: {self._range()}"

    @property
    def refusal(self) -> str:
        return self.progress

    def _range(self) -> str:
        return f"{min(self._numbers)} to {max(self._numbers)}"

    @property
    def clause(self) -> str:
        return self._descriptions[self._current_choice()].clause or self.decision.clause

    def rows(self, in_sight: range | None = None) -> tuple[ChoiceRow, ...]:
        others = zip(self._others, self._jump_letters, strict=True)
        return (self._number_row(), *(self._row(each, letter) for each, letter in others))

    def _index_at(self, place: str) -> int | None:
        places = [self._descriptions[each].place for each in self._others]
        return places.index(place) + 1 if place and place in places else None

    def _number_row(self) -> ChoiceRow:
        choice = self._numbers[self.number]
        text = self._descriptions[choice].consequence
        consequence = f"{text}. " if text else ""
        row = self._choice_row(
            choice, "", f"{consequence}Left and right change the number, digits set it."
        )
        return evolve(row, text=f"{row.text} ({self._range()})")

    def _row(self, choice: Choice, letter: str) -> ChoiceRow:
        return self._choice_row(choice, letter, self._descriptions[choice].consequence)

    # Position

    @property
    def length(self) -> int:
        return len(self._others) + 1

    @property
    def can_go_back(self) -> bool:
        return self.is_armed or bool(self._typed_digits)

    @property
    def has_question(self) -> bool:
        return True

    def place(self) -> str:
        return self._descriptions[self._current_choice()].place if self.cursor else ""

    def _current_choice(self) -> Choice:
        return self._others[self.cursor - 1] if self.cursor else self._numbers[self.number]

    # Moving

    def try_turn(self, steps: int) -> bool:
        if self.cursor:
            return False
        numbers = list(self._numbers)
        index = numbers.index(self.number) + steps
        self._set(numbers[max(0, min(index, len(numbers) - 1))])
        return True

    def _set(self, number: int) -> None:
        self.number, self._typed_digits = number, ""
        self.go_to(0)

    def open_row(self) -> None:
        self.try_turn(1)

    def try_close_group(self) -> bool:
        return self.try_turn(-1)

    def try_step_back(self) -> bool:
        if self.try_disarm():
            return True
        had_digits, self._typed_digits = bool(self._typed_digits), ""
        return had_digits

    def point_to(self, choice: Choice) -> None:
        self.advised_choice = choice
        if choice in self._others:
            self.go_to(self._others.index(choice) + 1)
            return
        for number, each in self._numbers.items():
            if each == choice:
                self._set(number)

    # Answering

    def enter(self) -> Choice | None:
        return self._choice_under_cursor(by_enter=True)

    def enter_at(self, place: str) -> Choice | None:
        index = self._index_at(place)
        if index is None:
            return None
        self.step_to(index)
        return self.enter()

    def choose_row(self, index: int) -> Choice | None:
        self.step_to(index)
        return self._choice_under_cursor()

    def letters(self) -> Collection[str]:
        """The jump letters of the rows; all digits belong to the number."""
        return (*self._jump_letters, *digits)

    def choose_by_letter(self, letter: str) -> Choice | None:
        if letter.isdecimal():
            self._type(letter)
        elif letter in self._jump_letters:
            return self.choose_row(self._jump_letters.index(letter) + 1)
        return None

    def _type(self, digit: str) -> None:
        """Add a digit to those typed before; start again if no offered number begins with them."""
        most = max(self._numbers)
        typed = self._typed_digits + digit if int(self._typed_digits + digit) <= most else digit
        if int(typed) in self._numbers:
            self.number = int(typed)
        self.go_to(0)
        self._typed_digits = typed

    def _single_choice(self) -> Choice | None:
        return None if not self.cursor and self.progress else self._current_choice()

    def _choice_under_cursor(self, *, by_enter: bool = False) -> Choice | None:
        choice = self._single_choice()
        return None if choice is None else self._ask_for(choice, by_enter=by_enter)
