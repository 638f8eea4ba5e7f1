"""Build the view of a seat from the state (RULES.md 1.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.game import Where
from engine.games.taidian.card_types import Card
from engine.games.taidian.card_values import batch_values
from engine.games.taidian.cards import CARDS, CHARACTERS, TRACKS, structure_rows
from engine.games.taidian.deck import ORDER
from engine.games.taidian.hidden import known_cards, robbed_seat
from engine.games.taidian.ideas import is_structure
from engine.games.taidian.rules.poison import damage_of
from engine.games.taidian.rules.upgrading import cost_of
from engine.games.taidian.state import Fight, Fighter, Step, TaidianState
from engine.games.taidian.view_types import (
    FighterView,
    FightView,
    LaidView,
    PoisonView,
    ReplyView,
    SpoilsView,
    StackView,
    StandView,
    TurnView,
    View,
    WindowView,
)

LAYING = (Step.LAY, Step.TARGET, Step.STRUCTURE)
"""Steps that look the same to others: the attacker is laying cards (7.4)."""


def view(g: TaidianState, seat: int | None) -> View:
    """The table through one seat's eyes; None is a spectator."""
    is_laying_hidden = g.step in LAYING and seat != g.active
    return View(
        seat=seat,
        step=Step.LAY.value if is_laying_hidden else g.step.value,
        round=g.round,
        active=g.active,
        first=g.first,
        has_teams=g.has_teams,
        may_all_help=g.may_all_help,
        usual_health=g.options.usual_health,
        balanced=g.options.is_balanced,
        has_extra_punches=g.options.punches,
        storm=g.options.storm_round,
        fighters=tuple([fighter_view(g, owner, seat) for owner in range(len(g.fighters))]),
        market=market_view(g, seat),
        turn=turn_view(g, seat),
        fight=fight_view(g.fight) if g.fight else None,
        window=window_view(g),
        drawn_cards=drawn_cards(g, seat),
        spoils=spoils_view(g),
        burned_cards=sorted_cards(g.burned_cards),
        outcome=g.outcome,
    )


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


# Fighters


def fighter_view(g: TaidianState, owner: int, viewer: int | None) -> FighterView:
    fighter = g.fighters[owner]
    row = CHARACTERS.get(fighter.character)
    is_own = viewer == owner
    return FighterView(
        seat=owner,
        character=fighter.character,
        name=row.name if row else "",
        role=row.role if row else "",
        ability=row.text if row else "",
        side=fighter.side,
        standing=not fighter.fall_order,
        fall_order=fighter.fall_order,
        knocked_out_by=fighter.knocked_out_by,
        health=max(0, fighter.health),
        cap=fighter.cap,
        energy=fighter.energy,
        levels={track: fighter.levels[track] for track in TRACKS},
        structures=sorted_cards(fighter.structures),
        poisons=poisons_on(g, owner),
        hand=sorted_cards(fighter.hand.cards if is_own else known_cards(g, owner, viewer)),
        hand_count=hand_count(g, owner, viewer),
        deck=sorted_cards(fighter.deck.cards) if is_own else (),
        deck_count=len(fighter.deck),
        discard=sorted_cards(fighter.discard.cards),
        bought_counts={
            card: fighter.bought_counts[card] for card in CARDS if card in fighter.bought_counts
        },
        truces=tuple(
            [other for pair in g.truces if owner in pair for other in pair if other != owner]
        ),
    )


def hand_count(g: TaidianState, owner: int, viewer: int | None) -> int:
    """The cards in a hand; for others, cards that are being laid still count (7.4)."""
    count = len(g.fighters[owner].hand)
    if owner == g.active and viewer != owner:
        count += len(g.turn.undeclared_batch)
    return count


def poisons_on(g: TaidianState, victim: int) -> tuple[PoisonView, ...]:
    """The Poisons of a fighter, oldest first."""
    return tuple(
        [
            PoisonView(poison.owner, poison.ticks, damage_of(g, poison))
            for poison in g.poisons
            if poison.victim == victim
        ]
    )


# The market


def market_view(g: TaidianState, seat: int | None) -> tuple[StackView, ...]:
    fighter = None if seat is None else g.fighters[seat]
    if fighter is None or not fighter.character:
        return tuple([stack_view(g, slug, None, budget=(0, 0)) for slug in CARDS])
    money = g.turn.money if seat == g.active else 0
    coming_money = money_to_come(fighter, g.turn.kind if seat == g.active else "")
    return tuple([stack_view(g, slug, fighter, budget=(money, coming_money)) for slug in CARDS])


def money_to_come(fighter: Fighter, kind: str) -> int:
    """The money in hand, with the Vault's before an upgrading turn; none in an attacking turn."""
    if kind == "attack":
        return 0
    vault = sum(row.money_each_upgrade for row in structure_rows(fighter.structures))
    in_hand = sum(CARDS[card].money for card in fighter.hand.cards)
    return in_hand if kind == "upgrade" else in_hand + vault


def stack_view(
    g: TaidianState, slug: str, fighter: Fighter | None, *, budget: tuple[int, int]
) -> StackView:
    count, green = g.market[slug], is_structure(g, slug)
    if fighter is None:
        return _cached_stack_view(slug, CARDS[slug].cost, count, green, False, reach=(False, False))
    cost = cost_of(g, fighter, slug)
    is_owned = green and slug in fighter.bought_counts
    to_be_had = count > 0 and not is_owned
    money, coming_money = budget
    reach = (to_be_had and cost <= money, to_be_had and cost <= money + coming_money)
    return _cached_stack_view(slug, cost, count, green, is_owned, reach=reach)


@cache
def _cached_stack_view(
    slug: str, cost: int, count: int, green: bool, is_owned: bool, *, reach: tuple[bool, bool]
) -> StackView:
    """The view of a stack, cached because the same few come up again and again."""
    row = CARDS[slug]
    affordable, in_reach = reach
    return StackView(
        slug=slug,
        name=row.name,
        colour="green" if green else row.colour,
        text=row.text,
        cost=cost,
        count=count,
        value=printed_value(slug),
        symbol=row.symbol,
        affordable=affordable,
        in_reach=in_reach,
        owned=is_owned,
    )


def printed_value(slug: str) -> str:
    row: Card = CARDS[slug]
    values = {
        "money": row.money,
        "energy": row.energy,
        "attack": row.attack,
        "block": row.block,
        "heal": row.heal,
    }
    return next((f"{value} {word}" for word, value in values.items() if value), "")


# The turn and its fights


def turn_view(g: TaidianState, seat: int | None) -> TurnView:
    """The current turn; only the attacker sees the cards being laid (7.4)."""
    turn = g.turn
    return TurnView(
        kind=turn.kind,
        money=turn.money,
        played_cards=tuple(turn.played_cards),
        fresh=turn.fresh,
        burned_count=turn.burned_count,
        barrel_used=turn.barrel_used,
        batches=turn.batches,
        undeclared_batch=laying_view(g) if seat == g.active else (),
        offered=turn.offered,
        offer=turn.offer,
        guarded_seats=tuple(turn.guarded_seats),
        seats_without_first_bonus=tuple(turn.seats_without_first_bonus),
        attacked_seats=tuple(turn.attacked_seats),
    )


def laying_view(g: TaidianState) -> tuple[LaidView, ...]:
    """The batch as it would be declared now."""
    batch = g.turn.undeclared_batch
    values = batch_values(g, g.active, [each.card for each in batch])
    return tuple(
        [
            LaidView(laid_card.card, laid_card.target, laid_card.structure, value, "")
            for laid_card, value in zip(batch, values, strict=True)
        ]
    )


def fight_view(fight: Fight) -> FightView:
    return FightView(
        attacker=fight.attacker,
        is_tick=fight.is_tick,
        laid_cards=tuple(
            [LaidView(c.card, c.target, c.structure, c.value, c.fate) for c in fight.laid_cards]
        ),
        replies=tuple(
            [ReplyView(r.seat, r.card, r.target, r.value, r.counter) for r in fight.replies]
        ),
        stands=tuple(
            [
                StandView(s.seat, s.attack, s.block, s.heal, s.counter, s.health_lost, s.has_fallen)
                for s in fight.stands
            ]
        ),
        counter=sum([stand.counter for stand in fight.stands]),
        shields=fight.shields,
        attacker_health_lost=fight.attacker_health_lost,
        has_attacker_fallen=fight.has_attacker_fallen,
        is_over=fight.is_over,
    )


def window_view(g: TaidianState) -> WindowView | None:
    """The reaction window, with the seats that may still answer; None if there is none."""
    window = g.window
    if window is None:
        return None
    return WindowView(window.kind, window.helping, tuple(window.asked_seats))


def drawn_cards(g: TaidianState, seat: int | None) -> tuple[str, ...]:
    """The cards a pickpocket has drawn, if the viewer is she or the owner (17.7)."""
    if g.step != Step.KEEP or g.fight is None:
        return ()
    return sorted_cards(g.fight.drawn_cards) if seat in (g.active, robbed_seat(g)) else ()


def spoils_view(g: TaidianState) -> SpoilsView | None:
    if not g.spoils:
        return None
    spoils = g.spoils[0]
    return SpoilsView(spoils.taker, spoils.victim, spoils.takes_left)


def where(g: TaidianState) -> Where:
    if g.step == Step.CHARACTER:
        return Where(0, "Picking characters")
    return Where(g.round, f"Round {g.round}")


def seat_name(view: View, seat: int) -> str:
    """The character of a seat; before it is picked, the number of the seat."""
    return view.fighters[seat].name or f"Seat {seat + 1}"
