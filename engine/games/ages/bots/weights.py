"""What the greedy bot believes: what things are worth to it, and its limits."""

from __future__ import annotations

LUCK = 6.0
"""The largest random part in the choice of characters: about the spread of their strengths."""

# Before the first round

LAID_FIRST = {"adventure": 3.0, "platter": 2.0, "dome": 1.0, "other team": 0.0}
"""How much it wants to lay a piece itself, by kind; what the other team wants is left to it."""
OWN_AGE = 0.9
"""How much a platter counts on which all own characters are at home."""

# What a goal on the map is worth

ENCOUNTER, MARKER = 8.0, 9.0
"""What an encounter passed and a marker's step are worth."""
CARD = 1.0
"""What a drawn card is worth."""
HUNT, SERVICE = 10.0, 0.5
"""What it is worth to a hunter to reach its target, and to a henchman to be with its master."""
HEALTH = 2.0
"""What a point of damage is worth."""
WORTH_A_FIGHT = 0.4
"""How much more damage than it takes a unit must expect to deal to go into a fight."""
FLAG, HOME = 10.0, 16.0
"""What it is worth to pick up a flag, and to bring one home."""
POINT = 5.0
"""What a point for an escape is worth."""
AT_THE_END = 9.0
"""What it is worth to escape before the last round: then the unit cannot be hurt any more."""
NEEDS = {-3: 0.8, 2: 0.9, 3: 0.6, 4: 0.4}
"""What a step in an achievement counts, by how far the team is ahead in it; else all of it."""
NOT_COUNTED = 0.2
"""What a step counts in an achievement that the mission does not have."""

# At the bases and in the Arbiter's Hall

ITEM = 9.0
"""What a tribute item before the Arbiter is worth."""
INSIDE = 5.0
"""What it is worth to be inside the other base."""
PRISONER = 8.0
"""What a prisoner that comes free is worth."""
AWAY = {"banish": -2.0, "dismiss": -0.5}
"""What it costs to be sent away."""
TEST = 2.0
"""What it is worth to take a test of the Arbiter."""

# In a turn

WORTH_A_SHOT = 0.8
"""The mean damage for which a character stays and fires in place of moving."""
PAYS_BELOW = 0.6
"""The chance against a guardian below which the bot rather pays."""
OWN_DAMAGE = 1.2
"""What a point of damage to an ally counts beside one to an enemy."""
MERCY_BELOW = 0.12
"""The chance against a guardian below which the bot asks for mercy."""
FREE_USES = {"flag": 4.0, "use": 3.0, "pick-up": 2.0, "experience": 1.5, "finish": 0.0}
"""What free actions are worth, by their verb."""
LEVELS = {"respect": -1.0, "honor": 0.0, "aim": 1.0, "point": 1.0, "throw": 1.0, "power": 1.0}
"""What a level is worth beside others: ratings of the defence and of every melee count more."""

# Secret cards

HAND = 3
"""The number of cards up to which a unit wants more."""
DEFENCES = {"exile-cube": 1.8, "gale-cube": 1.8, "weeping-obelisk": 1.2, "lodestone": 1.1}
"""What it is worth to play a card against an enemy that is near."""
NEAR = 3
"""The distance within which the bot fears an enemy."""
TURRET_RANGE = 6
"""The distance of an enemy within which the bot sets up a sentinel."""
WEAK = 2
"""The Health at which a unit is careful."""
PLAYED = {"plenty-cube": 2.5, "tutor-cube": 2.6, "jailbreak-cube": 2.7, "banner-of-home": 0.5}
"""What it is worth to play a card as a free action."""
LAID_OPEN = {
    "grey-cloak": 1.0,
    "whisper-shoes": 1.0,
    "ghost-field": 1.0,
    "brass-spyglass": 0.9,
    "lock-roll": 0.8,
    "deep-pack": 0.5,
    "rope-and-hooks": 0.5,
    "courier-satchel": 0.4,
}
"""What it is worth to lay a card open."""
