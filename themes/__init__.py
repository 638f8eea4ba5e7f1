"""The look of everything: palettes of colours by role, glyph sets, and their combination."""
