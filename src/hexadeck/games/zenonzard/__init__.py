"""Zenonzard: a duel of minions, Magic and Forces."""
