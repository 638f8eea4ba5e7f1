"""Widgets: the sheet that every page is painted on; and the painting tools of pages and boards."""
