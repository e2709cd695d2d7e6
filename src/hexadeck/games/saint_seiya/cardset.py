"""From card files to records: the head of a card by its fixed lines, the rest by the vocabulary."""

import re
from typing import Final

from hexadeck.cardtext.abilities import Ability, Effect
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText, TextLine
from hexadeck.cardtext.cardset import read_heads
from hexadeck.cardtext.choices import This, ThisAnd
from hexadeck.cardtext.groups import THIS
from hexadeck.cardtext.plain import DoToAll
from hexadeck.cardtext.statements import Has, Statement
from hexadeck.cardtext.timings import Line, StandingLine, Timing, file_ability
from hexadeck.cardtext.words import Faults
from hexadeck.games.saint_seiya import asks, on, timings
from hexadeck.games.saint_seiya.kinds import SPEAKS_IN
from hexadeck.games.saint_seiya.movement import shuffle_into_reserve
from hexadeck.games.saint_seiya.statements import Scores
from hexadeck.games.saint_seiya.table import RANKS, WAYS, Card, CardLine, HeroSet, Library
from hexadeck.games.saint_seiya.vocabulary import build_grammar
from hexadeck.kernel.decisions import NOTHING, Prompt
from hexadeck.kernel.rows import row_of

CHOICE_RULE: Final = "SS-R53"
"""Who makes the choices of a text."""
NO_CLASS: Final = "Character"
HERO: Final = "Hero"
BRONZE_ARMOUR: Final = "Bronze Armour"
HERO_KNIGHT: Final = "Hero - Bronze Knight"
HERO_CLASSES: Final = (HERO, BRONZE_ARMOUR, HERO_KNIGHT)

MOST_CARDS: Final = 1000
"""More than anybody shuffles; all lie on the table."""

_ALSO = "Also: "
_KIND_LINE = re.compile(
    rf"^(?P<class>[A-Z][A-Za-z -]*), (?P<rank>{'|'.join(RANKS)}) rank, "
    r"(?P<copies>\d{1,2}) cop(?:y|ies)(?P<flame>, Flame)?$"
)
_COST_LINE = re.compile(r"^Costs (?:(?P<force>\d{1,2}) Force)?(?: or )?(?:(?P<cosmo>\d{1,2}) Cosmo)?$")
_NO_COST = "Cannot be bought"
_VALUES = re.compile(r"^(?:Force (\d{1,2}), )?(?:Heal (\d{1,2}), )?(?:Cosmo (\d{1,2}), )?(-?\d{1,2}) PV$")
_HEAD_LINES: Final = 3


def load_library(files: list[tuple[str, str]]) -> Library:
    """Read card files, given as (name, text); all errors are reported together."""
    faults = Faults()
    found = read_heads(files, _head, faults)
    library = Library([card for card, _ in found], Book(asks.ORDER, on.KINDS), build_grammar())
    for card, text in found:
        for line in _lines_of(text)[_HEAD_LINES:]:
            with faults:
                _add_line(library, card, line)
    faults.raise_all()
    library.hero_sets = _hero_sets(library.cards)
    return library


def _hero_sets(cards: list[Card]) -> list[HeroSet]:
    """SS-002 The first Hero, the first Bronze Armour and the first Hero - Bronze Knight belong together, and so on."""
    parts = [[card for card in cards if card.class_name == name] for name in HERO_CLASSES]
    return [HeroSet(hero, armour, knight) for hero, armour, knight in zip(*parts, strict=False)]


# -- the head of a card ------------------------------------------------------------------------------------------------


def _lines_of(text: CardText) -> list[TextLine]:
    """The lines below the names."""
    return text.lines[1:] if text.lines and text.lines[0].text.startswith(_ALSO) else text.lines


def _head(number: int, text: CardText, known: list[Card]) -> Card:
    """SS-006 to SS-010."""
    card = Card(number, text.id, text.name, text.version)
    lines = _lines_of(text)
    if len(lines) < _HEAD_LINES:
        raise text.title.error(
            "below the name come three lines like 'Gold Knight, gold rank, 1 copy, Flame', 'Costs 7 Force or 7 Cosmo'"
            " and 'Force 2, Cosmo 1, 5 PV' (SS-006)"
        )
    if lines is not text.lines:
        card.also = tuple(text.lines[0].text.removeprefix(_ALSO).split(", "))
    _set_kind(card, lines[0])
    if sum([each.copies for each in [*known, card]]) > MOST_CARDS:
        raise lines[0].error(f"the box has room for {MOST_CARDS} cards")
    _set_costs(card, lines[1])
    _set_values(card, lines[2])
    card.text = tuple([line.text for line in lines[_HEAD_LINES:]])
    return card


def _set_kind(card: Card, line: TextLine) -> None:
    """SS-005, SS-009, SS-010."""
    found = _KIND_LINE.match(line.text)
    if found is None:
        raise line.error(f"expected a line like 'Gold Knight, gold rank, 1 copy, Flame', not {line.text!r} (SS-006)")
    card.class_name = "" if found["class"] == NO_CLASS else found["class"]
    card.rank = RANKS.index(found["rank"])
    card.copies = int(found["copies"])
    card.has_flame = found["flame"] is not None
    words = card.class_name.split()
    card.is_armour = "Armour" in words
    card.is_knight = "Knight" in words
    card.is_hero = HERO in words
    card.is_common = card.class_name not in HERO_CLASSES


def _set_costs(card: Card, line: TextLine) -> None:
    """SS-007, SS-008."""
    if line.text == _NO_COST:
        return
    found = _COST_LINE.match(line.text)
    if found is None or (found["force"] is None and found["cosmo"] is None):
        raise line.error(
            f"expected a line like 'Costs 7 Force or 7 Cosmo', or '{_NO_COST}', not {line.text!r} (SS-008)"
        )
    costs = [int(found["force"] or NOTHING), int(found["cosmo"] or NOTHING)]
    if card.is_armour and costs[0] != NOTHING:
        raise line.error("an Armour prints no Force cost (SS-007)")
    if 0 in costs:
        raise line.error(f"a cost in {WAYS[costs.index(0)]} is at least 1 (SS-R20)")
    card.costs = row_of(costs)


def _set_values(card: Card, line: TextLine) -> None:
    found = _VALUES.match(line.text)
    if found is None:
        raise line.error(f"expected a line like 'Force 2, Heal 1, Cosmo 1, 5 PV', not {line.text!r} (SS-006)")
    force, heal, cosmo, pv = [int(number or 0) for number in found.groups()]
    card.values = row_of([force, cosmo])
    card.heal = heal
    card.pv = pv


# -- what it says ------------------------------------------------------------------------------------------------------


def _add_line(library: Library, card: Card, line: TextLine) -> None:
    parsed = library.read_line(card, line)
    _check_pronouns(card, line)
    if isinstance(parsed, StandingLine):
        _add_standing(library, card, parsed, line)
        return
    assert isinstance(parsed, Line)
    ability = parsed.ability()
    _add_ability(library, card, ability, line)
    if parsed.timing not in timings.ACTIVATIONS:
        file_ability(library.book, ability, card.number, parsed.timing)
        card.effects += 1
        is_arrival = parsed.timing is timings.ARRIVAL
        card.returns_to_reserve |= is_arrival and any([shuffles_itself(effect) for effect in ability.body])
    elif card.activation is not None:
        raise line.error("a card has at most one activation (SS-056, SS-059)")
    elif card.is_armour and parsed.timing is timings.BY_WOUND:
        raise line.error("an Armour is never wounded (SS-021)")
    else:
        card.activation = CardLine(parsed.timing, ability)


def _check_pronouns(card: Card, line: TextLine) -> None:
    """A card speaks of itself as what it is."""
    what, wrong = ("an Armour", "this Character") if card.is_armour else ("a Character", "this Armour")
    if wrong in line.text:
        raise line.error(f"this card is {what}, so its text cannot say '{wrong}' (SS-005)", line.text.index(wrong) + 1)


def shuffles_itself(effect: Effect) -> bool:
    """SS-R48 Whether an instruction shuffles its own card into the Reserve."""
    is_shuffle = isinstance(effect, DoToAll) and effect.action is shuffle_into_reserve
    return is_shuffle and isinstance(effect.target, This | ThisAnd)


def _add_ability(library: Library, card: Card, ability: Ability, line: TextLine) -> None:
    """Everybody knows whose text is carried out (SS-R66), also when the card has been shuffled in since."""
    prompts = library.book.prompts
    first = len(prompts)
    library.book.add_ability(ability, line.text, CHOICE_RULE, card.id)
    for number in range(first, len(prompts)):
        prompts[number] = Prompt("effect", prompts[number].sentence.replace("{card}", card.full_name), CHOICE_RULE)


def _add_standing(library: Library, card: Card, parsed: StandingLine, line: TextLine) -> None:
    ability = parsed.ability()
    _add_ability(library, card, ability, line)
    if parsed.timing is timings.SCORING:
        if not isinstance(ability, Scores):
            raise line.error("'Scoring:' is followed by PV (SS-088)")
        card.scoring = (*card.scoring, ability)
    elif isinstance(ability, Scores):
        raise line.error("PV are counted at the end: such a line begins with 'Scoring:' (SS-088)")
    else:
        _check_place(ability, parsed.timing, line)
        file_ability(library.book, ability, card.number, parsed.timing)


def _check_place(statement: Ability, timing: Timing, line: TextLine) -> None:
    """SS-012 What a card says of where it lies must be able to hold while it lies there."""
    group = statement.group if isinstance(statement, Has | Statement) else None
    if group is not None:
        places = group.zones if group.relation == THIS else SPEAKS_IN.get(group.relation, timing.places)
        if places != timing.places:
            right = timings.ON_FIELD if timing is timings.WHILE_PLAYED else timings.WHILE_PLAYED
            raise line.error(f"this says nothing '{timing.text}'; such a line begins with '{right.text}:' (SS-012)")
