"""The words, signs and palette roles of Duel's pieces, and the legend of the signs."""

from __future__ import annotations

from engine.games.duel.action_phrases import ACTION_TEXTS
from engine.games.duel.cards import (
    ACQUIRE,
    ADVANCE,
    ASSISTANTS,
    ELECTRIFY,
    MONOPOLIZE,
    PROPAGANDA,
    REGIONS,
    TECHNOLOGIES,
)
from themes.glyphs import Glyphs
from themes.look import Look

DRAFTING = ("keep", "pass")
"""The steps of the draft, as `View.step` names them."""

SHARED_STEPS = (*DRAFTING, "deal", "goals", "score region", "final")
"""The steps in which both seats or neither are to move."""

REGION_SHORT = {"new-england": "NE", "new-york": "NY", "out-west": "OW"}
TECHNOLOGY_SHORT = {"bulbs": "Bulbs", "transformers": "Transf", "meters": "Meters"}
BONUS_SHORT = {
    "new-england": "3 PR: a Free Action",
    "new-york": "a market share",
    "out-west": "a City in the row",
}
LEADS_BY = {"points": "leads", "PR": "leads on PR", "technologies": "leads, chips"}
"""The reasons for leading a Region, in at most twelve cells."""
OUT_OF_REACH = "out of reach"
"""The text for a goal that can no longer be met."""
TIE_BREAK = {"points": "", "PR": "on PR", "technologies": "chips"}
"""The tie-breaks, in at most five cells."""


def technology_sign(glyphs: Glyphs, slug: str) -> str:
    """The sign on a Technology chip; its initial in ASCII."""
    if glyphs.ascii_only:
        return slug[0].upper()
    return {"bulbs": glyphs.bulb, "transformers": glyphs.transformer, "meters": glyphs.meter}[slug]


def power_sign(glyphs: Glyphs, power: str | None) -> str:
    """A wave for alternating current, a double line for direct current."""
    if power is None:
        return "?"
    return {"AC": "~", "DC": "=" if glyphs.ascii_only else "═"}[power]


def goal_sign(glyphs: Glyphs, *, is_met: bool) -> str:
    """The sign before one condition of a goal: a box, filled if the condition is met."""
    return glyphs.filled_square if is_met else glyphs.square


def closed_sign(glyphs: Glyphs) -> str:
    """The sign of a Region closed by a No AC/DC chip, and of the Action that places the chip."""
    return "#" if glyphs.ascii_only else "⊠"


def action_sign(glyphs: Glyphs, action: str) -> str:
    return {
        ELECTRIFY: glyphs.bolt,
        ACQUIRE: glyphs.share,
        ADVANCE: "/" if glyphs.ascii_only else glyphs.up,
        MONOPOLIZE: closed_sign(glyphs),
        PROPAGANDA: "&" if glyphs.ascii_only else "¶",
    }[action]


def last_name(assistant: str) -> str:
    words = ASSISTANTS[assistant].name.removesuffix(" Jr.").split()
    return words[-1]


def chip_text(glyphs: Glyphs, power: str, room: int) -> str:
    """A No AC/DC chip as a token, as wide as the room allows."""
    text = f"({power_sign(glyphs, power)} No {power})"
    if len(text) <= room:
        return text
    return f"(No {power})" if room >= 7 else f"{closed_sign(glyphs)}{power}"


SHORTER = {
    **{region.name: REGION_SHORT[slug] for slug, region in REGIONS.items()},
    "shares of company": "company",
    "shares placed": "shares",
    "Regions with a City": "Regions, a City",
    "Regions with No AC": "Regions, No AC",
}


def short_goal_text(text: str) -> str:
    for long, short in SHORTER.items():
        text = text.replace(long, short)
    return text


SHORTEST_TEXTS = {
    "Technologies": "Tech",
    "Regions with a City": "Regions",
    "ahead in PR": "PR lead",
    "Brush shares placed": "Brush",
    "minor companies": "companies",
    "Regions with No AC": "No AC",
    "Regions led": "Regions",
}


def fewest_text(text: str) -> str:
    """The shortest text of a goal, for a line with a whole side: "lead NE", "Tech"."""
    for region, short in REGION_SHORT.items():
        name = REGIONS[region].name
        text = text.replace(f"Cities in {name}", f"{short} Cities").replace(name, short)
    text = text.replace("Cities OW", "OW Cities")
    return "shares" if text.startswith("shares of company") else SHORTEST_TEXTS.get(text, text)


POWER_ROLE = {"AC": "hue1", "DC": "hue2"}
REGION_ROLE = dict(zip(REGIONS, ("hue3", "hue4", "hue5"), strict=True))
TECHNOLOGY_ROLE = dict(zip(TECHNOLOGIES, ("hue6", "hue7", "hue8"), strict=True))
ACTION_ROLE = {
    ELECTRIFY: "gold",
    ACQUIRE: "good",
    ADVANCE: "hue7",
    MONOPOLIZE: "bad",
    PROPAGANDA: "accent",
}


def power_role(power: str | None) -> str:
    return POWER_ROLE[power] if power else "muted"


def legend(look: Look) -> tuple[tuple[str, str], ...]:
    glyphs = look.glyphs
    powers = tuple((power_sign(glyphs, power), power) for power in ("AC", "DC"))
    chips = tuple((technology_sign(glyphs, slug), row.name) for slug, row in TECHNOLOGIES.items())
    actions = tuple((action_sign(glyphs, action), word) for action, word in ACTION_TEXTS.items())
    return (
        *powers,
        *chips,
        *actions,
        (glyphs.city, "a City"),
        (glyphs.share * 2, "shares placed"),
        ("Res", "to be placed"),
        ("PR", "settles ties"),
        (glyphs.crown, "leads"),
        (glyphs.card_back, "a hidden card"),
        (f"{glyphs.filled_square}{glyphs.square}", "goal so far"),
        (glyphs.star, "Free Action"),
        (glyphs.dot, "used"),
        (f"{glyphs.scroll_up}{glyphs.scroll_down}", "rival, you"),
    )
