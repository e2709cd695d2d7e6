"""Processes beside the server's: bots think in some, replays are read in another."""
