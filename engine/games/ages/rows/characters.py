"""The 48 characters as rows, with their ratings, symbols, starting cards and abilities."""

from __future__ import annotations

from engine.games.ages.card_types import Ability, Character, Ratings, Shot

# fmt: off
CHARACTERS = {
    row.slug: row
    for row in (
        # Speed, Health, Wits, Melee, Power, Damage, Aim, Point, Throw, React, Stealth, Armor,
        # Strength, Intellect, Honor, Respect
        Character("tomyris", "Tomyris", "Steppe Queen", "ancient", "Old Empires", "Lord",
                  ("Woman",), Ratings(7, 4, 6, 6, 3, 2, 4, 2, 7, 6, 5, 3, 6, 5, 5, 7),
                  Ability("steppe-lash", "Steppe Lash",
                          "Enemy characters in her space have -1 React while she is there"),
                  symbols=("bow", "mount")),
        Character("cu-chulainn", "Cu Chulainn", "Hound of the Ford", "ancient", "Legend", "Warrior",
                  ("Man",), Ratings(7, 4, 5, 8, 3, 2, 3, 3, 8, 6, 4, 2, 7, 3, 5, 6),
                  Ability("warp-spasm", "Warp Spasm",
                          "While at half Health or less (rounded down): +1 to hit and +1 Damage "
                          "in melee, and he must attack in each melee phase if an enemy is in his "
                          "space"),
                  symbols=("thrown",)),
        Character("scheherazade", "Scheherazade", "Teller of Nights", "ancient", "Legend", "Icon",
                  ("Woman",), Ratings(6, 4, 9, 2, 1, 1, 3, 4, 4, 6, 7, 2, 3, 9, 8, 7),
                  Ability("one-more-tale", "One More Tale",
                          "At the start of melee pick one enemy character in her space with lower "
                          "Wits: it cannot attack her in this phase", mental=True),
                  start=(0, 2, 0, 0)),
        Character("archimedes", "Archimedes", "Engineer of Syracuse", "ancient", "Old Empires",
                  "Exemplar",
                  ("Man",), Ratings(5, 4, 6, 2, 1, 2, 6, 5, 5, 5, 4, 3, 3, 9, 7, 8),
                  Ability("lever", "Lever",
                          "He needs no Strength to use a card. +2 on challenges to destroy or to "
                          "repair a site"),
                  symbols=("gadget", "heavy"), start=(1, 1, 0, 0)),
        Character("hanno", "Hanno", "Navigator of Carthage", "ancient", "Old Empires", "Adventurer",
                  ("Man",), Ratings(6, 4, 7, 5, 2, 2, 6, 5, 6, 6, 6, 2, 6, 7, 6, 5),
                  Ability("pilot", "Pilot",
                          "Water costs him 1. He may pass through deep water, which costs him 2, "
                          "but not end his move there"),
                  symbols=("crossbow", "thrown")),
        Character("old-grumbletoe", "Old Grumbletoe", "Troll Under the Bridge", "ancient",
                  "Wildwood", "Outcast",
                  ("Being",), Ratings(5, 8, 2, 7, 6, 3, 1, 1, 7, 2, 2, 4, 9, 1, 4, 4),
                  Ability("toll", "Toll",
                          "An enemy character that enters his space in its move must reveal one "
                          "face-down card, which its player picks, if it has any"),
                  symbols=("swing",)),
        Character("mary-read", "Mary Read", "Sailor of Two Names", "colonial", "Open Seas",
                  "Outcast",
                  ("Woman",), Ratings(6, 4, 7, 7, 3, 2, 4, 7, 5, 7, 5, 2, 5, 5, 5, 6),
                  Ability("boarding", "Boarding",
                          "If she entered a space with an enemy in this move phase, +1 to hit and "
                          "+2 Wits in the next melee phase"),
                  symbols=("blade", "powder pistol")),
        Character("toussaint-louverture", "Toussaint Louverture", "Liberator", "colonial",
                  "Open Seas", "Lord",
                  ("Man",), Ratings(6, 4, 6, 4, 3, 2, 6, 5, 5, 5, 6, 2, 5, 7, 7, 8),
                  Ability("opened-doors", "Opened Doors",
                          "Allies in his space or next to it have +1 on challenges to break in, "
                          "to break out and to destroy a site. He also frees a prisoner on a "
                          "Squeak"),
                  symbols=("mount",)),
        Character("john-henry", "John Henry", "Steel Driver", "colonial", "Hearthtale", "Commoner",
                  ("Man",), Ratings(5, 7, 2, 7, 4, 3, 3, 3, 6, 4, 3, 3, 9, 3, 6, 5),
                  Ability("steel-driver", "Steel Driver",
                          "+2 on every Strength challenge. A FOPP in a Strength challenge also "
                          "costs him 1 Health"),
                  symbols=("swing",)),
        Character("sacagawea", "Sacagawea", "Pathfinder", "colonial", "Frontier", "Adventurer",
                  ("Woman",), Ratings(7, 4, 5, 3, 2, 2, 4, 4, 6, 6, 8, 2, 5, 6, 8, 6),
                  Ability("pathfinder", "Pathfinder",
                          "Woods, rough and water cost her 1. In each turn this also applies to "
                          "one ally that starts the move phase in her space"),
                  symbols=("medical",)),
        Character("anansi", "Anansi", "Spider of the Stories", "colonial", "Hearthtale", "Icon",
                  ("Being",), Ratings(6, 4, 9, 3, 2, 2, 3, 5, 6, 8, 8, 2, 3, 7, 3, 5),
                  Ability("story-thief", "Story Thief",
                          "When an enemy character in his space has a FOPP in any challenge, he "
                          "steals one card from it, which its player picks"),
                  start=(0, 2, 0, 0), is_unlimited=True),
        Character("miyamoto-musashi", "Miyamoto Musashi", "Two-Sword Wanderer", "colonial",
                  "Open Seas", "Warrior",
                  ("Man",), Ratings(6, 4, 8, 8, 3, 2, 3, 3, 5, 8, 5, 2, 6, 5, 5, 6),
                  Ability("two-heavens", "Two Heavens",
                          "May use two different melee cards in one melee phase, one attack each; "
                          "or make one natural attack only"),
                  symbols=("blade",)),
        Character("bessie-coleman", "Bessie Coleman", "Barnstormer", "modern", "Home Front", "Icon",
                  ("Woman",), Ratings(6, 4, 6, 3, 2, 2, 6, 6, 6, 7, 5, 2, 4, 7, 6, 7),
                  Ability("barnstorm", "Barnstorm",
                          "Once a round, if she uses a vehicle, she may fly in that move"),
                  symbols=("vehicle",), start=(0, 1, 0, 0)),
        Character("lyudmila-pavlichenko", "Lyudmila Pavlichenko", "Sharpshooter", "modern",
                  "Home Front", "Warrior",
                  ("Woman",), Ratings(6, 4, 5, 4, 2, 2, 9, 5, 4, 4, 8, 3, 5, 5, 7, 5),
                  Ability("cold-aim", "Cold Aim",
                          "With Aim weapons each terrain space on the line gives the target 1 "
                          "less Stealth (at least 0 for each space)"),
                  symbols=("long rifle",), start=(1, 0, 0, 0)),
        Character("harry-houdini", "Harry Houdini", "Handcuff King", "modern", "Oddities", "Icon",
                  ("Man",), Ratings(6, 4, 8, 4, 2, 2, 2, 5, 6, 8, 7, 2, 7, 7, 6, 8),
                  Ability("escape-artist", "Escape Artist",
                          "Free Action in prison: check luck; on 6 to 9 he escapes from the "
                          "prison and is dismissed. This ability does not let him pass cliffs or "
                          "walls")),
        Character("inspector-ma", "Inspector Ma", "City Detective", "modern", "Backstreets",
                  "Defender",
                  ("Woman",), Ratings(6, 5, 7, 6, 3, 2, 5, 7, 4, 6, 5, 3, 5, 6, 6, 5),
                  Ability("third-degree", "Third Degree",
                          "+2 on interrogations. When she imprisons a character, all cards of "
                          "the prisoner are revealed"),
                  symbols=("revolver",)),
        Character("the-mothlight", "The Mothlight", "Thing on the Bridge", "modern", "Oddities",
                  "Outcast",
                  ("Being",), Ratings(7, 5, 6, 6, 5, 2, 2, 2, 3, 6, 8, 3, 6, 3, 3, 2),
                  Ability("dread-wings", "Dread Wings",
                          "Can fly. Mental: enemies within 2 spaces (aura) at the start of their "
                          "free actions neither give nor take cards in that phase. Cannot use "
                          "transport or armour cards",
                          flies=True)),
        Character("doc-valdez", "Doc Valdez", "Field Surgeon", "modern", "Home Front", "Exemplar",
                  ("Man",), Ratings(7, 4, 5, 3, 2, 2, 4, 4, 5, 5, 5, 2, 5, 7, 9, 5),
                  Ability("triage", "Triage",
                          "Free Action: heal one ally in his space (not himself) by 1, if no "
                          "enemy is in the space"),
                  symbols=("medical",)),
        Character("quill-of-nine", "Quill-of-Nine", "Chorus Envoy", "future", "Star Opera",
                  "Exemplar",
                  ("Being",), Ratings(6, 4, 7, 3, 2, 2, 4, 4, 3, 5, 6, 3, 3, 8, 8, 8),
                  Ability("parley", "Parley",
                          "Instead of an attack in melee: set Honor against that of an enemy "
                          "character; on a Pass or an Amaze that enemy loses its attack in this "
                          "phase",
                          mental=True),
                  symbols=("gadget",), start=(0, 2, 0, 0)),
        Character("rivet-77", "RIVET-77", "Dock Repair Unit", "future", "Ringworks", "Commoner",
                  ("Machine",), Ratings(5, 6, 3, 6, 4, 2, 5, 5, 4, 3, 3, 6, 8, 5, 5, 3),
                  Ability("spare-parts", "Spare Parts",
                          "Free Action: destroy one of its own cards to heal 1. Unaffected by "
                          "mental abilities. Cannot use mounts or cards with the Pet symbol"),
                  symbols=("bot", "heavy")),
        Character("captain-oyelaran", "Captain Oyelaran", "Ship Captain", "future", "Star Opera",
                  "Lord",
                  ("Woman",), Ratings(6, 4, 7, 5, 3, 2, 5, 7, 5, 5, 5, 3, 5, 6, 7, 7),
                  Ability("covering-fire", "Covering Fire",
                          "Allies within 3 spaces (aura) have +1 to hit in opportunity fire; she "
                          "herself does not"),
                  symbols=("energy pistol",)),
        Character("sister-static", "Sister Static", "Signal Outlaw", "future", "Outer Charter",
                  "Outcast",
                  ("Woman",), Ratings(7, 4, 6, 6, 4, 2, 5, 8, 5, 7, 5, 3, 6, 6, 2, 2),
                  Ability("jammer", "Jammer",
                          "Enemies within 2 spaces (aura) may not reveal new cards in opportunity "
                          "fire"),
                  symbols=("energy pistol", "vehicle")),
        Character("the-glass-tide", "The Glass Tide", "Nanite Swarm", "future", "Ringworks",
                  "Villain",
                  ("Machine",), Ratings(6, 14, 6, 7, 5, 2, 0, 0, 0, 7, 6, 1, 7, 7, 0, 2),
                  Ability("swarm", "Swarm",
                          "Attacks every enemy in its space in melee, one attack each. Area "
                          "attacks against it do 2 more damage. Cannot use armour, transport or "
                          "weapon cards. Unaffected by mental abilities")),
        Character("juno-vash", "Juno Vash", "Jump Courier", "future", "Outer Charter", "Adventurer",
                  ("Woman",), Ratings(8, 4, 6, 3, 2, 2, 3, 6, 6, 7, 6, 2, 4, 6, 6, 6),
                  Ability("last-mile", "Last Mile",
                          "Free Action: give one card to an ally within 3 spaces (aura), if no "
                          "enemy is in either space"),
                  symbols=("vehicle",)),
        Character("enheduanna", "Enheduanna", "High Priestess of Ur", "ancient", "Old Empires",
                  "Exemplar",
                  ("Woman", "Holy"), Ratings(6, 4, 7, 2, 1, 1, 4, 5, 6, 5, 7, 2, 3, 9, 9, 8),
                  Ability("hymn", "Hymn",
                          "Allies in her space or next to it have +1 Honor and +1 on adventure "
                          "challenges; she herself does not"),
                  symbols=("medical",), start=(0, 1, 0, 0)),
        Character("atalanta", "Atalanta", "Runner of Arcadia", "ancient", "Legend", "Adventurer",
                  ("Woman",), Ratings(8, 4, 5, 5, 3, 2, 4, 3, 8, 7, 5, 2, 5, 4, 4, 4),
                  Ability("golden-apples", "Golden Apples",
                          "She does not have to stop in a space with enemy characters"),
                  symbols=("bow",)),
        Character("brennus", "Brennus", "Breaker of Gates", "ancient", "Old Empires", "Villain",
                  ("Man",), Ratings(6, 6, 3, 7, 5, 2, 2, 2, 5, 4, 1, 4, 8, 3, 3, 6),
                  Ability("vae-victis", "Vae Victis",
                          "Pays no card at a Low Gate. When he destroys an enemy site, he draws 1 "
                          "card"),
                  symbols=("swing",), start=(0, 0, 0, 1), cannot_give=True),
        Character("the-green-warden", "The Green Warden", "Keeper of the Old Wood", "ancient",
                  "Wildwood", "Defender",
                  ("Fairy",), Ratings(6, 4, 7, 5, 3, 2, 2, 2, 7, 6, 7, 3, 8, 6, 7, 6),
                  Ability("rooted", "Rooted",
                          "Woods cost him 1. While he stands in woods his Armor is 2 higher"),
                  symbols=("armor",)),
        Character("oona-fenchild", "Oona Fenchild", "Finder of Paths", "ancient", "Wildwood",
                  "Commoner",
                  ("Child",), Ratings(6, 3, 7, 2, 1, 1, 3, 5, 6, 8, 8, 2, 2, 7, 9, 5),
                  Ability("too-small", "Too Small",
                          "Swamp costs her 1. In melee an enemy may choose her only if no other "
                          "member of her team is in the space"),
                  symbols=("pet", "stealth"), start=(0, 2, 0, 0)),
        Character("the-ninth-gorgon", "The Ninth Gorgon", "Stare of the Gate", "ancient", "Legend",
                  "Villain",
                  ("Fiend",), Ratings(5, 5, 7, 5, 4, 2, 2, 5, 4, 6, 5, 4, 8, 5, 4, 6),
                  Ability("stone-gaze", "Stone Gaze",
                          "Natural ranged attack: Point, 2 opportunity shots, range 1 to 3, Power "
                          "4, Damage 2; it needs no card and cannot break. Cannot use transport "
                          "cards", mental=True,
                          shot=Shot("point", 2, 1, 3, False, 4, 2))),
        Character("nanny-of-the-maroons", "Nanny of the Maroons", "Warrior Mother", "colonial",
                  "Frontier", "Defender",
                  ("Woman",), Ratings(6, 4, 6, 6, 3, 2, 5, 4, 6, 5, 7, 2, 6, 5, 8, 6),
                  Ability("ambush", "Ambush",
                          "+1 to hit with ranged weapons while she stands in woods or swamp; "
                          "woods and swamp cost her 1 less"),
                  symbols=("powder rifle",)),
        Character("ching-shih", "Ching Shih", "Admiral of the Red Flag", "colonial", "Open Seas",
                  "Lord",
                  ("Woman",), Ratings(6, 4, 7, 5, 3, 2, 4, 4, 3, 4, 3, 2, 4, 7, 2, 9),
                  Ability("red-flag", "Red Flag",
                          "Her henchmen do not leave the game when they kill a character"),
                  symbols=("blade",), start=(0, 0, 0, 2)),
        Character("johnny-chapman", "Johnny Chapman", "Orchard Walker", "colonial", "Hearthtale",
                  "Commoner",
                  ("Man",), Ratings(7, 4, 4, 3, 2, 2, 3, 3, 6, 6, 6, 2, 6, 6, 9, 5),
                  Ability("orchard", "Orchard",
                          "Woods cost him 1. Free Action: if he is in woods and no enemy is "
                          "there, he or one ally in the space heals 1"),
                  symbols=("pet",), start=(1, 0, 0, 0)),
        Character("olaudah-equiano", "Olaudah Equiano", "Free Sailor", "colonial", "Open Seas",
                  "Exemplar",
                  ("Man",), Ratings(6, 4, 6, 4, 2, 2, 5, 5, 6, 7, 6, 2, 5, 8, 8, 6),
                  Ability("narrative", "Narrative",
                          "When he passes an encounter, one other character of his team on the "
                          "map, which his player picks, gains an experience marker"),
                  start=(0, 1, 0, 0)),
        Character("the-hollow-rider", "The Hollow Rider", "Dread of the Mill Road", "colonial",
                  "Hearthtale", "Villain",
                  ("Fiend",), Ratings(8, 5, 4, 6, 4, 2, 3, 5, 6, 6, 6, 3, 6, 3, 1, 4),
                  Ability("night-ride", "Night Ride",
                          "Unaffected by mental abilities. After he has damaged a character in "
                          "melee, check luck: on 7 to 9 the target, if it lives and is free, is "
                          "dismissed"),
                  symbols=("mount", "thrown"), cannot_trade=True),
        Character("tom-quickkey", "Tom Quickkey", "Locksmith's Apprentice", "colonial", "Frontier",
                  "Adventurer",
                  ("Child",), Ratings(6, 3, 8, 3, 1, 1, 5, 6, 7, 7, 8, 2, 3, 8, 6, 3),
                  Ability("picklock", "Picklock",
                          "May challenge any gate with Wits instead of the gate's rating. +2 on "
                          "challenges to raid a Vault and to break out"),
                  symbols=("gadget",), start=(0, 2, 0, 0)),
        Character("noor-inayat-khan", "Noor Inayat Khan", "Wireless Operator", "modern",
                  "Home Front", "Defender",
                  ("Woman",), Ratings(6, 4, 6, 3, 2, 2, 6, 7, 5, 7, 8, 2, 4, 7, 9, 4),
                  Ability("false-signals", "False Signals",
                          "Enemy opportunity fire has -1 to hit against her and against allies in "
                          "her space or next to it"),
                  symbols=("gadget", "auto pistol")),
        Character("knuckles-moran", "Knuckles Moran", "Dockside Boss", "modern", "Backstreets",
                  "Villain",
                  ("Man",), Ratings(6, 5, 6, 7, 4, 2, 5, 6, 4, 6, 6, 3, 7, 4, 1, 5),
                  Ability("protection-money", "Protection Money",
                          "When he kills or imprisons a character that holds cards, he first takes "
                          "one of them, which its player picks"),
                  symbols=("brawler", "revolver")),
        Character("father-anselm", "Father Anselm", "Night Chaplain", "modern", "Backstreets",
                  "Exemplar",
                  ("Man", "Holy"), Ratings(6, 4, 6, 3, 2, 2, 4, 5, 5, 7, 7, 2, 5, 6, 9, 6),
                  Ability("sanctuary", "Sanctuary",
                          "An enemy character that chooses him as its target in melee must first "
                          "set its Honor against his; on a Fail or a FOPP it loses its attack. "
                          "Once he has attacked in a melee phase, this does not apply for the rest "
                          "of that phase",
                          mental=True),
                  symbols=("medical",)),
        Character("grandmother-kettle", "Grandmother Kettle", "Hedge Fairy", "modern", "Oddities",
                  "Icon",
                  ("Fairy",), Ratings(5, 4, 8, 2, 1, 1, 3, 5, 7, 7, 8, 2, 3, 9, 7, 5),
                  Ability("potluck", "Potluck",
                          "Free Action: shuffle one of her face-down cards back into its "
                          "deck and draw one from the same deck"),
                  symbols=("pet", "gadget"), start=(0, 2, 0, 0), is_unlimited=True),
        Character("patchwork-eddie", "Patchwork Eddie", "Carnival Strongman", "modern", "Oddities",
                  "Outcast",
                  ("Man",), Ratings(5, 6, 3, 6, 5, 2, 2, 3, 6, 4, 4, 3, 9, 3, 7, 4),
                  Ability("hurl", "Hurl",
                          "Natural ranged attack: Throw, 1 opportunity shot, range 1 to 2, Power "
                          "5, Damage 1; it needs no card and cannot break",
                          shot=Shot("throw", 1, 1, 2, False, 5, 1)),
                  symbols=("thrown", "swing")),
        Character("sgt-rosa-blum", "Sgt. Rosa Blum", "Motor Pool Mechanic", "modern", "Home Front",
                  "Warrior",
                  ("Woman",), Ratings(6, 4, 5, 5, 3, 2, 6, 6, 6, 6, 6, 3, 6, 6, 5, 4),
                  Ability("jury-rig", "Jury Rig",
                          "A weapon of hers that breaks stays with her; it cannot be used until "
                          "her team's next free actions"),
                  symbols=("vehicle", "auto rifle"), start=(1, 0, 0, 0)),
        Character("ambassador-thrum", "Ambassador Thrum", "Voice of the Deep Choir", "future",
                  "Star Opera", "Lord",
                  ("Being",), Ratings(5, 5, 6, 3, 3, 2, 2, 2, 2, 4, 3, 4, 6, 8, 7, 9),
                  Ability("precedence", "Precedence",
                          "He may enter in any reinforcement phase of his team, whatever his "
                          "Respect; while he is off the map, he does not count for the Respect "
                          "that enemies need to enter"),
                  start=(0, 0, 1, 1)),
        Character("warden-unit-12", "Warden Unit 12", "Charter Enforcer", "future", "Outer Charter",
                  "Defender",
                  ("Machine",), Ratings(5, 5, 4, 6, 4, 2, 6, 6, 2, 4, 4, 6, 7, 5, 6, 4),
                  Ability("arrest", "Arrest",
                          "After an Amaze to hit it needs only a Pass for damage to imprison the "
                          "target. Unaffected by mental abilities"),
                  symbols=("energy rifle", "armor")),
        Character("pell", "Pell", "Stowaway", "future", "Ringworks", "Commoner",
                  ("Child",), Ratings(7, 3, 8, 2, 1, 1, 4, 7, 6, 8, 9, 2, 2, 8, 7, 2),
                  Ability("crawlspace", "Crawlspace",
                          "May cross one cavern wall in each move for 2 points more than the "
                          "space entered costs, but not a closed gate"),
                  symbols=("stealth",), start=(0, 1, 0, 0)),
        Character("duchess-orsolya", "Duchess Orsolya", "Exile of the Long Fleet", "future",
                  "Star Opera", "Villain",
                  ("Woman",), Ratings(6, 4, 8, 6, 3, 2, 4, 6, 5, 7, 6, 2, 4, 7, 1, 7),
                  Ability("blackmail", "Blackmail",
                          "Free Action: one enemy character within 3 spaces (aura) that has lower "
                          "Wits reveals one of its face-down cards, which its player "
                          "picks"),
                  symbols=("thrust", "energy pistol"), start=(0, 1, 0, 0)),
        Character("brother-lumen", "Brother Lumen", "Lamp of the Belt", "future", "Outer Charter",
                  "Exemplar",
                  ("Machine", "Holy"), Ratings(5, 5, 6, 3, 2, 2, 4, 6, 4, 6, 6, 4, 5, 8, 9, 6),
                  Ability("light-in-caverns", "Light in Caverns",
                          "Allies within 2 spaces (aura) ignore the first Stealth bonus of "
                          "terrain on their shots. He has +1 on every challenge in a cavern"),
                  symbols=("medical", "bot")),
        Character("skarn", "Skarn", "Ringbreaker", "future", "Ringworks", "Warrior",
                  ("Being",), Ratings(7, 5, 4, 7, 4, 3, 2, 4, 6, 6, 4, 3, 8, 3, 5, 3),
                  Ability("berth-brawl", "Berth Brawl",
                          "May make one more natural melee attack in a melee phase in which he "
                          "has killed or imprisoned somebody"),
                  symbols=("brawler",), cannot_trade=True),
    )
}
# fmt: on
