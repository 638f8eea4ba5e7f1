"""Many matches between bots without a screen: the series, its tally and its report."""
