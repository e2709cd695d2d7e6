"""From card files to records: the head of a card by its fixed lines, its text by the vocabulary."""

import re
from typing import Final

from hexadeck.cardtext.abilities import Ability
from hexadeck.cardtext.amounts import CountOf
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText, TextLine
from hexadeck.cardtext.cardset import read_heads
from hexadeck.cardtext.choices import This
from hexadeck.cardtext.conditions import AllOf, AmountIs, ThereIs
from hexadeck.cardtext.connectives import name_modes
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.meaning import all_parts
from hexadeck.cardtext.plain import Do, DoTo, does_any
from hexadeck.cardtext.replacements import Replacement
from hexadeck.cardtext.statements import Has
from hexadeck.cardtext.timings import Line, StandingLine, Timing, file_ability
from hexadeck.cardtext.words import Faults
from hexadeck.games.zenonzard import asks, colours, heads, keywords, kinds, modifiers, on, timings, zones
from hexadeck.games.zenonzard import statements as s
from hexadeck.games.zenonzard.actions import draw
from hexadeck.games.zenonzard.effects import become_active, must_block_now
from hexadeck.games.zenonzard.table import Card, Library
from hexadeck.games.zenonzard.values import PLUS_BP
from hexadeck.games.zenonzard.vocabulary import ChainLine, KeywordLine, build_grammar
from hexadeck.kernel.rows import row_of, rows_of

CHOICE_RULE = "ZZ-R45"
"""The owner of an effect makes the choices inside it."""

TYPES = {
    "Field Minion": kinds.FIELD_MINION,
    "Base Minion": kinds.BASE_MINION,
    "Magic": kinds.MAGIC,
    "Token": kinds.TOKEN,
    "Force": kinds.FORCE,
}
RARITIES = ("basic", "common", "rare", "epic", "legendary")
_COLOUR = "|".join(["Neutral", *[colour.capitalize() for colour in colours.NAMES]])
_TYPE_LINE = re.compile(
    rf"^(?:(?P<colours>(?:{_COLOUR})(?: and (?:{_COLOUR}))?) )?(?P<type>Field Minion|Base Minion|Magic|Token|Force)"
    r"(?:, (?P<classes>[A-Z][\w-]*))?(?: \((?P<notes>[^)]+)\))?$"
)
_STAT = re.compile(
    r"^(?:Cost (?P<cost>[0-9]{1,2})(?: \((?P<need>[RYPGUW]+)\))?|BP (?P<bp>[0-9]{1,6})|DP (?P<dp>[0-9]{1,2})"
    r"|Force Points (?P<points>[0-9]{1,2}))$"
)
_STATS_OF = {
    kinds.FIELD_MINION: {"cost", "bp", "dp"},
    kinds.BASE_MINION: {"bp", "dp"},
    kinds.MAGIC: {"cost"},
    kinds.TOKEN: {"cost", "bp", "dp"},
    kinds.FORCE: {"points"},
}
_EXAMPLES = {
    kinds.FIELD_MINION: "Cost 3 (R), BP 300, DP 1",
    kinds.BASE_MINION: "BP 300, DP 1",
    kinds.MAGIC: "Cost 2 (R)",
    kinds.TOKEN: "Cost 1, BP 100, DP 1",
    kinds.FORCE: "Force Points 2",
}


def load_library(files: list[tuple[str, str]]) -> Library:
    """Read card files, given as (name, text); all errors are reported together."""
    faults = Faults()
    found = read_heads(files, _head, faults)
    cards = [card for card, _ in found]
    book = Book(asks.ORDER, on.KINDS)
    grammar = build_grammar(sorted({name for card in cards for name in card.classes}))
    library = Library([*cards, *_mana_objects(len(cards))], book, grammar)
    for card, text in found:
        for line in text.lines[2:]:
            with faults:
                _add_line(library, card, line)
    faults.raise_all()
    library.least_flash_cost = min(
        [0 if card.in_hand else card.cost for card in cards if card.timing & timings.FLASH and not card.coloured_cost],
        default=99,
    )
    library.weakens = library.weakens or any(
        [card.bp == 0 and card.type in (kinds.FIELD_MINION, kinds.BASE_MINION, kinds.TOKEN) for card in cards]
    )
    library.resurge = book.add_program((DoTo(become_active, This((zones.FIELD,))),), "Resurge.", CHOICE_RULE, "game")
    library.chain = book.add_program((Do(draw, 1),), "Chain: draw 1 card.", CHOICE_RULE, "game")
    times = (0, timings.MAIN, timings.FLASH)
    library.timely = rows_of([row_of([card.timing & timing != 0 for card in cards]) for timing in times])
    return library


def _mana_objects(number: int) -> list[Card]:
    """ZZ-006 Neutral Mana, and what becomes of it when an effect gives it a colour.

    No cards, but they lie in the base.
    """
    objects = [Card(number, "MANA", "Neutral Mana", kinds.NEUTRAL_MANA)]
    for index, colour in enumerate(colours.NAMES):
        mana = Card(
            number + 1 + index, f"MANA-{colours.LETTERS[index]}", f"{colour.capitalize()} Mana", kinds.NEUTRAL_MANA
        )
        mana.colour = 1 << index
        objects.append(mana)
    return objects


# -- the head of a card (ZZ-014 to ZZ-017) -----------------------------------------------------------------------------


def _head(number: int, text: CardText, known: list[Card]) -> Card:
    if len(text.lines) < 2:
        raise text.title.error(
            "below the name come a line like 'Red Field Minion, Dinosaur' and a line like 'Cost 3 (R), BP 300, DP 1'"
        )
    found = _TYPE_LINE.match(text.lines[0].text)
    if found is None:
        raise text.lines[0].error(
            "expected a line like 'Red Field Minion, Dinosaur (rare, AWAKEN)', 'Neutral Magic' or 'Force', "
            f"not {text.lines[0].text!r}"
        )
    card = Card(number, text.id, text.name, TYPES[found["type"]])
    _set_colour(card, found["colours"], text.lines[0])
    if card.type in (kinds.MAGIC, kinds.FORCE) and found["classes"]:
        raise text.lines[0].error(f"a {found['type']} has no class (ZZ-016, ZZ-017)")
    card.classes = (found["classes"],) if found["classes"] else ()
    for note in (found["notes"] or "").split(", "):
        if note in RARITIES:
            card.rarity = note
        else:
            card.pack = note
    _set_stats(card, text.lines[1])
    if card.type == kinds.FIELD_MINION:
        card.timing = timings.MAIN
    card.text = tuple([line.text for line in text.lines[2:]])
    return card


def _set_colour(card: Card, found: str | None, line: TextLine) -> None:
    if (found is None) != (card.type == kinds.FORCE):
        raise line.error("a Force has no colour (ZZ-017), every other card has one ('Neutral' if nothing else)")
    for word in (found or "Neutral").split(" and "):
        if word != "Neutral":
            card.colour |= 1 << colours.NAMES.index(word.lower())


def _set_stats(card: Card, line: TextLine) -> None:
    wanted = _STATS_OF[card.type]
    seen: set[str] = set()
    for part in line.text.split(", "):
        found = _STAT.match(part)
        stats = {} if found is None else {name: value for name, value in found.groupdict().items() if value is not None}
        name = next(iter(stats), "")
        if name not in wanted or name in seen:
            raise line.error(
                f"{part!r} does not belong here; the line reads like '{_EXAMPLES[card.type]}'",
                line.text.index(part) + 1,
            )
        seen.add(name)
        _set_stat(card, name, stats, line)
    if seen != wanted:
        raise line.error(f"something is missing; the line reads like '{_EXAMPLES[card.type]}'")


def _set_stat(card: Card, name: str, stats: dict[str, str], line: TextLine) -> None:
    value = int(stats[name])
    if name == "cost":
        card.cost = value
        letters = stats.get("need", "")
        pairs = [(index, letters.count(letter)) for index, letter in enumerate(colours.LETTERS) if letter in letters]
        card.need = row_of([number for pair in pairs for number in pair])
        card.coloured_cost = len(letters)
        if card.coloured_cost > value:
            raise line.error(f"{card.coloured_cost} coloured mana are more than the cost of {value} (ZZ-058)")
    elif name == "bp":
        card.bp = value
    elif name == "dp":
        card.dp = value
    else:
        card.points = value


# -- the text of a card ------------------------------------------------------------------------------------------------


def _add_line(library: Library, card: Card, line: TextLine) -> None:
    parsed = library.read_line(card, line)
    if isinstance(parsed, KeywordLine):
        _check_has_text(card, line, "keywords")
        for keyword in parsed.keywords:
            card.keywords |= keyword
        if card.keywords & keywords.SWOOP and card.type == kinds.FIELD_MINION:
            card.timing = timings.MAIN | timings.FLASH
    elif isinstance(parsed, ChainLine):
        _check_has_text(card, line, "Chain")
        card.chain = parsed.colour
    elif isinstance(parsed, Line):
        _add_timed(library, card, parsed, line)
    else:
        assert isinstance(parsed, StandingLine)
        _add_standing(library, card, parsed, line)


def _check_has_text(card: Card, line: TextLine, what: str) -> None:
    if card.type in (kinds.MAGIC, kinds.FORCE):
        raise line.error(f"only minions have {what}")


def _add_timed(library: Library, card: Card, parsed: Line, line: TextLine) -> None:
    timing = parsed.timing
    _check_timing(card, timing, line)
    name_modes(library.grammar, parsed.effects)
    _check_is_a_minion(library, card, parsed, line)
    if timing is heads.MAIN and does_any(parsed.effects, (must_block_now,)):
        raise line.error("there is no attack in the Main Phase; this needs 'Flash:'")
    ability = parsed.ability()
    library.book.add_ability(ability, line.text, CHOICE_RULE, card.id)
    if card.type == kinds.MAGIC:
        if card.magic is not None:
            raise line.error("a Magic has one line of effects")
        card.magic = ability
        card.timing = heads.MAGIC_TIMES[timing.text]
    file_ability(library.book, ability, card.number, timing)


def _check_is_a_minion(library: Library, card: Card, parsed: Line, line: TextLine) -> None:
    """Magic and Forces lie on no field and in no base, so nothing can be said of them there."""
    if card.type in heads.MINIONS:
        return
    for part in all_parts(library.grammar, parsed):
        if isinstance(part, This) and part.zones:
            words = library.grammar.said(part)
            raise line.error(f"'{words}' is said of the minion whose text it is, and this is none")


def _check_timing(card: Card, timing: Timing, line: TextLine) -> None:
    if card.type in timing.types:
        return
    if card.type == kinds.MAGIC or timing.types == heads.MAGIC:
        raise line.error(
            f"'{timing.text}:' does not go with this type of card; "
            "Magic has Main or Flash lines, and only Magic (ZZ-077)"
        )
    allowed = [one.text for one in heads.TIMED if kinds.FORCE in one.types]
    raise line.error(f"a Force cannot have '{timing.text}:'; it can have {', '.join(allowed)} and standing lines")


def _add_standing(library: Library, card: Card, parsed: StandingLine, line: TextLine) -> None:
    statement = parsed.ability()
    _check_place(card, parsed, line)
    _check_not_circular(statement, line)
    if isinstance(statement, Has) and any(
        [change.layer is PLUS_BP and change.amount < 0 for change in statement.gives]
    ):
        library.weakens = True
    library.book.add_ability(statement, line.text, CHOICE_RULE, card.id)
    name_modes(library.grammar, statement.body)
    if isinstance(statement, s.AnyNumber):
        card.any_number = True
    elif isinstance(statement, s.ThisCosts):
        card.in_hand = (*card.in_hand, statement)
    elif isinstance(statement, Replacement) or on.MOVES in statement.kinds:
        # It is about the card itself, and must be heard where the card comes from and where it goes.
        for kind in statement.kinds:
            library.book.give(statement, card.number, kind)
    else:
        file_ability(library.book, statement, card.number, parsed.timing)


_PLACES: Final[dict[type, Timing]] = {
    s.AnyNumber: heads.IN_DECK,
    s.ThisCosts: heads.IN_HAND,
    Replacement: heads.IN_TRASH,
}
"""Statements that work in one place only."""


def _check_place(card: Card, parsed: StandingLine, line: TextLine) -> None:
    """A statement must stand under the head that names the place where it works."""
    if card.type == kinds.MAGIC:
        head = parsed.timing.text
        raise line.error(f"Magic cannot have '{head}:'; it has a line that begins with Main or Flash (ZZ-077)")
    place = _PLACES.get(type(parsed.statement))
    if place is not None and parsed.timing is not place:
        raise line.error(f"this works only under '{place.text}:'")
    if place is None and parsed.timing in _PLACES.values():
        raise line.error(
            f"this does not work under '{parsed.timing.text}:'; use 'Passive:', 'On your turn:' or 'On the foe's turn:'"
        )
    if isinstance(parsed.statement, s.ThisCosts) and card.type != kinds.FIELD_MINION:
        raise line.error("only a card with a cost in the hand can change it (ZZ-022)")


def _check_not_circular(statement: Ability, line: TextLine) -> None:
    """A value that depends on itself would never be done."""
    if isinstance(statement, Has):
        for one in _looks_at(statement):
            kind = one.depends_on()
            if kind in (modifiers.HAS_BP, modifiers.HAS_DP) or (
                kind == modifiers.HAS_KEYWORD and modifiers.HAS_KEYWORD in statement.kinds
            ):
                raise line.error(
                    "what a minion continuously has cannot depend on the same kind of value of that minion"
                )


def _looks_at(statement: Has) -> list[Filter]:
    """Properties of minions that decide whom it strengthens, how much, and when."""
    filters = list(statement.group.filters)
    if statement.each is not None and isinstance(statement.each.counted, CountOf):
        filters.extend(statement.each.counted.group.filters)
    condition = statement.condition
    for one in condition.conditions if isinstance(condition, AllOf) else (condition,):
        if isinstance(one, ThereIs):
            filters.extend(one.group.filters)
        elif isinstance(one, AmountIs) and isinstance(one.counted, CountOf):
            filters.extend(one.counted.group.filters)
    return filters
