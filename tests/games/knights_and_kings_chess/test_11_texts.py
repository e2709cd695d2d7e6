"""Positions as FEN with hands and piles, matches as lists of moves, cards and options as people read them."""

import pytest
from tests.games.knights_and_kings_chess.positions import board, game, given, play, table

from hexadeck import games
from hexadeck.games.knights_and_kings_chess.fen import read_board, read_fen, write_board, write_fen
from hexadeck.games.knights_and_kings_chess.notation import MoveList, move_list
from hexadeck.kernel.errors import HexadeckError, RecordError
from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.rows import row_of

LINE = "3nkn2/8/8/8/4P3/8/8/3NKN2 b e1e8 e3 7; hands NNP KQ; decks PK -; discards B RN; captured Qp; inactive PPRqb"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_is_written_and_read_back_at_every_decision(seats: int) -> None:
    """The same line again, the same question and the same options, in the middle of a play, too."""
    match, words = game().start(seed=5, seats=seats), seeded("fen")
    while match.seat is not None and match.length < 250:
        text = write_fen(game(), table(match))
        again = read_fen(game(), text)
        assert text == write_fen(game(), table(again))
        assert (match.seat, repr(match.prompt)) == (again.seat, repr(again.prompt))
        assert [match.sentence(one) for one in match.options] == [again.sentence(one) for one in again.options]
        match.choose(below(words, len(match.options)))


def test_a_line_says_all_about_a_position() -> None:
    """Board, player, unmoved pieces, in passing, turn, hands, piles and lines of pieces."""
    match = read_fen(game(), LINE)

    assert (match.seat, board(match)) == (1, "3nkn2/8/8/8/4P3/8/8/3NKN2")
    assert write_fen(game(), table(match)).rsplit(" ", 1)[1] == "PPRbq"
    assert LINE.rsplit(" ", 1)[0] == write_fen(game(), table(match)).rsplit(" ", 1)[0]


def test_a_board_is_written_as_in_fen() -> None:
    """Both ways."""
    text = "r3k2r/1pp2pp1/2n2n2/4p3/2B1P3/2N2N2/PPP2PP1/R2QK3"

    assert text == write_board(row_of(read_board(text)))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("3nkn2/", "3nkn3/", "rank 8"),
        ("3nkn2/", "3nkn1/", "rank 8"),
        ("3nkn2/", "3nkx2/", "rank 8"),
        ("3nkn2/8", "3nkn2", "eight ranks"),
        (" b ", " w3 ", "no player"),
        ("e1e8", "e1e2", "e2"),
        ("e1e8", "e1z9", "z9"),
        (" 7;", " seven;", "number"),
        ("KQ;", "KX;", "no card"),
        ("hands NNP KQ", "hands NNP", "each of 2"),
        ("Qp;", "Q?;", "no piece"),
        ("decks", "dekcs", "begins with"),
        ("captured", "next fly 3; captured", "fly"),
        ("3nkn2/", "3n1n2/", "cannot go on"),
    ],
)
def test_a_mistake_in_a_line_is_named(old: str, new: str, complaint: str) -> None:
    """A RecordError that says what cannot be read."""
    with pytest.raises(RecordError, match=complaint):
        read_fen(game(), LINE.replace(old, new, 1))


def test_a_match_is_written_as_a_list_of_moves() -> None:
    """A line for every turn: cards, moves, check and the king's capture."""
    match = game().start(seed=1)
    words = seeded("moves")
    while match.seat is not None:
        match.choose(below(words, len(match.options)))

    lines = move_list(match)

    assert lines[0].startswith("White: K")
    assert lines[2].startswith("1. White: ")
    assert table(match).clock[0] == len(lines) - 3
    assert match.result is not None
    assert f"{match.result.reason} [{match.result.rule}]" == lines[-1]
    assert any(line.endswith("+") for line in lines)


@pytest.mark.parametrize(
    ("position", "more", "text", "written"),
    [
        ("4k3/8/8/8/6r1/8/8/3NK3 w", {"hand": "NB"}, "NB d1xg4", "N+B Nd1xg4"),
        ("4k3/8/8/8/8/8/8/3NK3 w", {"hand": "P"}, "P place e2", "P P@e2"),
        ("4k3/8/8/8/8/8/8/3NK3 w", {"hand": "B", "captured": "Q"}, "B resurrect Qa1", "B Q^a1"),
        ("4k3/8/8/8/8/8/8/3NK3 w", {"hand": "R"}, "R swap d1<>e1", "R Nd1<>Ke1"),
        ("4k3/8/8/8/8/8/8/4K2R w", {"hand": "N", "unmoved": "e1h1"}, "N move e1-g1", "N O-O"),
        ("4k3/8/8/8/8/8/8/R3K3 w", {"hand": "N", "unmoved": "e1a1"}, "N move e1-c1", "N O-O-O"),
        ("8/P7/8/7k/8/8/8/4K3 w", {"hand": "P"}, "P move a7-a8=N", "P a7-a8=N"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w", {"hand": "P", "passed": "d6"}, "P move e5xd6", "P e5xd6 e.p."),
        ("4k3/8/3N4/8/8/8/8/4K3 w", {"hand": "N"}, "N move d6xe8", "N Nd6xe8 #"),
    ],
)
def test_a_move_is_written_with_its_cards(position: str, more: dict, text: str, written: str) -> None:
    """As the list of moves has it."""
    match = given(position, **more)
    moves = MoveList(game(), 2)
    moves.lines.append("1. White:")

    moves.hear(play(match, text))

    assert f"1. White: {written}" == moves.lines[0].removesuffix(" +")


def test_a_match_from_a_position_has_no_list_of_moves() -> None:
    """Its start is not known."""
    with pytest.raises(RecordError, match="position"):
        move_list(given("4k3/8/8/8/8/8/8/3NK3 w", "N"))


def test_there_are_no_home_made_cards() -> None:
    """A card is a kind of chess piece, and there are six of them."""
    with pytest.raises(HexadeckError, match="no home-made cards"):
        games.load("knights-and-kings-chess", [("mine.cards", "Duke [D]\n1 of each colour\n")])

    assert [card.name for card in game().prints] == ["Pawn", "Knight", "Bishop", "Rook", "Queen", "King"]


def test_options_read_as_card_then_piece_then_square() -> None:
    """Each question is short, and each option a phrase."""
    match = given("4k3/8/8/8/6r1/8/8/3NKN2 w", "NB")
    said = []
    for wanted in ("combo", "piece", "to"):
        index = [option.name for option in match.options].index(wanted)
        said.append(match.sentence(match.options[index]))
        match.choose(index)

    assert said == ["Knight + Bishop: one moves as the other", "the knight on d1", "to e2"]


def test_events_name_squares_and_pieces() -> None:
    """In sentences that everybody can read."""
    match = given("4k3/8/8/8/6r1/8/8/3NK3 w", "NB")

    told = match.describe(play(match, "NB d1xg4"), None)

    assert "Player 1, by combo: knight d1 takes the rook on g4." in [event["sentence"] for event in told]
