"""Scenes at sites: bases, prisons and vaults, the Arbiter's Hall, the Alliance, flags and exits."""

from __future__ import annotations

from engine.games.ages.alliance.events import AllianceStepped, AllianceWon, InhabitantFaced
from engine.games.ages.cards.events import TrialTaken
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.events import UnitEvent
from engine.games.ages.flags.events import Escaped, FlagScored
from engine.games.ages.names import card_name, deed_text, digits_text, short_name, unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.sites.deeds import OUTCOMES, site_name
from engine.games.ages.sites.events import (
    EscapeTried,
    Freed,
    GateEntered,
    Imprisoned,
    SiteChallenged,
    SitePaid,
    SiteRazed,
    SiteRepaired,
    TributeGiven,
    VaultRobbed,
)
from engine.games.ages.sites.phrases import past_effects_text
from engine.games.ages.view_types import parts_text
from engine.games.ages.words import RATING_NAME
from screens.games.ages.story.scenes import (
    Director,
    card_sum,
    challenge_text,
    odds_text,
    result_role,
    tells_scene,
)


@tells_scene(SiteChallenged)
def tell_site(director: Director, event: SiteChallenged) -> None:
    """Show the sums with the odds, then the card and its meaning at this site."""
    deed = deed_text(event.verb, event.site, event.means)
    director.begin_scene(f"{short_name(event.unit)}: {deed}", event.unit)
    name = next(text for each, text in RATING_NAME.items() if each == event.with_rating)
    against = "Honor" if event.verb == "interrogate" else site_name(event.site)
    view, difference = director.view, event.rating - event.against
    director.add_beat(
        (challenge_text(name, event.rating, against, event.against), "bright"),
        (parts_text(name, event.rating_parts), "muted"),
        (odds_text(view, difference), "text"),
    )
    effects = OUTCOMES[event.verb][ChallengeResult(event.result)]
    director.add_beat(
        (card_sum(view, event), "text"),
        (f"{short_name(event.unit)} {past_effects_text(effects)}.", result_role(event)),
        card=digits_text(event.card),
    )


@tells_scene(TrialTaken)
def tell_trial(director: Director, event: TrialTaken) -> None:
    """Show a test of the Arbiter: the sums with the odds, then the card."""
    director.begin_scene(f"{short_name(event.unit)}: the {card_name(event.test)}", event.unit)
    view, difference = director.view, event.rating - event.against
    director.add_beat(
        (challenge_text("The rating", event.rating, "the test", event.against), "bright"),
        (parts_text("The rating", event.rating_parts), "muted"),
        (odds_text(view, difference), "text"),
    )
    director.add_beat((card_sum(view, event), result_role(event)), card=digits_text(event.card))


@tells_scene(InhabitantFaced)
def tell_inhabitant(director: Director, event: InhabitantFaced) -> None:
    """Show the inhabitant of the Alliance and its requirement, then the result."""
    encounter = ENCOUNTERS[event.encounter]
    director.begin_scene(f"{short_name(event.unit)} in the Alliance: {encounter.name}", event.unit)
    verdict = "Passed: the marker steps on." if event.passed else "Not passed."
    role = "good" if event.passed else "bad"
    if encounter.rating is None:
        director.add_beat(("It asks for a card.", "bright"), (verdict, role))
        return
    name = RATING_NAME[encounter.rating]
    director.add_beat((f"It is passed with {name} {encounter.value} or more.", "bright"))
    director.add_beat(
        (f"{unit_name(event.unit)} has {name} {event.rating}.", "text"),
        (parts_text(name, event.parts), "muted"),
        (verdict, role),
    )


@tells_scene(SiteRazed, SiteRepaired, GateEntered, VaultRobbed, AllianceStepped)
def tell_result(director: Director, event: UnitEvent) -> None:
    """Show the effect of a deed, in its scene."""
    if director.is_about(event.unit):
        director.add_beat((event.told(), "good"))


@tells_scene(SitePaid)
def tell_paid(director: Director, event: SitePaid) -> None:
    """Show the payment at a Low Gate."""
    director.begin_scene(f"{short_name(event.unit)} at the {site_name(event.site)}", event.unit)
    director.add_beat((event.told(), "gold"))


@tells_scene(Imprisoned)
def tell_imprisoned(director: Director, event: Imprisoned) -> None:
    """Show who is taken prisoner."""
    if not director.is_about(event.unit):
        director.begin_scene(f"{unit_name(event.unit)} is taken", event.captor, event.unit)
    director.add_beat((event.told(), "bad"))


@tells_scene(Freed, EscapeTried)
def tell_freed(director: Director, event: Freed | EscapeTried) -> None:
    """Show who leaves prison, or tries to."""
    helper = event.rescuer if isinstance(event, Freed) else ""
    if not director.is_about(helper or event.unit):
        director.begin_scene(f"{unit_name(event.unit)} in prison", event.unit)
    director.add_beat((event.told(), "gold"))


@tells_scene(TributeGiven)
def tell_tribute(director: Director, event: TributeGiven) -> None:
    """Show the gift to the Arbiter, and the state of its counter."""
    if not director.is_about(event.unit):
        director.begin_scene(f"{unit_name(event.unit)} before the Arbiter", event.unit)
    director.add_beat((event.told(), "gold"))


@tells_scene(AllianceWon, FlagScored, Escaped)
def tell_achieved(director: Director, event: UnitEvent) -> None:
    """Show rare events that count for an achievement."""
    if not director.is_about(event.unit):
        director.begin_scene(f"{unit_name(event.unit)} has achieved something", event.unit)
    director.add_beat((event.told(), "good"))
