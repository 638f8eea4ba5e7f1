"""The modules that carry out each ability, and the abilities that need bases (RULES.md 20)."""

from __future__ import annotations

ABILITY_MODULES: dict[str, tuple[str, ...]] = {
    "steppe-lash": ("calculations.ratings",),
    "warp-spasm": ("rules.fighting.melee", "calculations.contests"),
    "one-more-tale": ("rules.fighting.melee", "units"),
    "lever": ("sites", "calculations.ratings"),
    "pilot": ("calculations.moving",),
    "toll": ("rules.moving.move",),
    "boarding": ("calculations.contests", "calculations.ratings"),
    "steel-driver": ("rules.adventures.strain", "calculations.contests"),
    "pathfinder": ("rules.moving.move", "calculations.moving"),
    "story-thief": ("rules.challenge_draw",),
    "two-heavens": ("rules.fighting.melee",),
    "barnstorm": ("rules.moving.move",),
    "cold-aim": ("calculations.contests",),
    "dread-wings": ("rules.free_action", "rows.characters", "calculations.ratings"),
    "triage": ("rules.free_abilities",),
    "parley": ("rules.fighting.melee",),
    "spare-parts": ("rules.free_abilities", "calculations.ratings", "units"),
    "covering-fire": ("calculations.contests",),
    "jammer": ("calculations.contests",),
    "swarm": ("rules.fighting.melee", "calculations.contests", "calculations.ratings", "units"),
    "last-mile": ("rules.free_abilities",),
    "hymn": ("calculations.contests", "calculations.ratings"),
    "golden-apples": ("calculations.moving",),
    "rooted": ("calculations.moving", "calculations.ratings"),
    "too-small": ("units", "calculations.moving"),
    "stone-gaze": ("rows.characters", "calculations.ratings"),
    "red-flag": ("rules.units.henchmen",),
    "ambush": ("calculations.contests", "calculations.moving"),
    "orchard": ("rules.free_abilities", "calculations.moving"),
    "narrative": ("rules.adventures.encounters",),
    "night-ride": ("rules.fighting.attack", "units"),
    "false-signals": ("calculations.contests",),
    "protection-money": ("rules.fighting.killing",),
    "sanctuary": ("rules.fighting.melee",),
    "potluck": ("rules.free_abilities",),
    "hurl": ("rows.characters",),
    "jury-rig": ("rules.fighting.attack",),
    "precedence": ("rules.moving.reinforce",),
    "crawlspace": ("rules.moving.move", "calculations.moving"),
    "blackmail": ("rules.free_abilities",),
    "light-in-caverns": ("calculations.contests",),
    "berth-brawl": ("rules.fighting.killing", "rules.fighting.melee"),
    "opened-doors": ("sites",),
    "escape-artist": ("rules.free_abilities",),
    "third-degree": ("rules.adventures.imprisonment", "sites"),
    "picklock": ("rules.adventures.deeds", "sites"),
    "arrest": ("rules.adventures.imprisonment", "units"),
    "vae-victis": ("rules.adventures.deeds", "sites"),
}
"""The modules that carry out an ability, by its slug."""

CARD_MODULES: dict[str, tuple[str, ...]] = {
    "field-manual": ("rules.cards.gadgets",),
    "brass-spyglass": ("calculations.contests",),
    "lock-roll": ("calculations.site_contests",),
    "last-stand": ("rules.fighting.attack",),
    "old-debt": ("rules.fighting.melee_start",),
    "weeping-obelisk": ("calculations.contests",),
    "banner-of-home": ("calculations.contests",),
    "bodyguard": ("rules.fighting.stepping_in",),
    "parting-gift": ("rules.interruptions",),
    "rope-and-hooks": ("calculations.moving",),
    "winged-sandals": ("calculations.ratings",),
}
"""The modules that carry out a treasure card that does more than its numbers say, by its slug."""

NEED_BASES = frozenset(
    {"opened-doors", "escape-artist", "third-degree", "vae-victis", "picklock", "arrest"}
)
"""Abilities that do little or nothing without bases: their characters are dealt only with them."""
