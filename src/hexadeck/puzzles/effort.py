"""How much a proof may look at."""


class Unclear(Exception):
    """Too much is possible here to look at all of it."""


class Effort:
    """How much may be looked at, and how much was."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.steps = 0
        """Choices that were carried out in some world."""
        self.widest = 1
        """The most worlds that looked alike."""
        self.recalled: set[int] = set()
        """Stakes whose faces a rule has asked for."""

    @property
    def is_spent(self) -> bool:
        return self.steps >= self.most

    def spend(self) -> None:
        if self.is_spent:
            raise Unclear
        self.steps += 1
