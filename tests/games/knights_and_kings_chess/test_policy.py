"""What the policy does with a pair of Knight cards, where the sensible answer is plain."""

from tests.games.knights_and_kings_chess.positions import given, on, table

from hexadeck.games.knights_and_kings_chess.policy import Policy
from hexadeck.kernel.game import Match


def play_on(match: Match) -> str:
    """One whole play by the policy; says which it was."""
    verb = match.options[Policy().policy(table(match))].verb.name
    seat = match.seat
    while match.seat == seat and match.result is None:
        match.choose(Policy().policy(table(match)))
    return verb


def test_two_pieces_are_taken_by_one_knight() -> None:
    """First the pawn and then the rook behind it; no single move does as much."""
    match = given("7k/8/8/2r5/8/1p6/8/N3K3 w", "NNPP")

    assert play_on(match) == "two_knights"
    assert (on(match, "c5"), on(match, "b3")) == ("N", ".")


def test_the_king_is_captured_before_anything_else() -> None:
    """A queen could be had as well."""
    match = given("7k/8/8/5q2/7N/8/8/4K3 w", "NNPP")

    assert play_on(match) == "two_knights"
    assert match.result is not None
    assert match.result.winners == (0,)


def test_cards_are_kept_where_two_moves_bring_nothing() -> None:
    """Two cards for nothing are worse than one."""
    match = given("7k/8/8/8/8/8/8/N3K3 w", "NNPP")

    assert play_on(match) != "two_knights"
