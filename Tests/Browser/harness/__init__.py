"""What the checks stand on: one browser, pages in it, and the tool as the second opinion."""
