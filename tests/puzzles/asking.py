"""A question put once more, after the test has changed what lies on the table."""

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.game import Match
from hexadeck.kernel.rows import append


def asked_again(match: Match) -> Match:
    """The same question, with options for the faces that the cards have now."""
    t = match.table
    assert t.asked is not None
    t.stack = append(t.stack, t.asked)
    t.seat = NOTHING
    t.advance()
    return match
