"""Connections and sessions, without tables."""
