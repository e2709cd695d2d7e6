"""Knights & Kings as a game to load: its facts, cards, decks and options."""

from functools import partial
from typing import Any, Final

from hexadeck.cardtext.cardfile import shipped_files
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.cardtext.durations import check_durations, has_change, listen_again
from hexadeck.games.knights_and_kings import changes, clock, setup, steps, zones
from hexadeck.games.knights_and_kings.cardset import load_library
from hexadeck.games.knights_and_kings.decks import check_deck
from hexadeck.games.knights_and_kings.policy import Policy
from hexadeck.games.knights_and_kings.roles import formation_name, role_of
from hexadeck.games.knights_and_kings.table import (
    COPIES,
    NOBLE_WAYS,
    SLOT_COUNTS,
    TURN_LIMITS,
    KingsTable,
    Library,
    is_in_play,
)
from hexadeck.games.knights_and_kings.units import bury_dead
from hexadeck.games.knights_and_kings.values import ATTACK, CHEVRONS, DEFENSE, is_evasive
from hexadeck.kernel.decktext import read_deck_text
from hexadeck.kernel.game import Deck, DeckRules, Game, RuleOption, card_set_hash
from hexadeck.kernel.imagine import Group, group_of, left_of_decks, seen_faces, unknown_cards
from hexadeck.kernel.proofs import Proofs
from hexadeck.kernel.rows import Row, row_of

RULES_VERSION: Final = "2"
PACKAGE: Final = "hexadeck.games.knights_and_kings"

OPTIONS: Final = (
    RuleOption("action_slots", SLOT_COUNTS, "KK-R06", "action slots of each player"),
    RuleOption("field_and_deposit_same_turn", (True, False), "KK-R03", "cards are deposited and fielded in one turn"),
    RuleOption("lethal_at_equal", (True, False), "KK-R15", "damage equal to the defense kills"),
    RuleOption("max_blocks_per_card_per_turn", (None, 1, 2), "KK-R11", "how often a card may block in one turn"),
    RuleOption("turn_limit", TURN_LIMITS, "KK-R42", "turns after which the game is a draw"),
    RuleOption("noble_actions", NOBLE_WAYS, "KK-R30", "where Noble Actions are played from"),
)


class Rules(KingsTable):
    """The table with the rules that move it."""

    def blank(self) -> "Rules":
        return Rules(self.library)

    def check_state(self) -> None:
        bury_dead(self)


class KnightsAndKings(CardGame[KingsTable]):
    """The game with one card set: the shipped one, or that with home-made cards next to it."""

    def __init__(self, library: Library, card_set: str) -> None:
        super().__init__(
            "knights-and-kings", "Knights & Kings", RULES_VERSION, (2, 2), library.cards, library.book, steps.STEPS
        )
        self.library = library
        self.card_set = card_set
        self.modes = ("duel",)
        self.rule_options = OPTIONS
        self.concede_rule = "KK-R47"
        self.turn_rule = "KK-031"
        self.deck_rules = DeckRules(read_deck_text, partial(check_deck, library))
        self.judge = Policy()
        self.proofs = Proofs(answers_singly=True)
        self.faces_of_decks: list[dict[int, int]] = []
        """What the ready-made decks hold."""

    def new_table(self, seats: int) -> KingsTable:
        return Rules(self.library)

    def set_up(self, t: KingsTable, mode: str, decks: list[Deck]) -> None:
        """KK-005 Each player has a deck of their own."""
        for seat, deck in enumerate(decks):
            numbers: list[int] = []
            for name, count in deck.cards.items():
                numbers.extend([self.library.find(name).number] * count)
            t.add_cards(numbers, seat, zones.DECK + seat)
        setup.set_up(t)
        t.schedule()

    def card_facts(self, t: KingsTable, card: int, viewer: int, data: dict[str, Any]) -> None:
        """What a unit in play is as it stands, and what it brings to its formation."""
        if is_in_play(t, card):
            ATTACK.show(t, card, viewer, "attack", data)
            DEFENSE.show(t, card, viewer, "defense", data)
            CHEVRONS.show(t, card, viewer, "chevrons", data)
            data["keywords"] = ["Evasive"] * is_evasive(t, card)
            data["keywords"] += ["Must block"] * has_change(t.changes, card, changes.MUST_BLOCK)
            data["new"] = t.fielded[card] == t.clock[clock.TURN]
            data["formation"] = formation_name(t, card)
            data["role"] = role_of(t, card)

    def after_load(self, t: KingsTable) -> None:
        """Who listens to what follows from where the cards lie."""
        check_durations(t, changes.KINDS, changes.UNTILS)
        listen_again(t)

    # -- imagined worlds ---------------------------------------------------------------------------------------------

    def hidden_groups(self, t: KingsTable, viewer: int) -> list[Group]:
        """KK-R43 One's own cards are known as a set; the opponent's deck is guessed from the cards seen (D1)."""
        groups: list[Group] = []
        for owner in range(t.seats):
            cards = unknown_cards(t, viewer, owner)
            if len(cards) > 0:
                groups.append(group_of(t, cards) if owner == viewer else self._guess(t, viewer, owner, cards))
        return groups

    def _guess(self, t: KingsTable, viewer: int, owner: int, cards: Row) -> Group:
        """What is left of a ready-made deck that holds all that was seen, or else of the whole set."""
        seen = seen_faces(t, viewer, owner)
        left = left_of_decks(len(cards), seen, self.faces_of_decks)
        return Group(cards, left or [row_of(sorted(self._any_cards(seen, len(cards))))])

    def note_deck(self, deck: Deck) -> None:
        self.faces_of_decks.append({self.library.find(name).number: count for name, count in deck.cards.items()})

    def _any_cards(self, seen: dict[int, int], count: int) -> list[int]:
        """As many of each as a deck may hold; of those without a limit as many as there may be."""
        pool: list[int] = []
        for card in self.library.cards:
            most = count if card.any_number else COPIES - seen.get(card.number, 0)
            pool.extend([card.number] * max(0, most))
        return pool


def load(extra: list[tuple[str, str]]) -> Game:
    """The shipped cards and decks, with home-made card files next to them."""
    files = shipped_files(PACKAGE, "cards", ".cards") + extra
    game = KnightsAndKings(load_library(files), card_set_hash([text for _, text in files]))
    for name, text in shipped_files(PACKAGE, "decks", ".deck"):
        deck = read_deck_text(text)
        game.decks[name.removesuffix(".deck")] = deck
        game.note_deck(deck)
    game.default_decks = ("House of the Lion", "House of the Raven")
    return game
