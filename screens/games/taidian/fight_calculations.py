"""The sums of a fight as text and signs: the values of cards, and their totals."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from engine.games.taidian.calculations import (
    BUNKER,
    CARDS_GIVE,
    SumPart,
    attack_parts,
    block_parts,
    first_weapon,
)
from engine.games.taidian.card_values import shelter_of
from engine.games.taidian.cards import CARDS, poison_damage
from engine.games.taidian.names import card_name, short_name
from engine.games.taidian.view_types import FightView, LaidView, ReplyView, StandView
from screens.games.taidian.pen import Pen
from screens.games.taidian.signs import (
    BLOCK,
    FAILED,
    FATE_TEXTS,
    MINUS,
    card_role,
    effect_text,
    kind_of,
    short_card_name,
)
from tui.widgets.area import Area
from tui.widgets.pen import Run, total_width


@frozen
class Lane:
    """Everything about one target: the cards laid at it, the answers, and the sums."""

    seat: int
    laid_cards: tuple[LaidView, ...]
    replies: tuple[ReplyView, ...] = ()
    stand: StandView | None = None
    is_over: bool = False


# Numbers on cards


def laid_runs(pen: Pen, laid_card: LaidView) -> list[Run]:
    row, role = CARDS[laid_card.card], card_role(laid_card.card)
    if laid_card.value:
        runs: list[Run] = [
            (f"{pen.sign(kind_of(row))} {laid_card.value}", pen.ink(role, bold=True))
        ]
        if row.symbol:
            runs.append((f" {pen.sign(row.symbol)}", pen.ink("muted")))
        return runs
    effect = card_name(laid_card.structure) if laid_card.structure else effect_text(laid_card.card)
    text = _poison_text(pen, laid_card) or FATE_TEXTS[laid_card.fate] or effect
    style = pen.ink("muted" if laid_card.fate in FAILED else role)
    return [(f"{pen.sign(kind_of(row))} {text}".rstrip(), style)]


def _poison_text(pen: Pen, laid_card: LaidView) -> str:
    """The damage of a Poison on its target; empty for other cards, and for one that is cured."""
    if (
        CARDS[laid_card.card].effect != "poison"
        or laid_card.target < 0
        or laid_card.fate == "cured"
    ):
        return ""
    fight, fighters = pen.view.fight, pen.view.fighters
    owner = fighters[fight.attacker if fight and laid_card.fate else pen.view.active]
    damage = poison_damage(owner.character, fighters[laid_card.target].character)
    return f"{damage} a turn"


def reply_runs(pen: Pen, reply: ReplyView) -> list[Run]:
    """The value of an answer; the sign of a counter-attack points back."""
    row, role = CARDS[reply.card], card_role(reply.card)
    if reply.counter:
        return [(f"{pen.sign('counter')} {reply.counter}", pen.ink("bad", bold=True))]
    number = f" {reply.value}" if reply.value else ""
    return [(f"{pen.sign(kind_of(row))}{number}", pen.ink(role, bold=True))]


# The sum


def sum_runs(pen: Pen, lane: Lane, room: int = 0) -> list[Run]:
    """The equation of a lane: "† 35 − ▣ 10 + ✚ 15 = loses 10 (142 → 132)".

    If `room` allows, the parts of attack and block follow.
    """
    stand = lane.stand
    if stand is None:
        return _plan_runs(pen, lane)
    runs = _equation_runs(pen, lane, stand)
    for parts in _part_texts(pen, lane, stand):
        if total_width(runs) + len(parts) <= room:
            return [*runs, (parts, pen.ink("muted"))]
    return runs


def _equation_runs(pen: Pen, lane: Lane, stand: StandView) -> list[Run]:
    runs: list[Run] = []
    if stand.attack or stand.block:
        runs.append((f"{pen.sign('attack')} {stand.attack}", pen.ink("bad", bold=True)))
    if stand.block:
        runs.append((f" {MINUS} {pen.sign('block')} {stand.block}", pen.ink(BLOCK, bold=True)))
    if stand.heal:
        runs.append((f" + {pen.sign('heal')} {stand.heal}", pen.ink("good", bold=True)))
    return [*runs, *_verdict_runs(pen, lane, stand, lead=" = " if runs else "")]


def _part_texts(pen: Pen, lane: Lane, stand: StandView) -> list[str]:
    """The parts of attack and block that do not come from cards, in a long and a short form."""
    fight = pen.view.fight
    if fight is None or fight.is_tick:
        return []
    sign, block = pen.sign("block"), block_parts(fight, stand)
    attacker, first = pen.view.fighters[fight.attacker], first_weapon(fight.laid_cards)
    attack = attack_parts(attacker, lane.laid_cards, lane.seat, first)
    attacks = f"{pen.sign('attack')} {_brief_sum_text(attack)}" if len(attack) > 1 else ""
    bunker = any(name != "Shields" for name, _ in block)
    blocks = f"{sign} {_brief_sum_text(block)}" if bunker else ""
    texts = [text for text in (attacks, blocks) if text]
    return [f"  {', '.join(texts)}", *(f"  {text}" for text in texts[::-1])] if texts else []


def _brief_sum_text(parts: Sequence[SumPart]) -> str:
    """A short sum: "10 + 10 Strength + 5 Range"; the printed part has no name."""
    words = (
        f"{amount} {'' if name == CARDS_GIVE else short_card_name(name)}" for name, amount in parts
    )
    return " + ".join(each.strip() for each in words)


def _verdict_runs(pen: Pen, lane: Lane, stand: StandView, *, lead: str) -> list[Run]:
    fighter = pen.view.fighters[lane.seat]
    loss = stand.health_lost if lane.is_over else stand.coming_loss
    is_own = lane.seat == pen.view.seat
    name = "you" if is_own else short_name(fighter)
    if lane.is_over and stand.has_fallen:
        verb = "fall" if is_own else "falls"
        return [(f"{lead}{pen.glyphs.cross} {name} {verb}", pen.ink("bad", bold=True))]
    if loss <= 0:
        result = (
            f"{'gain' if is_own else 'gains'} {-loss}"
            if loss
            else _result_without_loss(pen, lane, is_own=is_own)
        )
        return [(f"{lead}{name} {result}", pen.ink("good", bold=True))]
    verb = ("lost" if lane.is_over else "lose") if is_own or lane.is_over else "loses"
    before = fighter.health + loss if lane.is_over else fighter.health
    after = max(0, before - loss)
    text = f"{lead}{name} {verb} {loss}"
    steps = f" ({before} {pen.glyphs.right} {after})"
    return [(text, pen.ink("bad", bold=True)), (steps, pen.ink("muted"))]


def _result_without_loss(pen: Pen, lane: Lane, *, is_own: bool) -> str:
    poisons = [laid_card for laid_card in lane.laid_cards if laid_card.fate == "poisoned"]
    is_tick = pen.view.fight is not None and pen.view.fight.is_tick
    if not poisons or is_tick:
        return _nothing_text(is_own=is_own, is_over=lane.is_over)
    return f"{'are' if is_own else 'is'} poisoned: {_poison_text(pen, poisons[0])}"


def _nothing_text(*, is_own: bool, is_over: bool) -> str:
    return f"{'lost' if is_over else 'lose' if is_own else 'loses'} nothing"


def _plan_runs(pen: Pen, lane: Lane) -> list[Run]:
    """The effect of a batch before any answer, or its healing, which nobody can answer."""
    if lane.seat < 0:
        return [("on whom?", pen.ink("accent", bold=True))]
    attack = sum(laid_card.value for laid_card in lane.laid_cards if CARDS[laid_card.card].attack)
    heal = sum(
        laid_card.value for laid_card in lane.laid_cards if CARDS[laid_card.card].effect == "treat"
    )
    runs: list[Run] = [(f"on {pen.seat_name(lane.seat)}", pen.seat_ink(lane.seat))]
    if attack:
        runs.append((f"  {pen.sign('attack')} {attack}", pen.ink("bad", bold=True)))
        runs += _bunker_runs(pen, lane)
    if heal:
        runs.append((f"  {pen.sign('heal')} {heal}", pen.ink("good", bold=True)))
    return runs


def _bunker_runs(pen: Pen, lane: Lane) -> list[Run]:
    """The part of an attack that the target's Bunker will block, unless a Fire Bomb is at it."""
    block = shelter_of(pen.view, lane.seat)
    if not block or any(laid_card.structure == BUNKER for laid_card in lane.laid_cards):
        return []
    return [(f" {MINUS} {pen.sign('block')} {block} Bunker", pen.ink(BLOCK, bold=True))]


def paint_counter_line(pen: Pen, fight: FightView, line: Area) -> None:
    """Paint the counter-attacks on the attacker, and the rest after the Shields."""
    fighter, is_own = pen.view.fighters[fight.attacker], fight.attacker == pen.view.seat
    sums = [(f"{pen.sign('counter')} {fight.counter}", pen.ink("bad", bold=True))]
    if fight.shields:
        text = f" {MINUS} {pen.sign('block')} {fight.shields}"
        sums.append((text, pen.ink(BLOCK, bold=True)))
    loss = fight.attacker_health_lost if fight.is_over else fight.counter_damage
    name = "you" if is_own else short_name(fighter)
    verb = ("lost" if fight.is_over else "lose") if is_own or fight.is_over else "loses"
    text = f"{verb} {loss}" if loss else _nothing_text(is_own=is_own, is_over=fight.is_over)
    if fight.has_attacker_fallen:
        text = f"{'fall' if is_own else 'falls'} {pen.glyphs.cross}"
    sums.append((f" = {name} {text}", pen.seat_ink(fight.attacker)))
    pen.runs(line.x + 1, line.y, sums, line.width - 1)
