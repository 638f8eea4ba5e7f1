"""Bots that play Duel of Ages II."""
