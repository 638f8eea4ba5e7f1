"""Choices and decisions: the whole interface between the rules and the players.

The rules ask a seat to decide and list every legal choice. Screens, bots, tests and the network
answer with one of them; nothing else exists to be entered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from attrs import frozen


@frozen(cache_hash=True)
class Choice:
    """A verb and a noun: `Choice("electrify", "albany")` prints as "electrify albany"."""

    verb: str
    noun: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.noun}" if self.noun else self.verb


@cache
def choice(verb: str, noun: str = "") -> Choice:
    """The one shared `Choice` of these words: made once, handed out again at every listing."""
    return Choice(verb, noun)


PASS = choice("pass")
"""To play nothing. It is the last choice wherever a seat may react to what others do, and nowhere
else: a screen recognises such a decision by it, and passes by itself if nothing else is offered."""


@frozen
class Decision:
    """What one seat is asked: the prompt, every legal choice, and the clause of the rules.

    It prints as the prompt and one choice a line.
    """

    seat: int
    prompt: str
    choices: Sequence[Choice]
    """A tuple; where there are very many, a sequence that makes each when it is asked for."""
    clause: str = ""
    reveals: bool | None = None
    """What the rules say of all choices at once, so that none must be tried (docs/adr/0013).

    False: after any of them nothing is revealed, and the same seat is asked next. True: each of
    them reveals something. None: it differs, or several seats are asked together."""

    def __str__(self) -> str:
        prompt = f"{self.prompt} ({self.clause})" if self.clause else self.prompt
        return "\n".join((prompt, *(f"  {choice}" for choice in self.choices)))


@frozen
class Answer:
    """One seat's answer. The log of a match is a list of these.

    It prints as "1: electrify albany", with the number of the seat in code, counted from 0.
    """

    seat: int
    choice: Choice

    def __str__(self) -> str:
        return f"{self.seat}: {self.choice}"


@frozen
class Refusal:
    """Something a player might expect to be able to do, and why it is not possible now.

    A choice with a noun can be described like an offered one; without, it stands for all of a verb.
    """

    choice: Choice
    reason: str
    clause: str


@frozen
class Description:
    """A choice in plain words, for a person about to take it.

    `group` names what is done ("Electrify a City"), `label` to what ("Albany"), `consequence`
    what follows as far as the seat can know ("New York 5 to 3, you lead"). `place` is where on
    the board the choice points, for cursors and mouse; several choices may share one place.
    """

    group: str
    label: str
    consequence: str = ""
    clause: str = ""
    place: str = ""
