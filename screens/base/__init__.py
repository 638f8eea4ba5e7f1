"""What every page is made of, and the pages that are the same everywhere."""
