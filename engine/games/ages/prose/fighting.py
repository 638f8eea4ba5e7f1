"""Log lines of attacks."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages import events as e
from engine.games.ages.calculations.challenge_cards import DAMAGE_CHANGE, ChallengeResult
from engine.games.ages.names import (
    unit_name,
    weapon_text,
)
from engine.games.ages.prose.phrases import numbers_text, tells, unit_names


@tells(e.HitDrawn)
def hit_drawn(event: e.HitDrawn) -> str:
    """Say whether an attack hit, with its numbers."""
    verb = "hits" if event.is_hit else "misses"
    weapon = weapon_text(event.unit, event.weapon, event.kind)
    place = f" in flight over {event.space}" if event.is_at_flyer else f" in {event.space}"
    space_part = place if event.kind == "opfire" else ""
    against = "React" if event.with_rating == "melee" else "Stealth"
    numbers = numbers_text(event, event.with_rating.title(), against)
    return f"{verb} {unit_name(event.target)}{space_part} {weapon} ({numbers})"


@tells(e.DamageDrawn)
def damage_drawn(event: e.DamageDrawn) -> str:
    """Say the result of a hit: "hurts Pell: damage 2 - 1 = 1 (Squeak: ...), Health 3"."""
    change = DAMAGE_CHANGE[ChallengeResult(event.result)]
    if change is None:
        total = "no damage at all"
    else:
        sign = "-" if change < 0 else "+"
        total = f"damage {event.weapon_damage} {sign} {abs(change)} = {event.damage}"
    hurts = "hurts" if event.damage else "does not hurt"
    numbers = numbers_text(event, "Power", "Armor")
    return f"{hurts} {unit_name(event.target)}: {total} ({numbers}), Health {event.health}"


@tells(e.ShotsSaid)
def shots_said(event: e.ShotsSaid) -> str:
    """Say how many shots there will be."""
    weapon = weapon_text(event.unit, event.weapon, "fire")
    return f"fires {weapon}, up to {count(event.shots, 'shot')}"


@tells(e.ShotWentOn)
def shot_went_on(event: e.ShotWentOn) -> str:
    """Say whom a stray shot may hit."""
    return f"missed: the shot continues to {unit_name(event.target)}"


@tells(e.Killed)
def killed(event: e.Killed) -> str:
    """Say which unit was killed, by whom and where."""
    killer_part = f" by {unit_name(event.killer)}" if event.killer else ""
    cards = f"; {count(event.cards_dropped, 'card')} on the ground" if event.cards_dropped else ""
    return f"is killed{killer_part} at {event.space}{cards}"


@tells(e.FightBegan)
def fight_began(event: e.FightBegan) -> str:
    """Say where a melee begins, and who is in it."""
    return f"Melee at {event.space}: {unit_names(event.units)}"


@tells(e.TaleTold)
def tale_told(event: e.TaleTold) -> str:
    """Say which enemy Scheherazade tells a tale."""
    return f"tells {unit_name(event.listener)} one more tale and is not attacked by the listener"


@tells(e.HonorTested)
def honor_tested(event: e.HonorTested) -> str:
    """Say how a parley or a sanctuary went, with its numbers."""
    names = {"parley": "a parley with", "sanctuary": "the sanctuary of"}
    loss = f"; {unit_name(event.loser)} loses the attack" if event.loser else ""
    attempt = f"tries {names[event.ability]} {unit_name(event.target)}"
    return f"{attempt} ({numbers_text(event, 'Honor', 'Honor')}){loss}"


@tells(e.LuckChecked)
def luck_checked(event: e.LuckChecked) -> str:
    """Say the luck drawn, and whether the target was ridden down by it."""
    result = "is ridden down" if event.lucky else "stands"
    return f"checks luck: {event.luck}, 7 is needed; {unit_name(event.target)} {result}"
