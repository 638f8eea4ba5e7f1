"""Events of attacks."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.ages.card_types import AttackKind, Rating
from engine.games.ages.challenges.cards import DAMAGE_CHANGE, ChallengeResult
from engine.games.ages.events import AgesEvent, Challenged, UnitEvent
from engine.games.ages.names import UnitSlug, weapon_text


@frozen(kw_only=True)
class HitDrawn(Challenged):
    target: UnitSlug
    weapon: str
    kind: AttackKind
    space: str
    with_rating: Rating
    is_hit: bool = field(metadata={"saved_as": "hit"})
    is_at_goal: bool = False
    """Was the target shot at in the space where its move ended, and not on the way (11.2)?"""
    is_at_flyer: bool = False
    """Was the target shot at in its flight, so that no terrain counts (29.5)?"""
    is_stray: bool = False
    """Is it an opportunity shot that missed another, and goes on to this ally (11.7)?"""

    @property
    def line(self) -> str:
        verb = "hits" if self.is_hit else "misses"
        weapon = weapon_text(self.unit, self.weapon, self.kind)
        place = " in flight over {space}" if self.is_at_flyer else " in {space}"
        against = "React" if self.with_rating == "melee" else "Stealth"
        numbers = self.numbers(self.with_rating.title(), against)
        return f"{verb} {{target}}{place if self.kind == 'opfire' else ''} {weapon} ({numbers})"


@frozen(kw_only=True)
class DamageDrawn(Challenged):
    target: UnitSlug
    weapon_damage: int = field(metadata={"saved_as": "printed"})
    """The Damage of the weapon, with all that adds to it."""
    damage: int
    health: int

    @property
    def line(self) -> str:
        change = DAMAGE_CHANGE[ChallengeResult(self.result)]
        total = "no damage at all"
        if change is not None:
            sign = "-" if change < 0 else "+"
            total = f"damage {self.weapon_damage} {sign} {abs(change)} = {self.damage}"
        verb = "hurts" if self.damage else "does not hurt"
        return f"{verb} {{target}}: {total} ({self.numbers('Power', 'Armor')}), Health {{health}}"


@frozen(kw_only=True)
class ShotsSaid(UnitEvent):
    weapon: str
    shots: int

    @property
    def line(self) -> str:
        return f"fires {weapon_text(self.unit, self.weapon, 'fire')}, up to {{shots:shot}}"


@frozen(kw_only=True)
class ShotWentOn(UnitEvent):
    """A missed shot may hit an ally of the shooter (9.4)."""

    target: UnitSlug

    line = "missed: the shot continues to {target}"


@frozen(kw_only=True)
class Killed(UnitEvent):
    killer: UnitSlug
    """The attacker, or "" if it was its own doing."""
    space: str
    cards_dropped: int = field(metadata={"saved_as": "dropped"})

    @property
    def line(self) -> str:
        by = " by {killer}" if self.killer else ""
        cards = "; {cards_dropped:card} on the ground" if self.cards_dropped else ""
        return f"is killed{by} at {{space}}{cards}"


@frozen(kw_only=True)
class FightBegan(AgesEvent):
    """A melee began in a space, between these units.

    The first melee of a turn begins the phase of melee, before any question.
    """

    space: str
    units: tuple[UnitSlug, ...]

    line = "Melee at {space}: {units}"
    is_in_next_phase = True


@frozen(kw_only=True)
class TaleTold(UnitEvent):
    listener: UnitSlug

    line = "tells {listener} one more tale and is not attacked by the listener"


@frozen(kw_only=True)
class HonorTested(Challenged):
    """Honor against Honor: a parley, or the sanctuary of a target (20.19, 20.39)."""

    target: UnitSlug
    ability: str
    loser: UnitSlug = field(metadata={"saved_as": "lost"})
    """The unit that loses its attack, or ""."""

    @property
    def line(self) -> str:
        name = {"parley": "a parley with", "sanctuary": "the sanctuary of"}[self.ability]
        loss = "; {loser} loses the attack" if self.loser else ""
        return f"tries {name} {{target}} ({self.numbers('Honor', 'Honor')}){loss}"


@frozen(kw_only=True)
class LuckChecked(UnitEvent):
    luck: int
    target: UnitSlug
    lucky: bool

    @property
    def line(self) -> str:
        result = "is ridden down" if self.lucky else "stands"
        return f"checks luck: {{luck}}, 7 is needed; {{target}} {result}"
