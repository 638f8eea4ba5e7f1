"""Fire, opportunity fire, melee, and the attacks in them (RULES.md 9, 11, 12, 13)."""
