"""Knights & Kings, the trading card game."""
