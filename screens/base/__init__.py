"""The basis of every page, and the pages that are used everywhere."""
