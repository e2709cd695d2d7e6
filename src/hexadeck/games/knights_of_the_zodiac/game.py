"""Knights of the Zodiac as a game to load: its facts, cards, decks and options."""

from functools import partial
from typing import Any

from mypy_extensions import i64

from hexadeck.cardtext.cardfile import shipped_files
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.games.knights_of_the_zodiac import clock, contest, steps, zones
from hexadeck.games.knights_of_the_zodiac.cardset import load_library
from hexadeck.games.knights_of_the_zodiac.decks import (
    DEFENSE_SECTION,
    check_deck,
    counted_names,
    numbers_of,
    pair,
    read_deck,
)
from hexadeck.games.knights_of_the_zodiac.policy import Policy
from hexadeck.games.knights_of_the_zodiac.power import base_power, power_of, reckon_along, terms_of
from hexadeck.games.knights_of_the_zodiac.support import likeness_in_hand
from hexadeck.games.knights_of_the_zodiac.table import (
    CHANGE,
    DECK_SIZE,
    DEFENSE,
    EITHER,
    FIELD_CARD,
    FIELD_COUNT,
    KNIGHT,
    M_FACE,
    M_SEAT,
    MEMORY,
    OFFENSE,
    POWER_AGAIN,
    TURN_LIMITS,
    Library,
    ZodiacTable,
)
from hexadeck.games.knights_of_the_zodiac.turn import refuse_waiting
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.frames import Step
from hexadeck.kernel.game import Deck, DeckRules, Game, RuleOption, card_set_hash
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.imagine import Group, group_of, left_of_decks, unknown_cards
from hexadeck.kernel.judge import Foresight
from hexadeck.kernel.origins import Origins
from hexadeck.kernel.proofs import Proofs
from hexadeck.kernel.rows import Row, has, row_of

RULES_VERSION = "2"

OPTIONS = (
    RuleOption("turn_limit", TURN_LIMITS, "KZ-R51", "turns in a Contest"),
    RuleOption("first_offense", ("random", "first seat", "second seat"), "KZ-R05", "who begins as the Offense"),
    RuleOption("draw_mode", ("both", "alternate"), "KZ-R01", "who fills the hand in a Draw Phase"),
    RuleOption("overlimit_moves", ("forbid_known", "allow"), "KZ-R16", "moves that exceed a Limit one can see"),
    RuleOption("meter", ("total", "stepwise"), "KZ-R32", "whether rows of a Power Meter add up"),
    RuleOption("tie_discards_support", (True, False), "KZ-R37", "support cards are discarded after a tie"),
    RuleOption("field_damage", ("pooled", "per_loser"), "KZ-R39", "which Field Damage counts for whom"),
    RuleOption("reshuffle_optional", (False, True), "KZ-R45", "a decked player may go on without a Deck"),
)


class Rules(ZodiacTable):
    """The table with the rules that move it."""

    def blank(self) -> "Rules":
        return Rules(self.library)

    def check_state(self) -> None:
        reckon_along(self)

    def refuse_waiting(self) -> None:
        refuse_waiting(self, self.seat)


class KnightsOfTheZodiac(CardGame[ZodiacTable]):
    """The game with one card set: the shipped one, or that with home-made cards next to it."""

    def __init__(self, library: Library, card_set: str) -> None:
        super().__init__(
            "knights-of-the-zodiac", "Knights of the Zodiac", RULES_VERSION, (2, 2), library.cards, library.book,
            steps.STEPS,
        )  # fmt: skip
        self.library = library
        self.card_set = card_set
        self.modes = ("head to head",)
        self.rule_options = OPTIONS
        self.concede_rule = "KZ-R53"
        self.part = "Contest"
        self.whole = "Game"
        self.turn_rule = "KZ-068"
        heaps, stakes = frozenset([zones.HAND, zones.DISCARD]), frozenset([zones.COSMO])
        self.proofs = Proofs(heaps=heaps, stakes=stakes, likeness=likeness_in_hand)
        self.deck_rules = DeckRules(read_deck, partial(check_deck, library))
        self.judge = Policy(Foresight(caution=15), slips=2)
        self.faces_of_decks: dict[int, list[dict[int, int]]] = {EITHER: [], OFFENSE: [], DEFENSE: []}
        """What the ready-made Decks hold, by the roles they are for."""

    def new_table(self, seats: int) -> ZodiacTable:
        return Rules(self.library)

    def set_up(self, t: ZodiacTable, mode: str, decks: list[Deck]) -> None:
        """KZ-053, KZ-058 What the players have brought is fixed for the Game."""
        for seat, deck in enumerate(decks):
            first = counted_names(deck.cards)
            second = deck.sections.get(DEFENSE_SECTION)
            t.add_cards(numbers_of(self.library, first), seat, zones.ASIDE + seat)
            if second is not None:
                for card in t.zones[zones.ASIDE + seat]:
                    t.deck[card] = OFFENSE
                count = len(t.what)
                t.add_cards(numbers_of(self.library, second), seat, zones.ASIDE + seat)
                for card in range(count, len(t.what)):
                    t.deck[card] = DEFENSE
        t.then(steps.begin_game)
        t.schedule()

    def card_facts(self, t: ZodiacTable, card: int, viewer: int, data: dict[str, Any]) -> None:
        """Of a Knight in the battle: its Power, and how it comes about (KZ-104)."""
        slot = t.slot_of(card)
        if slot == NOTHING or slot != t.clock[clock.SLOT] or t.card(card).kind != KNIGHT:
            return
        data["power"] = power_of(t, slot, card)
        terms = terms_of(t, slot, card)
        sums = [["printed" if not t.petrified[card] else "petrified", int(base_power(t, card))]]
        sums += [[t.card(terms[i]).full_name, int(terms[i + 1])] for i in range(0, len(terms), 2)]
        again = t.change_sum(POWER_AGAIN, card, NOTHING)
        data["terms"] = [*sums, ["printed again", int(again)]] if again else sums
        origins = Origins()
        if t.petrified[card]:
            origins.becomes(NOTHING, 0, "petrified")
        for name, amount in data["terms"][1:]:
            origins.plus(NOTHING, amount, name)
        origins.show(t, viewer, "power", data)

    # -- decks -------------------------------------------------------------------------------------------------------

    def note_deck(self, roles: int, names: list[str]) -> None:
        self.faces_of_decks[roles].append(dict.fromkeys(numbers_of(self.library, names), 1))

    # -- Contests ----------------------------------------------------------------------------------------------------

    def part_conceded(self, t: ZodiacTable, seat: int) -> None:
        """KZ-R53 The Contest, and not the Game."""
        contest.concede_contest(t, seat)

    # -- positions ---------------------------------------------------------------------------------------------------

    def after_load(self, t: ZodiacTable) -> None:
        """Numbers that rules rely on are checked here."""
        super().after_load(t)
        if len(t.in_force) % CHANGE:
            raise RecordError("position: 'in_force' has a row that is not complete")
        if len(t.memory) % MEMORY:
            raise RecordError("position: 'memory' has a row that is not complete")
        for i in range(0, len(t.memory), MEMORY):
            if not (0 <= t.memory[i + M_SEAT] < 2 and 0 <= t.memory[i + M_FACE] < len(t.cards)):
                raise RecordError("position: 'memory' names a seat or a card that does not exist")
        if not 0 <= t.clock[clock.OFFENSE] < 2:
            raise RecordError("position: the Offense is seat 0 or seat 1")
        if not NOTHING <= t.clock[clock.SLOT] < zones.SLOTS:
            raise RecordError(f"position: a battle is on a slot from 0 to {zones.SLOTS - 1}")

    # -- imagined worlds ---------------------------------------------------------------------------------------------

    def limits_places(self) -> bool:
        return True

    def could_be(self, t: ZodiacTable, card: CardId, face: i64) -> bool:
        """What a place can hold: Knights in Realms and on Field Cards, Field Cards under them, others elsewhere."""
        record = t.cards[face]
        place = t.place[card]
        if zones.REALM <= place < zones.POINTS or zones.FRONT <= place < zones.DAMAGE:
            return record.kind == KNIGHT
        if zones.FIELD <= place < zones.FRONT:
            return record.kind == FIELD_CARD
        if zones.ASIDE <= place < zones.PLAYED:
            return record.kind == FIELD_CARD or t.deck[card] != EITHER
        if zones.SUPPORT <= place < zones.REVEALED or is_being_placed(t, card):
            return record.is_support
        return record.kind != FIELD_CARD

    def hidden_groups(self, t: ZodiacTable, viewer: int) -> list[Group]:
        """The own Decks are known as a set; the opponent's are guessed from what was seen (KZ-053)."""
        groups: list[Group] = []
        for owner in range(t.seats):
            unknown = unknown_cards(t, viewer, owner)
            for deck in (EITHER, OFFENSE, DEFENSE):
                cards = row_of([card for card in unknown if t.deck[card] == deck])
                if len(cards) > 0:
                    groups.append(group_of(t, cards) if owner == viewer else self.guess(t, viewer, owner, deck, cards))
        return groups

    def guess(self, t: ZodiacTable, viewer: int, owner: int, deck: int, cards: Row) -> Group:
        """What may be left of one of the ready-made Decks, or else any cards that make a legal one."""
        seen = {
            int(t.face(card)): 1
            for card in range(len(t.what))
            if t.owner[card] == owner and t.deck[card] == deck and t.is_known(card, viewer)
        }
        hidden = [face for face in t.remembered(viewer, deck) if face not in seen]
        decks = [faces for faces in self.faces_of_decks[deck] if all([face in faces for face in hidden])]
        left = left_of_decks(len(cards), seen, decks)
        return Group(cards, left or [row_of(sorted(self.any_cards(seen, hidden, deck, len(cards))))])

    def any_cards(self, seen: dict[int, int], hidden: list[int], deck: int, count: int) -> list[int]:
        """KZ-054 to KZ-056 No ready-made Deck fits: the cards that must be there, then others of the set, from a place
        that follows from what was seen."""
        others = [card for card in self.library.cards if card.number not in seen and card.number not in hidden]
        start = (sum(seen) + sum(hidden)) % max(1, len(others))
        unseen = [self.library.cards[face] for face in hidden] + others[start:] + others[:start]
        found = len([number for number in seen if self.library.cards[number].kind == FIELD_CARD])
        fields = 0 if deck == OFFENSE else FIELD_COUNT - found
        chosen = [card.number for card in unseen if card.kind == FIELD_CARD][:fields]
        knights = [card.number for card in unseen if card.kind == KNIGHT]
        support = [card.number for card in unseen if card.is_support]
        # Half of them Knights, as far as what must be there allows it: whatever lies in a Realm must be one.
        left = count - fields
        certain = len([face for face in hidden if face in knights])
        possible = left - len([face for face in hidden if face in support])
        half = min(max((left + 1) // 2, certain), possible)
        return chosen + knights[:half] + support[: left - half]


def is_being_placed(t: ZodiacTable, card: CardId) -> bool:
    """Whether a card of a hand has been picked for step d, which nobody else knows."""
    asked = t.asked
    return isinstance(asked, Step) and asked.number == steps.choose_support and has(asked.row, card)


def load(extra: list[tuple[str, str]]) -> Game:
    """The shipped cards and decks, with home-made card files next to them."""
    package = "hexadeck.games.knights_of_the_zodiac"
    files = shipped_files(package, "cards", ".cards") + extra
    game = KnightsOfTheZodiac(load_library(files), card_set_hash([text for _, text in files]))
    offense: list[Deck] = []
    defense: list[Deck] = []
    for name, text in shipped_files(package, "decks", ".deck"):
        deck = read_deck(text)
        if deck.sections:
            defense.append(deck)
            game.note_deck(DEFENSE, deck.sections[DEFENSE_SECTION])
        elif sum(deck.cards.values()) == DECK_SIZE:
            offense.append(deck)
            game.note_deck(OFFENSE, counted_names(deck.cards))
        else:
            game.decks[name.removesuffix(".deck")] = deck
            game.note_deck(EITHER, counted_names(deck.cards))
    for first in offense:
        for second in defense:
            both = pair(first, second)
            game.decks[both.name.lower().replace(" / ", "_and_").replace(" ", "_")] = both
    game.default_decks = ("Bronze Vanguard", "Golden Houses")
    return game
