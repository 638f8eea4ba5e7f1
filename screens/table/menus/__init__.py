"""The lists of choices: a menu, a set picker and a dial, their letters and their texts."""
