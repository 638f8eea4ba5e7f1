"""Defence and help (RULES.md 9): the reaction windows, and the cards that may be played. The
targets answer at the same time, card by card, until all have passed; then the helpers do the same.
Each seat with cards is asked, even if none of them can be played, so that a question reveals
nothing about a hand (9.5).
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from engine.core.choice import Choice, Decision
from engine.core.reactions import ReactionWindow
from engine.core.text import join_with_and
from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.ideas import (
    answer_choices,
    characters_to_help,
    other_seats,
    seats_concerned,
)
from engine.games.taidian.rules.replies import current_fight, play_reply
from engine.games.taidian.state import Step, TaidianState, Window

PromptKind: TypeAlias = WindowKind | Literal["harmless"]
"""A kind of window; one for defence may follow a batch that does no damage, such as a Poison."""
AFTER: dict[WindowKind, Step] = {
    "robbery": Step.THEFT,
    "arrival": Step.DEFENCE,
    "defence": Step.COUNTERS,
    "counter": Step.DAMAGE,
    "tick": Step.TICKED,
}
PROMPTS: dict[PromptKind, tuple[str, str]] = {
    "robbery": ("{by} robs {whom}", "8.3"),
    "arrival": ("{by} poisons {whom}", "8.5"),
    "defence": ("{by} attacks {whom}", "8.6"),
    "harmless": ("{by} attacks {whom} without damage", "8.6"),
    "counter": ("{by} strikes back at {whom}", "8.7"),
    "tick": ("{by}'s Poison hurts {whom}", "10.3"),
}
"""The words for each window that its seats read, and the clause."""


# Targets and helpers


def seats_to_help(g: TaidianState, kind: WindowKind) -> list[int]:
    """The seats with cards that may help one that is concerned, in turn order (9.2, 9.5)."""
    fighters = g.fighters
    if len(fighters) == 2:
        return []
    seats = [
        seat for seat in other_seats(g, current_fight(g).attacker) if fighters[seat].hand.cards
    ]
    return list(characters_to_help(g, kind, seats))


# Opening, asking, closing (9.5)


class FightWindow(ReactionWindow):
    """A window that asks the seats concerned, then the helpers; each only if it holds cards."""

    def __init__(self, g: TaidianState, window: Window) -> None:
        self.g = g
        self.window = window

    @property
    def seats_to_ask(self) -> list[int]:
        """Seats that have not passed yet, in turn order."""
        return self.window.asked_seats

    @seats_to_ask.setter
    def seats_to_ask(self, seats: list[int]) -> None:
        self.window.asked_seats = seats

    def next_group(self) -> list[int] | None:
        """The helpers, after the seats concerned; None after the helpers."""
        if self.window.helping:
            return None
        self.window.helping = True
        return seats_to_help(self.g, self.window.kind)

    def questions(self) -> list[Decision]:
        """A question for each seat asked: the cards it may play for itself, or for others."""
        g, window = self.g, self.window
        causers = window_causers(g, window.kind)
        if not window.helping:
            return [question(g, seat, window.kind, causers) for seat in window.asked_seats]
        helped_by_seat = characters_to_help(g, window.kind, window.asked_seats)
        return [
            question(g, seat, window.kind, causers, helped_by_seat[seat])
            for seat in window.asked_seats
        ]

    def reply(self, seat: int, answer: Choice) -> None:
        play_reply(self.g, seat, answer, self.window.kind)

    def is_asked_again(self, seat: int) -> bool:
        """Does the seat still hold cards, and is there something left to answer?"""
        g, window = self.g, self.window
        if not g.fighters[seat].hand.cards:
            return False
        if window.helping:
            return seat in characters_to_help(g, window.kind, [seat])
        return seat in seats_concerned(g, window.kind)

    def close(self) -> None:
        """Close the window and continue with the next phase of the fight."""
        self.g.window = None
        self.g.step = AFTER[self.window.kind]


def open_window(g: TaidianState, kind: WindowKind) -> None:
    """Open a window for the seats concerned that hold cards."""
    seats = [seat for seat in seats_concerned(g, kind) if g.fighters[seat].hand.cards]
    g.window = Window(kind=kind, asked_seats=seats)
    g.step = Step.WINDOW
    if not seats:
        FightWindow(g, g.window).go_on()


async def ask_all_in_window(g: TaidianState) -> None:
    """Ask all who have not passed for a card or a pass, at the same time (9.5)."""
    assert g.window is not None
    await FightWindow(g, g.window).ask()


def window_causers(g: TaidianState, kind: WindowKind) -> tuple[str, ...]:
    """The characters who cause a window: the attacker, or the fighters who strike back."""
    fight = current_fight(g)
    if kind != "counter":
        return (g.fighters[fight.attacker].character,)
    strikers = dict.fromkeys([reply.seat for reply in fight.replies if reply.counter])
    return tuple([g.fighters[seat].character for seat in strikers])


def prompt_kind(g: TaidianState, kind: WindowKind) -> PromptKind:
    harmless = kind == "defence" and not any(stand.attack for stand in current_fight(g).stands)
    return "harmless" if harmless else kind


@cache
def window_prompt(
    kind: PromptKind, causers: tuple[str, ...], helped_characters: tuple[str, ...]
) -> str:
    """The question of a window: "Novak attacks you", "Novak attacks Vane: help?"."""
    names = join_with_and(CHARACTERS[slug].short for slug in causers)
    helped_names = join_with_and(
        (CHARACTERS[slug].short for slug in helped_characters), empty="you"
    )
    text = PROMPTS[kind][0].format(by=names, whom=helped_names)
    if len(causers) > 1:
        text = text.replace("strikes", "strike")
    return f"{text}: help?" if helped_characters else text


def question(
    g: TaidianState,
    seat: int,
    kind: WindowKind,
    causers: tuple[str, ...],
    helped_characters: tuple[str, ...] = (),
) -> Decision:
    """The question which card a seat plays for itself, or for others (9.1, 9.3)."""
    prompt = window_prompt(prompt_kind(g, kind), causers, helped_characters)
    choices = answer_choices(g.fighters[seat].hand.cards, kind, helped_characters)
    return Decision(seat, prompt, choices, PROMPTS[kind][1])
