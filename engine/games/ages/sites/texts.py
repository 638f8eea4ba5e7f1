"""Deeds at the sites of bases and of the Arbiter's Hall, with exact chances and consequences."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.facts import Quoted, Words, said
from engine.core.text import capital
from engine.games.ages.adventures.phrases import encounter_text
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.cards.texts import card_for
from engine.games.ages.names import card_name, deed_text, unit_name
from engine.games.ages.phrases import (
    actor_of,
    condition_text,
    describes,
    of_card,
    of_unit,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.missions import WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import VAULT, Deed
from engine.games.ages.sites.facts import (
    CardsFall,
    CombatPoint,
    Counter,
    GiftPoints,
    InPrison,
    deed_chances,
    gifts_of,
    site_place,
)
from engine.games.ages.tribute.items import CARD_POINTS, ITEM_POINTS
from engine.games.ages.view_types import HIDDEN, UnitView, View

DEEDS = {
    "break-in": ("Break in", "break in at the ", "26.3"),
    "heal": ("Heal", "be healed ", "26.5"),
    "raid": ("Raid", "raid the ", "26.7"),
    "interrogate": ("Interrogate", "interrogate ", "26.10"),
    "break-out": ("Break out", "break out ", "26.11"),
    "raze": ("Destroy", "destroy the ", "26.12"),
    "repair": ("Repair", "repair the ", "26.13"),
    "visit": ("Withstand", "withstand the ", "27.2"),
}
"""The group of each deed, the part that its name need not repeat, and its clause."""


@describes(*DEEDS)
def describe_deed(view: View, choice: Choice) -> Description:
    unit, deed = actor_of(view), Deed.of(choice)
    group, beginning, clause = DEEDS[deed.verb]
    label = deed_text(deed.verb, deed.site, deed.means).removeprefix(beginning)
    place = unit_place(deed.means) if deed.verb == "interrogate" else site_place(view, unit)
    text = deed_chances(view, unit, deed)
    return Description(group, capital(label), text, clause, place)


@describes("face")
def describe_face(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    counter = view.counters.get(unit.space, HIDDEN)
    text = "Nobody has seen it yet" if counter == HIDDEN else encounter_text(view, unit, counter)
    return Description("Encounter", "Face the encounter", text, "15.2", site_place(view, unit))


@describes("leave")
def describe_leave(view: View, choice: Choice) -> Description:
    return Description("Leave", "Do nothing here", "Not again in this phase", "26.4", "done")


# Prison


@describes("imprison", "kill")
def describe_fate(view: View, choice: Choice) -> Description:
    target = unit_of(view, choice.noun)
    if choice.verb == "kill":
        dead = _combat_points_text(target, "no combat points")
        killed = said("Out of the game", dead, "; ", CardsFall(len(target.cards)))
        return of_unit("Kill", target.slug, killed, "13.7")
    text = said(
        InPrison(max(1, target.health)),
        " and all cards",
        _combat_points_text(target, CombatPoint(target.slug)),
        "; can be interrogated, and freed by the other team",
    )
    return of_unit("Imprison", target.slug, text, "26.8")


def _combat_points_text(unit: UnitView, points: Words) -> Words:
    """The combat points for a beaten unit: only characters count (19.3)."""
    return said(", ", points) if unit.kind == "character" else ""


@describes("spare")
def describe_spare(view: View, choice: Choice) -> Description:
    assert view.attack is not None
    target = view.units[view.attack.target]
    label = f"Let {unit_name(target.slug)} stay"
    return Description(
        "Spare", label, condition_text(view, target), "26.9", unit_place(target.slug)
    )


@describes("free-prisoner")
def describe_free_prisoner(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    text = f"Health {unit.health} of {unit.max_health}; then dismissed"
    return of_unit("Free", unit.slug, text, "26.11")


# Vault


@describes("store")
def describe_store(view: View, choice: Choice) -> Description:
    """Describe storing a card.

    It has no place on the board: the letter beside a card there is for its use.
    """
    if VAULT in view.ruins[actor_of(view).team]:
        lost = "The vault is destroyed, so the card is lost permanently"
        return Description("Store", card_name(choice.noun), lost, "26.15")
    text = said(Quoted(card_text(TREASURES[choice.noun])), ". Not moved again in this phase")
    return Description("Store", card_name(choice.noun), text, "26.6")


@describes("take-out")
def describe_take_out(view: View, choice: Choice) -> Description:
    use = card_for(view, actor_of(view), choice.noun)
    text = said(use, ". Half of the cards may be taken")
    return of_card("Take out", choice.noun, text, "26.6")


# Tribute


@describes("tribute")
def describe_tribute(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    text = said("Can give ", gifts_of(view, unit), "; ", Counter(view.lith), ". Then dismissed")
    return Description("Tribute", "Give to the Arbiter", text, "27.3", site_place(view, unit))


def no_further_gift(view: View) -> Description:
    kept = gifts_of(view, actor_of(view))
    text = said(Counter(view.lith), "; kept: ", kept, ". Then dismissed, sent to a dome")
    return Description("Enough", "No further gift", text, "27.3", "done").with_mapped_texts(capital)


@describes("offer")
def describe_offer(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    points = ITEM_POINTS if choice.noun == "item" else CARD_POINTS
    lith_after = Counter(view.lith + (points if unit.team == WHITE else -points))
    gift = said(GiftPoints(points), ": ", lith_after)
    if choice.noun == "item":
        return Description("Offer", "The tribute item", gift, "27.3", unit_place(unit.slug))
    text = said(gift, ". ", Quoted(card_text(TREASURES[choice.noun])))
    return of_card("Offer", choice.noun, text, "27.3")
