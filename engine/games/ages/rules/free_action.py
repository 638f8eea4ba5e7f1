"""Free actions (RULES.md 8, 26.6), and the abilities that are free actions (20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Choice, choice
from engine.core.dispatch import Dispatch
from engine.core.flow import choose
from engine.games.ages.card_types import Treasure
from engine.games.ages.events import (
    CardExchanged,
    CardSeen,
    CardsPickedUp,
    ExperienceOn,
    ExperienceOver,
)
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.rules.creatures import hunter_targets, unleash
from engine.games.ages.rules.cubes import play, play_choices
from engine.games.ages.rules.fire import DONE
from engine.games.ages.rules.flags import can_take_flag, take_flag
from engine.games.ages.rules.gadgets import ready, ready_choices
from engine.games.ages.rules.health import can_be_healed, gain_experience, heal, may_gain_health
from engine.games.ages.rules.imprisonment import escapes, try_to_escape
from engine.games.ages.rules.marks import ABILITY, DREADED, held, treated_with
from engine.games.ages.rules.team_turns import act, begin_word, pass_on, speaker
from engine.games.ages.rules.treasure_cards import (
    check_limit,
    discard,
    draw_card,
    gain,
    give,
    lose,
    reveal,
    spare_cards,
)
from engine.games.ages.rules.vault import is_at_own_vault, store, take_out, vault_choices
from engine.games.ages.state import AgesState, Ask, Fate, Pending, Step, Unit
from engine.games.ages.sums.ratings import can_use, has_symbol, rating
from engine.games.ages.units import (
    WOODS,
    ability,
    allies_in,
    has_helper,
    is_contested,
    is_immune,
    row,
    serves,
    stands_in,
)

FLAG = choice("flag")
PICK_UP, EXPERIENCE, FINISH = choice("pick-up"), choice("experience"), choice("finish")
COURIER_AURA = 3
BLACKMAIL_AURA = 3
DREAD_AURA = 2


def begin_free(g: AgesState) -> None:
    """Experience that was switched on ends; broken weapons are mended (8.1, 20.42)."""
    g.acting = -1
    begin_word(g, g.team)
    for unit in g.units:
        unit.finished, unit.used = False, ()
        if unit.team == g.team:
            unit.broken, unit.fired = (), False
            if unit.active:
                unit.active = False
                g.emit(ExperienceOver, unit=unit.slug)
            if is_dreaded(g, unit):
                unit.used = (DREADED,)
        else:
            unit.slowed = False


def is_dreaded(g: AgesState, unit: Unit) -> bool:
    """Is an enemy Mothlight within 2, so that it may not trade in this phase (20.17)?"""
    if not unit.on_map or is_immune(unit):
        return False
    return any(
        ability(other) == "dread-wings" and unit.space in g.map.aura(other.space, DREAD_AURA)
        for other in g.team_units(1 - unit.team)
    )


async def choose_free(g: AgesState) -> Step:
    """Ask who acts (7.1); it is not asked if no unit can do anything."""
    units = (*g.team_units(g.team), *g.prisoners(g.team))
    able = [unit for unit in units if can_act(g, unit)]
    seat = speaker(g, able)
    if seat is None:
        return Step.FIRE
    offered = (*(choice("free", unit.slug) for unit in able if unit.owner == seat), DONE)
    answer = await choose(seat, "Free actions: who acts?", offered, "8.2")
    if answer == DONE:
        pass_on(g, able)
        return Step.FREE
    act(g)
    g.acting = g.number(answer.noun)
    return Step.FREE_USE


def can_act(g: AgesState, unit: Unit) -> bool:
    """Can it do something, by what all can see?"""
    if unit.finished:
        return False
    if unit.fate is Fate.PRISON:
        return any(True for _ in ability_choices(g, unit))
    if is_at_own_vault(g, unit) and g.vaults[unit.team]:
        return True
    if unit.cards or (unit.experience and not unit.active) or can_pick_up(g, unit):
        return True
    if can_take_flag(g, unit):
        return True
    return any(True for _ in ability_choices(g, unit))


def can_pick_up(g: AgesState, unit: Unit) -> bool:
    """Is it a character, do cards lie in its space, and no enemy is there (8.3)?"""
    if unit.kind != "character":
        return False
    return bool(g.ground.get(g.at(unit.space))) and not is_contested(g, unit)


async def choose_use(g: AgesState) -> Step:
    """Ask what the acting unit does, until it is finished with (8.2 to 8.6)."""
    unit = g.units[g.acting]
    prompt = f"{row(unit).name}: free action?"
    answer = await choose(unit.owner, prompt, use_choices(g, unit), "8.2")
    match answer.verb:
        case "finish":
            unit.finished = True
            check_limit(g, g.acting)
            return Step.FREE
        case "experience":
            unit.experience -= 1
            unit.active = True
            g.emit(ExperienceOn, unit=unit.slug)
        case "destroy":
            discard(g, unit, answer.noun, "destroyed")
        case "give":
            card, to = answer.noun.split()
            hand_over(g, unit, card, g.named(to))
        case "pick-up":
            pick_up(g, unit)
        case "flag":
            take_flag(g, unit)
        case "use":
            use_medicine(g, unit, answer.noun)
        case "play":
            play(g, unit, answer.noun)
        case "ready":
            ready(g, unit, answer.noun)
        case "unleash":
            card, target = answer.noun.split()
            unleash(g, unit, card, target)
        case "store":
            store(g, unit, answer.noun)
        case "take-out":
            take_out(g, unit, answer.noun)
        case _:
            unit.used += (ABILITY,)
            free_uses[ability(unit)](g, unit, answer.noun)
    return Step.FREE_USE if unit.on_map else Step.FREE


def use_choices(g: AgesState, unit: Unit) -> tuple[Choice, ...]:
    """Everything that it may do now; a prisoner can only use an ability for that (26.8)."""
    if unit.fate is Fate.PRISON:
        return (*ability_choices(g, unit), FINISH)
    return (
        *medicine_choices(g, unit),
        *play_choices(g, unit),
        *unleash_choices(g, unit),
        *ready_choices(g, unit),
        *give_choices(g, unit),
        *((PICK_UP,) if can_pick_up(g, unit) else ()),
        *((FLAG,) if can_take_flag(g, unit) else ()),
        *((EXPERIENCE,) if unit.experience and not unit.active else ()),
        *ability_choices(g, unit),
        *vault_choices(g, unit),
        *(choice("destroy", card) for card in spare_cards(unit) if held(card) not in unit.used),
        FINISH,
    )


# Cards


def give_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """Cards to allies in the space (8.2)."""
    if is_contested(g, unit):
        return
    for ally in g.team_units(unit.team):
        if ally is not unit and (ally.space == unit.space or is_courier(g, unit, ally)):
            yield from _gifts(g, unit, ally, "give")


def is_courier(g: AgesState, unit: Unit, ally: Unit) -> bool:
    """Can one of the two trade with the other over a distance (21.58)?"""
    near = bool(satchel_between(g, unit, ally) or satchel_between(g, ally, unit))
    return near and not is_contested(g, ally)


def satchel_between(g: AgesState, unit: Unit, ally: Unit) -> str:
    """The card of the unit that reaches the ally for a trade; "" if none does."""
    for slug in unit.cards:
        card = TREASURES[slug]
        near = card.trade_aura and ally.space in g.map.aura(unit.space, card.trade_aura)
        if near and can_use(g, unit, card):
            return slug
    return ""


def hand_over(g: AgesState, unit: Unit, card: str, ally: Unit) -> None:
    """Give a card; over a distance the satchel is revealed (8.2, 21.58)."""
    unit.used += (held(card),)
    if ally.space != unit.space:
        satchel = satchel_between(g, unit, ally)
        bearer = unit if satchel else ally
        reveal(g, bearer, satchel or satchel_between(g, ally, unit), "used")
    give(g, unit, card, ally)


def unleash_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """Hunters and the enemies in sight that each can be set on (28.3)."""
    for card in dict.fromkeys(unit.cards):
        for target in hunter_targets(g, unit, card):
            yield choice("unleash", f"{card} {target}")


def _gifts(g: AgesState, unit: Unit, ally: Unit, verb: str) -> Iterator[Choice]:
    """The cards that one may give the other; who held a card does not get it back (8.2, 8.7)."""
    giver, taker = row(unit), row(ally)
    if giver.cannot_give or giver.no_trade or taker.no_trade or ally.kind != "character":
        return
    if DREADED in unit.used or DREADED in ally.used:
        return
    for card in spare_cards(unit):
        if held(card) not in unit.used and held(card) not in ally.used:
            yield choice(verb, f"{card} {ally.slug}")


def pick_up(g: AgesState, unit: Unit) -> None:
    """Take all cards of the space; they can be given on, and too many are discarded (8.3)."""
    marked = g.ground.pop(g.at(unit.space))
    g.emit(CardsPickedUp, unit=unit.slug, space=g.at(unit.space), count=len(marked))
    for each in marked:
        mark, card = each[0], each[1:]
        gain(unit, card, shown=mark == "*")
        if mark != "*":
            g.chance.reveals += 1
            g.emit(CardSeen, unit=unit.slug, card=card, audience=g.seats_of(unit.team))


def medicine_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """Medical cards that would do something (14.6)."""
    for slug in dict.fromkeys(unit.cards):
        card = TREASURES[slug]
        if card.kind != "medical" or not can_use(g, unit, card) or treated_with(slug) in unit.used:
            continue
        if can_be_healed(g, unit) or does_more(g, unit, card):
            yield choice("use", slug)
        if card.symbol_heals_ally and has_symbol(unit, card):
            for ally in allies_in(g, unit, unit.space):
                if can_be_healed(g, g.named(ally.slug)):
                    yield choice("use", f"{slug} {ally.slug}")


def does_more(g: AgesState, unit: Unit, card: Treasure) -> bool:
    """Does a medical card do something for who is not wounded (21.36, 21.48)?"""
    return card.teaches or (card.health_grows > 0 and may_gain_health(g, unit))


def use_medicine(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal the owner, and with the symbol perhaps an ally (21)."""
    slug, _, ally = noun.partition(" ")
    card = TREASURES[slug]
    reveal(g, unit, slug, "used")
    unit.used += (treated_with(slug),)
    more = card.symbol_heals if has_symbol(unit, card) else 0
    more += has_helper(g, unit, "stretcher-bearer")
    heal(g, unit, card.heals + more, card.name)
    if card.health_grows and may_gain_health(g, unit):
        unit.most += card.health_grows
        heal(g, unit, card.health_grows, card.name)
    if card.teaches:
        gain_experience(g, unit, card.name)
    if ally:
        heal(g, g.named(ally), card.symbol_heals_ally, card.name)
    if card.limit == "once":
        discard(g, unit, slug, "used up", shown=True)


# Abilities


free_nouns: Dispatch[str, Callable[[AgesState, Unit], Iterator[str]]] = Dispatch("free action")
"""What an ability can be used on, by what all can see: the nouns of its choices."""
free_uses: Dispatch[str, Callable[[AgesState, Unit, str], None]] = Dispatch("effect")
"""What an ability does."""


def ability_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """What it may do by its ability, once in the phase (8.6)."""
    nouns = free_nouns.get(ability(unit))
    if nouns and ABILITY not in unit.used:
        for noun in nouns(g, unit):
            yield choice("ability", noun)


@free_nouns("triage")
def _triage(g: AgesState, unit: Unit) -> Iterator[str]:
    if not is_contested(g, unit):
        allies = (g.named(ally.slug) for ally in allies_in(g, unit, unit.space))
        yield from (ally.slug for ally in allies if can_be_healed(g, ally))


@free_uses("triage", "orchard")
def heal_one(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal a unit by 1 (20.18, 20.33)."""
    heal(g, g.named(noun), 1, row(unit).ability.name)


@free_nouns("field-unit")
def _field_unit(g: AgesState, unit: Unit) -> Iterator[str]:
    master = g.units[unit.master]
    if not unit.expended and serves(g, unit, master) and can_be_healed(g, master):
        yield master.slug


@free_uses("field-unit")
def treat_master(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal the master by 2, once in the game (28.31)."""
    unit.expended = True
    heal(g, g.named(noun), 2, row(unit).name)


@free_nouns("orchard")
def _orchard(g: AgesState, unit: Unit) -> Iterator[str]:
    if stands_in(g, unit, WOODS) and not is_contested(g, unit):
        here = (unit, *(g.named(ally.slug) for ally in allies_in(g, unit, unit.space)))
        yield from (each.slug for each in here if can_be_healed(g, each))


@free_nouns("spare-parts")
def _spare_parts(g: AgesState, unit: Unit) -> Iterator[str]:
    if can_be_healed(g, unit):
        yield from spare_cards(unit)


@free_uses("spare-parts")
def use_as_part(g: AgesState, unit: Unit, noun: str) -> None:
    """Destroy a card and heal 1 (20.20)."""
    discard(g, unit, noun, "destroyed")
    heal(g, unit, 1, "Spare Parts")


@free_nouns("last-mile")
def _last_mile(g: AgesState, unit: Unit) -> Iterator[str]:
    if is_contested(g, unit):
        return
    for ally in g.team_units(unit.team):
        near = ally.space in g.map.aura(unit.space, COURIER_AURA)
        if ally is not unit and near and not is_contested(g, ally):
            yield from (gift.noun for gift in _gifts(g, unit, ally, "ability"))


@free_uses("last-mile")
def deliver(g: AgesState, unit: Unit, noun: str) -> None:
    """Give a card to an ally who is not far (20.24)."""
    card, to = noun.split()
    unit.used += (held(card),)
    give(g, unit, card, g.named(to))


free_nouns("escape-artist")(escapes)
free_uses("escape-artist")(try_to_escape)


@free_nouns("potluck")
def _potluck(g: AgesState, unit: Unit) -> Iterator[str]:
    pairs = zip(unit.cards, unit.shown, strict=True)
    yield from dict.fromkeys(card for card, shown in pairs if not shown or g.all_open)


@free_uses("potluck")
def exchange(g: AgesState, unit: Unit, noun: str) -> None:
    """Shuffle a card face down into its deck and draw another from it (20.40)."""
    deck = TREASURES[noun].deck
    lose(unit, noun)
    g.emit(CardExchanged, unit=unit.slug, deck=deck)
    g.decks[deck].cards.append(noun)
    g.decks[deck].shuffle(g.chance)
    draw_card(g, g.number(unit.slug), deck)


@free_nouns("blackmail")
def _blackmail(g: AgesState, unit: Unit) -> Iterator[str]:
    wits = rating(g, unit, "wits")
    for enemy in g.team_units(1 - unit.team):
        near = enemy.space in g.map.aura(unit.space, BLACKMAIL_AURA)
        if near and enemy.has_hidden and rating(g, enemy, "wits") < wits:
            yield enemy.slug


@free_uses("blackmail")
def blackmail(g: AgesState, unit: Unit, noun: str) -> None:
    """Let an enemy reveal a card of its choice (20.46)."""
    by, victim = g.number(unit.slug), g.number(noun)
    g.pending.append(Pending(ask=Ask.SHOW, unit=victim, by=by))
