"""Bazaar as a game to load."""

from hexadeck.games.bazaar import rules
from hexadeck.games.bazaar.rules import BOUGHT, DECK, PILE, STALL, Item, Square, item, steps

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.game import Deck, Game, GameOf
from hexadeck.kernel.imagine import Group, exchange
from hexadeck.kernel.judge import Judge, Terms

GOODS = (
    ("Figs", 1),
    ("Rice", 1),
    ("Salt", 1),
    ("Tea", 2),
    ("Oil", 2),
    ("Dyes", 2),
    ("Silk", 3),
    ("Pearls", 3),
    ("Ivory", 3),
)
GUARDS = ("Old guard", "Tall guard", "Quiet guard")
WARES = (("Lamp", 2), ("Carpet", 3), ("Sword", 4), ("Crown", 5), ("Map", 2), ("Horse", 4), ("Ring", 3), ("Falcon", 5))


def items() -> list[Item]:
    kinds = [(name, worth, 0) for name, worth in GOODS] + [(name, 0, 0) for name in GUARDS]
    kinds += [(name, 0, price) for name, price in WARES]
    return [Item(number, f"B{number}", name, worth, price) for number, (name, worth, price) in enumerate(kinds)]


class Hoarder(Judge[Square]):
    def terms(self, t: Square, seat: int) -> Terms:
        return [("wares", sum(item(t, ware).price for ware in t.zones[BOUGHT + seat]))]


class Bazaar(GameOf[Square]):
    def __init__(self) -> None:
        self.items = items()
        super().__init__("bazaar", "Bazaar", "1", (2, 3), self.items, steps)
        self.concede_rule = "BZ-9"
        self.turn_rule = "BZ-3"
        self.judge = Hoarder()

    def new_table(self, seats: int) -> Square:
        return Square(self.items, seats)

    def set_up(self, t: Square, mode: str, decks: list[Deck]) -> None:
        own = [one.number for one in self.items if not one.price]
        for seat in range(t.seats):
            t.add_cards(own, seat, DECK + seat)
        t.add_cards([one.number for one in self.items if one.price], NOTHING, PILE)
        t.then(steps.set_up)
        t.schedule()

    def limits_places(self) -> bool:
        return True

    def could_be(self, t: Square, card: int, face: int) -> bool:
        """BZ-4 Whatever lies in a stall is a good."""
        in_a_stall = t.schema.zone_kinds[t.place[card]].number == STALL
        return not in_a_stall or self.items[face].worth > 0

    def agrees(self, t: Square, viewer: int) -> bool:
        """BZ-6 Whoever is paying can pay."""
        return t.prompt is not rules.ASK_PAYMENT or rules.why_not_buy(t, t.seat, t.prompt_card) is None

    def make_agree(self, t: Square, viewer: int, groups: list[Group]) -> None:
        """Bring the dearest goods into the stalls of whoever is paying."""
        stalls = list(rules.goods(t, t.seat))
        for group in groups:
            outside = [card for card in group.cards if card not in stalls]
            for good in [card for card in group.cards if card in stalls and outside]:
                dearest = max(outside, key=lambda card: item(t, card).worth)
                if item(t, dearest).worth > item(t, good).worth:
                    exchange(t, good, dearest)


def load(_extra: list[tuple[str, str]]) -> Game:
    return Bazaar()
