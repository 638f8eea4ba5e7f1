"""What happened: the log, what a board tells step by step, what is told when a turn comes back."""
