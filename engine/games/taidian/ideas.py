"""Everything that a seat may think of doing: what is legal, and why the rest is not.

The rules list it on the state and offer what is legal; texts list it on a view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Protocol, get_args

from engine.core.choice import (
    PASS,
    Ban,
    Choice,
    Decision,
    Idea,
    Refusal,
    choice,
    idea,
    legal,
    refused,
)
from engine.core.reactions import ONLY_PASS
from engine.games.taidian.card_types import BURNS, MAX_LEVEL, WindowKind
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES, TRACKS, structure_rows
from engine.games.taidian.deck import ORDER
from engine.games.taidian.names import fighter_name, track_name
from engine.games.taidian.view_types import View

UPGRADE, ATTACK, STRIKE = choice("upgrade"), choice("attack"), choice("strike")
KINDS = (UPGRADE, ATTACK)
PLAY_ALL, END_TURN, ENOUGH = choice("play all"), choice("end turn"), choice("enough")
ACCEPT, DECLINE = choice("accept"), choice("decline")
BARREL = "burn-barrel"
"""The one card whose kind is an option."""
PLAY_BARREL, USE_BARREL = choice("play", BARREL), choice("use", BARREL)
WEAPONS = frozenset(slug for slug, row in CARDS.items() if row.attack)
MIN_CARDS_AT_ONCE = 2
"""The least number of attack cards that may be laid all at once."""
MIN_FIGHTERS = 3
"""The least number of fighters for a truce: between the last two it would make no sense (13.1)."""


class AnyFighter(Protocol):
    """A fighter in the state, or in a view."""

    @property
    def character(self) -> str: ...
    @property
    def side(self) -> int: ...
    @property
    def fall_order(self) -> int: ...
    @property
    def levels(self) -> Mapping[str, int]: ...
    @property
    def structures(self) -> Sequence[str]: ...
    @property
    def hand(self) -> Collection[str]: ...
    @property
    def hand_count(self) -> int: ...
    @property
    def discard(self) -> Iterable[str]: ...


class AnyLaid(Protocol):
    """A red card in front of the attacker."""

    @property
    def card(self) -> str: ...
    @property
    def target(self) -> int: ...
    @property
    def fate(self) -> str: ...


class AnyTurn(Protocol):
    @property
    def fresh(self) -> bool: ...
    @property
    def money(self) -> int: ...
    @property
    def burned_count(self) -> int: ...
    @property
    def barrel_used(self) -> bool: ...
    @property
    def undeclared_batch(self) -> Sequence[AnyLaid]: ...
    @property
    def guarded_seats(self) -> Collection[int]: ...
    @property
    def offered(self) -> bool: ...
    @property
    def batches(self) -> int: ...
    @property
    def attacked_seats(self) -> Collection[int]: ...
    @property
    def seats_without_first_bonus(self) -> Collection[int]: ...


class AnyStand(Protocol):
    @property
    def seat(self) -> int: ...


class AnyFight(Protocol):
    """A batch, or a tick of a Poison."""

    @property
    def attacker(self) -> int: ...
    @property
    def laid_cards(self) -> Sequence[AnyLaid]: ...
    @property
    def stands(self) -> Sequence[AnyStand]: ...


class AnyTable(Protocol):
    """The state, or a view."""

    @property
    def active(self) -> int: ...
    @property
    def fighters(self) -> Sequence[AnyFighter]: ...
    @property
    def turn(self) -> AnyTurn: ...
    @property
    def fight(self) -> AnyFight | None: ...
    @property
    def has_teams(self) -> bool: ...
    @property
    def may_all_help(self) -> bool: ...
    @property
    def is_barrel_a_structure(self) -> bool: ...
    @property
    def truces(self) -> Collection[tuple[int, int]]: ...


def kinds_of(cards: Iterable[str]) -> list[str]:
    return sorted(set(cards), key=ORDER.__getitem__)


def is_structure(g: AnyTable, card: str) -> bool:
    """Is the card a structure? Green ones are; the Burn-Barrel if that option is chosen (14.5)."""
    return card in STRUCTURES or (card == BARREL and g.is_barrel_a_structure)


# Seats


@cache
def seats_clockwise(seats: int, start: int) -> tuple[int, ...]:
    """The other seats in turn order, beginning with the one after `start` (1.5)."""
    return tuple((start + step) % seats for step in range(1, seats))


def other_seats(g: AnyTable, seat: int) -> tuple[int, ...]:
    """All seats but this one in turn order, the fallen included."""
    return seats_clockwise(len(g.fighters), seat)


def opponents(g: AnyTable, seat: int) -> list[int]:
    """The possible targets of a seat: fighters of other sides who have not fallen (7.3)."""
    fighters = g.fighters
    side = fighters[seat].side
    return [
        other
        for other in seats_clockwise(len(fighters), seat)
        if not fighters[other].fall_order and fighters[other].side != side
    ]


# Setup, truces and the kind of turn


def character_choices(g: AnyTable) -> tuple[Choice, ...]:
    """The characters that are not taken (2.1)."""
    taken = [fighter.character for fighter in g.fighters]
    return tuple([choice("character", slug) for slug in CHARACTERS if slug not in taken])


def turn_choices(g: AnyTable) -> tuple[Choice, ...]:
    """Both kinds of turn, and before them one offer of a truce (3.2, 13.1)."""
    offers = offer_choices(g)
    return (*KINDS, *offers) if offers else KINDS


def offer_choices(g: AnyTable) -> tuple[Choice, ...]:
    """The choices to offer a truce, once a turn, to any fighter not in one with the seat (13.1)."""
    if g.turn.offered or g.has_teams:
        return ()
    rivals = opponents(g, g.active)
    if len(rivals) + 1 < MIN_FIGHTERS:
        return ()
    if g.truces:
        rivals = [seat for seat in rivals if truce_between(g.active, seat) not in g.truces]
    return offers_to(tuple([g.fighters[seat].character for seat in rivals]))


def truce_between(one: int, other: int) -> tuple[int, int]:
    """A truce between two, the lower seat first."""
    return (one, other) if one < other else (other, one)


@cache
def offers_to(slugs: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(choice("offer truce", slug) for slug in slugs)


def truce_answers(g: AnyTable) -> tuple[Choice, ...]:
    """The answers to the offer of a truce (13.2)."""
    return (ACCEPT, DECLINE)


# The Burn-Barrel (11)


def barrel_choices(g: AnyTable) -> tuple[Choice, ...]:
    """The barrel, if there is something left to burn in this turn (11.1, 11.2)."""
    fighter, turn = g.fighters[g.active], g.turn
    if BARREL in fighter.hand:
        return () if why_no_barrel(g) else (PLAY_BARREL,)
    if BARREL not in fighter.structures or turn.undeclared_batch or turn.barrel_used:
        return ()
    return (USE_BARREL,) if len(fighter.hand) else ()


def why_no_barrel(g: AnyTable) -> Ban | None:
    """Why the barrel in the hand cannot be played; None if it can (7.2, 11.2)."""
    if g.turn.burned_count >= BURNS:
        return Ban("you have burned two cards this turn", "11.2")
    if g.turn.undeclared_batch:
        return Ban("you must strike first or take the cards back", "7.2")
    if len(g.fighters[g.active].hand) < 2:
        return Ban("there is no other card in your hand", "11.2")
    return None


def burn_choices(g: AnyTable) -> tuple[Choice, ...]:
    """The unused cards of the hand, of which two in a turn may be burned (11.2, 11.3)."""
    kinds = kinds_of(g.fighters[g.active].hand)
    return (*(choice("burn", card) for card in kinds), ENOUGH)


# The upgrading turn (4)


@cache
def why_no_supply(card: str) -> Ban | None:
    """Why a card gives no money or energy in an upgrading turn; None if it does (4.1)."""
    row = CARDS[card]
    if row.money or row.energy:
        return None
    return Ban("only supplies (black) work in an upgrading turn", "4.1")


SUPPLIES = frozenset(card for card in CARDS if not why_no_supply(card))
"""Money and energy cards."""


def supply_choices(hand: Iterable[str]) -> tuple[Choice, ...]:
    """Money and energy one by one, or all of it in one go (4.5)."""
    return _supply_choices(tuple([card for card in hand if card in SUPPLIES]))


@cache
def _supply_choices(supplies: tuple[str, ...]) -> tuple[Choice, ...]:
    found = [choice("play", card) for card in kinds_of(supplies)]
    return (PLAY_ALL, *found) if len(supplies) > 1 else tuple(found)


OWNED = Ban("you own one already", "6.2")
NONE_LEFT = Ban("the stack is empty", "4.3")


def why_no_buy(cost: int, count: int, money: int, *, owned: bool) -> Ban | None:
    """Why a card of the market cannot be bought; None if it can (4.2, 4.3, 6.2)."""
    if owned:
        return OWNED
    if not count:
        return NONE_LEFT
    if cost > money:
        return Ban(f"it costs {cost}, and you have {money or 'no'} money", "4.2")
    return None


def rework_choices(g: AnyTable) -> tuple[Choice, ...]:
    """The choices to swap any card in the hand, as long as nothing else has been done (16.7)."""
    fighter = g.fighters[g.active]
    if not (g.turn.fresh and fighter.structures):
        return ()
    if not any(row.swaps for row in structure_rows(fighter.structures)):
        return ()
    return tuple([choice("rework", card) for card in kinds_of(fighter.hand)])


def upgrade_choices(g: AnyTable, buys: Iterable[Choice]) -> tuple[Choice, ...]:
    """All that may be done in an upgrading turn: cards to play, cards to buy, or the end."""
    supplies = supply_choices(g.fighters[g.active].hand)
    return (*supplies, *barrel_choices(g), *buys, *rework_choices(g), END_TURN)


def upgrade_ideas(view: View) -> list[Idea]:
    """All that may be thought of in an upgrading turn: cards of the hand, and the whole market."""
    market = [
        idea(
            choice("buy", stack.slug),
            why_no_buy(stack.cost, stack.count, view.turn.money, owned=stack.owned),
        )
        for stack in view.market
    ]
    offered = upgrade_choices(view, legal(market))
    return [*offered, *_card_refusals(view, "play", why_no_supply), *refused(market)]


def _card_refusals(
    view: View, verb: str, why_not: Callable[[str], Ban | None]
) -> Iterator[Refusal]:
    """The refusals of the cards in the hand, among them that of the barrel (11.2)."""
    for card in dict.fromkeys(view.own_fighter.hand):
        ban = why_no_barrel(view) if card == BARREL else why_not(card)
        if ban is not None:
            yield Refusal(choice("play" if card == BARREL else verb, card), ban.reason, ban.clause)


def track_ideas(g: AnyTable) -> tuple[Idea, ...]:
    """The tracks that have a level left (5.2)."""
    return _track_ideas(tuple([g.fighters[g.active].levels[track] for track in TRACKS]))


@cache
def _track_ideas(levels: tuple[int, ...]) -> tuple[Idea, ...]:
    return tuple(
        idea(
            choice("power up", slug),
            Ban(f"{track_name(slug)} is at its top", "5.2") if level >= MAX_LEVEL else None,
        )
        for slug, level in zip(TRACKS, levels, strict=True)
    )


# The attacking turn (7)


@cache
def why_no_lay(card: str, is_any_bombable: bool) -> Ban | None:
    """Why a card cannot be laid; None if it can (7.1, 7.5)."""
    row = CARDS[card]
    if row.colour != "red":
        return Ban("only attack cards (red) work in an attacking turn", "7.1")
    if row.effect == "bomb" and not is_any_bombable:
        return Ban("no opponent has a structure", "7.5")
    return None


def lay_choices(g: AnyTable) -> tuple[Choice, ...]:
    """The red cards that have a target, and the choices that end the laying (7.1 to 7.3)."""
    fighters, active = g.fighters, g.active
    is_any_bombable = can_any_be_bombed(g)
    red = [card for card in fighters[active].hand if not why_no_lay(card, is_any_bombable)]
    offered = _lay_choices(tuple(red))
    if len(red) >= MIN_CARDS_AT_ONCE and sum([card in WEAPONS for card in red]) > 1:
        slugs = tuple([fighters[seat].character for seat in opponents(g, active)])
        offered = (*offered, *_all_at_choices(slugs))
    last = STRIKE if g.turn.undeclared_batch else END_TURN
    return (*offered, *barrel_choices(g), last)


def lay_ideas(view: View) -> list[Idea]:
    """All cards of the hand, and the choices that end the laying."""
    is_any_bombable = can_any_be_bombed(view)
    refusals = _card_refusals(view, "lay", lambda card: why_no_lay(card, is_any_bombable))
    return [*lay_choices(view), *refusals]


def can_any_be_bombed(g: AnyTable) -> bool:
    """Does any opponent have a structure, if the hand holds a bomb at all (7.5)?"""
    if BOMBS.isdisjoint(g.fighters[g.active].hand):
        return True
    return any(g.fighters[seat].structures for seat in opponents(g, g.active))


BOMBS = frozenset(slug for slug, row in CARDS.items() if row.effect == "bomb")


@cache
def _lay_choices(red: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple([choice("lay", card) for card in kinds_of(red)])


@cache
def _all_at_choices(slugs: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(choice("all at", slug) for slug in slugs)


def target_ideas(g: AnyTable) -> list[Idea]:
    """The targets of the card laid last, the target of the one before it first (7.2 to 7.5)."""
    *laid_before, laid_card = g.turn.undeclared_batch
    same = laid_before[-1].target if laid_before else -1
    seats = sorted((g.active, *other_seats(g, g.active)), key=lambda seat: seat != same)
    bans = {seat: why_no_target(g, laid_card.card, seat) for seat in seats}
    return [idea(choice("at", g.fighters[seat].character), ban) for seat, ban in bans.items()]


def targets_of(g: AnyTable, card: str) -> list[int]:
    """The targets of a card: all for First Aid, else opponents; for bombs, with a structure."""
    seats = (g.active, *other_seats(g, g.active))
    return [seat for seat in seats if why_no_target(g, card, seat) is None]


def why_no_target(g: AnyTable, card: str, seat: int) -> Ban | None:
    """Why the active seat cannot lay a card on a fighter; None if it can (7.3, 7.5)."""
    target, effect = g.fighters[seat], CARDS[card].effect
    if target.fall_order:
        return _target_ban("{} has fallen", target.character, "7.3")
    if effect == "treat":
        return None
    if seat == g.active:
        return ONESELF
    if target.side == g.fighters[g.active].side:
        return _target_ban("{} is your teammate", target.character, "7.3")
    if effect == "bomb" and not target.structures:
        return _target_ban("{} has no structure", target.character, "7.5")
    return None


ONESELF = Ban("you cannot attack yourself", "7.3")


@cache
def _target_ban(reason: str, character: str, clause: str) -> Ban:
    return Ban(reason.format(fighter_name(character)), clause)


def structure_choices(g: AnyTable) -> tuple[Choice, ...]:
    """The structures that the Fire Bomb may destroy (7.5)."""
    target = g.turn.undeclared_batch[-1].target
    return tuple([choice("bomb", slug) for slug in kinds_of(g.fighters[target].structures)])


def keep_choices(drawn_cards: Iterable[str]) -> tuple[Choice, ...]:
    """The kinds of the cards that a Robber has drawn (17.7)."""
    return tuple([choice("keep", card) for card in kinds_of(drawn_cards)])


def lootable_cards(g: AnyTable, victim: int) -> list[str]:
    """The kinds of cards that can be taken: all but structures (14.4)."""
    return kinds_of(card for card in g.fighters[victim].discard if not is_structure(g, card))


def loot_choices(g: AnyTable, victim: int) -> tuple[Choice, ...]:
    """The cards of the fallen, or no more of them (14.4)."""
    return (*(choice("take", card) for card in lootable_cards(g, victim)), ENOUGH)


# Answering (9): targets and helpers


def seats_concerned(g: AnyTable, kind: WindowKind) -> list[int]:
    """The seats that a window is about, in turn order."""
    fight = g.fight
    assert fight is not None
    match kind:
        case "robbery":
            return robbers_to_come(g)
        case "arrival":
            victims = {each.target for each in fight.laid_cards if each.fate == "poisoned"}
            return [stand.seat for stand in fight.stands if stand.seat in victims]
        case "counter":
            return [fight.attacker]
        case "tick":
            return [] if fight.laid_cards[0].fate == "cured" else [fight.stands[0].seat]
    return [stand.seat for stand in fight.stands]


def robbers_to_come(g: AnyTable) -> list[int]:
    """The targets that Robbers can still take a card from (8.3)."""
    fight, guarded_seats = g.fight, g.turn.guarded_seats
    assert fight is not None
    robbed_seats = {
        laid_card.target
        for laid_card in fight.laid_cards
        if CARDS[laid_card.card].effect == "rob"
        and not laid_card.fate
        and laid_card.target not in guarded_seats
    }
    if not robbed_seats:
        return []
    seats = (stand.seat for stand in fight.stands if stand.seat in robbed_seats)
    return [seat for seat in seats if g.fighters[seat].hand_count]


def characters_to_help(
    g: AnyTable, kind: WindowKind, seats: Iterable[int]
) -> dict[int, tuple[str, ...]]:
    """The characters that each seat may help; seats that may help nobody are left out."""
    needy = seats_concerned(g, kind)
    if not needy:
        return {}
    assert g.fight is not None
    everyone = tuple([g.fighters[each].character for each in needy])
    fighting = [stand.seat for stand in g.fight.stands]
    bystanders_help = not g.has_teams and g.may_all_help
    helped_characters = {}
    for seat in seats:
        if bystanders_help and seat not in fighting:
            helped_characters[seat] = everyone  # the same rule as in `may_help`
        elif helped_seats := [each for each in needy if may_help(g, seat, each)]:
            helped_characters[seat] = tuple([g.fighters[each].character for each in helped_seats])
    return helped_characters


def may_help(g: AnyTable, seat: int, target: int) -> bool:
    """May the seat help the target (9.2, 9.6)?

    Teammates may; without teams everyone but the fighters involved.
    """
    fight = g.fight
    assert fight is not None
    if seat in (target, fight.attacker):
        return False
    if g.has_teams:
        return g.fighters[seat].side == g.fighters[target].side
    if not g.may_all_help:
        return False
    return target != fight.attacker or all(stand.seat != seat for stand in fight.stands)


@cache
def why_no_answer(card: str, kind: WindowKind, is_helping: bool) -> Ban | None:
    """Why a card cannot answer in a window; None if it can (9.1, 9.3)."""
    row = CARDS[card]
    if not (row.defence_windows or row.aid_windows):
        return Ban(f"{row.name} is played in your own turn", "9.1")
    if is_helping and not row.aid_windows:
        return Ban(f"{row.name} does not help others", "9.3")
    if kind not in (row.aid_windows if is_helping else row.defence_windows):
        return Ban(*WINDOW_REASONS[kind])
    return None


WINDOW_REASONS = {
    "robbery": ("only a Shotgun stops Robbers; your defence comes after them", "8.3"),
    "arrival": ("only an Antidote works here; your defence comes next", "8.5"),
    "defence": ("an Antidote works only when Poison arrives or ticks", "18.10"),
    "counter": ("only Shields answer counter-attacks", "8.7"),
    "tick": ("only Antidote and Medic help against Poison", "10.3"),
}
"""The reason why a card that answers at other times does not answer now."""


def answer_ideas(
    hand: Iterable[str], kind: WindowKind, helped_characters: tuple[str, ...] = ()
) -> list[Idea]:
    """Each kind of card for oneself, or for each fighter in need; and to pass (9.1, 9.3)."""
    bans = {card: why_no_answer(card, kind, bool(helped_characters)) for card in hand}
    refusals = [idea(choice("play", card), ban) for card, ban in bans.items() if ban]
    return [*refusals, *answer_choices(hand, kind, helped_characters)]


def answer_choices(
    hand: Iterable[str], kind: WindowKind, helped_characters: tuple[str, ...] = ()
) -> tuple[Choice, ...]:
    answering = ANSWERING[kind, bool(helped_characters)]
    cards = tuple([card for card in hand if card in answering])
    return _choices_with(cards, helped_characters) if cards else ONLY_PASS


ANSWERING = {
    (kind, is_helping): frozenset(
        card for card in CARDS if not why_no_answer(card, kind, is_helping)
    )
    for kind in get_args(WindowKind)
    for is_helping in (False, True)
}
"""The cards that can answer in each window, for oneself or for others."""


@cache
def _choices_with(cards: tuple[str, ...], helped_characters: tuple[str, ...]) -> tuple[Choice, ...]:
    kinds = kinds_of(cards)
    if not helped_characters:
        return (*(choice("play", card) for card in kinds), PASS)
    return (*(choice(card, slug) for card in kinds for slug in helped_characters), PASS)


# A seat's view


def ideas(view: View, decision: Decision) -> Iterable[Idea]:
    if view.window is None or view.step != "window":
        return STEPS[view.step](view)
    helped = {}
    kind, seat = view.window.kind, decision.seat
    if view.window.helping:
        helped = characters_to_help(view, kind, [seat])
    return answer_ideas(view.own_fighter.hand, kind, helped.get(seat, ()))


def _loot_choices(view: View) -> tuple[Choice, ...]:
    assert view.spoils is not None
    return loot_choices(view, view.spoils.victim)


STEPS: dict[str, Callable[[View], Iterable[Idea]]] = {
    "character": character_choices,
    "choose": turn_choices,
    "truce": truce_answers,
    "upgrade": upgrade_ideas,
    "power up": track_ideas,
    "burn": burn_choices,
    "lay": lay_ideas,
    "target": target_ideas,
    "structure": structure_choices,
    "keep": lambda view: keep_choices(view.drawn_cards),
    "loot": _loot_choices,
}
"""The ideas of each step that asks one seat, by its name in `View.step`."""
