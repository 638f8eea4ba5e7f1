"""The layers of the map: its ground, signs, routes, rulers and key."""
