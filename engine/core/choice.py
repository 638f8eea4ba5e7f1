"""Choices and decisions: the whole interface between the rules and the players.

The rules ask a seat to decide and list every legal choice. Screens, bots, tests and the network
answer with one of them; there is no other input.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from inspect import iscoroutine
from itertools import islice
from typing import TypeAlias

from attrs import evolve, field, frozen

from engine.core.errors import BadGameError, NotOfferedError
from engine.core.facts import Fact, LazyWords, Said, Words, parts_of
from engine.core.text import closest_word, count
from engine.core.values import frozen_for_checkers

MAX_PRINTED = 40
"""The maximum number of choices that a decision prints; a longer list ends with a count."""
MAX_COMPARED = 500
"""The maximum number of choices that are searched for a suggestion."""


@frozen(cache_hash=True, repr=False)
class Choice:
    """A verb and a noun: `Choice("electrify", "albany")` prints as "electrify albany".

    Raises TypeError for a word that is not a string, and BadGameError for an empty verb.
    """

    verb: str
    noun: str = ""

    def __attrs_post_init__(self) -> None:
        verb: object = self.verb  # scripts are not always type-checked
        if not isinstance(verb, str) or not isinstance(self.noun, str):
            raise TypeError(f"the verb and noun of a choice must be strings, not {self!r}")
        if not verb:
            raise BadGameError("the verb of a choice must not be empty")

    @cached_property
    def text(self) -> str:
        """The text of the choice, by which it can be answered: "electrify albany"."""
        return f"{self.verb} {self.noun}" if self.noun else self.verb

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.verb!r}, {self.noun!r})" if self.noun else f"Choice({self.verb!r})"


@cache
def choice(verb: str, noun: str = "") -> Choice:
    """The shared `Choice` of these words, created once and returned on every later call."""
    return Choice(verb, noun)


PASS = choice("pass")
"""The choice to play nothing. It is the last choice of every decision in which a seat may react to
others, and is used nowhere else: screens recognise such decisions by it, and pass automatically if
nothing else is offered."""


@frozen_for_checkers(repr=False)
class Decision:
    """A question to one seat: the prompt, every legal choice, and the clause of the rules.

    `repr` is one line; `str` is the prompt and one choice per line, at most `MAX_PRINTED` of them.
    """

    seat: int
    prompt: str
    choices: Sequence[Choice]
    """A tuple, or for very long lists a sequence that creates each choice when it is read."""
    clause: str = ""
    reveals: bool | None = None
    """The rules' promise about all choices, so that none must be tried (docs/adr/0013).

    False: after any of them nothing is revealed, and the same seat is asked next. True: each of
    them reveals something. None: the choices differ, or several seats are asked together.
    """

    def find_choice(self, answer: Choice | str) -> Choice:
        """The offered choice that equals `answer`, or prints as it.

        Raises NotOfferedError, with a suggestion, and TypeError.
        """
        if not isinstance(answer, Choice | str):
            raise _no_answer(answer)
        if isinstance(answer, str):
            fitting = (choice for choice in self.choices if str(choice) == answer)
            if (match := next(fitting, None)) is not None:
                return match
        elif _is_among(answer, self.choices):
            return answer
        text = str(answer)
        similar_choice = self._same_words_as(text) or _most_similar(
            text, [str(each) for each in islice(self.choices, MAX_COMPARED)]
        )
        raise not_offered(text, self.seat, similar_choice)

    def _same_words_as(self, answer: str) -> str:
        """The printed choice with the words of `answer` in another order; empty if none has them.

        It is only suggested: of two cities, for example, the order may say which one comes first.
        """
        words = sorted(answer.split())
        return next((str(each) for each in self.choices if sorted(str(each).split()) == words), "")

    def __repr__(self) -> str:
        offered = count(len(self.choices), "choice")
        return f"<Decision of seat={self.seat}: {self.prompt}, {offered}>"

    def __str__(self) -> str:
        prompt = f"{self.prompt} ({self.clause})" if self.clause else self.prompt
        lines = [f"  {choice}" for choice in islice(self.choices, MAX_PRINTED)]
        more_count = len(self.choices) - len(lines)
        return "\n".join((prompt, *lines, *([f"  and {more_count} more"] if more_count else [])))


def not_offered(answer: str, seat: int, suggestion: str) -> NotOfferedError:
    """The error for an answer that is not offered; `suggestion` may be empty."""
    hint = f"; did you mean {suggestion!r}?" if suggestion else ""
    return NotOfferedError(f"{answer!r} is not offered to seat={seat}{hint}")


def _most_similar(answer: str, choice_texts: Sequence[str]) -> str:
    """The printed choice that is most similar to `answer`; empty if none is similar.

    A common verb makes no choices similar: of those with the same verb only the rest is compared.
    A noun alone finds its choice.
    """
    verb, _, noun = answer.partition(" ")
    same_verb = {
        each.partition(" ")[2]: each for each in choice_texts if each.startswith(f"{verb} ")
    }
    if noun and same_verb:
        return same_verb.get(closest_word(noun, same_verb, likeness=0.6), "")
    nouns = {each.partition(" ")[2]: each for each in choice_texts if " " in each}
    return closest_word(answer, choice_texts, likeness=0.7) or nouns.get(
        closest_word(answer, nouns), ""
    )


def _no_answer(answer: object) -> TypeError:
    """The error for a value that is neither a choice nor its printed form, with a likely cause."""
    hint = ""
    if answer is None:
        hint = "; is a `return` missing?"
    elif iscoroutine(answer):
        answer.close()  # nobody will await it, and Python would warn
        hint = "; `choose` of a bot is a plain `def`, without `async`"
    return TypeError(f"an answer must be a Choice or its printed form, not {answer!r}{hint}")


def _is_among(answer: Choice, choices: Sequence[Choice]) -> bool:
    """Is the answer one of the choices? Quicker than `in` for shared choices."""
    if isinstance(choices, tuple):
        for each in choices:
            if each is answer:
                return True
    return answer in choices


@frozen_for_checkers
class Answer:
    """One seat's answer. The log of a match is a list of answers.

    It prints as "seat=1: electrify albany", with the number of the seat as code counts, from 0.
    """

    seat: int
    choice: Choice

    def __str__(self) -> str:
        return f"seat={self.seat}: {self.choice}"


LazyText: TypeAlias = str | Callable[[], str]
"""A text, or the function that is asked for it once it is read."""


def _reason_of(text: LazyText) -> str:
    return text if isinstance(text, str) else text()


@frozen_for_checkers
class Refusal:
    """Something a player might expect to be able to do, and why it is not possible now.

    A choice with a noun can be described like an offered one; without a noun it stands for all
    choices of its verb.
    """

    choice: Choice
    _reason: LazyText = field(eq=_reason_of, repr=_reason_of)
    clause: str

    @cached_property
    def reason(self) -> str:
        """The reason as a player reads it."""
        return _reason_of(self._reason)


@frozen_for_checkers
class Ban:
    """Why an action cannot be taken: the reason as a player reads it, and the clause behind it.

    Rules ask for bans and read no reason: give a function if it takes long to word.
    """

    _reason: LazyText = field(eq=_reason_of, repr=_reason_of)
    clause: str

    @cached_property
    def reason(self) -> str:
        """The reason as a player reads it."""
        return _reason_of(self._reason)


Refusals: TypeAlias = Callable[[], Iterable[Refusal]]
"""A function that lists refusals, for those that only a reader of reasons shall wait for."""

Idea: TypeAlias = Choice | Refusal | Refusals
"""Something that a player may think of doing: a choice if it is legal, otherwise its refusal.

Rules list ideas once, on the state or on a view: the legal ones are offered, and the refused ones
are explained, so that the two cannot contradict each other.
"""


def idea(choice: Choice, ban: Ban | None) -> Choice | Refusal:
    """The choice, or its refusal if a ban stands against it."""
    return choice if ban is None else Refusal(choice, ban._reason, ban.clause)


def legal(ideas: Iterable[Idea]) -> tuple[Choice, ...]:
    """The legal ones of some ideas, in their order."""
    return tuple([each for each in ideas if type(each) is Choice])  # quicker than `isinstance`


def is_any_legal(ideas: Iterable[Idea]) -> bool:
    """Is one of some ideas legal?"""
    return Choice in map(type, ideas)


def refused(ideas: Iterable[Idea]) -> tuple[Refusal, ...]:
    """The refused ones of some ideas, in their order."""
    found: list[Refusal] = []
    for each in ideas:
        if isinstance(each, Refusal):
            found.append(each)
        elif not isinstance(each, Choice):
            found += each()
    return tuple(found)


def settled(ideas: Iterable[Idea]) -> tuple[Idea, ...]:
    """The same ideas with all refusals as one: for a list that is kept and offered again."""
    ideas = tuple(ideas)
    refusals = refused(ideas)
    return (*legal(ideas), lambda: refusals) if refusals else ideas


def _text_of(words: LazyWords) -> str:
    """The words as text; a function is asked for them."""
    return str(words if isinstance(words, str | Fact | Said) else words())


@frozen(repr=False)
class Description:
    """The text of a choice, for a person about to take it.

    `group` names the action ("Electrify a City"), `label` its object ("Albany"), and `consequence`
    the result that the seat can know ("New York 5:3, you lead"). `place` is the spot on
    the board that the choice points to, for cursor and mouse; several choices may share one place.

    A consequence is text that can follow a colon: words or sentences, without a stop at its end.
    Its first letter may be small; `Match.describe` and the screens write it as a capital.

    If the consequence takes long to work out, give a function that returns it: of a long list, a
    screen reads only the one under the cursor.

    What follows from the choice is said by facts (`engine.core.facts`), which tests compare with
    what happens. A text without numbers may be a string.

    A list shows about 160 letters of a consequence. If there is more to know, keep to what decides,
    and give all of it as `whole`: the help shows that in its place.
    """

    group: str
    _label: Words = field(eq=str)
    _consequence: LazyWords = field(default="", eq=_text_of)
    clause: str = ""
    place: str = ""
    _whole: LazyWords = field(default="", eq=_text_of)
    map_text: Callable[[str], str] = field(default=str, eq=False)

    @cached_property
    def label(self) -> str:
        """The object of the action."""
        return self.map_text(str(self._label))

    @cached_property
    def consequence(self) -> str:
        """The result of the choice, as far as the seat can know it, without a stop at its end.

        The text of a card has one; it shall read like the consequences of other choices.
        """
        return self.map_text(_text_of(self._consequence).removesuffix("."))

    @cached_property
    def whole_consequence(self) -> str:
        """The consequence with all its details, for a screen that has room for them."""
        return self.map_text(_text_of(self._whole).removesuffix(".")) or self.consequence

    @property
    def texts(self) -> tuple[tuple[str | Fact, ...], ...]:
        """The words and facts of the label and of both forms of the consequence."""
        return tuple(map(parts_of, (self._label, self._consequence, self._whole)))

    def with_mapped_texts(self, words: Callable[[str], str]) -> Description:
        """A copy whose label and consequences are mapped by `words` when they are read."""
        earlier = self.map_text
        return evolve(self, map_text=lambda text: words(earlier(text)))

    def __repr__(self) -> str:
        names = ("group", "label", "consequence", "clause", "place")
        return f"Description({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"
