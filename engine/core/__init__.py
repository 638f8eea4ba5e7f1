"""Shared by every game: choices, segments, matches, events, chance, zones and their codec."""
