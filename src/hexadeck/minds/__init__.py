"""What agents and researchers read of a game: how likely a seat wins, tables as numbers, names for options."""
