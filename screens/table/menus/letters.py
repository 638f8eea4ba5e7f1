"""The assignment of jump letters.

Letters stay the same throughout a decision, whatever is opened or closed in the list, and if
possible in all decisions of a turn (`DealtLetters`):

- a place of the board keeps its letter, and a row of the list about one place has the same letter;
- rows that share a place within one list have separate letters, and the place has none. While they
  are hidden in closed groups the place has a letter, which lists them;
- the choice that ends or declines a decision has a letter that no other choice ever gets;
- a choice that is offered again in the same part of a turn keeps its letter, and a new one gets an
  unused letter;
- a game can fix the letters of recurring choices for the whole match (`Painter.fixed_letters`,
  `Painter.piece_letters`);
- letters ascend from the top of every list to its bottom, so a row that kept its letter is listed
  before new ones;
- no letter stands for two things;
- equal cards are one choice, and have one letter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from attrs import define, field

from engine.core.choice import Choice

ChoiceGroup: TypeAlias = tuple[Choice, ...]
"""The meaning of one letter: a choice, the members of a group, or the choices at a place."""
TextRow: TypeAlias = tuple[str, ChoiceGroup]
"""The words of a row of the list, and its choices."""

ENDING = frozenset(
    {
        *("pass", "done", "enough", "finish", "leave", "stop", "end turn", "decline", "nothing"),
        *("hold", "drop", "opt-out", "keep all", "keep prizes", "nothing to plant"),
    }
)
"""The verbs, without a noun, of choices that end or decline a decision."""
NO_LETTER = 3
"""Sorts a row without a jump letter after all others, whose letters are one or two keys."""


def ending_letter(letters: tuple[str, ...]) -> str:
    """The letter reserved for the choice that ends or declines: the last small one, z."""
    return max((each for each in letters if each.islower()), default="")


def ending_of(choices: Iterable[Choice]) -> Choice | None:
    """The choice that ends or declines the decision, the last if there are several."""
    ends = [each for each in choices if not each.noun and each.verb in ENDING]
    return ends[-1] if ends else None


def jump_letters(letters: tuple[str, ...], count: int) -> tuple[str, ...]:
    """The letters of `count` rows and places: single ones, and pairs if these do not suffice.

    A letter that begins a pair is not used alone, so that the first key never decides too early. If
    even pairs do not suffice, the rest get none ("").
    """
    if count <= len(letters) or len(letters) < 2:
        return letters[:count] + ("",) * (count - len(letters))
    firsts = next(
        (
            pair_starts
            for pair_starts in range(1, len(letters))
            if len(letters) - pair_starts + pair_starts * len(letters) >= count
        ),
        len(letters),
    )
    alone = len(letters) - firsts
    pairs = (first + second for first in letters[alone:] for second in letters)
    dealt = (*letters[:alone], *pairs)[:count]
    return dealt + ("",) * (count - len(dealt))


def _sort_key_of_letter(letter: str, numbers: Mapping[str, int]) -> tuple[int, ...]:
    """Sorts single letters, by the position that `numbers` has, before pairs and none."""
    return (len(letter) or NO_LETTER, *map(numbers.__getitem__, letter))


@define
class DealtLetters:
    """The letters dealt in one part of a turn, so that recurring choices keep theirs."""

    fixed_positions: Mapping[str, int] = field(factory=dict)
    """The position of the letter that a name has throughout the match (`fixed_positions`)."""
    _part: object = field(default=None, init=False)
    _letter_of: dict[str, str] = field(factory=dict, init=False)

    def begin_part(self, part: object) -> None:
        if part != self._part:
            self._part, self._letter_of = part, {}

    def deal(self, names: Sequence[str], letters: tuple[str, ...]) -> tuple[str, ...]:
        """A letter for each of the names, which are all different.

        If letters run out, those of names that are no longer offered are reused; if that is not
        enough, all letters are dealt again.
        """
        fixed = self._fixed_letters(names, letters)
        fixed_letters = set(fixed.values())
        kept_letters = {
            name: letter
            for name, letter in self._letter_of.items()
            if letter in letters
            and name not in fixed
            and not (name in names and letter in fixed_letters)
        }
        if len(kept_letters.keys() | set(names)) > len(letters):
            kept_letters = {name: letter for name, letter in kept_letters.items() if name in names}
        if len(names) > len(letters):
            self._letter_of = {}
            return jump_letters(letters, len(names))
        used_letters = fixed_letters.union(kept_letters.values())
        free = (each for each in self._unfixed_first(letters) if each not in used_letters)
        new = [name for name in names if name not in kept_letters and name not in fixed]
        self._letter_of = kept_letters | {name: next(free) for name in new}
        letter_of = self._letter_of | fixed
        return tuple(letter_of[name] for name in names)

    def _unfixed_first(self, letters: tuple[str, ...]) -> list[str]:
        """The letters that no name has for the whole match, then the others, the last first."""
        positions = set(self.fixed_positions.values())
        last_letters = [each for number, each in enumerate(letters) if number in positions]
        return [each for each in letters if each not in last_letters] + last_letters[::-1]

    def _fixed_letters(self, names: Sequence[str], letters: tuple[str, ...]) -> dict[str, str]:
        """The fixed letters of the names; of two that share a letter, the first has it."""
        name_at: dict[int, str] = {}
        for name in names:
            if self.fixed_positions.get(name, len(letters)) < len(letters):
                name_at.setdefault(self.fixed_positions[name], name)
        return {name: letters[position] for position, name in name_at.items()}


def fixed_positions(names: Iterable[Iterable[str]]) -> dict[str, int]:
    """The position of the letter of each name; names in one group share a letter."""
    return {name: position for position, group in enumerate(names) for name in group}


class Letters:
    """The letters of everything that one decision can show."""

    def __init__(
        self,
        rows: Sequence[ChoiceGroup],
        place_of: Callable[[Choice], str],
        letters: tuple[str, ...],
        unlettered: tuple[str, ...] = (),
        dealt: DealtLetters | None = None,
    ) -> None:
        """Assign the letters; `rows` are the rows of the list while no group is open.

        Places that begin with one of `unlettered` get no letters. `dealt` are the letters of
        earlier decisions.
        """
        choices = [each for group in rows for each in group]
        self._end = ending_of(choices)
        self._ending_letter = ending_letter(letters)
        self._place_of = place_of
        self.choices_at_first = choices_by_place(choices, place_of)
        """The choices at each place while no group is open."""
        self._unlettered_choices = frozenset(
            each
            for place, choices_here in self.choices_at_first.items()
            if unlettered and place.startswith(unlettered)
            for each in choices_here
            if each is not self._end
        )
        first = [group for group in rows if len(group) > 1 or self._gets_letter(group[0])]
        groups = dict.fromkeys((*first, *self._content_of_groups(rows)))
        letter_groups = tuple(group for group in groups if group != (self._end,))
        others = tuple(each for each in letters if each != self._ending_letter)
        jumps = (dealt or DealtLetters()).deal(self._distinct_names(letter_groups), others)
        self._letter_of = dict(zip(letter_groups, jumps, strict=True))
        numbers = {each: number for number, each in enumerate(others)}
        orders = [_sort_key_of_letter(letter, numbers) for letter in jumps]
        by_letter = [
            letter_groups[index]
            for index in sorted(range(len(letter_groups)), key=orders.__getitem__)
        ]
        self._numbers = {group: number for number, group in enumerate(by_letter)}

    def letter_of_row(self, choices: ChoiceGroup, choices_at: Mapping[str, ChoiceGroup]) -> str:
        if self._is_unlettered(choices):
            return ""
        if choices == (self._end,):
            return self._ending_letter
        return self._letter_of.get(self._unit_of_row(choices, choices_at), "")

    def letter_of_place(
        self, choices: ChoiceGroup, choices_at: Mapping[str, ChoiceGroup], *, is_hidden: bool
    ) -> str:
        """The letter of a place; `is_hidden`: are some of its choices in closed groups?"""
        if len(choices) == 1:
            return self.letter_of_row(choices, choices_at)
        return self._letter_of.get(choices, "") if is_hidden else ""

    def rows_in_order(self, rows: Sequence[TextRow]) -> list[TextRow]:
        choices_at = self.choices_at_first
        numbers = [
            None
            if self._is_unlettered(choices)
            else self._numbers.get(self._unit_of_row(choices, choices_at))
            for _, choices in rows
        ]
        numbers_in_order = iter(sorted(number for number in numbers if number is not None))
        row_of = dict(zip(numbers, rows, strict=True))
        return [
            row if number is None else row_of[next(numbers_in_order)]
            for number, row in zip(numbers, rows, strict=True)
        ]

    def choices_in_order(self, choices: ChoiceGroup) -> ChoiceGroup:
        """A list in the order of its letters, because a place keeps its letter in each group."""
        choices_at = choices_by_place(choices, self._place_of)
        numbers = {
            each: self._numbers.get(self._group_with_letter(each, choices_at)) for each in choices
        }
        choices_with_letters = iter(
            sorted((n, each) for each, n in numbers.items() if n is not None)
        )
        return tuple(
            each if numbers[each] is None else next(choices_with_letters)[1] for each in choices
        )

    def _distinct_names(self, groups: Sequence[ChoiceGroup]) -> list[str]:
        """Names, all different, that identify the same groups in the next decision."""
        names: dict[str, ChoiceGroup] = {}
        for choices in groups:
            place = self._place_of(choices[0])
            is_whole = bool(place) and self.choices_at_first.get(place) == choices
            noun = choices[0].noun if len(choices) == 1 else ""
            name = place if is_whole else f"{choices[0].verb} {noun}"
            names[name if name not in names else f"{name} {len(names)}"] = choices
        return list(names)

    def _group_with_letter(
        self, choice: Choice, choices_at: Mapping[str, ChoiceGroup]
    ) -> ChoiceGroup:
        """The choices that share a letter with a choice: all at its place, or only itself."""
        place = self._place_of(choice)
        alone = len(choices_at.get(place, ())) == 1
        return self.choices_at_first[place] if alone else (choice,)

    def _unit_of_row(
        self, choices: ChoiceGroup, choices_at: Mapping[str, ChoiceGroup]
    ) -> ChoiceGroup:
        """The choices that share a letter with a row: of a group, its own members."""
        return self._group_with_letter(choices[0], choices_at) if len(choices) == 1 else choices

    def _gets_letter(self, choice: Choice) -> bool:
        return choice not in self._unlettered_choices

    def _is_unlettered(self, choices: ChoiceGroup) -> bool:
        """Is a group one choice without a letter at its place? Of hundreds, none is looked up."""
        return len(choices) == 1 and choices[0] in self._unlettered_choices

    def _content_of_groups(self, rows: Sequence[ChoiceGroup]) -> Iterator[ChoiceGroup]:
        """The content of closed groups: places with several choices, members, single places."""
        groups = [choices for choices in rows if len(choices) > 1]
        members: list[ChoiceGroup] = []
        for group in groups:
            self._merge(members, [each for each in group if self._gets_letter(each)])
        choices_in_groups = {each for group in groups for each in group}
        several = [
            choices
            for choices in self.choices_at_first.values()
            if len(choices) > 1
            and not choices_in_groups.isdisjoint(choices)
            and self._gets_letter(choices[0])
        ]
        in_lists = set(members)
        yield from (choices for choices in several if choices not in in_lists)
        yield from members
        yield from ((each,) for choices in several for each in choices)

    def _merge(self, order: list[ChoiceGroup], group: list[Choice]) -> None:
        """Merge the members of a group into an order; places of other groups keep theirs."""
        listed_choices, known_units = choices_by_place(group, self._place_of), set(order)
        new: list[ChoiceGroup] = []
        next_index = 0
        for choice in group:
            unit = self._group_with_letter(choice, listed_choices)
            if unit not in known_units:
                new.append(unit)
            elif (index := order.index(unit)) >= next_index:
                order[index:index] = new
                next_index, new = index + len(new) + 1, []
        order += new


def choices_by_place(
    choices: Iterable[Choice], place_of: Callable[[Choice], str]
) -> dict[str, tuple[Choice, ...]]:
    by_place: dict[str, tuple[Choice, ...]] = {}
    for each in choices:
        if place := place_of(each):
            by_place[place] = (*by_place.get(place, ()), each)
    return by_place
