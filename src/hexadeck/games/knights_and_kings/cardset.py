"""From card files to records: the head of a card by its fixed lines, its text by the vocabulary."""

import re
from typing import Final

from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText, TextLine
from hexadeck.cardtext.cardset import read_heads
from hexadeck.cardtext.connectives import name_modes
from hexadeck.cardtext.timings import Line, StandingLine, check_type, file_ability
from hexadeck.cardtext.words import Faults
from hexadeck.games.knights_and_kings import asks, on
from hexadeck.games.knights_and_kings.table import (
    KIND_NAMES,
    KNIGHT,
    MOST_CHEVRONS,
    Card,
    Library,
)
from hexadeck.games.knights_and_kings.vocabulary import AnyNumberLine, EvasiveLine, build_grammar

CHOICE_RULE: Final = "KK-023"
"""A Noble Action has instructions of its own; its player makes the choices in it (D7)."""
TYPE_NAMES: Final = dict(enumerate(KIND_NAMES))
RANKS: Final = ("Errant", "Bachelor", "Banneret", "Commander", "Grand Master")
UNIT_EXAMPLE: Final = "Cost 3, 3/4, 1 chevron"
NOBLE_EXAMPLE: Final = "Cost 2"
_UNIT_STATS: Final = re.compile(r"^Cost (\d{1,2}), (\d{1,2})/(\d{1,2}), (\d{1,2}) chevrons?$")
_NOBLE_STATS: Final = re.compile(r"^Cost (\d{1,2})$")


def load_library(files: list[tuple[str, str]]) -> Library:
    """Read card files, given as (name, text); all errors are reported together."""
    faults = Faults()
    found = read_heads(files, _head, faults)
    library = Library([card for card, _ in found], Book(asks.ORDER, on.COUNT), build_grammar())
    for card, text in found:
        for line in text.lines[2:]:
            with faults:
                _add_line(library, card, line)
    faults.raise_all()
    return library


# -- the head of a card (KK-015 to KK-020) -----------------------------------------------------------------------------


def _head(number: int, text: CardText, known: list[Card]) -> Card:
    if len(text.lines) < 2:
        raise text.title.error(f"below the name come a line like 'Knight, Errant' and a line like '{UNIT_EXAMPLE}'")
    kind, comma, rank = text.lines[0].text.partition(", ")
    if kind not in KIND_NAMES or (comma and (kind != KIND_NAMES[KNIGHT] or rank not in RANKS)):
        raise text.lines[0].error(
            f"expected one of {', '.join(KIND_NAMES)} (KK-022), or a Knight with one of the ranks {', '.join(RANKS)}, "
            f"not {text.lines[0].text!r}"
        )
    card = Card(number, text.id, text.name, KIND_NAMES.index(kind))
    card.rank = rank
    _set_stats(card, text.lines[1])
    card.text = tuple([line.text for line in text.lines[2:]])
    return card


def _set_stats(card: Card, line: TextLine) -> None:
    example = UNIT_EXAMPLE if card.is_unit else NOBLE_EXAMPLE
    found = (_UNIT_STATS if card.is_unit else _NOBLE_STATS).match(line.text)
    if found is None:
        raise line.error(f"the line reads like '{example}', not {line.text!r}")
    card.cost = int(found[1])
    if card.is_unit:
        card.attack, card.defense, card.chevrons = int(found[2]), int(found[3]), int(found[4])
        if not 1 <= card.chevrons <= MOST_CHEVRONS:
            raise line.error(f"a unit has 1 to {MOST_CHEVRONS} chevrons (KK-019), not {card.chevrons}")


# -- its text ----------------------------------------------------------------------------------------------------------


def _add_line(library: Library, card: Card, line: TextLine) -> None:
    record = library.read_line(card, line)
    if isinstance(record, EvasiveLine):
        if not card.is_unit:
            raise line.error("only a unit can be Evasive (KK-020)")
        card.is_evasive = True
    elif isinstance(record, AnyNumberLine):
        card.any_number = True
    else:
        assert isinstance(record, Line | StandingLine)
        check_type(record.timing, card.kind, line, TYPE_NAMES)
        ability = record.ability()
        library.book.add_ability(ability, line.text, CHOICE_RULE, card.id)
        name_modes(library.grammar, ability.body)
        file_ability(library.book, ability, card.number, record.timing)
