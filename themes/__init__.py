"""Palettes, glyph sets and stylesheets."""
