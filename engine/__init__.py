"""The rules: no screens, no sockets, no files but the engine's own tables."""
