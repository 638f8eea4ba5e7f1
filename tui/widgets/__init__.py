"""Widgets shared by all screens, painted line by line."""
