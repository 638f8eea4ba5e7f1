"""Scenes of attacks: the sums and the odds, the card, the damage, and kills."""

from __future__ import annotations

from engine.core.text import percent
from engine.games.ages.attacks.events import DamageDrawn, HitDrawn, HonorTested
from engine.games.ages.cards.events import CardRevealed
from engine.games.ages.challenges.cards import challenge_odds, damage_done, hit_chance
from engine.games.ages.names import digits_text, unit_name, weapon_text
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.story.scenes import (
    RESULT_ROLE,
    Director,
    card_sum,
    challenge_text,
    limit_text,
    tells_scene,
)
from engine.games.ages.view_types import View, parts_text
from engine.games.ages.words import RATING_NAME

ATTACK_VERBS = {"melee": "strikes", "fire": "shoots at", "opfire": "shoots at"}


@tells_scene(HitDrawn)
def tell_hit(director: Director, event: HitDrawn) -> None:
    weapon = weapon_text(event.unit, event.weapon, event.kind)
    passing = _passing_text(event) if event.kind == "opfire" else ""
    verb = ATTACK_VERBS.get(event.kind, "attacks")
    title = f"{unit_name(event.unit)} {verb} {unit_name(event.target)}{passing} {weapon}"
    director.begin_scene(title, event.unit, event.target, space=event.space)
    director.scenes[-1].on_the_way = event.kind == "opfire"
    view, difference = director.view, event.rating - event.against
    rating, against = RATING_NAME[event.with_rating], "Stealth"
    if event.with_rating == "melee":
        against = "React"
    chance = percent(float(hit_chance(difference, dice=view.has_dice)))
    director.add_beat(
        (challenge_text(rating, event.rating, against, event.against), "bright"),
        (f"It hits {chance} of the time.", "text"),
        (parts_text(rating, event.rating_parts), "muted"),
        (parts_text(against, event.against_parts), "muted"),
        (limit_text(view, difference), "muted"),
    )
    meaning = "It hits" if event.is_hit else "It misses"
    director.add_beat(
        (card_sum(view, event), "text"),
        (f"{meaning}.", RESULT_ROLE[event.result]),
        card=digits_text(event.card),
    )


def _passing_text(event: HitDrawn) -> str:
    """The way of a target of opportunity fire: ", who moved to I9,", or ", who passes I9,"."""
    if event.is_at_flyer:
        return f", who flew over {event.space} without cover,"
    if event.is_stray:
        return f", who stands at {event.space},"
    verb = "moved to" if event.is_at_goal else "passes"
    return f", who {verb} {event.space},"


@tells_scene(DamageDrawn)
def tell_damage(director: Director, event: DamageDrawn) -> None:
    names = unit_name(event.unit), unit_name(event.target)
    if not director.is_about(event.unit, event.target):
        director.begin_scene(f"{names[0]} has hit {names[1]}", event.unit, event.target)
    view, difference = director.view, event.rating - event.against
    director.add_beat(
        (challenge_text("Power", event.rating, "Armor", event.against), "bright"),
        (damage_odds(view, difference, event.weapon_damage), "text"),
        (parts_text("Power", event.rating_parts), "muted"),
        (parts_text("Armor", event.against_parts), "muted"),
    )
    damage = f"Damage {event.damage}" if event.damage else "No damage"
    director.add_beat(
        (card_sum(view, event), "text"),
        (
            f"{damage}: {names[1]} has {event.health} Health left.",
            "bad" if event.damage else "good",
        ),
        card=digits_text(event.card),
    )


def damage_odds(view: View, difference: int, printed: int) -> str:
    """The chances of all losses: "Costs Health: 3 with 15%, 2 with 43%"."""
    chances: dict[int, float] = {}
    for result, chance in challenge_odds(difference, dice=view.has_dice).items():
        damage = damage_done(printed, result)
        chances[damage] = chances.get(damage, 0.0) + float(chance)
    parts = [
        f"{damage} with {percent(chances[damage])}" for damage in sorted(chances, reverse=True)
    ]
    return f"Costs Health: {', '.join(parts)}."


@tells_scene(CardRevealed)
def tell_revealed(director: Director, event: CardRevealed) -> None:
    """Show armour that is put on after a hit, and cards that hide the target of a shot."""
    hides = event.reason == "ready" and any(
        isinstance(each, HitDrawn) and each.target == event.unit for each in director.later_events
    )
    if not hides and event.reason != "armor":
        return
    if not director.is_about(event.unit):
        title = "is shot at" if hides else "is hit"
        director.begin_scene(f"{unit_name(event.unit)} {title}", event.unit)
    director.add_beat((event.told(), "gold"), (f"{TREASURES[event.card].text}.", "muted"))


@tells_scene(HonorTested)
def tell_honor(director: Director, event: HonorTested) -> None:
    action = "tries a parley with" if event.ability == "parley" else "attacks, in sanctuary,"
    title = f"{unit_name(event.unit)} {action} {unit_name(event.target)}"
    director.begin_scene(title, event.unit, event.target)
    outcome = (
        f"{unit_name(event.loser)} loses the attack." if event.loser else "The attack continues."
    )
    director.add_challenge(event, "Honor", "Honor", outcome=outcome)
