"""Which rules and rulings concern a card: those that name it first, then those about its keywords and other words."""

import re
from itertools import zip_longest
from typing import Final

from hexadeck.display.display import Display, keywords_in
from hexadeck.display.face import Face
from hexadeck.display.rulebook import Rule, Rulebook

MOST: Final = 8
"""How many are worth reading; the most specific come first."""
MANY_CARDS: Final = 3
"""A rule that names more cards than that lists them and is about none of them."""


def rulings_by_card(display: Display, book: Rulebook) -> dict[str, list[str]]:
    """By the id of every card, the ids of what concerns it."""
    cards = [face for face in display.faces() if face.is_card]
    about_cards = _rules_about_cards(cards, book)
    about_keywords = _rules_about_keywords(display, book)
    found: dict[str, list[str]] = {}
    for card in cards:
        terms = keywords_in((card.kind, *card.text), display.terms)
        explained = [display.keywords[word] for word in card.keywords] + [display.terms[term] for term in terms]
        # One of each keyword in turn, so that a word of which there is much to say does not hide the others.
        in_turn = zip_longest(*[about_keywords[word] for word in card.keywords])
        wanted = [*about_cards[card.id], *explained, *[id for ids in in_turn for id in ids]]
        found[card.id] = list(dict.fromkeys(id for id in wanted if id in book.rules))[:MOST]
    return found


def _rules_about_cards(cards: list[Face], book: Rulebook) -> dict[str, list[str]]:
    """By card, what names it; the fewer cards are named with it the sooner, and rulings before examples."""
    about: dict[str, list[tuple[int, bool, bool, str]]] = {card.id: [] for card in cards}
    for rule in book.rules.values():
        named = [card.id for card in cards if any(_names(rule, name) for name in (card.name, card.short) if name)]
        for id in named if len(named) <= MANY_CARDS else []:
            about[id].append((len(named), rule.is_example, not rule.is_ruling, rule.id))
    return {id: [key[-1] for key in sorted(keys, key=lambda key: key[:-1])] for id, keys in about.items()}


def _rules_about_keywords(display: Display, book: Rulebook) -> dict[str, list[str]]:
    """By keyword, what speaks of it; the fewer others it speaks of the sooner, and rulings before rules."""
    about: dict[str, list[tuple[int, bool, str]]] = {word: [] for word in display.keywords}
    for rule in book.rules.values():
        spoken_of = () if rule.is_example else keywords_in((rule.question, rule.text), display.keywords)
        for word in spoken_of:
            about[word].append((len(spoken_of), not rule.is_ruling, rule.id))
    return {word: [key[-1] for key in sorted(keys, key=lambda key: key[:-1])] for word, keys in about.items()}


def _names(rule: Rule, name: str) -> bool:
    """Whether a rule means the card. At the start of a sentence any word is written large, so there a single word
    counts only before "card" or a plus."""
    for text in [text for text in (rule.question, rule.text) if name in text]:
        for found in re.finditer(rf"(?<!\w){re.escape(name)}s?(?!\w)", text):
            before, after = text[: found.start()].rstrip(), text[found.end() :]
            is_start = not before or before[-1] in ".?!"
            if not is_start or " " in name or after.startswith((" card", " +")):
                return True
    return False
