"""The interface of the list of choices, in all its forms.

`Menu` lists the choices in groups; `SetPicker` lets the player build a set of cards piece by piece;
`Dial` lets the player set a number. All answer with one of the offered choices, or with None while
the player only moves.

A final choice takes two keys (`ConfirmPolicy`): its letter, a click or Enter arms its row, and the
same or Enter takes it. It does not matter how the cursor came to the row: by an arrow key, by a
hint, or because the list has just opened. Esc disarms the row, and so does a move of the cursor
(`RowList`); then both keys are needed again. A choice that gives something up, such as a sale, is
confirmed as well. Only two final choices take one Enter: a set whose cards the player has just
picked, and the pass in a reaction window, because another key passes at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from attrs import define, field, frozen

from engine.core.choice import PASS, Choice, Decision, Description
from net.play.update import nothing_is_final
from screens.table.reaction_window import is_window
from tui.widgets.choices import ChoiceRow


class ChoiceMenu(Protocol):
    """The list of choices of one decision, and the player's position in it."""

    @property
    def decision(self) -> Decision:
        """The decision whose choices are listed."""

    # Content

    @property
    def title(self) -> str:
        """The heading of the list; empty if there is none."""

    @property
    def length(self) -> int:
        """The number of rows of the list."""

    @property
    def progress(self) -> str:
        """The set that the player has built so far, as text; empty if there is none."""

    @property
    def refusal(self) -> str:
        """The reason why the last key had no effect, until the next key; else empty."""

    @property
    def is_building_set(self) -> bool:
        """Does the player pick pieces and confirm the set? Then Enter and Space differ."""

    @property
    def clause(self) -> str:
        """The clause of the rules about the row under the cursor."""

    @property
    def places(self) -> Mapping[str, str]:
        """The places on the board that can be chosen now, each with its jump letter."""

    @property
    def picked_places(self) -> tuple[str, ...]:
        """The places on the board of a set that is being built."""

    def rows(self, in_sight: range | None = None) -> tuple[ChoiceRow, ...]:
        """The rows of the list; those out of sight may be empty.

        `in_sight` are the numbers of the visible rows. A single choice among them has its
        consequence only if the cursor is on it, because working it out can take a while. By default
        all rows are complete.
        """

    def row_at(self, place: str) -> ChoiceRow | None:
        """The choices at a place of the board, as a row; None if there are none."""

    advised_choice: Choice | None
    """The choice that a bot advises, whose row is marked."""

    # Position

    @property
    def cursor(self) -> int:
        """The number of the row under the cursor."""

    @property
    def is_armed(self) -> bool:
        """Was the row under the cursor chosen once, so that it must be confirmed?"""

    @property
    def asks_twice(self) -> bool:
        """Must Enter be pressed twice for the row under the cursor?"""

    @property
    def is_in_group(self) -> bool:
        """Is a group open, so that the list does not show all choices?"""

    @property
    def can_go_back(self) -> bool:
        """Would `try_step_back` have an effect?"""

    @property
    def has_question(self) -> bool:
        """Does the list ask something that cannot be answered on the board?"""

    def place(self) -> str:
        """The place on the board of the row under the cursor; empty unless there is exactly one."""

    # Moving

    def move(self, steps: int) -> None:
        """Move the cursor up or down the rows, wrapping around."""

    def go_to(self, index: int) -> None:
        """Move the cursor to a row; -1 is the last."""

    def point_at(self, place: str) -> None:
        """Move the cursor to the row of a place on the board."""

    def try_turn(self, steps: int) -> bool:
        """Change the number under the cursor by some steps; False if there is none."""

    def open_row(self) -> None:
        """Open the group under the cursor, if it is one."""

    def try_close_group(self) -> bool:
        """Close the open group; False if none is open."""

    def try_step_back(self) -> bool:
        """Undo the last step in the list, or only disarm the row; False if there is none."""

    def point_to(self, choice: Choice) -> None:
        """Put the cursor on a choice that a bot advises."""

    # Answering

    def enter(self) -> Choice | None:
        """Handle Enter in the list: return the choice of the row or the built set."""

    def enter_at(self, place: str) -> Choice | None:
        """Handle Enter on the board: return the choice at the place of the cursor, or the set."""

    def pick(self) -> Choice | None:
        """Pick the piece under the cursor, by Space; without a set to build, answer as `enter`."""

    def pick_at(self, place: str) -> Choice | None:
        """Pick the piece at a place, by Space; without a set to build, answer as `enter_at`."""

    def choose_row(self, index: int) -> Choice | None:
        """Take the row of a jump letter or a click, and return its choice if that answers."""

    def choose_at(self, place: str) -> Choice | None:
        """Take the choices at a place of the board; return the choice if there is only one.

        This is what a jump letter on the board and a click do.
        """

    def has_letter(self, letter: str) -> bool:
        """Does a row or a place have this letter?"""

    def is_start_of_pair(self, letter: str) -> bool:
        """Is a letter the first of the two letters of a row or a place?"""

    def choose_by_letter(self, letter: str) -> Choice | None:
        """Take the row or place of this jump letter (or two); return its choice if it answers."""


@frozen
class ConfirmPolicy:
    """The choices that must be confirmed, by the player's settings."""

    decision: Decision
    is_final: Callable[[Choice], bool] = nothing_is_final
    """Can a choice not be undone? Asking may take a while (`Update.is_final`)."""
    confirm: str = "final"
    """Confirm choices that cannot be undone (`final`), all (`always`), or `never`."""
    costly: tuple[str, ...] = ()
    """Verbs that give something up: confirmed even if they can be undone."""

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


@define
class RowList:
    """The cursor of a list of rows."""

    cursor: int = field(default=0, init=False)
    """The number of the row under the cursor."""
    is_armed: bool = field(default=False, init=False)
    """Was the row under the cursor chosen once, so that it must be confirmed?"""

    @property
    def length(self) -> int:
        """The number of rows."""
        raise NotImplementedError

    def move(self, steps: int) -> None:
        """Move the cursor up or down the rows, wrapping around."""
        self.go_to(self.cursor + steps)

    def go_to(self, index: int) -> None:
        """Move the cursor to a row, which is then not armed; -1 is the last."""
        self.cursor, self.is_armed = index % self.length if self.length else 0, False

    def step_to(self, index: int) -> None:
        """Move the cursor to a row; the current row stays armed."""
        if index != self.cursor:
            self.go_to(index)

    def try_disarm(self) -> bool:
        """Cancel the first key for the row under the cursor; False if it is not armed."""
        was_armed, self.is_armed = self.is_armed, False
        return was_armed

    def choice_once_confirmed(self, choice: Choice, *, twice: bool) -> Choice | None:
        """The choice, or None if it must be confirmed (`twice`) and this is the first time."""
        self.is_armed = twice and not self.is_armed
        return None if self.is_armed else choice


@define
class DecisionList(RowList):
    """The described choices of one decision: the base of `Menu`, `SetPicker` and `Dial`."""

    decision: Decision
    _describe: Callable[[Choice], Description]
    _letters: tuple[str, ...]
    is_final: Callable[[Choice], bool] = nothing_is_final
    confirm: str = "final"
    costly: tuple[str, ...] = ()
    """Verbs that give something up."""
    advised_choice: Choice | None = None
    _caution: ConfirmPolicy = field(init=False)
    _descriptions: dict[Choice, Description] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._caution = ConfirmPolicy(self.decision, self.is_final, self.confirm, self.costly)
        self._descriptions = {each: self._describe(each) for each in self.decision.choices}

    @property
    def asks_twice(self) -> bool:
        """Must Enter be pressed twice for the row under the cursor?"""
        choice = self._single_choice()
        return choice is not None and self._must_enter_twice(choice)

    def _must_enter_twice(self, choice: Choice) -> bool:
        """Must Enter be pressed twice for a choice? A pass in a reaction window takes one."""
        is_reaction_pass = choice == PASS and is_window(self.decision)
        return self._caution.must_ask_twice(choice, takes_one_key=is_reaction_pass)

    def _ask_for(self, choice: Choice, *, by_enter: bool) -> Choice | None:
        """The choice under the cursor, or None if Enter, a letter or a click only arms its row."""
        must_ask = self._must_enter_twice if by_enter else self._caution.must_ask_twice
        return self.choice_once_confirmed(choice, twice=must_ask(choice))

    def _single_choice(self) -> Choice | None:
        """The choice that Enter takes now; None if it opens a group or adds to a set."""
        return None

    @property
    def refusal(self) -> str:
        """The reason why the last key had no effect; empty if every key has one."""
        return ""

    @property
    def is_building_set(self) -> bool:
        """Does the player pick pieces and confirm the set?"""
        return False

    def enter(self) -> Choice | None:
        """Handle Enter in the list: return the choice under the cursor, if it answers."""
        raise NotImplementedError

    def enter_at(self, place: str) -> Choice | None:
        """Handle Enter on the board: return the choice at the place under the cursor."""
        raise NotImplementedError

    def pick(self) -> Choice | None:
        """Answer with the choice under the cursor, as `enter`: no set is built."""
        return self.enter()

    def pick_at(self, place: str) -> Choice | None:
        """Answer with the choice at a place of the board, as `enter_at`: no set is built."""
        return self.enter_at(place)


def choice_text(description: Description, *, with_group: bool) -> str:
    """The text of one choice, with the name of its group if several groups are mixed."""
    if not with_group or not description.label or description.label == description.group:
        return description.label or description.group
    return f"{description.group}: {description.label}"
