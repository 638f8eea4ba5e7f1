"""Health and levels of units; creatures and henchmen (RULES.md 18, 28)."""
