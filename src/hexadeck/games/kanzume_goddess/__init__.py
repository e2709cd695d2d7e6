"""Kanzume Goddess: a deck-building duel of Gods for two to six, alone or in teams."""
