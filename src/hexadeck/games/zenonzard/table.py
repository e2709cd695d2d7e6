"""The Zenonzard table: zones, columns, and the words for what can happen on it (chapters 2 to 4)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Book, CardTable
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.grammar import Grammar
from hexadeck.kernel.decisions import Prompt, Verb
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.rows import empty_rows, no_numbers
from hexadeck.kernel.schema import HIDDEN, LISTED, ONCE, OWNER, PER_CARD, PER_SEAT, PUBLIC, Column, Schema, Zone
from hexadeck.kernel.table import Print

# Numbers of the rulebook.
DECK_SIZE: Final = 40
COPIES: Final = 3
FORCE_COUNT: Final = 2
LIFE_AND_FORCES: Final = 12
OPENING_HAND: Final = 6
HAND_LIMIT: Final = 10
FIELD_LIMIT: Final = 5
BASE_LIMIT: Final = 10
POINTS_CAP: Final = 10
CHAIN_LIMIT: Final = 500

# Zones (ZZ-008), eight apart.
DECK: Final = 0
HAND: Final = 8
FIELD: Final = 16
BASE: Final = 24
TRASH: Final = 32
FORCES: Final = 40
REMOVED: Final = 48
PLAYED: Final = 56

# Card types.
FIELD_MINION: Final = 0
BASE_MINION: Final = 1
MAGIC: Final = 2
TOKEN: Final = 3
FORCE: Final = 4
NEUTRAL_MANA: Final = 5

COLOURS: Final = ("red", "yellow", "purple", "green", "blue", "white")
COLOUR_LETTERS: Final = "RYPGUW"
NO_COLOUR: Final = 0
ANY_COLOUR: Final = 63

CHARGE: Final = 1
SWOOP: Final = 2
RESURGE: Final = 4
REVENGE: Final = 8
PIERCE: Final = 16
INFILTRATE: Final = 32
KEYWORDS: Final = {
    "Charge": CHARGE,
    "Swoop": SWOOP,
    "Resurge": RESURGE,
    "Revenge": REVENGE,
    "Pierce": PIERCE,
    "Infiltrate": INFILTRATE,
}

IN_MAIN: Final = 1
IN_FLASH: Final = 2

# The clock: what holds for the table as a whole.
TURN: Final = 0
ACTIVE: Final = 1
FIRST: Final = 2
PHASE: Final = 3
ATTACKER: Final = 4
TARGET: Final = 5
BLOCKER: Final = 6
MUST_BLOCK_NOW: Final = 7
CHAIN: Final = 8
ACTIONS: Final = 9
CLOCK: Final = ("turn", "active", "first", "phase", "attacker", "target", "blocker", "must_block", "chain", "actions")
STANDBY_PHASE: Final = 1
MANA_PHASE: Final = 2
MAIN_PHASE: Final = 3
END_PHASE: Final = 4
LIFE: Final = -2
"""Stands for the opponent's Life where a target is a card otherwise."""
GONE: Final = -3
"""Stands for a blocker that has left the field: the attack was blocked all the same (ZZ-R21)."""

# Changes that last for a while: (card, kind, amount, until), four numbers each.
CHANGE_SIZE: Final = 4
BP: Final = 0
DP: Final = 1
PRINTED_DP: Final = 2
DP_BECOMES: Final = 3
KEYWORD: Final = 4
CANNOT_BLOCK: Final = 5
CANNOT_BE_BLOCKED: Final = 6
MUST_BLOCK: Final = 7
STAYS_RESTED: Final = 8
USED: Final = 9
UNTIL_IT_LEAVES: Final = -1
"""For as long as the minion stays on the field (ZZ-211)."""
UNTIL_TURN_ENDS: Final = 0
UNTIL_BATTLE_ENDS: Final = 1
UNTIL_STANDBY_OF: Final = 2
"""Plus the seat whose Standby Phase ends it."""

# Lasting abilities: (ability, card, until), three numbers each.
LASTING_SIZE: Final = 3

# What happened this turn: (kind and seat, card, print), three numbers each.
DEED_SIZE: Final = 3
SUMMONED: Final = 0
USED_MAGIC: Final = 2
PLACED: Final = 4
LIFE_DAMAGED: Final = 6
TURN_ENDED: Final = 8
"""An end-of-turn effect was carried out: the card that has it, and its program."""

# Kinds of listeners: modifiers and replacements ...
HAS_BP: Final = 0
HAS_DP: Final = 1
HAS_KEYWORD: Final = 2
COSTS: Final = 3
CANNOT: Final = 4
UNBLOCKABLE: Final = 5
UNCHOOSABLE: Final = 6
SPARES_FORCES: Final = 7
ARRIVES_RESTED: Final = 8
REDUCES: Final = 9
WILD_MANA: Final = 10
RESTS_MORE: Final = 11
SUMMONS_TWICE: Final = 12
RETURNS_TO_FIELD: Final = 13
NOT_RESTORED: Final = 14
NOT_REDUCED: Final = 15
# ... and events.
ON_TURN_START: Final = 16
ON_TURN_END: Final = 17
ON_FOE_TURN_END: Final = 18
ON_ENTERS: Final = 19
ON_ATTACKS: Final = 20
ON_BLOCKS: Final = 21
ON_IS_BLOCKED: Final = 22
ON_DESTROYED: Final = 23
ON_WINS: Final = 24
ON_DEALS: Final = 25
ON_FORCE_KILL: Final = 26
ON_BATTLE_ENDS: Final = 27
ON_LIFE_DAMAGED: Final = 28
ON_USES_MAGIC: Final = 29
ON_PLAYS_CARD: Final = 30
ON_PLACED: Final = 31
ON_MOVES_OUT: Final = 32
ON_MOVES: Final = 33
ON_SUMMONS: Final = 34
ON_FOUGHT: Final = 35
ON_ANY_TURN_END: Final = 36
LISTENER_KINDS: Final = 37
AT_LIFE: Final = 1
AT_FORCE: Final = 2
"""What an event was aimed at, where a text can ask for it."""

# Rule options, by their place in the settings.
NEUTRAL_NEEDS_NO_BASE_MINION: Final = 0
DECK_OUT_AT_DRAW: Final = 1
NO_FIRST_TURN_ATTACK: Final = 2
SECOND_PLAYER_EXTRA_DRAW: Final = 3
STRICT_COPIES: Final = 4

SCHEMA: Final = Schema(
    (
        Zone(DECK, "deck", HIDDEN),
        Zone(HAND, "hand", OWNER),
        Zone(FIELD, "field", PUBLIC),
        Zone(BASE, "base", PUBLIC),
        Zone(TRASH, "trash", PUBLIC),
        Zone(FORCES, "forces", PUBLIC),
        Zone(REMOVED, "removed", PUBLIC),
        Zone(PLAYED, "played", PUBLIC),
    ),
    (
        Column("rested", PER_CARD, shown=True),
        Column("stamp", PER_CARD),
        Column("points", PER_CARD, shown=True),
        Column("life", PER_SEAT, shown=True),
        Column("movements", PER_SEAT, shown=True),
        Column("clock", ONCE, shown=True, fields=CLOCK, cards=("attacker", "target", "blocker")),
        Column("changes", LISTED),
        Column("lasting", LISTED),
        Column("deeds", LISTED),
    ),
)


class Card(Print):
    """What is printed on a card, a token, a Force; and Neutral Mana, which is printed on nothing."""

    def __init__(self, number: i64, id: str, name: str, type: i64) -> None:
        super().__init__(number, id, name)
        self.type = type
        self.colour = NO_COLOUR
        self.classes: tuple[str, ...] = ()
        self.rarity = ""
        self.pack = ""
        self.cost = 0
        self.need = no_numbers()
        """Colours required, as pairs: the colour's number and how many."""
        self.coloured_cost = 0
        self.bp = 0
        self.dp = 0
        self.points = 0
        self.keywords = 0
        self.chain = NO_COLOUR
        self.any_number = False
        self.timing = 0
        self.text: tuple[str, ...] = ()
        self.magic: Ability | None = None
        self.when_summoned: tuple[Ability, ...] = ()
        self.when_destroyed: tuple[Ability, ...] = ()
        self.when_attacking: tuple[Ability, ...] = ()
        self.when_attacking_life: tuple[Ability, ...] = ()
        self.when_attacking_force: tuple[Ability, ...] = ()
        self.when_blocking: tuple[Ability, ...] = ()
        self.when_placed: tuple[Ability, ...] = ()
        self.on_field: tuple[Ability, ...] = ()
        self.in_base: tuple[Ability, ...] = ()
        self.in_hand: tuple[Ability, ...] = ()
        self.in_trash: tuple[Ability, ...] = ()
        self.lines: tuple[Ability, ...] = ()

    @property
    def is_minion_card(self) -> bool:
        return self.type == FIELD_MINION or self.type == BASE_MINION


class ValueStatement(Ability):
    """A continuous ability that changes BP, DP or keywords of some minions.

    What texts say it with is in `statements`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.bp = 0
        self.dp = 0
        self.keywords = 0
        self.stacks = True

    def applies(self, t: "ZTable", source: i64, card: i64) -> bool:
        raise NotImplementedError

    def times(self, t: "ZTable", source: i64) -> i64:
        raise NotImplementedError


class Library(CardSet[Card]):
    """The card set as the table needs it: records by number, the effects that keywords stand for, and two rules."""

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.timings = no_numbers()
        """When a card can be played, by its number."""
        self.neutral_mana = self.by_name["Neutral Mana"].number
        """Neutral Mana, and after it the six records of mana that an effect gave a colour."""
        self.resurge = 0
        self.chain = 0
        """Programs: what [Resurge] and [Chain] do."""
        self.least_flash_cost = 0
        """What the cheapest card for the Flash Phase costs that needs no colour; some card may even pay for itself."""
        self.weakens = False
        """Whether some card has BP 0 or lowers BP continuously, so that the state check must always look."""


class ZTable(CardTable):
    """The table with its columns by name. `cards` holds the records that `what` numbers."""

    def __init__(self, library: Library) -> None:
        super().__init__(SCHEMA, library.cards, 2)
        self.library = library
        self.cards = library.cards
        self.book = library.book
        self.rested = no_numbers()
        self.stamp = no_numbers()
        self.points = no_numbers()
        self.life = no_numbers()
        self.movements = no_numbers()
        self.clock = no_numbers()
        self.changes: list[int] = []
        self.lasting: list[int] = []
        self.deeds: list[int] = []

    def blank(self) -> "ZTable":
        return ZTable(self.library)

    def bind(self) -> None:
        columns = self.columns
        self.rested = columns[0]
        self.stamp = columns[1]
        self.points = columns[2]
        self.life = columns[3]
        self.movements = columns[4]
        self.clock = columns[5]
        self.changes = self.lists[0]
        self.lasting = self.lists[1]
        self.deeds = self.lists[2]
        if len(self.listeners) == 0:
            self.listeners = empty_rows(LISTENER_KINDS)

    def card(self, card: i64) -> Card:
        """What is printed on it."""
        return self.cards[self.what[card]]


# Verbs of options.
KEEP: Final = Verb("keep", "Keep this hand")
RETURN: Final = Verb("return", "Return {card}", "card")
REDRAW: Final = Verb("redraw", "Draw anew")
PLACE: Final = Verb("place", "Place {card} in the base", "card")
PLACE_NEUTRAL: Final = Verb("place_neutral", "Place one Neutral Mana in the base")
NO_MANA: Final = Verb("no_mana", "Place nothing")
REPLACE_MANA: Final = Verb("replace_mana", "Replace {card} in the base", "card")
REPLACE_MINION: Final = Verb("replace_minion", "Replace {card} on the field", "card")
SUMMON: Final = Verb("summon", "Summon {card}", "card")
USE: Final = Verb("use", "Use {card}", "card")
MOVE_TO_BASE: Final = Verb("move_to_base", "Move {card} to the base", "card")
MOVE_TO_FIELD: Final = Verb("move_to_field", "Move {card} to the field", "card")
ATTACK_LIFE: Final = Verb("attack_life", "Attack Life with {card}", "card")
ATTACK_FORCE: Final = Verb("attack_force", "Attack {other} with {card}", "card", "other")
END_MAIN: Final = Verb("end_main", "End the Main Phase")
PASS: Final = Verb("pass", "Pass")
BLOCK: Final = Verb("block", "Block with {card}", "card")
NO_BLOCK: Final = Verb("no_block", "Do not block")
PAY_AUTO: Final = Verb("pay_auto", "Pay automatically")
PAY: Final = Verb("pay", "Rest {card}", "card")
COLOUR: Final = Verb("colour", "{word}", "word").with_words(*COLOURS)

# Prompts, each with the rule that asks.
ASK_REDRAW: Final = Prompt("redraw", "Which cards do you return for new ones?", "ZZ-035")
ASK_MANA: Final = Prompt("mana", "Mana Phase: place a Base Minion, a Neutral Mana, or nothing.", "ZZ-047")
ASK_REPLACED_MANA: Final = Prompt("replace_mana", "The base is full. Which mana makes room?", "ZZ-066")
ASK_REPLACED_MINION: Final = Prompt("replace_minion", "The field is full. Which minion makes room?", "ZZ-071")
ASK_MAIN: Final = Prompt("main", "Main Phase: summon, use Magic, move, attack, or end it.", "ZZ-051")
ASK_PAYMENT: Final = Prompt("payment", "Pay {number} for {card}: which mana is rested?", "ZZ-060")
ASK_FLASH_DEFENDER: Final = Prompt("flash", "{card} attacks. Play a Flash card or pass.", "ZZ-101")
ASK_FLASH_ATTACKER: Final = Prompt("flash", "{card} attacks. Play a Flash card or pass.", "ZZ-102")
ASK_BLOCK: Final = Prompt("block", "{card} attacks. Block with a minion?", "ZZ-107")
ASK_MUST_BLOCK: Final = Prompt("block", "{card} attacks. You must block.", "ZZ-214")
ASK_ORDER: Final = Prompt("order", "Several effects activate at the same time. Which comes next?", "ZZ-123")
ASK_COLOUR: Final = Prompt("colour", "{card}: which colour?", "ZZ-R45")

# Events.
STARTED: Final = EventKind("started", "{seat} goes first.", "ZZ-031")
FORCES_REVEALED: Final = EventKind("force_revealed", "{seat} reveals {card}.", "ZZ-032")
LIFE_SET: Final = EventKind("life_set", "{seat} starts with {number} Life.", "ZZ-033")
HAND_RETURNED: Final = EventKind("hand_returned", "{seat} returns {number card} and draws as many.", "ZZ-035")
TURN_BEGAN: Final = EventKind("turn_began", "Turn {number}: {seat}.", "ZZ-039")
MOVEMENT_GAINED: Final = EventKind("movement_gained", "{seat} gains {number Movement}.", "ZZ-041")
REFRESHED: Final = EventKind("refreshed", "{seat} refreshes.", "ZZ-043")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "ZZ-044")
OVERFLOWED: Final = EventKind("overflowed", "{seat}'s hand is full: {card} goes to the trash.", "ZZ-046")
PLACED_MANA: Final = EventKind("placed", "{seat} places {card} in the base.", "ZZ-047")
PUT_IN_BASE: Final = EventKind("put_in_base", "{card} is put in {seat}'s base.", "ZZ-050")
REPLACED: Final = EventKind("replaced", "{card} makes room and goes to the trash.", "ZZ-066")
PAID: Final = EventKind("paid", "{seat} rests {number} mana for {card}.", "ZZ-060")
SUMMONED_EVENT: Final = EventKind("summoned", "{seat} summons {card}.", "ZZ-074")
USED_EVENT: Final = EventKind("used", "{seat} uses {card}.", "ZZ-080")
ENTERED: Final = EventKind("entered", "{card} enters {seat}'s field.", "ZZ-R09")
MOVED: Final = EventKind("moved", "{card} moves to {seat}'s {place}.", "ZZ-082")
ATTACKED_LIFE: Final = EventKind("attacked_life", "{card} attacks the Life of the foe.", "ZZ-092")
ATTACKED_FORCE: Final = EventKind("attacked_force", "{card} attacks {other}.", "ZZ-092")
PASSED: Final = EventKind("passed", "{seat} passes.", "ZZ-102")
BLOCKED: Final = EventKind("blocked", "{card} blocks {other}.", "ZZ-108")
NOT_BLOCKED: Final = EventKind("not_blocked", "{seat} does not block.", "ZZ-113")
ATTACK_OVER: Final = EventKind("attack_over", "The attack of {card} comes to nothing.", "ZZ-R19")
WON_BATTLE: Final = EventKind("won_battle", "{card} wins the battle against {other}.", "ZZ-110")
TIED_BATTLE: Final = EventKind("tied_battle", "{card} and {other} destroy each other.", "ZZ-111")
LIFE_LOST: Final = EventKind("life_lost", "{seat} loses {number} Life.", "ZZ-113")
FORCE_LOST: Final = EventKind("force_lost", "{card} loses {number Force Point}.", "ZZ-113")
LIFE_RESTORED: Final = EventKind("life_restored", "{seat} restores {number} Life.", "ZZ-126")
FORCE_RESTORED: Final = EventKind("force_restored", "{card} is restored by {number}.", "ZZ-127")
DESTROYED: Final = EventKind("destroyed", "{card} is destroyed.", "ZZ-115")
FORCE_DESTROYED: Final = EventKind("force_destroyed", "{card} is destroyed.", "ZZ-114")
EFFECT_ACTIVATED: Final = EventKind("effect", "{card}: its effect activates.", "ZZ-137")
RESTED_EVENT: Final = EventKind("rested", "{card} is rested.", "ZZ-025")
READIED: Final = EventKind("readied", "{card} becomes Active.", "ZZ-025")
CHANGED: Final = EventKind("changed", "{card} changes.", "ZZ-211")
RETURNED_TO_HAND: Final = EventKind("returned_to_hand", "{card} returns to {seat}'s hand.", "ZZ-135")
DISCARDED: Final = EventKind("discarded", "{seat} discards {card}.", "ZZ-011")
REMOVED_EVENT: Final = EventKind("removed", "{card} is removed from the game.", "ZZ-064")
REVEALED: Final = EventKind("revealed", "{seat} reveals {card}.", "ZZ-R53")
BOTTOMED: Final = EventKind("bottomed", "{seat} puts {number card} on the bottom of the deck.", "ZZ-R53")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the deck.", "ZZ-135")
MILLED: Final = EventKind("milled", "{card} goes from {seat}'s deck to the trash.", "ZZ-011")
TOKEN_MADE: Final = EventKind("token_made", "{seat} makes a {card} token.", "ZZ-136")
SHUFFLED_IN: Final = EventKind("shuffled_in", "{card} goes into {seat}'s deck.", "ZZ-135")
COLOURED: Final = EventKind("coloured", "A Neutral Mana of {seat} takes a colour.", "ZZ-018")
EXCHANGED: Final = EventKind("exchanged", "The foe's Life and the points of {card} are exchanged.", "ZZ-126")
ENDED: Final = EventKind("ended", "The match is over.", "")
