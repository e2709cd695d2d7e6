"""The book of a card set: its abilities and programs by number, and where each of them is at work."""

from collections.abc import Callable

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Ability, Effect
from hexadeck.kernel.decisions import Prompt, Verb, made_verb
from hexadeck.kernel.ids import ZoneId
from hexadeck.kernel.names import ABILITY, PROGRAM
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rows import append, filled, vec
from hexadeck.kernel.schema import SEAT_STRIDE


def _no_phrases(number: int) -> list[tuple[str, int]]:
    return []


def _no_words(record: object) -> str:
    return ""


class Book:
    """All abilities and programs of a card set by number, and which print has which."""

    def __init__(self, order_prompt: Prompt, kinds: int = 0) -> None:
        self.abilities = vec[Ability]()
        self.ability_names: list[str] = []
        """What positions call them."""
        self.programs: list[tuple[Effect, ...]] = []
        self.program_names: list[str] = []
        self.named: dict[tuple[str, str], int] = {}
        """How many abilities and programs each card has so far."""
        self.prompts: list[Prompt] = []
        self.next_verbs: list[Verb] = []
        """To put several effects of one card in order, their texts must tell them apart."""
        self.order_prompt = order_prompt
        self.instead_prompt = Prompt("instead", "What happens to {card}?", order_prompt.rule)
        """Asked of the owner of a card to which one of several things may happen; a game gives it its own rule."""
        self.kinds = kinds
        """How many kinds of things there are to listen to."""
        self.prints = vec[Print]()
        """What the cards' numbers stand for, as on the tables of the game."""
        self.is_owned = filled(0, kinds)
        """By kind, 1 or 0: whether some card does something when such a thing happens to it."""
        self.at_work: list[list[tuple[Ability, ...]]] = []
        """By print and zone kind: what listens while the card lies there."""
        self.workplaces: set[int] = set()
        """The zone kinds where some card has something to say. Elsewhere nobody looks what a card is."""
        self.own: list[list[tuple[Ability, ...]]] = []
        """By print and kind: what a card does when something happens to it, or when it is used, wherever it lies."""
        self.phrases_of: Callable[[int], list[tuple[str, int]]] = _no_phrases
        """The phrases of a print's text with their numbers; set by the card set."""
        self.words_of: Callable[[object], str] = _no_words
        """What a part of a text says in words, likewise."""

    def add_ability(self, ability: Ability, text: str, rule: str, of: str) -> None:
        """Give an ability its number, and a name after the card `of` which it is; choices it asks for show its text and
        the rule that says who makes them."""
        ability.number = len(self.abilities)
        ability.text = text
        self.abilities = append(self.abilities, ability)
        self.ability_names.append(self._next_name(ABILITY, of))
        if ability.body:
            ability.program = self.add_program(ability.body, text, rule, of)

    def add_program(self, effects: tuple[Effect, ...], text: str, rule: str, of: str) -> i64:
        number = len(self.programs)
        self.programs.append(effects)
        self.program_names.append(self._next_name(PROGRAM, of))
        self.prompts.append(Prompt("effect", "{card}: " + text, rule))
        self.next_verbs.append(made_verb("next_effect", "Next: {card}: " + text, ("card", "program", "index")))
        for effect in effects:
            effect.number_blocks([self.add_program(block, text, rule, of) for block in effect.blocks()])
            for ability in effect.standing():
                self.add_ability(ability, text, rule, of)
        return number

    def _next_name(self, kind: str, of: str) -> str:
        """`red-12/1` for the first of this card."""
        count = self.named.get((kind, of), 0) + 1
        self.named[kind, of] = count
        return f"{of}/{count}"

    def put_to_work(self, ability: Ability, what: int, zone: int) -> None:
        """The ability listens while a card with this print lies in a zone of this kind."""
        _file(self.at_work, what, zone // SEAT_STRIDE, ability)
        self.workplaces.add(zone // SEAT_STRIDE)

    def give(self, ability: Ability, what: int, kind: int) -> None:
        """The ability is carried out when such a thing happens to a card with this print."""
        self.is_owned[kind] = 1
        _file(self.own, what, kind, ability)

    def own_of(self, what: i64, kind: i64) -> tuple[Ability, ...]:
        """What cards with this print do when such a thing happens to them."""
        if what >= len(self.own):
            return ()
        filed = self.own[what]
        return filed[kind] if kind < len(filed) else ()

    def working(self, what: i64, zone: ZoneId) -> tuple[Ability, ...]:
        """What listens while a card with this print lies in this zone."""
        if what >= len(self.at_work):
            return ()
        filed = self.at_work[what]
        kind = zone // SEAT_STRIDE
        return filed[kind] if kind < len(filed) else ()


def _file(shelves: list[list[tuple[Ability, ...]]], what: int, place: int, ability: Ability) -> None:
    while len(shelves) <= what:
        shelves.append([])
    shelf = shelves[what]
    while len(shelf) <= place:
        shelf.append(())
    shelf[place] = (*shelf[place], ability)
