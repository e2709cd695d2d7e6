"""A prepared position: a match that was really started, with named cards laid where a lesson wants them.

Cards come out of their owner's deck, and what has to make room goes to the bottom of it, so that a match goes on as any
other does. A card that the deck does not have takes the place of one that it has.
"""

import re
from typing import Any, Final

from hexadeck import games
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.imagine import change_face
from hexadeck.kernel.prints import Print
from hexadeck.kernel.schema import HIDDEN, ONCE, PER_CARD, PER_SEAT
from hexadeck.kernel.table import Table
from hexadeck.lessons.goals import YOU
from hexadeck.lessons.lesson import Lesson, Prepared
from hexadeck.lessons.opponents import unscripted

DECK: Final = "deck"
LONGEST_OPENING: Final = 100
PRINTED: Final = " printed"
_MARKED: Final = re.compile(r"(?P<name>.+?)(?: \((?P<marks>[^()]*)\))?")
_SLOT: Final = re.compile(r"(?P<zone>.+) slot (?P<slot>\d+)")
_BECOMES: Final = re.compile(r"(?P<zone>.+) becomes?")


def begin(lesson: Lesson) -> Match:
    """The match at the point where the lesson begins; the same every time."""
    return set_up(games.load(lesson.game), lesson)


def set_up(game: Game, position: Prepared) -> Match:
    """A match that begins with the position; the game may have cards that were not shipped with it."""
    if position.position:
        return game.read_notation(position.position)
    match = game.start(position.seed, mode=position.mode, decks=list(position.decks) or None, options=position.options)
    for sentence in position.opening:
        match.choose(option_called(match, sentence))
    _play_until(match, position.until)
    _Arranger(game, match.table).lay(position)
    return game.from_position(match.position())


def _play_until(match: Match, kind: str) -> None:
    """Everybody gives default answers until you are asked a question of this kind."""
    for _ in range(LONGEST_OPENING if kind else 0):
        if match.seat == YOU and match.prompt is not None and match.prompt.kind == kind:
            return
        match.choose(unscripted(match))
    if kind:
        raise HexadeckError(f"{match.game.title}: nobody asks you a question of the kind {kind!r}")


def option_called(match: Match, sentence: str) -> int:
    """The index of the option that reads like this to whoever decides."""
    said = [match.sentence(option) for option in match.options]
    if sentence not in said:
        raise HexadeckError(f"nobody can choose {sentence!r} here; the options are {said}")
    return said.index(sentence)


class _Arranger:
    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.stacked: set[int] = set()
        """Cards whose place in a deck is decided."""

    def lay(self, position: Prepared) -> None:
        for seat, side in enumerate(position.sides):
            self._lay_part(side, seat)
        self._lay_part(position.table, NOTHING)

    def _lay_part(self, part: dict[str, Any], seat: int) -> None:
        """Decks come last: what lies elsewhere is taken out of them."""
        for key in sorted(part, key=DECK.__eq__):
            value = part[key]
            if isinstance(value, list):
                self._fill(key, value, seat)
            elif seat == NOTHING:
                self._set_field(key, value)
            else:
                self._column(key, PER_SEAT)[seat] = value

    def _fill(self, key: str, names: list[str], seat: int) -> None:
        """A zone holds exactly these cards; a deck has them on top, the first one first."""
        becomes = _BECOMES.fullmatch(key)
        t, zone = self.table, self._zone(key if becomes is None else becomes["zone"], seat)
        is_slot = t.schema.zone_kinds[zone].slots > 1
        if seat == NOTHING or becomes is not None or (is_slot and len(t.zones[zone]) == len(names)):
            self._rename(zone, names)
        elif t.schema.visibility[zone] == HIDDEN:
            self._stack(zone, names, seat)
        else:
            for card in list(t.zones[zone]):
                self._put_away(card, seat)
            for name in names:
                t.move(self._fetch(name, zone, seat), zone)
                self._mark(t.zones[zone][-1], name)

    def _rename(self, zone: int, names: list[str]) -> None:
        """What lies in a shared zone, on its own slot, or apart from the deck becomes these, the last one on top."""
        t = self.table
        cards = list(t.zones[zone])
        if len(cards) < len(names):
            raise HexadeckError(f"{self.game.title}: only {len(cards)} cards lie there, not {len(names)}")
        for card, name in zip(cards[-len(names) :], names, strict=True):
            self._become(card, self._print(name))
            self._mark(card, name)

    def _stack(self, deck: int, names: list[str], seat: int) -> None:
        for name in reversed(names):
            self.table.move(self._fetch(name, deck, seat), deck)
            self.stacked.add(int(self.table.zones[deck][-1]))

    def _put_away(self, card: int, seat: int) -> None:
        t = self.table
        t.move(card, self._deck(seat), to_bottom=True)
        t.forget(card)
        for index, column in enumerate(t.schema.fixed):
            if column.per == PER_CARD:
                t.columns[index][card] = column.default

    def _fetch(self, text: str, zone: int, seat: int) -> int:
        t, wanted, deck = self.table, self._print(text), self._deck(seat)
        cards = list(t.zones[deck])
        if not cards:
            return int(t.add_card(wanted.number, seat, zone))
        free = [card for card in cards if card not in self.stacked]
        card = next((card for card in free if t.face(card) == wanted.number), free[0])
        self._become(card, wanted)
        return card

    def _become(self, card: int, wanted: Print) -> None:
        change_face(self.table, card, wanted.number)

    def _mark(self, card: int, text: str) -> None:
        """`rested` sets that column of the card to 1, `points 3` to 3; what is `shown` everybody knows.

        `points printed` is as many as stand on the card.
        """
        found = _MARKED.fullmatch(text)
        marks = found["marks"] if found is not None and self._find(text) is None else None
        for mark in [each.strip() for each in (marks or "").split(",") if each.strip()]:
            name, _, number = mark.rpartition(" ") if mark[-1].isdigit() else (mark, "", "1")
            if mark == "shown":
                self.table.show_to_all(card)
            elif mark.endswith(PRINTED):
                name = mark.removesuffix(PRINTED)
                self._column(name, PER_CARD)[card] = getattr(self._print(text), name, 0)
            else:
                self._column(name, PER_CARD)[card] = int(number)

    # -- names ---------------------------------------------------------------------------------------------------------

    def _print(self, text: str) -> Print:
        """A card by its id, its full name, or its name where that is the only one; marks may follow."""
        found = self._find(text)
        if found is None:
            marked = _MARKED.fullmatch(text)
            found = None if marked is None else self._find(marked["name"])
        if found is None:
            raise HexadeckError(f"no card, or more than one, of {self.game.title} is called {text!r}")
        return found

    def _find(self, words: str) -> Print | None:
        prints = self.game.prints
        exact = [record for record in prints if words in (record.id, record.full_name)]
        named = exact or [record for record in prints if record.name == words]
        return named[0] if len(named) == 1 else None

    def _deck(self, seat: int) -> int:
        return self._zone(DECK, seat)

    def _zone(self, key: str, seat: int) -> int:
        slotted = _SLOT.fullmatch(key)
        name = slotted["zone"] if slotted is not None else key
        slot = int(slotted["slot"]) - 1 if slotted is not None else 0
        for zone in self.table.schema.zones:
            if zone.name == name and zone.shared == (seat == NOTHING):
                return int(self.table.schema.place(zone.number, slot, max(seat, 0)))
        raise HexadeckError(f"{self.game.title} has no zone {key!r} there")

    def _column(self, name: str, per: int) -> Any:
        for index, column in enumerate(self.table.schema.fixed):
            if column.name == name.replace(" ", "_") and column.per == per:
                return self.table.columns[index]
        raise HexadeckError(f"{self.game.title} has no number {name!r} there")

    def _set_field(self, name: str, number: int) -> None:
        for index, column in enumerate(self.table.schema.fixed):
            if column.per == ONCE and name in column.fields:
                self.table.columns[index][column.fields.index(name)] = number
                return
        raise HexadeckError(f"the table of {self.game.title} has no number {name!r}")
