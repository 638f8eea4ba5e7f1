"""Persistence: the only package that touches files and databases."""
