"""Defence and help (RULES.md 9): the reaction windows, and the cards that may be played. The
targets answer at the same time, card by card, until all have passed; then the helpers do the same.
Each seat with cards is asked, even if none of them can be played, so that a question reveals
nothing about a hand (9.5).
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from engine.core.choice import PASS, Choice, Decision, choice
from engine.core.reactions import ONLY_PASS, ReactionWindow
from engine.core.text import join_with_and
from engine.games.taidian.card_types import WindowKind
from engine.games.taidian.cards import CARDS, CHARACTERS
from engine.games.taidian.deck import ORDER
from engine.games.taidian.rules.effect_register import at_robbery, cards_in_phase
from engine.games.taidian.rules.fighters import is_free_for_all, other_seats
from engine.games.taidian.rules.replies import current_fight, play_reply
from engine.games.taidian.state import Step, TaidianState, Window

PromptKind: TypeAlias = WindowKind | Literal["harmless"]
"""A kind of window; one for defence may follow a batch that does no damage, such as a Poison."""
KINDS: tuple[WindowKind, ...] = ("robbery", "arrival", "defence", "counter", "tick")
OWN = {
    kind: frozenset(slug for slug, row in CARDS.items() if kind in row.defence_windows)
    for kind in KINDS
}
AID = {
    kind: frozenset(slug for slug, row in CARDS.items() if kind in row.aid_windows)
    for kind in KINDS
}
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


def seats_concerned(g: TaidianState, kind: WindowKind) -> list[int]:
    """The seats that a window is about, in turn order."""
    fight = current_fight(g)
    match kind:
        case "robbery":
            return robbers_to_come(g)
        case "arrival":
            victims = {poison.victim for poison in g.poisons if poison.fresh}
            return [stand.seat for stand in fight.stands if stand.seat in victims]
        case "counter":
            return [fight.attacker]
        case "tick":
            return [] if fight.laid_cards[0].fate == "cured" else [fight.stands[0].seat]
    return [stand.seat for stand in fight.stands]


def robbers_to_come(g: TaidianState) -> list[int]:
    """The targets that Robbers can still take a card from (8.3)."""
    fight, guarded_seats = current_fight(g), g.turn.guarded_seats
    robbed_seats = {
        laid_card.target
        for laid_card in cards_in_phase(g, at_robbery)
        if not laid_card.fate and laid_card.target not in guarded_seats
    }
    if not robbed_seats:
        return []
    seats = (stand.seat for stand in fight.stands if stand.seat in robbed_seats)
    return [seat for seat in seats if g.fighters[seat].hand.cards]


def seats_to_help(g: TaidianState, kind: WindowKind) -> list[int]:
    """The seats with cards that may help one that is concerned, in turn order (9.2, 9.5)."""
    fighters = g.fighters
    if len(fighters) == 2:
        return []
    seats = [
        seat for seat in other_seats(g, current_fight(g).attacker) if fighters[seat].hand.cards
    ]
    return list(characters_to_help(g, kind, seats))


def characters_to_help(
    g: TaidianState, kind: WindowKind, seats: list[int]
) -> dict[int, tuple[str, ...]]:
    """The characters that each seat may help; seats that may help nobody are left out."""
    needy = seats_concerned(g, kind)
    if not needy:
        return {}
    everyone = tuple([g.fighters[each].character for each in needy])
    fighting = [stand.seat for stand in current_fight(g).stands]
    bystanders_help = is_free_for_all(g) and g.options.allies
    helped_characters = {}
    for seat in seats:
        if bystanders_help and seat not in fighting:
            helped_characters[seat] = everyone  # the same rule as in `may_help`
        elif helped_seats := [each for each in needy if may_help(g, seat, each)]:
            helped_characters[seat] = tuple([g.fighters[each].character for each in helped_seats])
    return helped_characters


def may_help(g: TaidianState, seat: int, target: int) -> bool:
    """May the seat help the target (9.2, 9.6)?

    Teammates may; without teams everyone but the fighters involved.
    """
    fight = current_fight(g)
    if seat in (target, fight.attacker):
        return False
    if not is_free_for_all(g):
        return g.fighters[seat].side == g.fighters[target].side
    if not g.options.allies:
        return False
    return target != fight.attacker or all(stand.seat != seat for stand in fight.stands)


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
            return [own_question(g, seat, window.kind, causers) for seat in window.asked_seats]
        helped_by_seat = characters_to_help(g, window.kind, window.asked_seats)
        return [
            help_question(g, seat, window.kind, causers, helped_by_seat[seat])
            for seat in window.asked_seats
        ]

    def reply(self, seat: int, answer: Choice) -> None:
        """Play the card of the answer."""
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
    """The kind of a window, for its prompt."""
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


def own_question(
    g: TaidianState, seat: int, kind: WindowKind, causers: tuple[str, ...]
) -> Decision:
    """The question which card a seat plays for itself (9.1)."""
    playable = OWN[kind]
    cards = tuple([card for card in g.fighters[seat].hand.cards if card in playable])
    choices = own_choices(cards) if cards else ONLY_PASS
    return Decision(
        seat, window_prompt(prompt_kind(g, kind), causers, ()), choices, PROMPTS[kind][1]
    )


@cache
def own_choices(cards: tuple[str, ...]) -> tuple[Choice, ...]:
    """The choices to play each kind of card for oneself, and to pass."""
    kinds = sorted(set(cards), key=ORDER.__getitem__)
    return (*(choice("play", card) for card in kinds), PASS)


def help_question(
    g: TaidianState,
    seat: int,
    kind: WindowKind,
    causers: tuple[str, ...],
    helped_characters: tuple[str, ...],
) -> Decision:
    """The question which card a seat plays for others (9.3)."""
    playable = AID[kind]
    cards = tuple([card for card in g.fighters[seat].hand.cards if card in playable])
    choices = help_choices(cards, helped_characters) if cards else ONLY_PASS
    return Decision(
        seat,
        window_prompt(prompt_kind(g, kind), causers, helped_characters),
        choices,
        PROMPTS[kind][1],
    )


@cache
def help_choices(cards: tuple[str, ...], slugs: tuple[str, ...]) -> tuple[Choice, ...]:
    """The choices to play each kind of card for each fighter in need, and to pass."""
    kinds = sorted(set(cards), key=ORDER.__getitem__)
    return (*(choice(card, slug) for card in kinds for slug in slugs), PASS)
