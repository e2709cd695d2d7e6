"""Objective, components and decks (KC-001 to KC-008), and the lines of pieces (KC-009 to KC-012)."""

from collections import Counter

import pytest
from tests.games.knights_and_kings_chess.positions import board, game, given, hand, line, on, pile, play, texts
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess import zones
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Match

COLOUR = Counter({"Knight": 16, "Pawn": 8, "King": 5, "Rook": 1, "Queen": 1, "Bishop": 1})


def cards_of(match: Match, seats: tuple[int, ...]) -> Counter[str]:
    """All cards of some seats, wherever they lie, by name."""
    t = match.table
    cards = [
        card for seat in seats for zone in (zones.DECK, zones.HAND, zones.DISCARD) for card in t.zones[zone + seat]
    ]
    return Counter(match.game.prints[t.what[card]].name for card in cards)


@rule("KC-001", "KC-060")
def test_who_captures_the_king_wins() -> None:
    """The match is over at once, and the captured king stands beside the board."""
    match = given("4k3/8/3N4/8/8/8/8/4K3 w", "N")

    play(match, "N move d6xe8")

    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((0,), "KC-001")
    assert match.result.reason == "Player 1 has captured Black's king."
    assert "k" in line(match, "captured")


@rule("KC-002")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_two_or_four_can_play(seats: int) -> None:
    """Any other number is refused, with the numbers that are possible."""
    with pytest.raises(SetupError, match="2 or 4 players"):
        game().start(seats=seats)

    assert [game().start(seats=count).table.seats for count in (2, 4)] == [2, 4]


@rule("KC-003")
def test_each_colour_has_the_sixteen_pieces_of_chess() -> None:
    """Eight pawns, two each of knights, bishops and rooks, a queen and a king."""
    match = game().start()

    assert line(match, "inactive") == "PPPPPPPPNNBBRRQKppppppppnnbbrrqk"
    assert board(match) == "8/8/8/8/8/8/8/8"


@rule("KC-004", "KC-005", "KC-006")
def test_the_deck_is_divided_into_two_equal_halves() -> None:
    """64 cards, 32 for each player, of the same kinds."""
    match = game().start(seed=3)

    assert [cards_of(match, (0,)), cards_of(match, (1,))] == [COLOUR, COLOUR]
    assert len(match.table.what) == 64


@rule("KC-007")
def test_decks_are_shuffled_and_lie_face_down() -> None:
    """Another seed, another order; nobody sees a card of a deck."""
    orders = {tuple(game().start(seed=seed).table.what) for seed in range(5)}

    assert len(orders) == 5
    for seat in (0, 1, None):
        view = game().start().view(seat)["table"]["seats"]
        assert [view[0]["deck"], view[1]["deck"]] == [[None] * 32, [None] * 32]


@rule("KC-008", "KC-R36", "E03")
def test_of_four_players_each_has_sixteen_cards_of_the_team() -> None:
    """White's 32 are shuffled and dealt; the single cards may go to either partner."""
    matches = [game().start(seed=seed, seats=4) for seed in range(8)]

    for match in matches:
        assert COLOUR == cards_of(match, (0, 2)) == cards_of(match, (1, 3))
        assert [sum(cards_of(match, (seat,)).values()) for seat in range(4)] == [16] * 4
    assert {0, 1} == {cards_of(match, (0,))["Queen"] for match in matches}


@rule("KC-009", "KC-010")
def test_all_pieces_begin_inactive() -> None:
    """After the setup only kings and knights are active; every other piece still waits beside the board."""
    match = game().start()
    match.choose(3)
    match.choose(3)

    assert board(match) == "3nkn2/8/8/8/8/8/8/3NKN2"
    assert line(match, "inactive") == "PPPPPPPPBBRRQppppppppbbrrq"
    assert line(match, "captured") == ""


@rule("KC-011")
def test_a_captured_piece_joins_the_captured_line() -> None:
    """It is active no more, and not inactive either."""
    match = given("4k3/8/8/8/8/4r3/8/3NK3 w", "N")
    before = line(match, "inactive")

    play(match, "N move d1xe3")

    assert on(match, "e3") == "N"
    assert line(match, "captured").endswith("r")
    assert before == line(match, "inactive")


@rule("KC-012", "KC-045")
def test_a_captured_piece_cannot_be_placed() -> None:
    """Of all cards only the Bishop card brings it back."""
    match = given("4k3/8/8/8/8/8/8/3NK3 w", "NPKRQB", captured="RRQBBPPPPPPPP")

    assert [text for text in texts(match) if " place " in text] == []
    assert {"B resurrect"} == {text[:11] for text in texts(match) if "resurrect" in text}


def test_a_hand_is_drawn_from_the_own_deck() -> None:
    """Hand and deck are 32 cards together; the other player has not drawn yet."""
    match = game().start()
    match.choose(0)
    match.choose(0)

    assert (len(hand(match)), len(pile(match, zones.DECK)), len(hand(match, 1)), len(pile(match, zones.DECK + 1))) == (
        8,
        24,
        0,
        32,
    )
