"""The modules that carry out each ability, and the abilities that need bases (RULES.md 20)."""

from __future__ import annotations

ABILITY_MODULES: dict[str, tuple[str, ...]] = {
    "steppe-lash": ("challenges.ratings",),
    "warp-spasm": ("melee.fights", "attacks.blow"),
    "one-more-tale": ("melee.fights",),
    "lever": ("sites.deeds", "challenges.ratings"),
    "pilot": ("moving.routes",),
    "toll": ("moving.rules",),
    "boarding": ("attacks.blow", "challenges.ratings"),
    "steel-driver": ("adventures.labyrinth", "challenges.contests"),
    "pathfinder": ("moving.walks", "moving.routes"),
    "story-thief": ("challenges.rules",),
    "two-heavens": ("melee.rules",),
    "barnstorm": ("moving.walks",),
    "cold-aim": ("fire.shot",),
    "dread-wings": ("free_actions.rules", "rows.characters", "challenges.ratings"),
    "triage": ("free_actions.abilities",),
    "parley": ("melee.fights",),
    "spare-parts": ("free_actions.abilities", "challenges.ratings", "units"),
    "covering-fire": ("fire.shot",),
    "jammer": ("fire.who_shoots",),
    "swarm": ("melee.fights", "melee.rules", "fire.shot", "challenges.ratings", "units"),
    "last-mile": ("free_actions.abilities",),
    "hymn": ("challenges.contests", "challenges.ratings"),
    "golden-apples": ("moving.routes",),
    "rooted": ("moving.routes", "challenges.ratings"),
    "too-small": ("melee.fights", "moving.routes"),
    "stone-gaze": ("rows.characters", "challenges.ratings"),
    "red-flag": ("creatures.henchmen",),
    "ambush": ("fire.shot", "moving.routes"),
    "orchard": ("free_actions.abilities", "moving.routes"),
    "narrative": ("adventures.encounters",),
    "night-ride": ("attacks.rules", "units"),
    "false-signals": ("fire.shot",),
    "protection-money": ("attacks.killing",),
    "sanctuary": ("melee.fights", "melee.rules"),
    "potluck": ("free_actions.abilities",),
    "hurl": ("rows.characters",),
    "jury-rig": ("attacks.rules",),
    "precedence": ("entering.arrivals",),
    "crawlspace": ("moving.rules", "moving.routes"),
    "blackmail": ("free_actions.abilities",),
    "light-in-caverns": ("challenges.contests", "fire.shot"),
    "berth-brawl": ("attacks.killing", "melee.fights", "melee.rules"),
    "opened-doors": ("sites.deeds",),
    "escape-artist": ("free_actions.abilities",),
    "third-degree": ("prisoners.rules", "sites.deeds"),
    "picklock": ("sites.rules", "sites.deeds"),
    "arrest": ("prisoners.rules", "units"),
    "vae-victis": ("sites.rules", "sites.deeds"),
}
"""The modules that carry out an ability, by its slug."""

CARD_MODULES: dict[str, tuple[str, ...]] = {
    "field-manual": ("cards.gadgets",),
    "brass-spyglass": ("fire.shot",),
    "lock-roll": ("sites.contests",),
    "last-stand": ("attacks.rules",),
    "old-debt": ("melee.start",),
    "weeping-obelisk": ("attacks.blow",),
    "banner-of-home": ("challenges.contests",),
    "bodyguard": ("attacks.reactions",),
    "parting-gift": ("interruptions",),
    "rope-and-hooks": ("moving.routes",),
    "winged-sandals": ("challenges.ratings",),
}
"""The modules that carry out a treasure card that does more than its numbers say, by its slug."""

NEED_BASES = frozenset(
    {"opened-doors", "escape-artist", "third-degree", "vae-victis", "picklock", "arrest"}
)
"""Abilities that do little or nothing without bases: their characters are dealt only with them."""
