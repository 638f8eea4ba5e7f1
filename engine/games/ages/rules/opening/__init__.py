"""Before the first round: characters, the map and its contents, and entry (RULES.md 6, 30, 31)."""
