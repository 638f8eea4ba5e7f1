"""The lists of choices: a menu, a set that is picked, a number on a dial."""
