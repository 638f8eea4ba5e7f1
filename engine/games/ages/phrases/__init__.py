"""Parts of sentences, which descriptions, refusals, bots and boards share."""
