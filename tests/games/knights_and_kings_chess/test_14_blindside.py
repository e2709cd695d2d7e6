"""A king that cards out of a hidden hand could capture is told of; nothing else is (KC-063)."""

import pytest
from tests.games.knights_and_kings_chess.positions import Play, game, given, plays, table
from tests.games.knights_and_kings_chess.test_reference import random_position, text_of
from tests.rules import rule

from hexadeck import games
from hexadeck.games.knights_and_kings_chess import clock
from hexadeck.games.knights_and_kings_chess.board import KING, SQUARE_NAMES
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded

POSITIONS = 80
EVERY_PAIR = "NNPKRQB"
"""With these cards every single card and every combo can be played."""


def told(match: Match, viewer: int | None) -> set[str]:
    """As `NR d4xe1` or `Q>N d4xe1`; without cards for an ordinary attack."""
    found = games.display(match.game).threats(match.view(viewer))
    return {
        f"{'>'.join([''.join(cards) for cards in (one.cards, one.then) if cards])}"
        f" {SQUARE_NAMES[one.start]}x{SQUARE_NAMES[one.target]}".strip()
        for one in found
    }


def blindsides(match: Match, viewer: int | None) -> set[str]:
    """Within one turn."""
    return {threat for threat in told(match, viewer) if " " in threat and ">" not in threat}


def strikes_after_queen(match: Match, viewer: int | None) -> set[str]:
    """In the other turn that a Queen card gives, as `Q>N d4xe1`."""
    return {threat for threat in told(match, viewer) if ">" in threat}


def capture(play: Play) -> str:
    """The cards of a play that captures the king, where the piece that does so stood before, and the king's square."""
    cards, *moves = play.words
    start, king = moves[-1].split("x")
    if len(moves) > 1 and moves[0][-2:] == start:
        start = moves[0][:2]
    return f"{cards.split()[0]} {start}x{king}"


def captures(match: Match) -> set[str]:
    return {capture(play) for play in plays(match) if play.is_win}


@rule("KC-063", "KC-R13")
def test_a_king_is_told_of_exactly_if_some_cards_would_capture_it() -> None:
    """All that the opponent could do with every card and every pair of cards, in random positions."""
    words = seeded("blindside")
    in_danger = 0
    for _ in range(POSITIONS):
        board, side, _, _ = random_position(words)
        match = given(f"{text_of(board)} {side}", EVERY_PAIR, inactive="-")
        expected = captures(match)

        assert blindsides(match, viewer=1 if side == "w" else 0) == expected, (text_of(board), side)
        in_danger += len(expected) > 0
    assert 10 < in_danger < POSITIONS - 10


@rule("KC-047", "KC-048")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("3r4/8/8/8/8/8/8/R2K3k w", {"B a1xh1"}),
        ("8/8/8/8/8/8/8/R2K3k w", set()),
        ("3r4/8/8/8/8/2r1r3/8/R2K3k w", set()),
    ],
)
def test_a_king_that_steps_out_of_check_may_open_a_line(position: str, expected: set[str]) -> None:
    """The Bishop card does that, but only in check and if the king can leave its rank."""
    match = given(position, EVERY_PAIR, inactive="-")

    assert blindsides(match, viewer=1) == captures(match) == expected


@rule("KC-063")
def test_an_ordinary_attack_is_not_told_again_as_a_combo() -> None:
    """Two Knight cards would take the king as well, but one is enough."""
    assert told(given("4k3/2N5/8/8/8/8/8/4K3 w"), viewer=1) == {"c7xe8"}


def captures_after_queen(match: Match) -> set[str]:
    """All that a Queen card and a single card in the turn after it could do, but for pieces that attack already."""
    already = {
        threat.split("x")[0] for threat in told(match, None) if " " not in threat and threat.endswith(king(match))
    }
    found: set[str] = set()
    for first in plays(match):
        if first.words[0] != "Q move+turn" or first.is_win:
            continue
        start, end = first.words[1][:2], first.words[1][3:5]
        for second in plays(first.match):
            if second.is_win and second.words[0] in ("N move", "P move"):
                striker = second.words[1][:2]
                piece = start if striker == end else striker
                found.add(f"Q>{second.words[0][0]} {piece}x{second.words[1][3:5]}")
    return {capture for capture in found if capture[4:6] not in already}


def king(match: Match) -> str:
    """Where the king stands that is not of the side to act."""
    colour = 1 - table(match).clock[clock.ACTIVE] % 2
    return SQUARE_NAMES[list(table(match).board).index(KING + (colour << 3))]


@rule("KC-039", "KC-R14", "KC-R15")
def test_a_king_is_told_of_if_a_queen_card_would_give_the_turn_that_captures_it() -> None:
    """All first moves with all single cards after them, in random positions, promotions and opened lines included."""
    words = seeded("another turn")
    in_danger = 0
    for _ in range(POSITIONS // 2):
        board, side, _, _ = random_position(words)
        match = given(f"{text_of(board)} {side}", "QNPPPPPP", inactive="-")
        expected = captures_after_queen(match)

        assert strikes_after_queen(match, viewer=1 if side == "w" else 0) == expected, (text_of(board), side)
        in_danger += len(expected) > 0
    assert in_danger > 10


@rule("KC-039", "KC-R37")
@pytest.mark.parametrize(("discard", "expected"), [("-", {"Q>N d5xe8"}), ("Q", set())])
def test_a_queen_that_was_played_gives_no_other_turn(discard: str, expected: set[str]) -> None:
    """There is one Queen card in a deck: where it lies in the discard pile, nobody can hold it."""
    match = given("4k3/8/8/3N4/8/8/8/4K3 w", "PPPPPPP", deck="P", discard=discard)

    assert strikes_after_queen(match, 1) == expected


@rule("KC-R37")
@pytest.mark.parametrize(
    ("deck", "discard", "expected"),
    [
        ("P", "-", {"NR e5xe8", "NQ e5xe8"}),
        ("P", "R", {"NQ e5xe8"}),
        ("P", "RQ", set()),
        ("-", "RQ", {"NR e5xe8", "NQ e5xe8"}),
    ],
)
def test_a_card_in_the_discard_pile_is_ruled_out_until_it_is_shuffled(
    deck: str, discard: str, expected: set[str]
) -> None:
    """White holds seven cards and draws one before the next play: with no deck left that may be any card."""
    match = given("4k3/8/8/4N3/8/8/8/4K3 w", "PPPPPPP", deck=deck, discard=discard)

    assert blindsides(match, 1) == expected


@rule("KC-R33", "KC-R37")
def test_what_hands_hold_makes_no_difference() -> None:
    """Nor is somebody warned of the own cards; who watches is told of both kings."""
    position = "4k3/8/8/4N3/8/8/8/3nK3 w"
    white = {"NR e5xe8", "NQ e5xe8"}
    black = {"NR d1xe1", "NQ d1xe1", "NK d1xe1"}
    for hand in ("PPPPPPPP", "NNRQKBPP"):
        match = given(position, hand, others=hand)

        assert [blindsides(match, viewer) for viewer in (0, 1, None)] == [black, white, white | black]


@rule("KC-R32", "KC-R36")
def test_of_four_players_either_opponent_may_hold_the_cards() -> None:
    """The team has one Rook: once it was played nobody of the team holds it, but for its owner after a shuffle."""
    for deck, expected in (("P", {"NQ e5xe8"}), ("-", {"NR e5xe8", "NQ e5xe8"})):
        match = given("4k3/8/8/4N3/8/8/8/4K3 w2", "PPPPPPP", deck=deck, discard="R")

        assert [blindsides(match, viewer) for viewer in range(4)] == [set(), expected, set(), expected]


def test_before_the_kings_are_set_nothing_is_told() -> None:
    """A match that has just begun has an empty board."""
    assert told(game().start(), viewer=None) == set()
