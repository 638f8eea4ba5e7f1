"""Connections and sessions, without a table."""
