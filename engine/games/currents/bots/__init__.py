"""Bots of War of Currents."""
