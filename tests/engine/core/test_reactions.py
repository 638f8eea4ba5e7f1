"""Reaction windows, in a toy game where seats play numbered cards until all have passed."""

from __future__ import annotations

from attrs import define, field

from engine.core.chance import Chance
from engine.core.choice import PASS, Choice, Decision, choice
from engine.core.flow import advance
from engine.core.reactions import ONLY_PASS, ReactionWindow, reaction
from engine.core.state import State


@define(kw_only=True)
class Toy(State):
    groups: list[list[int]]
    hands: dict[int, list[str]]
    asked: list[int] = field(factory=list)
    played: list[str] = field(factory=list)
    over: bool = False


class ToyWindow(ReactionWindow):
    def __init__(self, g: Toy) -> None:
        self.g = g

    @property
    def seats_to_ask(self) -> list[int]:
        return self.g.asked

    @seats_to_ask.setter
    def seats_to_ask(self, seats: list[int]) -> None:
        self.g.asked = seats

    def next_group(self) -> list[int] | None:
        return self.g.groups.pop(0) if self.g.groups else None

    def questions(self) -> list[Decision]:
        return [
            reaction(seat, "React?", tuple(choice("play", card) for card in self.g.hands[seat]))
            for seat in self.seats_to_ask
        ]

    def reply(self, seat: int, answer: Choice) -> None:
        self.g.hands[seat].remove(answer.noun)
        self.g.played.append(f"{seat}:{answer.noun}")

    def is_asked_again(self, seat: int) -> bool:
        return bool(self.g.hands[seat])

    def close(self) -> None:
        self.g.over = True


def toy(*groups: list[int], **hands: str) -> Toy:
    """Groups of seats, and cards by seat: `toy([0, 1], s0="a b", s1="c")`."""
    cards = {int(seat[1:]): each.split() for seat, each in hands.items()}
    return Toy(chance=Chance(1), groups=[list(each) for each in groups], hands=cards)


def opened(g: Toy) -> Toy:
    ToyWindow(g).go_on()
    return g


def react(g: Toy, *cards: str) -> None:
    running = ToyWindow(g).ask()
    asked = advance(running, None)
    assert asked is not None
    assert [each.seat for each in asked] == g.asked
    assert all(each.choices[-1] == PASS for each in asked), "the sign of a reaction window"
    given = tuple(choice("play", card) if card else PASS for card in cards)
    assert all(answer in each.choices for answer, each in zip(given, asked, strict=True))
    assert advance(running, given) is None


def test_a_seat_that_can_play_nothing_is_asked_as_well() -> None:
    assert reaction(0, "React?", ()).choices == ONLY_PASS
    assert reaction(0, "React?", (choice("play", "a"),)).choices == (choice("play", "a"), PASS)
    g = opened(toy([0, 1], s0="a", s1=""))
    react(g, "", "")
    assert g.over


def test_who_plays_is_asked_again_and_who_passes_is_not() -> None:
    g = opened(toy([0, 1], s0="a b", s1="c d"))
    react(g, "a", "")
    assert g.asked == [0]
    react(g, "")
    assert (g.over, g.played) == (True, ["0:a"])


def test_who_has_nothing_left_to_do_is_not_asked_again() -> None:
    g = opened(toy([0, 1], s0="a", s1="c d"))
    react(g, "a", "c")
    assert g.asked == [1]


def test_all_replies_take_effect_before_anyone_is_asked_again() -> None:
    g = opened(toy([0, 1], s0="a", s1="b"))
    react(g, "a", "b")
    assert g.played == ["0:a", "1:b"]
    assert g.over


def test_groups_follow_each_other_and_an_empty_one_is_left_out() -> None:
    g = opened(toy([0], [], [2, 1], s0="a", s1="b", s2="c"))
    react(g, "")
    assert (g.asked, g.over) == ([2, 1], False)
    react(g, "", "b")
    assert g.over


def test_a_window_without_anyone_to_ask_closes_at_once() -> None:
    assert opened(toy([], [])).over
    assert opened(toy()).over
