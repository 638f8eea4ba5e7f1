"""Units that move, enter or leave the map, and carry flags (RULES.md 10, 17, 32)."""
