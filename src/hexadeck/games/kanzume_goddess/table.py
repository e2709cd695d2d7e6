"""The Kanzume Goddess table: zones, columns, and the words for what can happen on it (chapter 1).

No card has a state of its own: whatever changes is where a card lies, a number of a seat, or a field of the clock.
Abilities in progress lie in `declared`, the latest last; React windows nest by that list alone.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Book, CardTable, Effect
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.core import Condition
from hexadeck.cardtext.grammar import Grammar
from hexadeck.kernel.decisions import NOTHING, Prompt, Verb
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.rows import no_numbers
from hexadeck.kernel.schema import HIDDEN, LISTED, ONCE, OWNER, PER_SEAT, PUBLIC, Column, Schema, Zone
from hexadeck.kernel.table import Print, Table

# Numbers of the rulebook.
WARRIOR_PILES: Final = 6
"""KG-034."""
DISCIPLE_PILES: Final = 5
"""Three kinds are in the box; home-made ones find room for two more."""
WARRIOR_COPIES: Final = 5
"""KG-003."""
MAIN_ENERGY: Final = 20
SUPPORT_ENERGY: Final = 10
SINGLE_ENERGY: Final = 15
"""KG-030, KG-031, KG-038 Where the Gods start."""
WINNING_ENERGY: Final = 25
"""KG-125."""
RETURN_ENERGY: Final = 5
"""KG-118 A Sealed God comes back with it."""
HAND_LIMIT: Final = 5
"""KG-064."""
GODS_TO_CHOOSE: Final = 2
"""KG-039."""

# Zones, eight apart.
DECK: Final = 0
HAND: Final = 8
IN_PLAY: Final = 16
DISCARD: Final = 24
GOD: Final = 32
OFFERED: Final = 40
CHOSEN: Final = 48
REVEALED: Final = 56
GONE: Final = 64
PILE: Final = 72
DISCIPLES: Final = 120
NETHERWORLD: Final = 160
SET_ASIDE: Final = 168
BOX: Final = 176
STRIDE: Final = 8

# Kinds of cards.
GOD_CARD: Final = 0
WARRIOR: Final = 1
DISCIPLE: Final = 2

COLOURS: Final = ("red", "green", "silver", "yellow")
"""KG-R02 Data, not code: a fifth colour is one word more."""
ANY_COLOUR: Final = (1 << len(COLOURS)) - 1
MYTHOLOGIES: Final = ("Greek", "Norse")

# Types of abilities (KG-067, KG-102), and the phases of a turn (KG-042).
ACT: Final = 0
REACT: Final = 1
BOND: Final = 2
POWER: Final = 3
"""A God's ability that its player activates in a phase."""
STARTING_PHASE: Final = 1
PLAY_PHASE: Final = 2
RECRUIT_PHASE: Final = 3
DISCARD_PHASE: Final = 4
BEFORE_REFILL: Final = 5
END_PHASE: Final = 6

# Moments at which a React can be used, a bit each (KG-071).
I_AM_ATTACKED: Final = 1
ANOTHER_IS_ATTACKED: Final = 2
MATE_IS_ATTACKED: Final = 4
I_ATTACK: Final = 8
OPPONENT_USES_CARD: Final = 16
OPPONENT_USES_GOD: Final = 32
DEFENDED_AGAINST_ME: Final = 64
SOMEBODY_IS_ATTACKED: Final = I_AM_ATTACKED | ANOTHER_IS_ATTACKED | MATE_IS_ATTACKED
ABILITY_IS_USED: Final = OPPONENT_USES_CARD | OPPONENT_USES_GOD | DEFENDED_AGAINST_ME

# What a Bond waits for.
PLAYS_THIS: Final = 1
PLAYS_WARRIOR: Final = 2
USES_ACT: Final = 3
ATTACKS_WITH_THIS: Final = 4
ATTACKS: Final = 5
IS_ATTACKED: Final = 6

# What is discarded as a cost.
NO_DISCARD: Final = 0
DISCARD_CARD: Final = 1
DISCARD_DISCIPLE: Final = 2
DISCARD_ANY: Final = 3

# The clock: what holds for the table as a whole.
TURN: Final = 0
ROUND: Final = 1
ACTIVE: Final = 2
FIRST: Final = 3
PHASE: Final = 4
TEAMS: Final = 5
ALLOWED: Final = 6
NAMED: Final = 7
WARRIORS: Final = 8
ATTACKS_MADE: Final = 9
THUNDER: Final = 10
LIMIT: Final = 11
PUT_BACK: Final = 12
ACTIONS: Final = 13
TARGET: Final = 14
VALUE: Final = 15
REDUCTION: Final = 16
DEALT: Final = 17
CLOCK: Final = (
    "turn",
    "round",
    "active",
    "first",
    "phase",
    "teams",
    "allowed",
    "named",
    "warriors",
    "attacks",
    "next_attack",
    "hand_limit",
    "put_back",
    "actions",
    "target",
    "value",
    "reduction",
    "dealt",
)

# An ability in progress is seven numbers in `declared`.
ENTRY: Final = 7
E_CARD: Final = 0
E_ABILITY: Final = 1
E_SEAT: Final = 2
E_TARGET: Final = 3
E_PAID: Final = 4
E_NEGATED: Final = 5
E_REVEALED: Final = 6

RIDER: Final = 3
"""What waits for the end of an Attack: (program, card, seat)."""

# Rule options, by their place in the settings.
MARKET: Final = 0
ROUND_LIMIT: Final = 1
FIRST_HAND: Final = 2
PAY_TO_ZERO: Final = 3
MAIN_GODS: Final = 4
ROUND_LIMITS: Final = (100, 25, 20, 30)
FIRST_HANDS: Final = (5, 4, 3)
MARKET_NAMES: Final = ("random", "first game", "war", "ascension", "intrigue")

SCHEMA: Final = Schema(
    (
        Zone(DECK, "deck", HIDDEN),
        Zone(HAND, "hand", OWNER),
        Zone(IN_PLAY, "in play", PUBLIC),
        Zone(DISCARD, "discard pile", PUBLIC),
        Zone(GOD, "god", PUBLIC),
        Zone(OFFERED, "offered gods", OWNER),
        Zone(CHOSEN, "chosen god", OWNER),
        Zone(REVEALED, "revealed", PUBLIC),
        Zone(GONE, "gone", HIDDEN),
        *[Zone(PILE + STRIDE * i, f"warriors {i + 1}", HIDDEN, shared=True) for i in range(WARRIOR_PILES)],
        *[Zone(DISCIPLES + STRIDE * i, f"disciples {i + 1}", PUBLIC, shared=True) for i in range(DISCIPLE_PILES)],
        Zone(NETHERWORLD, "netherworld", PUBLIC, shared=True),
        Zone(SET_ASIDE, "set aside", OWNER),
        Zone(BOX, "box", HIDDEN, shared=True),
    ),
    (
        Column("energy", PER_SEAT, shown=True),
        Column("faith", PER_SEAT, shown=True),
        Column("sealed", PER_SEAT, shown=True),
        Column("out", PER_SEAT, shown=True),
        Column("main", PER_SEAT, shown=True),
        Column("used", PER_SEAT, shown=True),
        Column("hurt", PER_SEAT, shown=True),
        Column("clock", ONCE, shown=True, fields=CLOCK),
        Column("declared", LISTED),
        Column("played", LISTED),
        Column("riders", LISTED),
    ),
)


class Aim:
    """Which Gods an ability can be aimed at; who is Sealed or out never is (KG-115)."""

    def fits(self, t: "KTable", user: i64, seat: i64) -> bool:
        raise NotImplementedError


class Instruction(Effect):
    """An instruction of this game: it may have to be aimed when its ability is declared (KG-R24)."""

    def __init__(self) -> None:
        super().__init__()
        self.aim: Aim | None = None


class CardAbility(Ability):
    """One line of a card: its type, when it can be used, what it costs, and what it does."""

    def __init__(self, type: i64, effects: tuple[Effect, ...]) -> None:
        super().__init__(effects)
        self.type = type
        self.name = ""
        self.phase = 0
        self.moments = 0
        self.event = 0
        self.condition: Condition | None = None
        self.once = False
        self.energy = 0
        self.discard = NO_DISCARD
        self.aim: Aim | None = None
        self.first: Instruction | None = None
        """What there must be something to do for, if its cards are chosen (KG-R12)."""
        self.is_plain = False
        """Whether nothing can stand in the way of using it."""
        self.bit = 0
        """Which bit of `used` remembers that it was used this turn."""

    @property
    def is_defense(self) -> bool:
        """Defense and Protect, whoever's (KG-090, KG-092)."""
        return self.moments & SOMEBODY_IS_ATTACKED != 0


class Card(Print):
    """What is printed on a God, a Warrior or a Disciple (KG-013, KG-014, KG-016)."""

    def __init__(self, number: i64, id: str, name: str, kind: i64) -> None:
        super().__init__(number, id, name)
        self.kind = kind
        self.mythology = NOTHING
        self.colour = 0
        self.follow_ups: tuple[int, ...] = ()
        self.follows = 0
        self.cost = 0
        self.copies = 1
        self.text: tuple[str, ...] = ()
        self.acts: tuple[CardAbility, ...] = ()
        self.reacts: tuple[CardAbility, ...] = ()
        self.bonds: tuple[CardAbility, ...] = ()
        self.powers: tuple[CardAbility, ...] = ()
        self.moments = 0
        """The moments of all its Reacts together."""
        self.phases = 0
        """A bit for every phase in which its God has an ability."""


class Library(CardSet[Card]):
    """The card set as the table needs it, and two rules that modules below them call.

    `check_energy` looks who has fallen or won (KG-R56), `turn_over` ends a turn at once (KG-R60).
    """

    def __init__(self, cards: list[Card], book: Book, grammar: Grammar) -> None:
        super().__init__(cards, book, grammar)
        self.starting_deck: list[tuple[str, int]] = []
        self.markets: list[list[str]] = []
        """What the setup lays out, by card names; the first market is the random one."""
        self.abilities: list[CardAbility] = []
        """By the numbers of the book."""
        self.moments = no_numbers()
        """The moments of all Reacts of a card, by its number."""
        self.card_moments = 0
        self.god_moments = 0
        """Those that any card, or any God, waits for."""
        self.act = Verb("play", "Play {card}: {word}", "card", "word")
        self.react = Verb("react", "React with {card}: {word}", "card", "word")
        self.power = Verb("power", "{card}, {word}", "card", "word")


class KTable(CardTable):
    """The table with its columns by name. `cards` holds the records that `what` numbers."""

    def __init__(self, library: Library, seats: i64) -> None:
        super().__init__(SCHEMA, library.cards, seats)
        self.library = library
        self.cards = library.cards
        self.book = library.book
        self.energy = no_numbers()
        self.faith = no_numbers()
        self.sealed = no_numbers()
        self.out = no_numbers()
        self.main = no_numbers()
        self.used = no_numbers()
        self.hurt = no_numbers()
        self.clock = no_numbers()
        self.declared: list[int] = []
        self.played: list[int] = []
        self.riders: list[int] = []

    def blank(self) -> "KTable":
        return KTable(self.library, self.seats)

    def bind(self) -> None:
        columns = self.columns
        self.energy = columns[0]
        self.faith = columns[1]
        self.sealed = columns[2]
        self.out = columns[3]
        self.main = columns[4]
        self.used = columns[5]
        self.hurt = columns[6]
        self.clock = columns[7]
        self.declared = self.lists[0]
        self.played = self.lists[1]
        self.riders = self.lists[2]

    def card(self, card: i64) -> Card:
        """What is printed on it."""
        return self.cards[self.what[card]]

    def god(self, seat: i64) -> Card:
        return self.cards[self.what[self.zones[GOD + seat][0]]]

    def is_in(self, seat: i64) -> bool:
        """Neither Sealed nor out of the game: only such a player acts or is acted on (KG-R61)."""
        return not self.sealed[seat] and not self.out[seat]

    def are_opponents(self, one: i64, other: i64) -> bool:
        """KG-020, KG-024 Teams are the even and the odd seats (KG-023)."""
        return (one - other) % 2 != 0 if self.clock[TEAMS] else one != other

    def check_state(self) -> None:
        raise NotImplementedError


def as_ktable(t: Table) -> KTable:
    assert isinstance(t, KTable)
    return t


# Verbs of options. Those that name an ability are in the library, with the abilities' words.
CHOOSE_GOD: Final = Verb("choose_god", "Play as {card}", "card")
PLAIN: Final = Verb("play_plain", "Play {card} without its ability", "card")
END_PLAY: Final = Verb("end_play", "End the Play Phase")
RECRUIT: Final = Verb("recruit", "Recruit {card} for {number} Faith", "card", "number")
END_RECRUIT: Final = Verb("end_recruit", "End the Recruit Phase")
GO_ON: Final = Verb("go_on", "Go on")
PASS: Final = Verb("pass", "Pass")
AIM_AT: Final = Verb("target", "{seat}", "seat")
DISCARD_ONE: Final = Verb("discard", "Discard {card}", "card")
ENOUGH: Final = Verb("enough", "Discard no more")
COLOUR: Final = Verb("colour", "{word}", "word").with_words(*COLOURS)
PUT_ON_DECK: Final = Verb("put_back", "Put {card} on your Deck", "card")

# Prompts, each with the rule that asks. Who is asked in a React window is nobody else's business (KG-R30).
ASK_GOD: Final = Prompt("god", "Which God do you play?", "KG-027")
ASK_GOD_OF_TWO: Final = Prompt("god", "Which of the two Gods do you play?", "KG-039")
ASK_STARTING: Final = Prompt("starting", "Starting Phase: use an ability of your God, or go on.", "KG-046")
ASK_PLAY: Final = Prompt("play", "Play Phase: play a card, use your God, or end the phase.", "KG-049")
ASK_RECRUIT: Final = Prompt("recruit", "Recruit Phase: {number} Faith to spend.", "KG-054")
ASK_DISCARD_PHASE: Final = Prompt("discard_phase", "Discard Phase: use an ability of your God, or go on.", "KG-063")
ASK_END: Final = Prompt("end", "End Phase: use an ability of your God, or go on.", "KG-066")
ASK_TARGET: Final = Prompt("target", "{card}: which God?", "KG-086")
ASK_COST: Final = Prompt("cost", "{card}: which card do you discard for it?", "KG-R24")
ASK_DISCARD: Final = Prompt("discard", "Which card do you discard?", "KG-R48")
ASK_ANSWER: Final = Prompt("react", "{card} is used. React, or pass?", "KG-R21", secret=True)
ASK_DEFENSE: Final = Prompt("react", "You are attacked with {number}. React, or pass?", "KG-090", secret=True)
ASK_PROTECT: Final = Prompt("react", "Another God is attacked with {number}. React, or pass?", "KG-092", secret=True)
ASK_BOOST: Final = Prompt("react", "You attack with {number}. React, or pass?", "KG-R29", secret=True)
ASK_COLOUR: Final = Prompt("colour", "{card}: which colour?", "KG-079")
ASK_PUT_BACK: Final = Prompt("put_back", "Which card do you put on top of your Deck?", "KG-R49")
ASK_ORDER: Final = Prompt("order", "Several effects activate at the same time. Which comes next?", "KG-R53")

# Events.
GODS_DEALT: Final = EventKind("gods_dealt", "{seat} may choose one of {number} Gods.", "KG-027")
GOD_CHOSEN: Final = EventKind("god_chosen", "{seat} has chosen.", "KG-028")
GOD_REVEALED: Final = EventKind("god_revealed", "{seat} plays as {card}, with {number} Energy.", "KG-028")
TURNED_UP: Final = EventKind("turned_up", "{card} is turned up.", "KG-035")
STARTED: Final = EventKind("started", "{seat} begins.", "KG-037")
TURN_BEGAN: Final = EventKind("turn_began", "Round {number}: {seat}.", "KG-041")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "KG-064")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the Discard Pile into a new Deck.", "KG-110")
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "KG-049")
REACTED: Final = EventKind("reacted", "{seat} reacts with {card}.", "KG-072")
BOND_WORKS: Final = EventKind("bond", "{seat}'s {card}: its Bond works.", "KG-102")
POWER_USED: Final = EventKind("power", "{seat} uses the ability of {card}.", "KG-104")
AIMED: Final = EventKind("aimed", "{card} is aimed at Player {number}.", "KG-R24")
NEGATED: Final = EventKind("negated", "{card} is negated.", "KG-098")
ATTACKED: Final = EventKind("attacked", "{seat} is attacked by {card} with {number}.", "KG-086")
VALUE_CHANGED: Final = EventKind("value_changed", "The Attack now has {number}.", "KG-R29")
REDUCED: Final = EventKind("reduced", "{seat} takes {number} off the Attack.", "KG-087")
ATTACK_OVER: Final = EventKind("attack_over", "The Attack on {seat} costs {number} Energy.", "KG-088")
ENERGY_LOST: Final = EventKind("energy_lost", "{seat} loses {number} Energy.", "KG-103")
ENERGY_PAID: Final = EventKind("energy_paid", "{seat} pays {number} Energy.", "KG-106")
ENERGY_GAINED: Final = EventKind("energy_gained", "{seat} gains {number} Energy.", "KG-103")
FAITH_GAINED: Final = EventKind("faith_gained", "{seat} gains {number} Faith.", "KG-050")
RECRUITED: Final = EventKind("recruited", "{seat} recruits {card} for {number} Faith.", "KG-056")
ADJUDICATED: Final = EventKind("adjudicated", "{seat} reveals {card}.", "KG-100")
DISCARDED: Final = EventKind("discarded", "{seat} discards {card}.", "KG-R47")
HAND_DISCARDED: Final = EventKind("hand_discarded", "{seat} discards the hand: {number} cards.", "KG-062")
BANISHED: Final = EventKind("banished", "{card} goes to the Netherworld.", "KG-009")
FETCHED: Final = EventKind("fetched", "{seat} takes {card} from the Netherworld.", "KG-011")
RETURNED_TO_DECK: Final = EventKind("returned_to_deck", "{seat} puts a card on top of the Deck.", "KG-R49")
COLOUR_NAMED: Final = EventKind("colour_named", "{seat} may play one more colour next.", "KG-079")
SEALED: Final = EventKind("sealed", "{seat} is Sealed.", "KG-112")
UNSEALED: Final = EventKind("unsealed", "{seat} returns from the Seal.", "KG-118")
ELIMINATED: Final = EventKind("eliminated", "{seat} is out of the game.", "KG-124")
