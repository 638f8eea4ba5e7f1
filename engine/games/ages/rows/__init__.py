"""Characters, cards, pieces of the map and missions as rows of data, a module for each kind."""
