"""Knights & Kings Enhanced Chess as a game to load: its facts, cards and options."""

import re
from typing import Final

from hexadeck.cardtext.cardfile import CardText, read_cards, shipped_files
from hexadeck.games.knights_and_kings_chess import clock, imagine, limits, options, setup, steps
from hexadeck.games.knights_and_kings_chess.board import COLOUR_NAMES, KING, LETTERS
from hexadeck.games.knights_and_kings_chess.fen import read_fen
from hexadeck.games.knights_and_kings_chess.policy import Policy
from hexadeck.games.knights_and_kings_chess.table import ChessTable, Kind, team
from hexadeck.games.knights_and_kings_chess.turn import offer_draw, why_not_draw
from hexadeck.kernel.errors import RecordError, SetupError
from hexadeck.kernel.game import Deck, Game, GameOf, Match, RuleOption, card_set_hash
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.imagine import Group
from hexadeck.kernel.judge import Foresight

RULES_VERSION: Final = "1"

OPTIONS: Final = (
    RuleOption("castling", (True, False), "KC-R29", "castling with the Knight and the Queen card"),
    RuleOption("en_passant", (True, False), "KC-R28", "pawns may be taken in passing"),
    RuleOption("promotion", ("choice", "queen"), "KC-R27", "what a pawn becomes on the last rank"),
    RuleOption("king_rook_scope", ("kind", "first_rank"), "KC-R01", "which pieces King and Rook cards act on"),
    RuleOption("block_check_second_move", ("optional", "compulsory"), "KC-R18", "the second move of Block Check"),
    RuleOption("turn_cap", options.TURN_CAPS, "KC-R31", "turn sequences after which the match is a draw"),
    RuleOption("draw_offers", (True, False), "KC-R31", "players may offer a draw when they are about to play"),
)


class KnightsAndKingsChess(GameOf[ChessTable]):
    """The game with its one card set."""

    def __init__(self, kinds: list[Kind], card_set: str) -> None:
        title = "Knights & Kings Enhanced Chess"
        super().__init__("knights-and-kings-chess", title, RULES_VERSION, (2, 4), kinds, steps.STEPS)
        self.kinds = kinds
        self.card_set = card_set
        self.seat_counts = (2, 4)
        self.rule_options = OPTIONS
        self.concede_rule = "KC-R40"
        self.turn_rule = "KC-017"
        self.judge = Policy(Foresight(has_tree=False, has_replies=True))

    def new_table(self, seats: int) -> ChessTable:
        return ChessTable(self.prints, seats)

    def set_up(self, t: ChessTable, mode: str, decks: list[Deck]) -> None:
        setup.set_up(t, self.kinds)
        t.schedule()

    def side(self, t: ChessTable, seat: int) -> int:
        """White or Black."""
        return seat & 1

    def hidden_groups(self, t: ChessTable, viewer: int) -> list[Group]:
        return imagine.hidden_groups(t, viewer)

    def agrees(self, t: ChessTable, viewer: int) -> bool:
        return imagine.agrees(t, viewer)

    def make_agree(self, t: ChessTable, viewer: int, groups: list[Group]) -> None:
        imagine.put_answer_into_hand(t, t.clock[clock.ACTIVE], groups)

    def conceded(self, t: ChessTable, seat: int) -> None:
        """KC-R40 Resigning ends the match for the team."""
        colour = seat & 1
        t.end(team(t, 1 - colour), f"Player {seat + 1} resigned for {COLOUR_NAMES[colour]}.", self.concede_rule)

    def why_not_draw(self, t: ChessTable, seat: int) -> Hindrance | None:
        return why_not_draw(t)

    def draw_offered(self, t: ChessTable, seat: int) -> None:
        offer_draw(t, seat)

    def read_notation(self, text: str) -> Match:
        return read_fen(self, text)

    def after_load(self, t: ChessTable) -> None:
        """A board from elsewhere may hold anything."""
        for piece in t.board:
            if not 0 <= piece < len(LETTERS) or LETTERS[piece] == " ":
                raise RecordError(f"position: {piece} is no chess piece")
        for colour, name in enumerate(COLOUR_NAMES):
            if list(t.board).count(KING + (colour << 3)) > 1:
                raise RecordError(f"position: {name} has more than one king")
        if not 0 <= t.clock[clock.ACTIVE] < t.seats or t.clock[clock.TURN] < 0:
            raise RecordError(f"position: turn {t.clock[clock.TURN]} of seat {t.clock[clock.ACTIVE]} cannot be")


def load(extra: list[tuple[str, str]]) -> Game:
    """The shipped cards; there can be no others, because a card is nothing but a kind of chess piece."""
    if extra:
        raise SetupError("Knights & Kings Enhanced Chess has no home-made cards: every card is a kind of chess piece")
    ((name, text),) = shipped_files("hexadeck.games.knights_and_kings_chess", "cards", ".cards")
    kinds = [read_kind(card, number) for number, card in enumerate(read_cards(text, name))]
    if sum([kind.copies for kind in kinds]) != limits.TEAM_DECK:
        raise SetupError(f"a colour has {limits.TEAM_DECK} cards (KC-005)")
    return KnightsAndKingsChess(kinds, card_set_hash([text]))


_COPIES: Final = re.compile(r"([0-9]{1,6}) of each colour")


def read_kind(card: CardText, number: int) -> Kind:
    """A card of the file: how many there are, and what it can do."""
    copies = _COPIES.fullmatch(card.lines[0].text)
    if copies is None:
        raise card.lines[0].error("a card says how many there are, like '16 of each colour'")
    return Kind(number, card.id, card.name, int(copies[1]), tuple([line.text for line in card.lines[1:]]))
