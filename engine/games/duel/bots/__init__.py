"""The bots of Duel."""
