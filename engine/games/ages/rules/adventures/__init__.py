"""The adventure phase: encounters, labyrinths, and sites (RULES.md 15, 16, 26, 27, 33)."""
