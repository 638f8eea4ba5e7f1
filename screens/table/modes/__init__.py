"""What the page of a table does in each of its modes (`TablePage.mode`)."""
