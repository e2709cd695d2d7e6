"""What `docs/research.md` says of observations and actions, read word by word from a view and from nothing else.

The engine writes the same numbers straight from the table. This is what they are compared with: slow, by names instead
of places, and with nothing to read but the view.
"""

from collections import Counter
from typing import Any

from hexadeck.kernel.game import Game
from hexadeck.kernel.schema import ONCE, PER_CARD, PER_SEAT
from hexadeck.minds.actions import OTHERS, ActionBlock
from hexadeck.research.encoding import Encoding
from hexadeck.research.words import names_of

View = dict[str, Any]


class PlainReading:
    """One game with one number of seats."""

    def __init__(self, game: Game, made: Encoding) -> None:
        schema = game.new_table(made.seats).schema
        self.seats = made.seats
        self.made = made
        self.zones = schema.zones
        self.squares = schema.squares
        self.names = {record.id: name for record, name in zip(game.prints, names_of(game), strict=True)}
        self.places = {record.id: place for place, record in enumerate(game.prints)}
        shown = [column for column in schema.columns if column.shown]
        self.of_cards = [column.name for column in shown if column.per == PER_CARD and not column.names_cards]
        self.of_seats = [column for column in shown if column.per == PER_SEAT]
        self.of_table = [column for column in shown if column.per == ONCE]

    # -- what a seat observes ----------------------------------------------------------------------------------------

    def observation(self, view: View) -> dict[str, int]:
        """Every number that is not 0, by its name."""
        found: Counter[str] = Counter()
        seat, table = view["seat"], view["table"]
        self._question(found, view)
        for column in self.of_table:
            for field in column.fields:
                if field in self.squares:
                    found[f"{field} is {min(table[field], 15)}"] = 1
                else:
                    found[field] = quantity(table[field], field in column.cards)
        for zone in self.zones:
            if zone.shared:
                self._zone(found, zone.name, zone.slots, table[zone.name])
        for step in range(self.seats):
            of_seat: Counter[str] = Counter()
            shown = table["seats"][(seat + step) % self.seats]
            for column in self.of_seats:
                of_seat[column.name] = quantity(shown[column.name], column.names_cards)
            for zone in self.zones:
                if not zone.shared:
                    self._zone(of_seat, zone.name, zone.slots, shown[zone.name])
            whose = f"player {step} after you" if step else "you"
            found.update({f"{whose}: {name}": number for name, number in of_seat.items()})
        return {name: number for name, number in found.items() if number}

    def _question(self, found: Counter[str], view: View) -> None:
        found[f"you are seat {view['seat']}"] = 1
        if view["decider"] is not None:
            found[f"seat {(view['decider'] - view['seat']) % self.seats} after you decides"] = 1
        if view["prompt"] is not None and f"asked: {view['prompt']['kind']}" in self.made.observations.names:
            found[f"asked: {view['prompt']['kind']}"] = 1
        if "set" in view:
            found["set: picked"] = len(view["set"]["picked"])
            for what in ("least", "most", "total", "goal"):
                found[f"set: {what}"] = view["set"][what]

    def _zone(self, found: Counter[str], name: str, slots: int, cards: list[View | None]) -> None:
        found[f"{name}: cards"] = len(cards)
        for card in cards:
            if card is None or card["id"] not in self.names:
                found[f"{name}: unknown cards"] += 1
            if card is None:
                continue
            if card["id"] in self.names:
                found[f"{name}: {self.names[card['id']]}"] += 1
            where = [name, f"{name}, slot {card['slot'] + 1}"] if slots > 1 else [name]
            if slots > 1:
                found[f"{where[1]}: cards"] += 1
            for place in where:
                for column in self.of_cards:
                    found[f"{place}: sum of {column}"] += card.get(column, 0)

    # -- what a seat can do ------------------------------------------------------------------------------------------

    def actions(self, view: View) -> dict[int, int]:
        """The option that every action stands for."""
        ids = {card["handle"]: card["id"] for card in cards_in(view["table"])}
        taken: Counter[int] = Counter()
        others = 0
        found = {}
        for index, option in enumerate(view["options"]):
            block = self.made.actions.blocks.get(option["verb"])
            if block is not None:
                first = block.first + self._thing(block, option, ids, view["seat"]) * block.alike
                if taken[first] < block.alike:
                    found[first + taken[first]] = index
                    taken[first] += 1
                    continue
            if others < OTHERS:
                found[self.made.actions.first_other + others] = index
                others += 1
        return found

    def _thing(self, block: ActionBlock, option: View, ids: dict[int, str], seat: int) -> int:
        """Which of the block's things the option names first."""
        value: Any = option.get(block.kind)
        last = len(block.things) - 1
        if block.kind == "card":
            return self.places.get(ids.get(value or 0, ""), last)
        if block.kind == "print":
            return self.places[str(value)]
        if block.kind == "square":
            return self.squares.index(str(value))
        if block.kind == "seat":
            return int((value - seat) % self.seats)
        return min(max(value, 0), last) if block.kind in ("word", "number") else 0


def quantity(value: int | None, names_card: bool) -> int:
    """A handle is a name and no quantity: a field that names a card says whether it does."""
    if value is None:
        return 0
    return 1 if names_card and value > 0 else value


def cards_in(data: Any) -> list[View]:
    """Every card that a view shows, wherever it is in it."""
    if isinstance(data, list):
        return [card for part in data for card in cards_in(part)]
    if not isinstance(data, dict):
        return []
    return [data] if "handle" in data else [card for part in data.values() for card in cards_in(part)]
