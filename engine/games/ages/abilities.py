"""The modules that carry out each ability, and the abilities that need bases (RULES.md 20)."""

from __future__ import annotations

ABILITY_MODULES: dict[str, tuple[str, ...]] = {
    "steppe-lash": ("calculations.ratings",),
    "warp-spasm": ("rules.melee", "calculations.contests"),
    "one-more-tale": ("rules.melee",),
    "lever": ("sites", "calculations.ratings"),
    "pilot": ("calculations.movement",),
    "toll": ("rules.move",),
    "boarding": ("calculations.contests", "calculations.ratings"),
    "steel-driver": ("rules.strain", "calculations.contests"),
    "pathfinder": ("rules.move", "calculations.movement"),
    "story-thief": ("rules.challenge_draw",),
    "two-heavens": ("rules.melee",),
    "barnstorm": ("rules.move",),
    "cold-aim": ("calculations.contests",),
    "dread-wings": ("rules.free_action", "rules.move", "calculations.ratings"),
    "triage": ("rules.free_abilities",),
    "parley": ("rules.melee",),
    "spare-parts": ("rules.free_abilities", "calculations.ratings", "units"),
    "covering-fire": ("calculations.contests",),
    "jammer": ("rules.opfire_facts",),
    "swarm": ("rules.melee", "calculations.contests", "calculations.ratings", "units"),
    "last-mile": ("rules.free_abilities",),
    "hymn": ("calculations.contests", "calculations.ratings"),
    "golden-apples": ("calculations.movement",),
    "rooted": ("calculations.movement", "calculations.ratings"),
    "too-small": ("rules.melee", "calculations.movement"),
    "stone-gaze": ("rows.characters", "calculations.ratings"),
    "red-flag": ("rules.henchmen",),
    "ambush": ("calculations.contests", "calculations.movement"),
    "orchard": ("rules.free_abilities", "calculations.movement"),
    "narrative": ("rules.encounters",),
    "night-ride": ("rules.attack", "units"),
    "false-signals": ("calculations.contests",),
    "protection-money": ("rules.killing",),
    "sanctuary": ("rules.melee",),
    "potluck": ("rules.free_abilities",),
    "hurl": ("rows.characters",),
    "jury-rig": ("rules.attack",),
    "precedence": ("rules.reinforce",),
    "crawlspace": ("rules.move", "calculations.movement"),
    "blackmail": ("rules.free_abilities",),
    "light-in-caverns": ("calculations.contests",),
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
    "brass-spyglass": ("calculations.contests",),
    "lock-roll": ("calculations.site_contests",),
    "last-stand": ("rules.attack",),
    "old-debt": ("rules.melee_start",),
    "weeping-obelisk": ("calculations.contests",),
    "banner-of-home": ("calculations.contests",),
    "bodyguard": ("rules.stepping_in",),
    "parting-gift": ("rules.interruptions",),
    "rope-and-hooks": ("calculations.movement",),
    "winged-sandals": ("calculations.ratings",),
}
"""The modules that carry out a treasure card that does more than its numbers say, by its slug."""

NEED_BASES = frozenset(
    {"opened-doors", "escape-artist", "third-degree", "vae-victis", "picklock", "arrest"}
)
"""Abilities that do little or nothing without bases: their characters are dealt only with them."""
