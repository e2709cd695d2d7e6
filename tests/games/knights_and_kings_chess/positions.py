"""Positions as the rules page writes them, and choices by name: the given and the when of these tests.

    match = given("4k3/8/8/8/4r3/8/8/3NKN2 w", "PPPPPPPP")
    play(match, "P place e2")

A position is a board and the player to act; missing knights count as captured, other missing pieces as inactive unless
they are listed as captured. A play is written as its cards, its action and its squares; `plays(match)` lists all.
"""

from typing import Any

from hexadeck import games
from hexadeck.games.knights_and_kings_chess import clock
from hexadeck.games.knights_and_kings_chess.board import LETTERS, SQUARE_NAMES
from hexadeck.games.knights_and_kings_chess.fen import read_fen, write_board
from hexadeck.games.knights_and_kings_chess.notation import piece_event
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Game, Match

SUPPLY = {"P": 8, "N": 2, "B": 2, "R": 2, "Q": 1, "K": 1}
FILLER = "PPPPPPPPPPPP"
ACTIONS = {
    "place": "place",
    "move_pawn": "move",
    "move_any": "move",
    "step": "step",
    "swap": "swap",
    "move_again": "move+turn",
    "resurrect": "resurrect",
    "block_check": "block check",
    "two_knights": "",
    "combo": "",
    "discard": "discard",
}


def game() -> Game:
    return games.load("knights-and-kings-chess")


def given(
    position: str,
    hand: str = "-",
    captured: str = "",
    unmoved: str = "-",
    passed: str = "-",
    others: str = FILLER[:8],
    deck: str = FILLER,
    discard: str = "-",
    inactive: str | None = None,
    turn: int = 9,
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> Match:
    """A match in which the player to act is about to play cards; `others` is the hand of everybody else."""
    board, side = position.split()
    seats = ["w", "b"] if len(side) == 1 else ["w1", "b1", "w2", "b2"]
    hands = [hand if seat == side else others for seat in seats]
    decks = [deck] * len(seats)
    discards = [discard if seat == side else "-" for seat in seats]
    if inactive is None:
        captured, inactive = lines(board, captured)
    text = (
        f"{board} {side} {unmoved} {passed} {turn}; hands {' '.join(hands)}; decks {' '.join(decks)}; "
        f"discards {' '.join(discards)}; captured {captured or '-'}; inactive {inactive or '-'}"
    )
    return read_fen(game(), text, options, seed)


def lines(board: str, captured: str) -> tuple[str, str]:
    """The captured and the inactive line: all that is missing on the board, knights captured."""
    inactive = ""
    for letter, count in SUPPLY.items():
        for piece in (letter, letter.lower()):
            missing = count - board.count(piece) - captured.count(piece)
            if letter == "N":
                captured += piece * max(0, missing)
            elif letter != "K":
                inactive += piece * max(0, missing)
    return captured, inactive


def table(match: Match) -> ChessTable:
    assert isinstance(match.table, ChessTable)
    return match.table


def board(match: Match) -> str:
    return write_board(table(match).board)


def on(match: Match, square: str) -> str:
    """The letter of what stands on a square."""
    return LETTERS[table(match).board[SQUARE_NAMES.index(square)]]


def hand(match: Match, seat: int = 0) -> str:
    return pile(match, 8 + seat)


def pile(match: Match, zone: int) -> str:
    return "".join(sorted(match.game.prints[match.table.what[card]].id for card in match.table.zones[zone]))


class Play:
    """A whole play: its cards and action, the match after it, and what was told on the way."""

    def __init__(self, said: str, match: Match, events: list[Event]) -> None:
        self.said = said
        self.match = match
        self.events = events

    @property
    def words(self) -> tuple[str, ...]:
        return (self.said, *squares(self.events))

    @property
    def text(self) -> str:
        return " ".join(word for word in self.words if word)

    @property
    def is_win(self) -> bool:
        result = self.match.result
        return result is not None and result.rule == "KC-001"


def plays(match: Match) -> list[Play]:
    """Every complete play the player to act can make."""
    found: list[Play] = []
    _walk(match, "", [], table(match).clock[clock.TURN], found)
    return found


def _walk(match: Match, cards: str, events: list[Event], turn: int, found: list[Play]) -> None:
    for index in range(len(match.options)):
        world = match.clone()
        happened = events + list(world.choose(index))
        said = cards or option_word(match, index)
        if world.result is not None or table(world).clock[clock.TURN] > turn:
            found.append(Play(said, world, happened))
        else:
            _walk(world, said, happened, turn, found)


def option_word(match: Match, index: int) -> str:
    """The cards and the action of a first choice, as in `N move` or `NB`."""
    option = match.options[index]
    cards = "".join(match.game.prints[match.table.what[card]].id for card in (option.a, option.b) if card >= 0)
    return f"{cards} {ACTIONS[option.name]}".strip()


def squares(events: list[Event]) -> list[str]:
    """What happened on the board, as `e1-d3`, `e2`, `d1<>e1`, `=Q`, in order, until the turn was over."""
    words = []
    for event in events:
        first, second = SQUARE_NAMES[event.start], SQUARE_NAMES[event.target]
        if event.name == "turn_began":
            break
        if event.name in ("moved", "stepped", "moved_as", "castled"):
            words.append(f"{first}{'x' if piece_event(event).other else '-'}{second}")
        elif event.name in ("placed", "resurrected"):
            words.append(second if event.name == "placed" else f"{LETTERS[event.number]}{second}")
        elif event.name == "swapped":
            words.append(f"{first}<>{second}")
        elif event.name == "promoted":
            words[-1] += "=" + LETTERS[event.number]
    return words


def texts(match: Match, start: str = "") -> list[str]:
    """All plays in words, or those that begin like this."""
    return sorted({one.text for one in plays(match) if one.text.startswith(start)})


def play(match: Match, text: str) -> list[Event]:
    """Make the play that is written like this, and say what happened."""
    path = _path(match, "", [], text, table(match).clock[clock.TURN])
    assert path is not None, f"no play {text!r} among {texts(match)}"
    return [event for index in path for event in match.choose(index)]


def _path(match: Match, cards: str, events: list[Event], text: str, turn: int) -> list[int] | None:
    """The choices that lead to the play; the first option that begins like it leads there or nowhere."""
    for index in range(len(match.options)):
        said = cards or option_word(match, index)
        if not text.startswith(said):
            continue
        world = match.clone()
        happened = events + list(world.choose(index))
        written = " ".join([said, *squares(happened)])
        if world.result is not None or table(world).clock[clock.TURN] > turn:
            if written == text:
                return [index]
        elif text.startswith(written):
            rest = _path(world, said, happened, text, turn)
            if rest is not None:
                return [index, *rest]
    return None


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def line(match: Match, name: str) -> str:
    """The letters of a line of pieces beside the board: `captured` or `inactive`."""
    counts = table(match).captured if name == "captured" else table(match).inactive
    return "".join("PNBRQKpnbrqk"[place] * count for place, count in enumerate(counts))
