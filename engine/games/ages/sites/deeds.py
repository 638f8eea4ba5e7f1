"""The sites of team bases and of the Arbiter's Hall as rows: their tests and results.

A deed is an action of a character at a site in the adventure phase: a verb, the site, and the
means. Its result is looked up in `OUTCOMES`, as effects that `sites/rules.py` carries
out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from engine.core.action import Action
from engine.core.choice import Choice, choice
from engine.core.values import frozen_for_checkers
from engine.games.ages.card_types import Ability, Rating
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.map.chart import Chart

MAIN_GATE, HIGH_GATE, LOW_GATE = "main-gate", "high-gate", "low-gate"
VORTEX, HEADQUARTERS, VAULT, PRISON = "vortex", "headquarters", "vault", "prison"
CHAMBER = "chamber"
WITS = "wits"
"""The Picklock's means to open a gate (20.36)."""


@frozen
class Site:
    """A site: the rating and the number of its challenge; no rating where a card is paid."""

    slug: str
    name: str
    rating: Rating | None
    value: int


SITES = {
    row.slug: row
    for row in (
        Site(MAIN_GATE, "Main Gate", "strength", 6),
        Site(HIGH_GATE, "High Gate", "stealth", 6),
        Site(LOW_GATE, "Low Gate", None, 6),
        Site(VORTEX, "Vortex", "intellect", 6),
        Site(HEADQUARTERS, "Headquarters", "respect", 6),
        Site(VAULT, "Vault", "wits", 6),
        Site(PRISON, "Prison", "melee", 6),
    )
}
"""The sites of a base, with the tests to enter, destroy and repair (26.3, 26.12, 26.13)."""

HALL = {
    row.slug: row
    for row in (
        Site("pool", "Reflecting Pool", "honor", 5),
        Site("fangs", "Obsidian Fangs", "throw", 5),
        Site("cave", "Wailing Cave", "stealth", 5),
        Site(CHAMBER, "Arbiter's Chamber", None, 0),
    )
}
"""The sites of the Arbiter's Hall (27.1, 27.2)."""

USES: Mapping[str, tuple[Rating, int]] = {
    "heal": ("honor", 5),
    "raid": ("wits", 5),
    "break-out": ("stealth", 5),
}
"""The tests of deeds other than to enter, destroy and repair (26.5, 26.7, 26.11)."""


@frozen
class Effect:
    """One consequence of a deed."""

    verb: str
    count: int = 1


Effects = tuple[Effect, ...]
BANISH, DISMISS, LEARN = Effect("banish"), Effect("dismiss"), Effect("learn")
ENTER, RAZE, REPAIR = Effect("enter"), Effect("raze"), Effect("repair")
NO_LIMIT = 99
"""The count of an effect that has no limit: heal or free all."""


def _adventure_results(
    pass_effects: Effects, amaze_effects: Effects
) -> Mapping[ChallengeResult, Effects]:
    """The results of a deed after which the character is sent away."""
    return {
        ChallengeResult.FOPP: (BANISH,),
        ChallengeResult.FAIL: (DISMISS,),
        ChallengeResult.SQUEAK: (LEARN, DISMISS),
        ChallengeResult.PASS: (*pass_effects, DISMISS),
        ChallengeResult.AMAZE: (*amaze_effects, DISMISS),
    }


OUTCOMES: Mapping[str, Mapping[ChallengeResult, Effects]] = {
    "break-in": {
        ChallengeResult.FOPP: (),
        ChallengeResult.FAIL: (),
        ChallengeResult.SQUEAK: (ENTER,),
        ChallengeResult.PASS: (ENTER,),
        ChallengeResult.AMAZE: (ENTER,),
    },
    "heal": {
        ChallengeResult.FOPP: (BANISH,),
        ChallengeResult.FAIL: (),
        ChallengeResult.SQUEAK: (Effect("heal", 1),),
        ChallengeResult.PASS: (Effect("heal", 2),),
        ChallengeResult.AMAZE: (Effect("heal", NO_LIMIT),),
    },
    "raid": _adventure_results((Effect("rob", 1),), (Effect("rob", 2),)),
    "break-out": _adventure_results((Effect("free", 1),), (Effect("free", NO_LIMIT),)),
    "interrogate": {
        ChallengeResult.FOPP: (BANISH,),
        ChallengeResult.FAIL: (),
        ChallengeResult.SQUEAK: (Effect("see"),),
        ChallengeResult.PASS: (Effect("steal", 1),),
        ChallengeResult.AMAZE: (Effect("steal", 2),),
    },
    "raze": _adventure_results((RAZE,), (RAZE, Effect("draw", 1))),
    "repair": {
        ChallengeResult.FOPP: (BANISH,),
        ChallengeResult.FAIL: (),
        ChallengeResult.SQUEAK: (),
        ChallengeResult.PASS: (REPAIR,),
        ChallengeResult.AMAZE: (REPAIR,),
    },
    "visit": _adventure_results((Effect("draw", 1),), (Effect("draw", 2), Effect("tribute", 1))),
}
"""The effects of each deed, by its result (26, 27.2)."""


def deed_effects(ability: Ability, verb: str, result: ChallengeResult) -> Effects:
    """The effects of a deed, if its doer has this ability (20.8, 20.27)."""
    effects = OUTCOMES[verb][result]
    if ability.frees_on_squeak and verb == "break-out" and result is ChallengeResult.SQUEAK:
        return LEARN, Effect("free", 1), DISMISS
    if ability.raze_draws and RAZE in effects:
        draws = sum(each.count for each in effects if each.verb == "draw")
        return RAZE, Effect("draw", draws + ability.raze_draws), DISMISS
    return effects


@frozen_for_checkers
class Deed(Action):
    """An action of a character at a site."""

    verb: str
    site: str
    means: str = ""
    """A card that is paid, `WITS`, or the prisoner that is interrogated."""

    @property
    def is_paid(self) -> bool:
        """Is the deed done by paying, so that no challenge is drawn (26.3)?"""
        return self.site == LOW_GATE and self.means != WITS

    @property
    def test(self) -> tuple[Rating, int]:
        """The rating and the number that it is set against; an interrogation has none."""
        if self.verb in USES:
            return USES[self.verb]
        row = SITES.get(self.site) or HALL[self.site]
        rating: Rating | None = "wits" if self.means == WITS else row.rating
        assert rating is not None
        return rating, row.value

    @property
    def choice(self) -> Choice:
        """The choice that stands for the deed; there is one prison to interrogate in."""
        return choice(self.verb, self.means) if self.verb == "interrogate" else super().choice

    @classmethod
    def of(cls, choice: Choice, **circumstances: Any) -> Deed:
        if choice.verb == "interrogate":
            return cls(choice.verb, PRISON, choice.noun)
        return super().of(choice)


def site_name(slug: str) -> str:
    """The name of a site for players: "Main Gate"."""
    return (SITES.get(slug) or HALL[slug]).name


def is_gate(slug: str) -> bool:
    return slug in (MAIN_GATE, HIGH_GATE, LOW_GATE)


def flag_homes(chart: Chart, team: int) -> list[int]:
    """The spaces where a team brings its flags home (32.5)."""
    sites = (chart.bases[team].get(HEADQUARTERS), chart.sites("lith").get(CHAMBER))
    return [space for space in sites if space is not None]
