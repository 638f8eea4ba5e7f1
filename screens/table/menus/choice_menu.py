"""The base of the list of choices, in all its forms.

`Menu` lists the choices in groups; `SetPicker` lets the player build a set of cards piece by piece;
`Dial` lets the player set a number. All answer with one of the offered choices, or with None while
the player only moves.

A final choice takes two keys (`ChoiceMenu.must_ask_twice`): its letter, a click or Enter arms its
row, and the same or Enter takes it. It does not matter how the cursor came to the row: by an arrow
key, by a hint, or because the list has just opened. Esc disarms the row, and so does a move of the
cursor; then both keys are needed again. A choice that gives something up, such as a sale, is
confirmed as well. Only two final choices take one Enter: a set whose cards the player has just
picked, and the pass in a reaction window, because another key passes at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from attrs import define, field

from engine.core.choice import PASS, Choice, Decision, Description
from net.play.update import nothing_is_final
from screens.table.reaction_window import is_window
from tui.widgets.choices import ChoiceRow


@define
class ChoiceMenu:
    """The list of choices of one decision, and the player's position in it.

    The defaults are those of a list without groups, sets and numbers.
    """

    decision: Decision
    _describe: Callable[[Choice], Description]
    _letters: tuple[str, ...]
    is_final: Callable[[Choice], bool] = nothing_is_final
    """Can a choice not be undone? Asking may take a while (`Update.is_final`)."""
    confirm: str = "final"
    """Confirm choices that cannot be undone (`final`), all (`always`), or `never`."""
    costly: tuple[str, ...] = ()
    """Verbs that give something up: confirmed even if they can be undone."""
    advised_choice: Choice | None = None
    """The choice that a bot advises, whose row is marked."""
    cursor: int = field(default=0, init=False)
    """The number of the row under the cursor."""
    is_armed: bool = field(default=False, init=False)
    """Was the row under the cursor chosen once, so that it must be confirmed?"""
    places: Mapping[str, str] = field(factory=dict, init=False)
    """The places on the board that can be chosen now, each with its jump letter."""
    _descriptions: dict[Choice, Description] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._descriptions = {each: self._describe(each) for each in self.decision.choices}

    # Content

    @property
    def title(self) -> str:
        return ""

    @property
    def length(self) -> int:
        raise NotImplementedError

    @property
    def progress(self) -> str:
        """The set that the player has built so far, as text; empty if there is none."""
        return ""

    @property
    def refusal(self) -> str:
        """The reason why the last key had no effect, until the next key; else empty."""
        return ""

    @property
    def is_building_set(self) -> bool:
        """Does the player pick pieces and confirm the set? Then Enter and Space differ."""
        return False

    @property
    def clause(self) -> str:
        choice = self._single_choice()
        return (self._descriptions[choice].clause if choice else "") or self.decision.clause

    @property
    def picked_places(self) -> tuple[str, ...]:
        """The places on the board of a set that is being built."""
        return ()

    def rows(self, in_sight: range | None = None) -> tuple[ChoiceRow, ...]:
        """The rows of the list; those out of sight may be empty.

        `in_sight` are the numbers of the visible rows. A single choice among them has its
        consequence only if the cursor is on it, because working it out can take a while. By default
        all rows are complete.
        """
        raise NotImplementedError

    def row_at(self, place: str) -> ChoiceRow | None:
        """The choices at a place of the board, as a row; None if there are none."""
        index = self._index_at(place)
        return None if index is None else self.rows()[index]

    def _index_at(self, place: str) -> int | None:
        """The number of the row of a place; None if there is none."""
        raise NotImplementedError

    # Position

    @property
    def asks_twice(self) -> bool:
        """Must Enter be pressed twice for the row under the cursor?"""
        choice = self._single_choice()
        return choice is not None and self._must_enter_twice(choice)

    @property
    def is_in_group(self) -> bool:
        """Is a group open, so that the list does not show all choices?"""
        return False

    @property
    def can_go_back(self) -> bool:
        """Would `try_step_back` have an effect?"""
        return self.is_armed

    @property
    def has_question(self) -> bool:
        """Does the list ask something that cannot be answered on the board?"""
        raise NotImplementedError

    def place(self) -> str:
        """The place on the board of the row under the cursor; empty unless there is exactly one."""
        raise NotImplementedError

    # Moving

    def move(self, steps: int) -> None:
        self.go_to(self.cursor + steps)

    def go_to(self, index: int) -> None:
        """Move the cursor to a row, which is then not armed; -1 is the last."""
        self.cursor, self.is_armed = index % self.length if self.length else 0, False

    def step_to(self, index: int) -> None:
        if index != self.cursor:
            self.go_to(index)

    def point_at(self, place: str) -> None:
        index = self._index_at(place)
        if index is not None:
            self.go_to(index)

    def try_turn(self, steps: int) -> bool:
        """Change the number under the cursor by some steps; False if there is none."""
        return False

    def open_row(self) -> None:
        """Open the group under the cursor, if it is one."""

    def try_close_group(self) -> bool:
        return False

    def try_step_back(self) -> bool:
        """Undo the last step in the list, or only disarm the row; False if there is none."""
        return self.try_disarm()

    def try_disarm(self) -> bool:
        was_armed, self.is_armed = self.is_armed, False
        return was_armed

    def point_to(self, choice: Choice) -> None:
        """Put the cursor on a choice that a bot advises."""
        raise NotImplementedError

    # Answering

    def enter(self) -> Choice | None:
        """Handle Enter in the list: return the choice of the row or the built set."""
        raise NotImplementedError

    def enter_at(self, place: str) -> Choice | None:
        """Handle Enter on the board: return the choice at the place of the cursor, or the set."""
        raise NotImplementedError

    def pick(self) -> Choice | None:
        """Pick the piece under the cursor, by Space; without a set to build, answer as `enter`."""
        return self.enter()

    def pick_at(self, place: str) -> Choice | None:
        """Pick the piece at a place, by Space; without a set to build, answer as `enter_at`."""
        return self.enter_at(place)

    def choose_row(self, index: int) -> Choice | None:
        """Take the row of a jump letter or a click, and return its choice if that answers."""
        raise NotImplementedError

    def choose_at(self, place: str) -> Choice | None:
        """Take the choices at a place by its letter or a click; return a single one."""
        index = self._index_at(place)
        return None if index is None else self.choose_row(index)

    def letters(self) -> Collection[str]:
        return self.places.values()

    def has_letter(self, letter: str) -> bool:
        return letter in self.letters()

    def is_start_of_pair(self, letter: str) -> bool:
        """Is a letter the first of the two letters of a row or a place?"""
        return any(len(pair) > 1 and pair[0] == letter for pair in self.letters())

    def choose_by_letter(self, letter: str) -> Choice | None:
        """Take the row or place of this jump letter (or two); return its choice if it answers."""
        raise NotImplementedError

    # Confirming

    def must_ask_twice(self, choice: Choice, *, takes_one_key: bool = False) -> bool:
        """Must a choice be confirmed?

        `takes_one_key`: does one key take the choice now even if it is final? An only choice is
        confirmed just for players who confirm everything, and a pass not even then.
        """
        if self.confirm == "always":
            return tuple(self.decision.choices) != (PASS,)
        if self.confirm == "never" or len(self.decision.choices) == 1:
            return False
        return choice.verb in self.costly or (not takes_one_key and self.is_final(choice))

    def _must_enter_twice(self, choice: Choice) -> bool:
        is_reaction_pass = choice == PASS and is_window(self.decision)
        return self.must_ask_twice(choice, takes_one_key=is_reaction_pass)

    def _ask_for(self, choice: Choice, *, by_enter: bool) -> Choice | None:
        """The choice under the cursor, or None if Enter, a letter or a click only arms its row."""
        twice = self._must_enter_twice(choice) if by_enter else self.must_ask_twice(choice)
        return self._arm_or_take(choice, twice=twice)

    def _arm_or_take(self, choice: Choice, *, twice: bool) -> Choice | None:
        """The choice, or None if it must be confirmed (`twice`) and this is the first time."""
        self.is_armed = twice and not self.is_armed
        return None if self.is_armed else choice

    def _single_choice(self) -> Choice | None:
        """The choice that Enter takes now; None if it opens a group or adds to a set."""
        return None

    def _choice_row(self, choice: Choice, letter: str, consequence: str) -> ChoiceRow:
        description = self._descriptions[choice]
        return ChoiceRow(
            text=choice_text(description, with_group=True),
            letter=letter,
            consequence=consequence,
            clause=description.clause,
            final=self.is_final(choice),
            advised=choice == self.advised_choice,
        )


def choice_text(description: Description, *, with_group: bool) -> str:
    """The text of one choice, with the name of its group if several groups are mixed."""
    if not with_group or not description.label or description.label == description.group:
        return description.label or description.group
    return f"{description.group}: {description.label}"
