"""Which modules carry out each ability, and which abilities need bases (RULES.md 20)."""

from __future__ import annotations

ABILITY_MODULES = {
    "steppe-lash": "ratings",
    "warp-spasm": "contests, rules.melee",
    "one-more-tale": "rules.melee",
    "lever": "ratings, sites",
    "pilot": "movement",
    "toll": "rules.move",
    "boarding": "contests, ratings",
    "steel-driver": "contests, rules.strain",
    "pathfinder": "movement, rules.move",
    "story-thief": "rules.challenges",
    "two-heavens": "rules.melee",
    "barnstorm": "rules.move",
    "cold-aim": "contests",
    "dread-wings": "ratings, rules.free_action, rules.move",
    "triage": "rules.free_action",
    "parley": "rules.melee",
    "spare-parts": "ratings, units, rules.free_action",
    "covering-fire": "contests",
    "jammer": "rules.opfire_facts",
    "swarm": "contests, ratings, units, rules.melee",
    "last-mile": "rules.free_action",
    "hymn": "contests, ratings",
    "golden-apples": "movement",
    "rooted": "movement, ratings",
    "too-small": "movement, rules.melee",
    "stone-gaze": "characters, ratings",
    "red-flag": "rules.henchmen",
    "ambush": "contests, movement",
    "orchard": "movement, rules.free_action",
    "narrative": "rules.encounters",
    "night-ride": "units, rules.attack",
    "false-signals": "contests",
    "protection-money": "rules.attack",
    "sanctuary": "rules.melee",
    "potluck": "rules.free_action",
    "hurl": "characters",
    "jury-rig": "rules.attack",
    "precedence": "rules.reinforce",
    "crawlspace": "movement, rules.move",
    "blackmail": "rules.free_action",
    "light-in-caverns": "contests",
    "berth-brawl": "rules.attack, rules.melee",
    "opened-doors": "sites",
    "escape-artist": "rules.free_action",
    "third-degree": "sites, rules.imprisonment",
    "picklock": "sites, rules.deeds",
    "arrest": "units, rules.imprisonment",
    "vae-victis": "sites, rules.deeds",
}
"""The modules that carry out an ability, by its slug."""

CARD_MODULES = {
    "field-manual": "rules.gear",
    "brass-spyglass": "contests",
    "lock-roll": "site_contests",
    "last-stand": "rules.attack",
    "old-debt": "rules.melee_start",
    "weeping-obelisk": "contests",
    "banner-of-home": "contests",
    "bodyguard": "rules.attack",
    "parting-gift": "rules.interruptions",
    "rope-and-hooks": "movement",
    "winged-sandals": "ratings",
}
"""The modules that carry out a treasure card whose numbers do not say all, by its slug."""

NEED_BASES = frozenset(
    {"opened-doors", "escape-artist", "third-degree", "vae-victis", "picklock", "arrest"}
)
"""Abilities that do little or nothing without bases: their characters are dealt only with them."""
