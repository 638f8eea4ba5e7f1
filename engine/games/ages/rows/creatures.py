"""Creatures that cards unleash, and henchmen, as rows."""

from __future__ import annotations

from engine.games.ages.card_types import Bonus, Creature, Henchman, Ratings, Shot

# fmt: off
CREATURES = {
    row.slug: row
    for row in (
        # Speed, Health, Wits, Melee, Power, Damage, React, Stealth, Armor
        Creature("wolfhound", "Wolfhound", "pet", 9, 3, 5, 6, 4, 2, 6, 4, 2),
        Creature("watch-turret", "Watch Turret", "bot", 0, 4, 2, 2, 2, 1, 2, 3, 5,
                 Shot("point", 2, 1, 4, False, 5, 2), aim=6),
        Creature("sabre-cat", "Sabre Cat", "pet", 8, 5, 6, 8, 6, 3, 6, 5, 3),
        Creature("bastion-drone", "Bastion Drone", "bot", 0, 6, 3, 3, 3, 2, 1, 2, 7,
                 Shot("aim", 3, 1, 6, False, 6, 2), aim=7),
    )
}

HENCHMEN = {
    row.slug: row
    for row in (
        Henchman("torch-bearer", "Torch Bearer", "ancient",
                 Ratings(6, 2, 4, 4, 3, 2, 3, 3, 4, 4, 4, 2, 5, 3, 5, 2),
                 "Its master has +1 Wits while in the same space",
                 bonuses=(Bonus("wits", 1, "its master here"),)),
        Henchman("shield-thrall", "Shield Thrall", "ancient",
                 Ratings(5, 3, 3, 5, 3, 2, 2, 2, 4, 4, 2, 4, 7, 2, 5, 2),
                 "May take a hit in melee on its master in the same space, before the damage card "
                 "is drawn"),
        Henchman("deckhand", "Deckhand", "colonial",
                 Ratings(6, 3, 4, 5, 3, 2, 4, 4, 5, 5, 4, 2, 6, 3, 4, 2),
                 "Water costs it 1; Damage +1 with natural attacks while its master is in the "
                 "space",
                 easy_terrain=("water",),
                 bonuses=(Bonus("damage", 1, "itself beside its master"),)),
        Henchman("bugler", "Bugler", "colonial",
                 Ratings(6, 2, 5, 3, 2, 2, 4, 4, 4, 5, 4, 2, 4, 5, 6, 4),
                 "Allies that start the move phase in its space have +1 Speed in it",
                 bonuses=(Bonus("speed", 1, "allies that began here"),)),
        Henchman("hired-muscle", "Hired Muscle", "modern",
                 Ratings(6, 4, 4, 6, 4, 2, 4, 6, 4, 5, 4, 3, 7, 3, 2, 2),
                 "Natural ranged attack: Point, 2 opportunity shots, range 1 to 3, Power 5, "
                 "Damage 2",
                 shot=Shot("point", 2, 1, 3, False, 5, 2)),
        Henchman("spotter", "Spotter", "modern",
                 Ratings(6, 2, 6, 3, 2, 2, 6, 4, 4, 5, 6, 2, 4, 6, 5, 2),
                 "Its master in the space ignores the first Stealth bonus of terrain on an Aim "
                 "shot"),
        Henchman("loader-drone", "Loader Drone", "future",
                 Ratings(5, 4, 2, 4, 4, 2, 3, 3, 3, 3, 3, 5, 8, 5, 5, 1),
                 "Its master may carry 1 more card while within 1 space", is_machine=True),
        Henchman("holo-decoy", "Holo Decoy", "future",
                 Ratings(7, 1, 5, 1, 0, 0, 1, 1, 1, 7, 2, 2, 0, 5, 5, 1),
                 "In melee an enemy in its space with Wits lower than 5 must choose it as the "
                 "target if it attacks at all"),
        Henchman("temple-scribe", "Temple Scribe", "ancient",
                 Ratings(6, 2, 5, 2, 1, 1, 2, 2, 3, 4, 4, 2, 2, 7, 6, 3),
                 "Its master has +1 Intellect while in the same space",
                 bonuses=(Bonus("intellect", 1, "its master here"),)),
        Henchman("kennel-hand", "Kennel Hand", "ancient",
                 Ratings(7, 3, 4, 5, 3, 2, 2, 2, 5, 5, 4, 2, 5, 3, 4, 2),
                 "Its master in the space needs no Strength or Intellect to use hunter cards"),
        Henchman("powder-boy", "Powder Boy", "colonial",
                 Ratings(7, 1, 5, 2, 1, 1, 3, 3, 4, 6, 6, 2, 2, 4, 5, 1),
                 "Powder weapons of its master in the space have 1 more opportunity shot"),
        Henchman("stretcher-bearer", "Stretcher Bearer", "colonial",
                 Ratings(6, 3, 3, 3, 2, 2, 2, 2, 3, 4, 3, 2, 6, 4, 7, 2),
                 "Medical cards of its master in the space heal 1 more"),
        Henchman("getaway-driver", "Getaway Driver", "modern",
                 Ratings(7, 2, 6, 4, 2, 2, 4, 5, 3, 6, 4, 2, 4, 5, 3, 2),
                 "Its master has +1 Speed with a vehicle if it starts the move phase in the space"),
        Henchman("bruiser", "Bruiser", "modern",
                 Ratings(5, 5, 2, 6, 5, 2, 2, 3, 4, 4, 2, 3, 8, 2, 3, 2),
                 ""),
        Henchman("field-unit", "Field Unit", "future",
                 Ratings(5, 3, 3, 2, 1, 1, 3, 4, 2, 4, 3, 4, 5, 7, 6, 2),
                 "Free Action, once in the game: its master in the space heals 2", is_machine=True,
                 heals=2),
        Henchman("hover-lamp", "Hover Lamp", "future",
                 Ratings(8, 1, 7, 1, 0, 1, 1, 1, 1, 7, 6, 2, 0, 6, 5, 1),
                 "Enemies in its space have -1 Stealth",
                 bonuses=(Bonus("stealth", -1, "enemies here"),), is_machine=True, flies=True),
    )
}
# fmt: on
