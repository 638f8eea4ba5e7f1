"""Treasure cards and their kinds (RULES.md 8.2, 14)."""
