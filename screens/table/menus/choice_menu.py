"""What a page needs of the list of choices, however the list is made.

`Menu` lists the choices in groups; `SetPicker` lets the player build a set of cards piece by piece;
`Dial` lets the player set a number. All answer with one of the choices that the rules offered, or
with None as long as the player has only moved.

How a choice is asked for decides whether it must be asked for twice (`Caution`): Enter takes what
is under the cursor, or the set that was built, so its consequence was in sight; a jump letter or a
click reaches a choice that may not have been, and what cannot be undone is only gone to at first.
So does Enter in a list that has just come in place of another (`is_unread`): one Enter too many
must not take what the program has put under the cursor. In between the row is `armed`, until the
cursor moves (`RowList`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Protocol

from attrs import define, field, frozen

from engine.core.choice import PASS, Choice, Decision, Description
from tui.widgets.choices import ChoiceRow


class ChoiceMenu(Protocol):
    """The list of choices of one decision, and where the player is in it."""

    @property
    def decision(self) -> Decision:
        """What is asked."""

    # What is shown

    @property
    def title(self) -> str:
        """The heading of the list; empty if there is nothing to say."""

    @property
    def progress(self) -> str:
        """What the player has put together so far, in words; empty if nothing."""

    @property
    def refusal(self) -> str:
        """Why the last key did nothing, until the player does something else; else empty."""

    @property
    def builds_set(self) -> bool:
        """Does the player pick pieces and confirm the set? Then Enter and Space differ."""

    @property
    def clause(self) -> str:
        """The clause of the rules about the row under the cursor."""

    @property
    def places(self) -> Mapping[str, str]:
        """The places on the board that can be chosen now, each with its jump letter."""

    @property
    def picked(self) -> tuple[str, ...]:
        """The places on the board that belong to a set that is being built."""

    def rows(self, in_sight: range | None = None) -> tuple[ChoiceRow, ...]:
        """The rows of the list; whether a choice is final is told of rows in sight alone.

        `in_sight` are the numbers of the rows that a screen has room for, by default all: finding
        out what is final can take a while for each choice.
        """

    def row_at(self, place: str) -> ChoiceRow | None:
        """What can be done at a place of the board, as a row; None if nothing can."""

    advised: Choice | None
    """The choice that a bot advises, whose row is marked."""

    # Where the player is

    @property
    def cursor(self) -> int:
        """The number of the row under the cursor."""

    @property
    def armed(self) -> bool:
        """Was the row under the cursor asked for once, and is to be asked for again?"""

    @property
    def is_in_group(self) -> bool:
        """Is a group open, so that the list does not show all choices?"""

    @property
    def can_go_back(self) -> bool:
        """Would `back` do something?"""

    @property
    def has_question(self) -> bool:
        """Does the list ask something that cannot be answered on the board?"""

    def place(self) -> str:
        """The place on the board of the row under the cursor; empty if it has not just one."""

    is_unread: bool
    """Did the list come in place of one that the player answered, without a move since?"""

    # Moving

    def move(self, steps: int) -> None:
        """Move the cursor up or down the rows, round the ends."""

    def go_to(self, index: int) -> None:
        """Move the cursor to a row; -1 is the last."""

    def point_at(self, place: str) -> None:
        """Move the cursor to the row of a place on the board."""

    def turn(self, steps: int) -> bool:
        """Change the number under the cursor by some steps; False if there is none."""

    def open_row(self) -> None:
        """Open the group under the cursor, if it is one."""

    def close_group(self) -> bool:
        """Close the open group; False if none is open."""

    def back(self) -> bool:
        """Undo the last step in the list; False if there is none."""

    def show(self, choice: Choice) -> None:
        """Put the cursor on a choice that a bot advises."""

    # Answering

    def take(self) -> Choice | None:
        """Enter in the list: take the row under the cursor, or the set that is built."""

    def take_at(self, place: str) -> Choice | None:
        """Enter on the board: take what is at the place under the cursor, or the set."""

    def pick(self) -> Choice | None:
        """Space in the list: pick the piece under the cursor; as Enter where no set is built."""

    def pick_at(self, place: str) -> Choice | None:
        """Space on the board: pick the piece at a place; as Enter where no set is built."""

    def choose_row(self, index: int) -> Choice | None:
        """Take the row of a jump letter or of a click."""

    def choose_at(self, place: str) -> Choice | None:
        """A jump letter or a click on a place of the board."""

    def has_label(self, letter: str) -> bool:
        """Is a letter beside a row or a place?"""

    def begins_label(self, letter: str) -> bool:
        """Is a letter the first of two that are beside a row or a place?"""

    def jump(self, letter: str) -> Choice | None:
        """Choose the row or the place that has this jump letter, or these two."""


@frozen
class Caution:
    """Which choices have to be asked for twice, by the player's settings."""

    decision: Decision
    final: Set[Choice] = frozenset()
    """Choices that cannot be undone."""
    confirm: str = "final"
    """Ask twice for choices that cannot be undone (`final`), for all (`always`), or `never`."""

    def asks_twice(self, choice: Choice, *, in_sight: bool) -> bool:
        """Must a choice be asked for twice?

        `in_sight` says that the choice was under the cursor before. A pass that is the only choice
        is never asked for twice.
        """
        if self.confirm == "always":
            return tuple(self.decision.choices) != (PASS,)
        return self.confirm == "final" and not in_sight and choice in self.final


@define
class RowList:
    """The cursor of a list of rows."""

    cursor: int = field(default=0, init=False)
    """The number of the row under the cursor."""
    armed: bool = field(default=False, init=False)
    """Was the row under the cursor asked for once, and must be asked for again?"""

    is_unread: bool = field(default=False, init=False)
    """Did the list come in place of one that the player answered, without a move since?"""

    @property
    def length(self) -> int:
        """The number of rows."""
        raise NotImplementedError

    def move(self, steps: int) -> None:
        """Move the cursor up or down the rows, round the ends."""
        self.go_to(self.cursor + steps)

    def go_to(self, index: int) -> None:
        """Move the cursor to a row, or to the same one anew; -1 is the last."""
        self.cursor, self.armed = index % self.length if self.length else 0, False
        self.is_unread = False

    def step_to(self, index: int) -> None:
        """Move the cursor to a row; one that it is on already stays armed."""
        if index != self.cursor:
            self.go_to(index)

    def ask(self, choice: Choice, *, twice: bool) -> Choice | None:
        """The choice, or None if it has to be asked for `twice` and this is the first time."""
        self.armed = twice and not self.armed
        return None if self.armed else choice


@define
class DecisionList(RowList):
    """The choices of one decision in words: what `Menu`, `SetPicker` and `Dial` are made of."""

    decision: Decision
    _describe: Callable[[Choice], Description]
    _letters: tuple[str, ...]
    final: Set[Choice] = frozenset()
    confirm: str = "final"
    advised: Choice | None = None
    _caution: Caution = field(init=False)
    _described: dict[Choice, Description] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._caution = Caution(self.decision, self.final, self.confirm)
        self._described = {each: self._describe(each) for each in self.decision.choices}

    @property
    def is_in_sight(self) -> bool:
        """Has the player seen what Enter takes: is the list read, or is there no other choice?"""
        return not self.is_unread or len(self.decision.choices) == 1

    @property
    def refusal(self) -> str:
        """Why the last key did nothing; empty where every key does something."""
        return ""

    @property
    def builds_set(self) -> bool:
        """Does the player pick pieces and confirm the set?"""
        return False

    def take(self) -> Choice | None:
        """Enter in the list: take the row under the cursor."""
        raise NotImplementedError

    def take_at(self, place: str) -> Choice | None:
        """Enter on the board: take what is at the place under the cursor."""
        raise NotImplementedError

    def pick(self) -> Choice | None:
        """Space in the list: as Enter, where no set is built."""
        return self.take()

    def pick_at(self, place: str) -> Choice | None:
        """Space on the board: as Enter, where no set is built."""
        return self.take_at(place)


def choice_words(described: Description, *, with_group: bool) -> str:
    """The words of one choice, with the name of its group where several groups are mixed."""
    if not with_group or not described.label or described.label == described.group:
        return described.label or described.group
    return f"{described.group}: {described.label}"
