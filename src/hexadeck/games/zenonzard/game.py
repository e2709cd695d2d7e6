"""Zenonzard as a game to load: its facts, cards, decks and options."""

from functools import partial
from typing import Any

from hexadeck.cardtext.cardfile import shipped_files
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.cardtext.durations import check_durations
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.games.zenonzard import (
    changes,
    clock,
    keywords,
    kinds,
    limits,
    mana,
    setup,
    steps,
    until,
    zones,
)
from hexadeck.games.zenonzard.actions import add_to_hand, check_state
from hexadeck.games.zenonzard.cardset import load_library
from hexadeck.games.zenonzard.decks import check_deck, read_deck
from hexadeck.games.zenonzard.policy import Policy
from hexadeck.games.zenonzard.table import Card, Library, ZTable
from hexadeck.games.zenonzard.triggers import settle_effects
from hexadeck.games.zenonzard.values import BP, DP, has_keyword
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.game import Deck, DeckRules, Game, RuleOption, card_set_hash
from hexadeck.kernel.ids import CardId, ZoneId
from hexadeck.kernel.imagine import Group, group_of, left_of_decks, seen_faces, unknown_cards
from hexadeck.kernel.origins import Origins
from hexadeck.kernel.proofs import Proofs
from hexadeck.kernel.rows import row_of

RULES_VERSION = "1"

OPTIONS = (
    RuleOption(
        "neutral_needs_no_base_minion", (False, True), "ZZ-R06", "Neutral Mana only without a Base Minion in hand"
    ),
    RuleOption("deck_out", ("end_of_own_turn", "draw_step"), "ZZ-R08", "when an empty deck loses"),
    RuleOption("first_turn_attack", (True, False), "ZZ-R12", "the first player may attack on the first turn"),
    RuleOption("second_player_extra_draw", (False, True), "ZZ-R13", "the second player draws two on the first turn"),
    RuleOption("allow_any_number_text", (True, False), "ZZ-R01", "cards may lift the limit of three copies"),
)


class Rules(ZTable):
    """The table with the rules that move it."""

    def blank(self) -> "Rules":
        return Rules(self.library)

    def settle(self) -> None:
        settle_effects(self)

    def put_next(self, frame: EffectFrame) -> None:
        self.then(steps.begin_effect, frame.seat, frame.source)
        self.then_frame(frame)

    def put(self, card: CardId, zone: ZoneId, to_bottom: bool, told: EventKind | None) -> None:
        """ZZ-046 A full hand sends the card to the trash."""
        if zone == zones.HAND + self.owner[card]:
            add_to_hand(self, card)
        else:
            super().put(card, zone, to_bottom, told)

    def check_state(self) -> None:
        check_state(self)


class Zenonzard(CardGame[ZTable]):
    """The game with one card set: the shipped one, or that with home-made cards next to it."""

    def __init__(self, library: Library, card_set: str) -> None:
        super().__init__("zenonzard", "Zenonzard", RULES_VERSION, (2, 2), library.cards, library.book, steps.STEPS)
        self.library = library
        self.card_set = card_set
        self.modes = ("duel",)
        self.rule_options = OPTIONS
        self.known_decks: dict[Deck, tuple[list[int], list[int]]] = {}
        """The numbers in the ready-made decks."""
        self.concede_rule = "ZZ-R57"
        self.turn_rule = "ZZ-038"
        self.deck_rules = DeckRules(read_deck, partial(check_deck, library))
        self.judge = Policy()
        self.proofs = Proofs(answers_singly=True)

    def new_table(self, seats: int) -> ZTable:
        return Rules(self.library)

    def set_up(self, t: ZTable, mode: str, decks: list[Deck]) -> None:
        """ZZ-001 to ZZ-005, ZZ-R03 Decks and Forces are fixed before anything is rolled."""
        for seat, deck in enumerate(decks):
            known = self.known_decks.get(deck)
            cards, forces = self.numbers_in(deck) if known is None else known
            t.add_cards(cards, seat, zones.DECK + seat)
            t.add_cards(forces, seat, zones.FORCES + seat)
        setup.set_up(t)
        t.schedule()

    def numbers_in(self, deck: Deck) -> tuple[list[int], list[int]]:
        """The cards of a deck, and its Forces."""
        cards: list[int] = []
        for name, count in deck.cards.items():
            cards.extend([self.library.find(name).number] * count)
        return cards, [self.library.find(name).number for name in deck.sections["Forces"]]

    def card_facts(self, t: ZTable, card: int, viewer: int, data: dict[str, Any]) -> None:
        """BP and DP as they are now for minions, the cost for a card in the hand; and what makes them so."""
        zone = t.place[card]
        if zone == zones.FIELD + t.owner[card]:
            BP.show(t, card, viewer, "bp", data)
            DP.show(t, card, viewer, "dp", data)
            data["keywords"] = [word for word, keyword in keywords.BY_WORD.items() if has_keyword(t, card, keyword)]
            data["new"] = t.stamp[card] == t.clock[clock.TURN]
        elif zone == zones.BASE + t.owner[card]:
            data["new"] = t.stamp[card] == t.clock[clock.TURN]
        elif zone == zones.HAND + t.owner[card]:
            origins = Origins()
            data["cost"] = mana.price(t, card, origins) % mana.WITHOUT_COLOURS
            origins.show(t, viewer, "cost", data)
        elif zone == zones.FORCES + t.owner[card]:
            origins = Origins()
            gained = t.points[card] - t.card(card).points
            origins.plus(NOTHING, gained, "Points gained" if gained > 0 else "Points lost")
            origins.show(t, viewer, "points", data)

    def after_load(self, t: ZTable) -> None:
        """Who listens to what follows from where the cards lie and from what lasts."""
        check_durations(t, range(changes.KINDS), range(until.KINDS))
        super().after_load(t)

    # -- imagined worlds ---------------------------------------------------------------------------------------------

    def hidden_groups(self, t: ZTable, viewer: int) -> list[Group]:
        """The own cards are known as a set; a foe's deck is guessed from the Forces and cards seen (D1: decks are
        secret)."""
        groups: list[Group] = []
        for owner in range(t.seats):
            if owner == viewer:
                groups.append(group_of(t, unknown_cards(t, viewer, owner)))
            else:
                groups.append(self._guess(t, viewer, owner))
        return groups

    def _guess(self, t: ZTable, viewer: int, owner: int) -> Group:
        """Cards that a plausible deck still holds: one with the same Forces, or else any."""
        cards = unknown_cards(t, viewer, owner)
        seen = {face: count for face, count in seen_faces(t, viewer, owner).items() if _is_of_a_deck(self.card(face))}
        forces = sorted([t.card(force).name for force in t.zones[zones.FORCES + owner]])
        same = [deck for deck in self.decks.values() if sorted(deck.sections["Forces"]) == forces]
        for decks in (same, list(self.decks.values())):
            left = left_of_decks(len(cards), seen, [self._faces(deck) for deck in decks])
            if left:
                return Group(cards, left)
        return Group(cards, [row_of(sorted(self._any_cards(seen)))])

    def card(self, face: int) -> Card:
        return self.library.cards[face]

    def _faces(self, deck: Deck) -> dict[int, int]:
        return {self.library.find(name).number: count for name, count in deck.cards.items()}

    def _any_cards(self, seen: dict[int, int]) -> list[int]:
        """No ready-made deck fits: cards of the colours seen, as many of each as a deck may hold."""
        colours = 0
        for face in seen:
            colours |= self.card(face).colour
        fitting = [card.number for card in self.library.cards if _is_of_a_deck(card) and card.colour & ~colours == 0]
        return [face for face in fitting for _ in range(max(0, limits.COPIES - seen.get(face, 0)))]


def _is_of_a_deck(card: Card) -> bool:
    return card.type not in (kinds.FORCE, kinds.TOKEN, kinds.NEUTRAL_MANA)


def load(extra: list[tuple[str, str]]) -> Game:
    """The shipped cards and decks, with home-made card files next to them."""
    package = "hexadeck.games.zenonzard"
    files = shipped_files(package, "cards", ".cards") + extra
    game = Zenonzard(load_library(files), card_set_hash([text for _, text in files]))
    for name, text in shipped_files(package, "decks", ".deck"):
        deck = read_deck(text)
        game.decks[name.removesuffix(".deck")] = deck
        game.known_decks[deck] = game.numbers_in(deck)
    game.default_decks = ("Aguma Rush", "Kanatana Ambush")
    return game
