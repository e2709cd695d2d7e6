"""What a Multi-Turn Noble Action states about its owner while it is active."""

from mypy_extensions import i64

from hexadeck.cardtext.statements import Statement


class Grants(Statement):
    """`you may deposit 1 more card per turn`: a number for the player whose card says so; several add up (KK-R33)."""

    def __init__(self, kind: i64, more: i64) -> None:
        super().__init__(kind, None, more)
        self.more: i64 = more
