"""A match as a readable list of moves, a line for every turn sequence.

    White: Ke1
    Black: Kd8
    1. White: N+R Nd1xd8 #

The cards come first, then what happened on the board: `Nd1-e3` and `Nd1xg4` move, `P@e2` places, `Q^d1` resurrects,
`Ke1<>Nf1` exchanges, `O-O` castles, `e7-e8=Q` promotes, `e5xd6 e.p.` takes in passing; `*` is a card discarded without
effect, `+` gives check, `#` captures the king. The list is made from open events, so everybody may read it.
"""

from hexadeck.games.knights_and_kings_chess.board import COLOUR_NAMES, FILES, KING, LETTERS, PAWN, SQUARE_NAMES
from hexadeck.games.knights_and_kings_chess.events import PieceEvent
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Game, Match


def move_list(match: Match) -> list[str]:
    """The match from its start to where it stands."""
    if not match.setup:
        raise RecordError("a match that began from a position has no list of moves")
    setup = match.setup
    again = match.game.start(setup["seed"], setup["seats"], setup["mode"], None, setup["options"])
    moves = MoveList(match.game, again.table.seats)
    moves.hear(list(again.opening))
    for choice in match.choices():
        moves.hear(list(again.repeat(choice)))
    if again.result is not None:
        moves.lines.append(f"{again.result.reason} [{again.result.rule}]")
    return moves.lines


class MoveList:
    """Listens to what happens and writes it down."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.lines: list[str] = []

    def hear(self, events: list[Event]) -> None:
        for event in events:
            name = event.name
            if name == "king_set":
                self.lines.append(f"{self._side(event.seat)}: {piece_text(event, '')}")
            elif name == "turn_began":
                self.lines.append(f"{event.number}. {self._side(event.seat)}:")
            elif name == "checked":
                self._mark_check()
            elif name == "promoted":
                self.lines[-1] += "=" + LETTERS[event.number]
            else:
                words = self._words(event)
                if words:
                    self.lines[-1] += f" {words}"

    def _words(self, event: Event) -> str:
        name = event.name
        if name == "played":
            return self._card(event.what)
        if name == "played_combo":
            return f"{self._card(event.what)}+{self._card(event.other_what)}"
        if name == "discarded":
            return f"{self._card(event.what)} *"
        if name == "placed":
            return piece_text(event, "@")
        if name == "resurrected":
            return piece_text(event, "^")
        if name == "swapped":
            return swap_text(event)
        if name == "castled":
            return "O-O" if FILES[event.target & 7] == "g" else "O-O-O"
        if name in ("moved", "moved_as", "stepped"):
            return move_text(event)
        return ""

    def _card(self, what: int) -> str:
        return self.game.prints[what].id

    def _side(self, seat: int) -> str:
        return COLOUR_NAMES[seat & 1] + (f" {seat // 2 + 1}" if self.seats > 2 else "")

    def _mark_check(self) -> None:
        """The turn that has just begun finds check, so the one before gave it."""
        self.lines[-2] += " +"


def piece_text(event: Event, sign: str) -> str:
    return LETTERS[event.number] + sign + SQUARE_NAMES[event.target]


def move_text(event: Event) -> str:
    kind = piece_event(event)
    letter = "" if event.number == PAWN else LETTERS[event.number]
    text = f"{letter}{SQUARE_NAMES[event.start]}{'x' if kind.other else '-'}{SQUARE_NAMES[event.target]}"
    if kind.in_passing:
        text += " e.p."
    return f"{text} #" if kind.other == KING else text


def swap_text(event: Event) -> str:
    """The pieces by where they stood before."""
    first, second = LETTERS[piece_event(event).other], LETTERS[event.number]
    return f"{first}{SQUARE_NAMES[event.start]}<>{second}{SQUARE_NAMES[event.target]}"


def piece_event(event: Event) -> PieceEvent:
    assert isinstance(event.kind, PieceEvent)
    return event.kind
