"""The modules that carry out each ability, and the abilities that need bases (RULES.md 20)."""

from __future__ import annotations

ABILITY_MODULES: dict[str, tuple[str, ...]] = {
    "steppe-lash": ("sums.ratings",),
    "warp-spasm": ("rules.melee", "sums.contests"),
    "one-more-tale": ("rules.melee",),
    "lever": ("sites", "sums.ratings"),
    "pilot": ("sums.movement",),
    "toll": ("rules.move",),
    "boarding": ("sums.contests", "sums.ratings"),
    "steel-driver": ("rules.strain", "sums.contests"),
    "pathfinder": ("rules.move", "sums.movement"),
    "story-thief": ("rules.challenge_draw",),
    "two-heavens": ("rules.melee",),
    "barnstorm": ("rules.move",),
    "cold-aim": ("sums.contests",),
    "dread-wings": ("rules.free_action", "rules.move", "sums.ratings"),
    "triage": ("rules.free_abilities",),
    "parley": ("rules.melee",),
    "spare-parts": ("rules.free_abilities", "sums.ratings", "units"),
    "covering-fire": ("sums.contests",),
    "jammer": ("rules.opfire_facts",),
    "swarm": ("rules.melee", "sums.contests", "sums.ratings", "units"),
    "last-mile": ("rules.free_abilities",),
    "hymn": ("sums.contests", "sums.ratings"),
    "golden-apples": ("sums.movement",),
    "rooted": ("sums.movement", "sums.ratings"),
    "too-small": ("rules.melee", "sums.movement"),
    "stone-gaze": ("rows.characters", "sums.ratings"),
    "red-flag": ("rules.henchmen",),
    "ambush": ("sums.contests", "sums.movement"),
    "orchard": ("rules.free_abilities", "sums.movement"),
    "narrative": ("rules.encounters",),
    "night-ride": ("rules.attack", "units"),
    "false-signals": ("sums.contests",),
    "protection-money": ("rules.killing",),
    "sanctuary": ("rules.melee",),
    "potluck": ("rules.free_abilities",),
    "hurl": ("rows.characters",),
    "jury-rig": ("rules.attack",),
    "precedence": ("rules.reinforce",),
    "crawlspace": ("rules.move", "sums.movement"),
    "blackmail": ("rules.free_abilities",),
    "light-in-caverns": ("sums.contests",),
    "berth-brawl": ("rules.killing", "rules.melee"),
    "opened-doors": ("sites",),
    "escape-artist": ("rules.free_abilities",),
    "third-degree": ("rules.imprisonment", "sites"),
    "picklock": ("rules.deeds", "sites"),
    "arrest": ("rules.imprisonment", "units"),
    "vae-victis": ("rules.deeds", "sites"),
}
"""The modules that carry out an ability, by its slug."""

CARD_MODULES: dict[str, tuple[str, ...]] = {
    "field-manual": ("rules.gadgets",),
    "brass-spyglass": ("sums.contests",),
    "lock-roll": ("sums.site_contests",),
    "last-stand": ("rules.attack",),
    "old-debt": ("rules.melee_start",),
    "weeping-obelisk": ("sums.contests",),
    "banner-of-home": ("sums.contests",),
    "bodyguard": ("rules.stepping_in",),
    "parting-gift": ("rules.interruptions",),
    "rope-and-hooks": ("sums.movement",),
    "winged-sandals": ("sums.ratings",),
}
"""The modules that carry out a treasure card that does more than its numbers say, by its slug."""

NEED_BASES = frozenset(
    {"opened-doors", "escape-artist", "third-degree", "vae-victis", "picklock", "arrest"}
)
"""Abilities that do little or nothing without bases: their characters are dealt only with them."""
