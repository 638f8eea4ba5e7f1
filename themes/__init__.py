"""How everything looks: palettes of colours by role, glyph sets, and the two together."""
