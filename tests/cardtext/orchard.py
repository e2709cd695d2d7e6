"""A small card game for the tests of the card core: trees with power, a deck, a hand, an orchard for each player.

grove = Grove('''
Apple [A]
Power 2, apple
Passive: your pears have +1 Power.
''', orchards=["Apple", "Pear"], hands=["", ""])
grove.use("Apple")
"""

import re
from typing import Any, Final

from hexadeck.cardtext.abilities import ON_OWN_TURN
from hexadeck.cardtext.amounts import Amount, CardsIn, CountOf, NamesOf, Stock, ThatMany, X
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.cardtext.cardset import CardSet, read_heads
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import AMONG_THEM, All, AtRandom, Choose, ChooseCards, Number, That, This, TopOf
from hexadeck.cardtext.conditions import ThereIs, While, add_conditions
from hexadeck.cardtext.costs import PayWith, PayX
from hexadeck.cardtext.durations import (
    CHANGES,
    LASTING,
    OF_ITS_PLAYER,
    SEAT_CHANGES,
    Gets,
    Lasting,
    SeatGets,
    check_durations,
    end_changes,
    forget_changes,
)
from hexadeck.cardtext.filters import Filter, Named
from hexadeck.cardtext.forms import say_in_all_forms
from hexadeck.cardtext.frames import start_effect
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.groups import ANY, OTHER, THIS, Group
from hexadeck.cardtext.moves import (
    BOTTOM_AT_RANDOM,
    SHUFFLED_IN,
    Destination,
    InAnyOrder,
    Look,
    Mill,
    Move,
    Piles,
    Search,
    Swap,
    TakeAmong,
    draw_cards,
)
from hexadeck.cardtext.order import each_orders_own, turn_player_orders
from hexadeck.cardtext.phrases import add_core
from hexadeck.cardtext.plain import do, do_to
from hexadeck.cardtext.players import FROM_YOU, ByOne
from hexadeck.cardtext.replacements import Replacement, is_replaced
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS, YOU
from hexadeck.cardtext.statements import Has, Statement
from hexadeck.cardtext.timings import Line, StandingLine, Timing, add_lines, add_standing_lines, file_ability
from hexadeck.cardtext.triggers import AtNext, Event, Trigger
from hexadeck.cardtext.values import (
    BECOMES,
    GIVES,
    MINUS,
    PLUS,
    TIMES,
    UNTIL_IT_LEAVES,
    UNTIL_TURN_ENDS,
    Change,
    HasBit,
    Layer,
    Value,
    say_compared,
)
from hexadeck.cardtext.words import Faults
from hexadeck.kernel.decisions import Prompt
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.game import Match
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import Row
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, Schema, Zone, columns_of, per_seat
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import Table

DECK: Final = 0
HAND: Final = 8
ORCHARD: Final = 16
DISCARDS: Final = 24

# What cards listen to.
HAS_POWER: Final = 0
CANNOT_BEAR: Final = 1
WATERED_MORE: Final = 2
WOULD_FALL: Final = 3
FALLS: Final = 4
WATERED: Final = 5
TURN_STARTS: Final = 6
USED_BY_PLAYER: Final = 7
HAS_THORNS: Final = 8
KINDS: Final = 9

UNTIL_TURN_OF: Final = 1
"""Plus the seat whose turn ends it."""

# Kinds of changes.
POWER_BECOMES: Final = 0
MORE_POWER: Final = 1
TIMES_POWER: Final = 2
THORNS: Final = 3
BIG_HAND: Final = 4
LESS_POWER: Final = 5

FELL: Final = EventKind("fell", "{card} falls.", "OR-1", heard=FALLS)
WATERED_EVENT: Final = EventKind("watered", "{seat} waters {number}.", "OR-2", heard=WATERED)
TURN_BEGAN: Final = EventKind("turn_began", "", heard=TURN_STARTS)
DREW: Final = EventKind("drew", "{seat} draws {card}.")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles.")
REVEALED: Final = EventKind("revealed", "{seat} reveals {card}.")
MOVED: Final = EventKind("moved", "{card} moves.")
CHANGED: Final = EventKind("changed", "{card} changes.")
BURIED: Final = EventKind("buried", "{seat} buries {number card}.")

steps: Final = Steps(__name__)
PILES: Final = Piles(DECK, HAND, DISCARDS, DREW, SHUFFLED, reshuffles=True)


class Tree(Print):
    def __init__(self, number: int, text: CardText, power: int, kind: str) -> None:
        super().__init__(number, text.id, text.name, text.version)
        self.power = power
        self.kind = kind


class Power(Value):
    def printed(self, record: Print) -> int:
        assert isinstance(record, Tree)
        return record.power


class Thorns(Value):
    def printed(self, record: Print) -> int:
        return 0


PLUS_POWER: Final = Layer(MORE_POWER, PLUS)
POWER: Final = Power(
    HAS_POWER, (Layer(POWER_BECOMES, BECOMES), PLUS_POWER, Layer(TIMES_POWER, TIMES), Layer(LESS_POWER, MINUS))
)
GIVES_THORNS: Final = Layer(THORNS, GIVES)
KEYWORDS: Final = Thorns(HAS_THORNS, (GIVES_THORNS,))


class OfKind(Filter):
    def __init__(self, kind: str) -> None:
        self.kind = kind

    def matches(self, record: Print) -> bool:
        return isinstance(record, Tree) and record.kind == self.kind


class Water(Amount):
    def of(self, t: CardTable, source: int, seat: int, that: int) -> int:
        assert isinstance(t, Orchard)
        return t.water[seat]


class Orchard(CardTable):
    """The table. `teams` are the even and the odd seats; `orders_own` is the rule for what activates together."""

    water: Row = per_seat(shown=True)
    changes: list[int] = CHANGES
    seat_changes: list[int] = SEAT_CHANGES
    lasting: list[int] = LASTING

    def __init__(self, book: Book, prints: list[Tree], seats: int) -> None:
        super().__init__(SCHEMA, prints, seats)
        self.book = book
        self.active = 0
        self.teams = False
        self.orders_own = False

    def blank(self) -> "Orchard":
        return Orchard(self.book, self.prints, self.seats)  # type: ignore[arg-type]

    def turn_player(self) -> int:
        return self.active

    def are_opponents(self, one: int, other: int) -> bool:
        return (one - other) % 2 != 0 if self.teams else one != other

    def settle(self) -> None:
        if self.orders_own:
            each_orders_own(self)
        else:
            turn_player_orders(self)


SCHEMA: Final = Schema(
    (
        Zone(DECK, "deck", HIDDEN),
        Zone(HAND, "hand", OWNER),
        Zone(ORCHARD, "orchard", PUBLIC),
        Zone(DISCARDS, "discards", PUBLIC),
    ),
    columns_of(Orchard),
)


# -- rules -------------------------------------------------------------------------------------------------------------


def add_water(t: Orchard, seat: int, amount: int) -> None:
    t.water[seat] += amount
    t.tell(WATERED_EVENT, seat, number=amount)


def pay_water(t: Orchard, seat: int, amount: int) -> None:
    t.water[seat] -= amount


def water_of(t: Orchard, seat: int) -> int:
    return t.water[seat]


def draw(t: Orchard, seat: int, amount: int) -> None:
    draw_cards(t, PILES, seat, amount)


def fell(t: Orchard, card: int) -> None:
    if not is_replaced(t, WOULD_FALL, card, steps.felled):
        felled(t, card, 0)


def felled(t: Orchard, card: int, number: int) -> None:
    forget_changes(t, card)
    t.move_speaking(card, DISCARDS + t.owner[card])
    t.tell(FELL, t.owner[card], card)


def finish(t: Table) -> None:
    t.end((0,), "Done.", "OR-9")


# -- words -------------------------------------------------------------------------------------------------------------

TO_HAND: Final = Destination(HAND, MOVED)
REVEALED_TO_HAND: Final = Destination(HAND, MOVED, revealed=REVEALED)
TO_DISCARDS: Final = Destination(DISCARDS, MOVED)
UNDER_DECK: Final = Destination(DECK, BURIED, BOTTOM_AT_RANDOM)
ON_DECK: Final = Destination(DECK, None)
INTO_DECK: Final = Destination(DECK, MOVED, SHUFFLED_IN)

TIMINGS: Final = (
    Timing("Use", (USED_BY_PLAYER,)),
    Timing("When this falls", (FALLS,)),
    Timing("At the start of your turn", heard=(TURN_STARTS,), places=(ORCHARD,)),
)
STANDING: Final = (
    Timing("Passive", places=(ORCHARD,)),
    Timing("On your turn", places=(ORCHARD,), turns=ON_OWN_TURN),
    Timing("In your hand", places=(HAND,)),
)


class LookAtTop(Look):
    def __init__(self, amount: int, to_all: bool) -> None:
        super().__init__(TopOf(amount, DECK), None, to_all)
        self.amount = amount


class DiscardAtRandom(Move):
    def __init__(self, amount: int) -> None:
        super().__init__(AtRandom(amount, HAND), TO_DISCARDS)
        self.amount = amount


class SearchTree(Search):
    def __init__(self, number: Number, filters: tuple[Filter, ...]) -> None:
        super().__init__(ChooseCards(number, filters, DECK), REVEALED_TO_HAND, SHUFFLED)
        self.number = number
        self.filters = filters


class LastingTrigger(Lasting):
    def __init__(self, event: Event, effect: Any) -> None:
        super().__init__(Trigger(event, effect), UNTIL_TURN_ENDS)
        self.event = event
        self.effect = effect


def build_grammar() -> Grammar:
    g = Grammar()
    add_core(g)
    add_lines(g, TIMINGS)
    add_standing_lines(g, STANDING)
    _nouns(g)
    _effects(g)
    _statements(g)
    return g


def _nouns(g: Grammar) -> None:
    for kind in ("apple", "pear"):
        g.say("adjective", kind, OfKind, kind=kind)
    g.say("with", "named {name:quoted}", Named)
    say_compared(g, "with", "with Power", POWER)
    g.say("with", "with thorns", HasBit, value=KEYWORDS, bit=1)
    for whose, side in (("of yours", YOU), ("of an opponent", OPPONENTS), ("anywhere", ANYBODY)):
        g.say("group", "{filters:adjective*} tree " + whose, Group, zones=(ORCHARD,), side=side, relation=ANY)
        g.say("group", "tree " + whose + " {filters:with+}", Group, zones=(ORCHARD,), side=side, relation=ANY)
    g.say("groups", "your {filters:adjective*} trees", Group, zones=(ORCHARD,), side=YOU, relation=ANY)
    g.say("groups", "your other trees", Group, zones=(ORCHARD,), side=YOU, filters=(), relation=OTHER)
    g.say("groups", "all trees", Group, zones=(ORCHARD,), side=ANYBODY, filters=(), relation=ANY)
    g.say("this", "this tree", Group, zones=(ORCHARD,), side=ANYBODY, filters=(), relation=THIS)
    g.say("single", "this tree", This, zones=(ORCHARD,))
    g.say("single", "that tree", That, zones=())
    g.say("single", "{number:one} {group:group}", Choose)
    g.say("several", "{number:many} {group:group}", Choose)
    g.say("several", "all {group:groups}", All)
    g.include("target", "single")
    g.include("target", "several")
    for number, card in (("one", "card"), ("many", "cards")):
        for zone, words in ((HAND, "from your hand"), (HAND, "from their hand"), (DISCARDS, "from your discards")):
            pattern = "{number:" + number + "} {filters:adjective*} " + card + " " + words
            g.say("cards" if "their" not in words else "their_cards", pattern, ChooseCards, zone=zone)
        g.say(
            "among",
            "{number:" + number + "} {filters:adjective*} " + card + " among them",
            ChooseCards,
            zone=AMONG_THEM,
        )
    g.say("counted", "Water", Water)
    g.say("counted", "{group:group}", CountOf)
    g.say("counted", "name of {group:groups}", NamesOf)
    add_conditions(g)
    g.say("yours", "{group:groups}", CountOf)
    g.say("yours", "Water", Water)
    g.say("yours", "cards in hand", CardsIn, zone=HAND)
    g.word("stock", "Water", Stock(water_of))
    g.say("their_cost", "discard {target:their_cards}", Move, to=TO_DISCARDS)
    g.say("their_cost", "pay {amount:number} Water", PayWith, action=pay_water, stock=water_of)
    g.say("one_condition", "there is a {group:group}", ThereIs)


def _effects(g: Grammar) -> None:
    do(g, "gain|gains {amount:number} Water", add_water)
    do(g, "draw|draws {amount} card(s)", draw)
    do_to(g, "fell {target:target}", fell)
    g.say("effect", "discard {target:cards}", Move, to=TO_DISCARDS)
    g.say("they_do", "discards {target:their_cards}", Move, to=TO_DISCARDS)
    g.say("they_may", "discard {target:their_cards}", Move, to=TO_DISCARDS)
    say_in_all_forms(g, "discard|discards {amount} card(s) at random", DiscardAtRandom)
    g.say("effect", "take {target:cards} into your hand", Move, to=TO_HAND)
    g.say("effect", "shuffle {target:cards} into your deck", Move, to=INTO_DECK)
    g.say("effect", "search your deck for {number:one} {filters:adjective*} card", SearchTree)
    g.say("effect", "look at the top {amount:number} cards of your deck", LookAtTop, to_all=False)
    g.say("effect", "reveal the top {amount:number} cards of your deck", LookAtTop, to_all=True)
    g.say("effect", "take {choice:among} and bury the rest", TakeAmong, to=TO_HAND, rest=UNDER_DECK)
    g.say("effect", "put them back in any order", Move, target=InAnyOrder(), to=ON_DECK)
    g.say("effect", "an opponent chooses what you take: {effect:choosing}", ByOne, side=OPPONENTS, decides=True)
    lent: dict[str, Any] = {"side": OPPONENTS, "decides": False, "first": FROM_YOU, "concerned": True}
    g.say("effect", "whoever of the opponents can {effect:they_do}", ByOne, **lent)
    g.say("choosing", "{choice:among}", TakeAmong, to=TO_HAND, rest=UNDER_DECK)
    say_in_all_forms(g, "mill|mills {amount:number}", Mill, zone=DECK, to=TO_DISCARDS, side=YOU)
    g.say("effect", "swap {target:pair}", Swap, told=MOVED)
    g.say("pair", "two trees anywhere", Choose, number=Number(2, False), group=Group((ORCHARD,), ANYBODY, (), ANY))
    my_turn = UNTIL_TURN_OF + OF_ITS_PLAYER
    g.say("effect", "at the start of your next turn, {effect:joined}", AtNext, kind=TURN_STARTS, until=my_turn)
    g.word("until", "until your next turn", my_turn)
    g.words("until", {"this turn": UNTIL_TURN_ENDS, "permanently": UNTIL_IT_LEAVES})
    g.say("change", "{amount:signed} Power", Change, value=POWER, layer=PLUS_POWER, each=None)
    g.say("change", "{amount:signed} Power for {each:each}", Change, value=POWER, layer=PLUS_POWER)
    g.say("change", "{amount:signed} Power while {each:while}", Change, value=POWER, layer=PLUS_POWER)
    g.say("while", "{condition:one_condition}", While)
    g.say("change", "{amount:number} less Power", Change, value=POWER, layer=POWER.layers[3], each=None)
    g.say("change", "Power {amount:number}", Change, value=POWER, layer=POWER.layers[0], each=None)
    g.say("change", "{amount:number} times its Power", Change, value=POWER, layer=POWER.layers[2], each=None)
    g.say("change", "thorns", Change, value=KEYWORDS, layer=GIVES_THORNS, amount=1, each=None)
    g.say(
        "effect",
        "{target:single} gets {changes:change&} {until:until}",
        Gets,
        told=CHANGED,
        each=None,
        zones=(ORCHARD,),
    )
    g.say("effect", "your hand is big this turn", SeatGets, kind=BIG_HAND, amount=1, until=UNTIL_TURN_ENDS)
    g.say("cost", "pay {amount:number} Water", PayWith, action=pay_water, stock=water_of)
    g.say("cost", "pay any amount of Water", PayX, action=pay_water, stock=water_of, least=0, most=99)
    g.say("cost", "discard {target:cards}", Move, to=TO_DISCARDS)
    g.say("x", "X", X)
    g.say("x", "that many", ThatMany, more=0)
    do(g, "draw {amount:x} cards", draw)
    g.say("event", "{group:somebody} falls", Event, kind=FALLS, side=ANYBODY, narrow=0, name="")
    g.say("event", "you gain Water", Event, kind=WATERED, group=None, side=YOU, narrow=0, name="")
    g.say("event", "an opponent gains Water", Event, kind=WATERED, group=None, side=OPPONENTS, narrow=0, name="")
    g.include("somebody", "this")
    g.through("somebody", "a {it:group}")
    g.say("effect", "this turn, each time {event:event}, {effect:joined}", LastingTrigger)


def _statements(g: Grammar) -> None:
    g.say("statement", "{group:groups} have {gives:change&}", Has, each=None)
    g.say("statement", "{group:this} has {gives:change&}", Has, each=None)
    g.say("statement", "{group:groups} bear no fruit", Statement, kind=CANNOT_BEAR, amount=1, each=None)
    g.say("statement", "you gain {amount:number} more Water", MoreWater)
    g.say("statement", "each time {event:event}, {effect:joined}", Trigger, once_a_turn=False)
    g.say("statement", "the first time each turn {event:event}, {effect:joined}", Trigger, once_a_turn=True)
    would = "if {group:somebody} would fall, "
    g.say("statement", would + "{effect:effect} instead", Replacement, kind=WOULD_FALL, may=False)
    g.say("statement", would + "its owner may {effect:effect} instead", Replacement, kind=WOULD_FALL, may=True)


class MoreWater(Statement):
    def __init__(self, amount: int) -> None:
        super().__init__(WATERED_MORE, None, amount)


# -- a position in words -----------------------------------------------------------------------------------------------


def load_orchard(text: str) -> tuple[CardSet[Tree], Book]:
    """Cards: a title, `Power 2, apple`, and lines."""
    faults = Faults()
    found = read_heads([("orchard", text)], _head, faults)
    book = Book(Prompt("order", "Which first?", "OR-3"), KINDS)
    cards = CardSet([card for card, _ in found], book, build_grammar())
    for card, written in found:
        for line in written.lines[1:]:
            with faults:
                record = cards.read_line(card, line)
                assert isinstance(record, Line | StandingLine)
                ability = record.ability()
                book.add_ability(ability, line.text, "OR-4", card.id)
                file_ability(book, ability, card.number, record.timing)
    faults.raise_all()
    return cards, book


def _head(number: int, text: CardText, known: list[Tree]) -> Tree:
    found = re.fullmatch(r"Power (\d+), (\w+)", text.lines[0].text)
    if found is None:
        raise text.lines[0].error("expected 'Power 2, apple'")
    return Tree(number, text, int(found[1]), found[2])


class OrchardGame(CardGame):
    def __init__(self, cards: CardSet[Tree], book: Book) -> None:
        super().__init__("orchard", "Orchard", "1", (2, 4), cards.cards, book, steps)

    def new_table(self, seats: int) -> Table:
        return Orchard(self.book, list(self.prints), seats)  # type: ignore[arg-type]

    def after_load(self, t: Table) -> None:
        assert isinstance(t, Orchard)
        check_durations(t, range(BIG_HAND + 1), range(UNTIL_TURN_OF + 2))
        super().after_load(t)


PLAIN: Final = """
Apple [A]
Power 2, apple

Pear [P]
Power 3, pear
"""


class Grove:
    """Cards by name in every zone, seat by seat; `use` carries out what a card says under `Use:` for its owner."""

    def __init__(
        self,
        text: str = "",
        orchards: list[str] | None = None,
        hands: list[str] | None = None,
        decks: list[str] | None = None,
        discards: list[str] | None = None,
        seats: int = 2,
        water: int = 0,
    ) -> None:
        self.cards, book = load_orchard(PLAIN + text)
        self.game = OrchardGame(self.cards, book)
        self.t = Orchard(book, self.cards.cards, seats)
        self.t.lay_out(seeded("orchard"))
        for zone, rows in ((ORCHARD, orchards), (HAND, hands), (DECK, decks), (DISCARDS, discards)):
            for seat, names in enumerate(rows or []):
                for name in names.split():
                    self.t.start_work(self.t.add_card(self.cards.find(name).number, seat, zone + seat))
        for seat in range(seats):
            self.t.water[seat] = water

    def card(self, name: str, zone: int = ORCHARD) -> int:
        """The first card of this name in that zone, whoever's."""
        for seat in range(self.t.seats):
            for card in self.t.zones[zone + seat]:
                if self.t.prints[self.t.what[card]].name == name:
                    return card
        raise LookupError(name)

    def use(self, name: str, zone: int = ORCHARD) -> "Grove":
        """Carry out every `Use:` line of a card."""
        card = self.card(name, zone)
        for ability in self.t.book.own_of(self.t.what[card], USED_BY_PLAYER):
            self.t.then_frame(start_effect(ability.program, card, self.t.owner[card], -1))
        return self.go()

    def go(self) -> "Grove":
        """Carry out what is pending until somebody decides or nothing is left to do."""
        self.t.then(steps.finish)
        self.t.schedule()
        self.t.advance()
        return self

    def start_turn(self, seat: int) -> "Grove":
        self.t.active = seat
        self.t.result = None
        self.t.tell(TURN_BEGAN, seat)
        end_changes(self.t, UNTIL_TURN_OF + seat)
        return self.go()

    def end_turn(self) -> None:
        end_changes(self.t, UNTIL_TURN_ENDS)

    def choose(self, *sentences: str) -> "Grove":
        for sentence in sentences:
            self.t.take(self.options().index(sentence))
            self.t.advance()
        return self

    def options(self) -> list[str]:
        match = Match(self.game, self.t, {})
        return [match.sentence(option) for option in match.options]

    def reload(self) -> "Grove":
        """The same position, written and read."""
        self.t = self.game.from_position(Match(self.game, self.t, {}).position()).table  # type: ignore[assignment]
        return self

    def names(self, zone: int, seat: int = 0) -> str:
        return " ".join([self.t.prints[self.t.what[card]].name for card in self.t.zones[zone + seat]])

    def power(self, name: str) -> int:
        return POWER.now(self.t, self.card(name))

    @property
    def is_over(self) -> bool:
        return self.t.result is not None
