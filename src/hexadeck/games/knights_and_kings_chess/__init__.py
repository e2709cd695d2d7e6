"""Knights & Kings Enhanced Chess: a chess board, a deck of cards for each side, two or four players."""
