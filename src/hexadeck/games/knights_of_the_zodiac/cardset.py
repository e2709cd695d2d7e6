"""From card files to records: the head of a card by its fixed lines, its texts by the vocabulary."""

import re

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText, TextLine
from hexadeck.cardtext.cardset import read_heads
from hexadeck.cardtext.connectives import name_modes
from hexadeck.cardtext.words import Faults
from hexadeck.games.knights_of_the_zodiac import asks, clock, on, traits
from hexadeck.games.knights_of_the_zodiac import effects as e
from hexadeck.games.knights_of_the_zodiac import vocabulary as v
from hexadeck.games.knights_of_the_zodiac.statements import Plus, PlusIf, PlusPer, Toll, Trait
from hexadeck.games.knights_of_the_zodiac.table import (
    ANY_KNIGHT,
    CLASSES,
    DEFENSE,
    EITHER,
    FIELD_CARD,
    KNIGHT,
    OFFENSE,
    POWER_OF_ZODIAC,
    TECHNIQUE,
    Card,
    Library,
    Line,
    Statement,
    Users,
)

CHOICE_RULE = "KZ-R25"
"""Whoever's text it is makes its choices."""

_CLASS = "|".join(CLASSES)
_KNIGHT = re.compile(rf"^(?P<class>{_CLASS}) Knight, Level (?P<level>\d{{1,2}}), Power (?P<power>\d{{1,6}})$")
_TECHNIQUE = re.compile(r"^Technique for (?P<users>.+)$")
_METER = re.compile(r"^Power Meter: (?P<rows>\d{1,2} Cosmo \+\d{1,6}(?:, \d{1,2} Cosmo \+\d{1,6})*)$")
_PHASES = "Draw|Cosmo|Deploy|Move|Battle"
_POWER = re.compile(
    rf"^Power of Zodiac, (?P<phase>{_PHASES}) Phase, cost (?P<cost>\d{{1,2}})(?:, (?P<role>Offense|Defense) only)?"
    r"(?:, for (?P<users>.+))?$"
)
_FIELD = re.compile(r"^Field Card, Limit (?P<limit>\d{1,2})$")
_QUOTED = re.compile(r'"([^"]+)"')
_ANY_CLASS = re.compile(rf"\ba ((?:{_CLASS})(?: or (?:{_CLASS}))*) Knight$")


def load_library(files: list[tuple[str, str]]) -> Library:
    """Read card files, given as (name, text); all errors are reported together."""
    faults = Faults()
    found = read_heads(files, _head, faults)
    library = Library([card for card, _ in found], Book(asks.ORDER), v.build_grammar())
    for card, text in found:
        with faults:
            _check_users(library, card, text)
        for line in text.lines[_head_size(card) :]:
            with faults:
                _add_line(library, card, line)
    faults.raise_all()
    for phase in range(len(library.cheapest)):
        costs = [card.cost for card in library.cards if card.kind == POWER_OF_ZODIAC and card.phase == phase]
        library.cheapest[phase] = min(costs, default=0)
    return library


# -- the head of a card ------------------------------------------------------------------------------------------------


def _head_size(card: Card) -> int:
    return 2 if card.kind == TECHNIQUE else 1


def _head(number: int, text: CardText, known: list[Card]) -> Card:
    if not text.lines:
        raise text.title.error("below the name comes a line like 'Bronze Knight, Level 2, Power 300'")
    line = text.lines[0]
    for pattern, make in ((_KNIGHT, _knight), (_TECHNIQUE, _technique), (_POWER, _power), (_FIELD, _field)):
        found = pattern.match(line.text)
        if found is not None:
            card = make(number, text, found)
            card.text = tuple([ability.text for ability in text.lines[_head_size(card) :]])
            return card
    raise line.error(
        "expected a line like 'Bronze Knight, Level 2, Power 300', 'Technique for any Knight', 'Power of Zodiac,"
        f" Battle Phase, cost 2' or 'Field Card, Limit 5', not {line.text!r} (KZ-018)"
    )


def _knight(number: int, text: CardText, found: re.Match[str]) -> Card:
    """KZ-021."""
    card = Card(number, text.id, text.name, text.version, KNIGHT)
    card.knight_class = CLASSES.index(found["class"])
    card.level = int(found["level"])
    card.power = int(found["power"])
    if card.level < 1:
        raise text.lines[0].error("a Knight has a Level of at least 1, or defeating it would be worth nothing (KZ-023)")
    return card


def _technique(number: int, text: CardText, found: re.Match[str]) -> Card:
    """KZ-030, KZ-031."""
    card = Card(number, text.id, text.name, text.version, TECHNIQUE)
    card.users = _users(found["users"], text.lines[0])
    line = text.lines[1] if len(text.lines) > 1 else text.title
    meter = _METER.match(line.text)
    if meter is None:
        raise line.error(f"expected a line like 'Power Meter: 0 Cosmo +100, 2 Cosmo +300', not {line.text!r} (KZ-031)")
    rows = [row.split(" Cosmo +") for row in meter["rows"].split(", ")]
    card.meter = tuple([(int(cost), int(bonus)) for cost, bonus in rows])
    costs = [cost for cost, _ in card.meter]
    if costs != sorted(set(costs)):
        raise line.error("the rows of a Power Meter go from the cheapest to the dearest, each cost once (KZ-R32)")
    return card


def _power(number: int, text: CardText, found: re.Match[str]) -> Card:
    """KZ-037."""
    card = Card(number, text.id, text.name, text.version, POWER_OF_ZODIAC)
    card.phase = 1 + _PHASES.split("|").index(found["phase"])
    card.cost = int(found["cost"])
    card.roles = {"Offense": OFFENSE, "Defense": DEFENSE, None: EITHER}[found["role"]]
    card.users = _users(found["users"] or "any Knight", text.lines[0])
    return card


def _field(number: int, text: CardText, found: re.Match[str]) -> Card:
    """KZ-041."""
    card = Card(number, text.id, text.name, text.version, FIELD_CARD)
    card.limit = int(found["limit"])
    if card.limit < 1:
        raise text.lines[0].error("a Field Card has a Limit of at least 1 (KZ-042)")
    return card


def _users(words: str, line: TextLine) -> Users:
    """KZ-032 `any Knight`, or names in quotes and `a Bronze or Gold Knight`, joined by commas and `or`."""
    if words == "any Knight":
        return ANY_KNIGHT
    names = tuple(_QUOTED.findall(words))
    classes = _ANY_CLASS.search(words)
    written = [f'"{name}"' for name in names] + ([classes[0]] if classes else [])
    joined = written[0] if len(written) == 1 else ", ".join(written[:-1]) + " or " + written[-1] if written else ""
    if words != joined:
        raise line.error(f"expected users like 'any Knight', 'a Bronze Knight' or '\"Swan Knight\"', not {words!r}")
    return Users(names, tuple([CLASSES.index(word) for word in classes[1].split(" or ")]) if classes else ())


def _check_users(library: Library, card: Card, text: CardText) -> None:
    called = {other.name for other in library.cards if other.kind == KNIGHT}
    for name in card.users.names:
        if name not in called:
            raise text.lines[0].error(f'no Knight of the set is called "{name}" (KZ-032)')


# -- its texts ---------------------------------------------------------------------------------------------------------


def _add_line(library: Library, card: Card, written: TextLine) -> None:
    """Read a text and file it: statements hold, instructions happen."""
    parsed: v.TextLine = library.read_line(card, written)
    statements = tuple([clause for clause in parsed.body if isinstance(clause, Statement)])
    body = tuple([clause for clause in parsed.body if not isinstance(clause, Statement) or isinstance(clause, Toll)])
    if parsed.spend:
        body = (e.Spend(parsed.spend, body),)
    line = Line(parsed.roles or EITHER, parsed.moment, parsed.spend, statements, body)
    name_modes(library.grammar, body)
    line.acts = _acts(line)
    line.has_toll = any([isinstance(clause, Toll) for clause in body])
    _check(card, line, parsed.roles != v.UNMARKED, written)
    library.book.add_ability(line, written.text, CHOICE_RULE, card.id)
    card.lines.append(line)


def _acts(line: Line) -> int:
    """KZ-202, KZ-226 What has no moment happens at the check; what cancels comes before that."""
    if line.moment != on.ALWAYS:
        return line.moment
    return on.CANCEL if line.body and isinstance(line.body[0], e.Cancel) else on.CHECK


def _check(card: Card, line: Line, has_role: bool, written: TextLine) -> None:
    """What a card cannot say."""
    if card.kind in (KNIGHT, TECHNIQUE) and not has_role:
        raise written.error("a text of a Knight or a Technique begins with 'Offense' or 'Defense' (KZ-021, KZ-030)")
    if card.kind == POWER_OF_ZODIAC and has_role:
        raise written.error("a Power of Zodiac card has one text for both roles; 'Offense only' stands above (KZ-037)")
    if line.moment == on.CAPTURE and card.kind != FIELD_CARD:
        raise written.error("only a Field Card is captured (KZ-242)")
    if line.spend and card.kind != KNIGHT:
        raise written.error("only a Knight's text can be paid for with 'spend' (KZ-206)")
    if line.statements and line.moment != on.ALWAYS and not _is_breach(line):
        raise written.error("what holds has no moment; only Breach can wait for an uncontested battle (KZ-204)")
    if any([isinstance(effect, e.Crack) for effect in line.body]) and line.moment != on.LOSS:
        raise written.error("Crack is for the loser: the line begins with 'on a loss' (KZ-228)")
    if any([isinstance(effect, e.Mend) for effect in line.body]) and line.moment != on.WIN:
        raise written.error("Mend is for the winner: the line begins with 'on a win' (KZ-229)")
    if card.kind == POWER_OF_ZODIAC and card.phase != clock.BATTLE and (line.statements or line.moment != on.ALWAYS):
        raise written.error("outside of battles a text happens at once; nothing holds and nothing waits (KZ-R34)")

    if card.kind not in (KNIGHT, TECHNIQUE) and any(
        [_is_of_a_knight(clause) for clause in line.statements + line.body]
    ):
        raise written.error(
            "this is said of the Knight whose text it is; only a Knight or a Technique has one (KZ-208)"
        )


def _is_of_a_knight(clause: Effect) -> bool:
    """Whether it does nothing, or harm, where the text belongs to no Knight."""
    if isinstance(clause, Trait):
        return clause.trait in (traits.FOCUS, traits.DEADLY, traits.REBIRTH, traits.ROAM, traits.BUOY)
    return isinstance(clause, (Plus, PlusIf, PlusPer, e.Veil, e.Withdraw, e.Shift))


def _is_breach(line: Line) -> bool:
    kinds = [statement for statement in line.statements if isinstance(statement, Trait)]
    is_breach = all([statement.trait == traits.BREACH for statement in kinds])
    return line.moment == on.UNCONTESTED and len(kinds) == len(line.statements) and is_breach
