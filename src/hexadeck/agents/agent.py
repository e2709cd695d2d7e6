"""What an agent is: something that answers the questions of one match after the other."""

from typing import Protocol

from hexadeck.kernel.game import Match


class Agent(Protocol):
    """Chooses for a seat. Its own generator is its only source of chance, so that a seed repeats a match."""

    def choose(self, match: Match, seat: int) -> int:
        """The index of an option; the match is left as it was, and what the seat cannot see plays no part."""
        ...
