"""The boards before the first round: the characters, and the map that is being built."""
