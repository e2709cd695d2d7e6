"""What could stand in a deck instead of a card: the nearest legal one, by what is printed on both."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from hexadeck import games
from hexadeck.display.face import Face
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck, Game
from hexadeck.kernel.rows import Row

ANOTHER_TYPE: Final = 100.0
ANOTHER_WORD: Final = 3.0
"""Another colour, class or phase."""
COPIES: Final = 3
"""How many copies of a new card are put into a deck."""
NAMES: Final = ("name", "id", "rarity", "pack", "type")
"""Facts that say nothing about how a card plays, and the type, which counts by itself."""


def faces_by_name(game: Game) -> dict[str, Face]:
    """The cards as decks name them."""
    return _faces(game)


@lru_cache(maxsize=8)
def _faces(game: Game) -> dict[str, Face]:
    shown = games.display(game)
    faces = {record.full_name: shown.face(record) for record in game.prints}
    return {name: face for name, face in faces.items() if face.is_card}


def distance(one: Face, other: Face) -> float:
    """How differently two cards play, as far as print tells: type first, then words, then numbers, then keywords."""
    far = ANOTHER_TYPE * (one.type != other.type)
    for name in sorted((set(one.facts) | set(other.facts)) - set(NAMES)):
        a, b = one.facts.get(name), other.facts.get(name)
        if isinstance(a, int) and isinstance(b, int):
            far += abs(a - b) / max(1, abs(a), abs(b)) * (2 * ANOTHER_WORD if name == "cost" else 1)
        elif a != b:
            far += ANOTHER_WORD
    far += len(set(one.keywords) ^ set(other.keywords)) / 2
    return far


def replaced(game: Game, deck: Deck, card: str, settings: Row, instead: str | None = None) -> tuple[Deck, list[str]]:
    """The deck with every copy of a card replaced, and by what: the nearest card that keeps the deck legal, and the
    next nearest where there may not be so many of it. Refused where no legal deck can be made."""
    faces = faces_by_name(game)
    if card not in faces or card not in held(deck):
        raise HexadeckError(f"deck {deck.name!r} does not hold {card!r}")
    others = [instead] if instead else [name for name in _nearest_first(faces, card) if name not in held(deck)]
    changed, used = deck, []
    while card in held(changed):
        if not others:
            wish = f"with {instead!r} instead of {card!r}" if instead else f"without {card!r}"
            raise HexadeckError(f"no legal deck comes of {deck.name!r} {wish}")
        tried = with_instead(changed, card, others[0])
        if game.deck_rules.check(tried, settings):
            others.pop(0)
        else:
            changed = tried
            if others[0] not in used:
                used.append(others[0])
    return changed, used


def put_into(game: Game, deck: Deck, card: str, settings: Row, copies: int = COPIES) -> tuple[Deck, list[str]]:
    """The deck with so many copies of a card that it does not hold, or as many as are legal, in the place of the cards
    most like it; and which. Refused where not one can be put in."""
    faces = faces_by_name(game)
    if card not in faces:
        raise HexadeckError(f"no card is called {card!r}")
    if card in held(deck):
        raise HexadeckError(f"deck {deck.name!r} holds {card!r} already")
    changed, gone = deck, []
    for _ in range(copies):
        for other in [name for name in _nearest_first(faces, card) if name in held(changed)]:
            tried = with_instead(changed, other, card)
            if not game.deck_rules.check(tried, settings):
                changed = tried
                gone += [] if other in gone else [other]
                break
    if not gone:
        raise HexadeckError(f"no legal deck comes of {deck.name!r} with {card!r} in the place of one of its cards")
    return changed, gone


def most_alike(game: Game, card: str) -> Deck:
    """The ready-made deck with the cards that are most like this one."""
    faces = faces_by_name(game)
    if card not in faces:
        raise HexadeckError(f"no card is called {card!r}")

    def far(deck: Deck) -> float:
        return sum(sorted([distance(faces[card], faces[name]) for name in held(deck)])[:COPIES])

    return min(game.decks.values(), key=far)


def _nearest_first(faces: dict[str, Face], card: str) -> Iterator[str]:
    mine = faces[card]
    yield from sorted([name for name in faces if name != card], key=lambda name: (distance(mine, faces[name]), name))


def held(deck: Deck) -> list[str]:
    """Every card of a deck once, those of its sections too."""
    names: Iterable[str] = [*deck.cards, *[name for part in deck.sections.values() for name in part]]
    return list(dict.fromkeys(names))


def copies_in(deck: Deck, card: str) -> int:
    return deck.cards.get(card, 0) + sum([names.count(card) for names in deck.sections.values()])


def with_instead(deck: Deck, card: str, other: str) -> Deck:
    """One copy of a card gives way to another card, in its place."""
    cards: dict[str, int] = {}
    for name, count in deck.cards.items():
        if name == card and count > 1:
            cards[name] = cards.get(name, 0) + count - 1
        kept = other if name == card else name
        cards[kept] = cards.get(kept, 0) + (1 if name == card else count)
    if card in deck.cards:
        return Deck(deck.name, deck.note, cards, deck.sections)
    sections = {part: [other if name == card else name for name in names] for part, names in deck.sections.items()}
    return Deck(deck.name, deck.note, cards, sections)
