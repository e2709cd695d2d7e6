"""The board on the screen, and the greedy bot."""

import pytest
from tests.games.knights_and_kings_chess.positions import game, given

from hexadeck import agents, games
from hexadeck.arena.play import play_matches
from hexadeck.cli.terminal.board import draw_board
from hexadeck.cli.terminal.console import Terminal
from hexadeck.cli.terminal.layout import find_spots, load_layout, view_of
from hexadeck.cli.terminal.screen import Scene, draw_screen
from hexadeck.games.knights_and_kings_chess.board import SQUARE_NAMES
from hexadeck.games.knights_and_kings_chess.display import BOARD
from hexadeck.kernel.game import Match

START = "3nkn2/8/8/8/8/8/8/3NKN2"


def board_lines(match: Match, seat: int) -> list[str]:
    return [line.plain.rstrip() for line in draw_board(BOARD, match.view(seat), seat & 1)]


def choose(match: Match, name: str) -> None:
    match.choose([option.name for option in match.options].index(name))


def test_the_board_has_coordinates_and_the_own_side_below() -> None:
    """White sees rank 1 at the bottom, Black rank 8."""
    match = given(f"{START} w", "NP")

    white, black = board_lines(match, 0), board_lines(match, 1)

    assert white[0].split()[0] == "8"
    assert white[-1].split() == list("abcdefgh")
    assert (white[7].split()[0], "♔" in white[7]) == ("1", True)
    assert (black[7].split()[0], "♚" in black[7]) == ("8", True)
    assert black[-1].split() == list("hgfedcba")


def test_pieces_on_offer_are_in_round_brackets() -> None:
    """Only the seat that is asked sees marks."""
    match = given("4k3/8/8/8/8/4r3/8/2NK4 w", "NN")
    choose(match, "move_any")

    assert "(♘)(♔)" in board_lines(match, 0)[7]
    assert "(" not in "".join(board_lines(match, 1))


def test_squares_on_offer_are_circles_and_captures_in_square_brackets() -> None:
    """The knight on d1 may take the rook or go elsewhere."""
    match = given("4k3/8/8/8/8/4r3/8/3N1K2 w", "N")
    choose(match, "move_any")
    match.choose([match.sentence(option) for option in match.options].index("the knight on d1"))

    lines = board_lines(match, 0)
    assert "[♜]" in lines[5]
    assert lines[5].count("○") == 1


def test_a_king_in_check_is_marked() -> None:
    """While its player is about to answer."""
    match = given("4k3/8/8/8/4r3/8/8/3NKN2 w", "NP")

    assert "!♔!" in board_lines(match, 0)[7]
    assert "White is in check" in load_layout(game()).headline(match.view(0), ["you", "bot"])


def test_a_king_that_cards_could_capture_is_marked_with_the_cards() -> None:
    """For the one whose king it is."""
    match = given("4k3/8/8/4N3/8/8/8/4K3 w")
    layout = load_layout(game())

    white, black = ([line.plain for line in layout.middle(match.view(seat), ["", ""], 80)] for seat in (0, 1))

    assert "?♚?" in black[7]
    assert black[-1] == " ♚ could be taken from e5 with Knight + Rook or Knight + Queen"
    assert "could be taken" not in "".join(white)


def test_without_signs_the_board_is_in_plain_letters(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Capitals for White, small letters for Black."""
    monkeypatch.setenv("HEXADECK_PLAIN", "1")
    match = given(f"{START} w", "NP")

    Terminal().print(draw_board(BOARD, match.view(0), 0))

    shown = capsys.readouterr().out
    assert "N  K  N" in shown
    assert "n  k  n" in shown
    assert shown.isascii()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_screen_fits_a_small_terminal(seats: int) -> None:
    """At every decision of a match, in 80 columns and 24 lines, with pages for many options."""
    match, layout, bot = game().start(seats=seats), load_layout(game()), agents.load("random", 3)
    while match.seat is not None and match.length < 80:
        view = match.view(match.seat)
        drawn = draw_screen(Scene(view, layout, ["P1", "P2", "P3", "P4"][:seats], []), 80, 24, True)
        assert len(drawn.lines) <= 24
        assert max(len(line.plain) for line in drawn.lines) < 80
        match.choose(bot.choose(match, match.seat))


def test_options_are_grouped_by_card_then_piece_then_square() -> None:
    """Headings name the card, the kind of piece, and what happens on the square."""
    match = given("4k3/8/8/8/6r1/8/8/3NKN2 w", "NBP")
    layout = load_layout(game())
    headings = []
    for name in ("combo", "piece", "take"):
        view = view_of(match, 0)
        headings.append({layout.group(option, find_spots(view), 0).heading for option in view["options"]})
        choose(match, name)

    assert headings == [
        {"Pawn card", "Bishop card", "Knight card", "Knight + Bishop"},
        {"the knight"},
        {"to", "takes"},
    ]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("4k3/8/8/8/4r3/8/8/3NKN2 w", ["e4 e1"]),
        ("4k3/8/8/8/4r3/8/4P3/3NKN2 w", ["e4 e2"]),
        ("3nkn2/8/3N4/8/4r3/3n4/8/3NK3 b", ["d3 e1", "e4 e1", "d6 e4", "d6 e8"]),
    ],
)
def test_the_screen_is_told_which_piece_attacks_which(position: str, expected: list[str]) -> None:
    """KC-R10 Of either colour, and not through a piece that stands in the way."""
    found = [one for one in games.display(game()).threats(given(position).view(0)) if not one.cards]

    assert [f"{SQUARE_NAMES[one.start]} {SQUARE_NAMES[one.target]}" for one in found] == expected


def test_the_greedy_bot_beats_the_random_one() -> None:
    """It captures a king that it can capture, and looks after its own."""
    outcomes = play_matches("knights-and-kings-chess", ["greedy", "random"], 10, seed=1)

    won = [outcome for outcome in outcomes if [outcome.agents[seat] for seat in outcome.winners] == ["greedy"]]

    assert len(won) >= 9


def test_the_greedy_bot_captures_the_king_when_it_can() -> None:
    """By a combo, choice after choice."""
    match = given("2nkn3/8/8/8/8/8/8/3NKN2 w", "NNPPRKKK", unmoved="e1")
    bot = agents.load("greedy", 1)

    while match.seat == 0:
        match.choose(bot.choose(match, 0))

    assert match.result is not None
    assert match.result.winners == (0,)


def test_the_greedy_bot_keeps_its_king_off_neighbouring_files() -> None:
    """As Black it sees where the white king stands."""
    for seed in range(3):
        match = game().start(seed=seed)
        match.choose(3)
        match.choose(agents.load("greedy", seed).choose(match, 1))
        files = [match.view(None)["table"][f"{file}8"] for file in "df"]
        assert 14 not in files
