"""What every game shares: choices, segments, matches, events, chance, zones and their codec."""
