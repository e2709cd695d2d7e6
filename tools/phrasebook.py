"""Write the phrasebook at the end of docs/card-language.md: every phrase, straight from the grammars of the games.

`python tools/phrasebook.py` writes it, `--check` only says whether it is up to date.
"""

import re
import sys
from pathlib import Path

from hexadeck.cardtext.grammar import Grammar, Phrase
from hexadeck.cardtext.phrases import add_core
from hexadeck.games.kanzume_goddess import vocabulary as kanzume_goddess
from hexadeck.games.knights_and_kings import vocabulary as knights_and_kings
from hexadeck.games.knights_of_the_zodiac import vocabulary as knights_of_the_zodiac
from hexadeck.games.saint_seiya import vocabulary as saint_seiya
from hexadeck.games.zenonzard import vocabulary as zenonzard

PAGE = Path(__file__).parent.parent / "docs" / "card-language.md"
HEADING = "## The phrasebook\n"
INTRODUCTION = """
Made from the vocabularies of the games. `<…>` is a slot, `*` any number side by side, `+` one or more of them, `&` a
list like "a, b and c". A `<number>` may be counted out one by one, so it has at most two digits; a `<value>`, which
never is, has at most six. In the part of Zenonzard, Golem stands for every class.
"""
Chapters = dict[str, tuple[str, ...]]
CORE: Chapters = {
    "Around an effect": ("effect", "may_do", "joined", "sentence", "paid", "condition"),
    "Numbers": ("one", "many", "one_number", "compared", "how_many", "each"),
}
ZENONZARD: Chapters = {
    "Effects": ("effect", "they_do", "they_may", "their_cost", "joined", "sentence"),
    "Statements": ("statement", "reduction", "for_a_turn"),
    "Events": ("event", "somebody"),
    "Conditions": ("condition", "one_condition", "yours", "your_mana", "your_minions", "your_life", "has"),
    "What is acted on": ("single", "several", "forces", "all_mana", "one_for_each", "top_of_deck"),
    "Groups": (
        "group",
        "other_group",
        "groups",
        "counted_groups",
        "standing_groups",
        "all_groups",
        "either",
        "counted",
    ),
    "Cards in hand, deck and trash": (
        "their_card",
        "their_minion",
        "card",
        "cards",
        "from_hand",
        "from_trash",
        "from_deck",
        "among_them",
        "named",
    ),
    "Small words": ("adjective", "with", "change", "until", "one", "many", "actions", "choosers", "hand_cards"),
}
KANZUME_GODDESS: Chapters = {
    "Lines": ("line", "head", "phase", "limit", "price", "cost"),
    "Moments of a React, and of a Bond": ("moment", "event"),
    "Effects": ("effect", "they_do", "their_cost", "joined", "sentence"),
    "Conditions": ("condition", "one_condition", "yours", "stock", "counted"),
    "Who and what": ("mine", "any_god", "opponent", "opposing", "own", "fallen", "paid_cards", "hand", "colour"),
}
KNIGHTS_OF_THE_ZODIAC: Chapters = {
    "Lines": ("line", "roles", "moment", "clause"),
    "What holds": ("statement",),
    "What happens": ("effect", "take", "they_do", "one_number"),
    "Conditions and counts": ("condition", "count"),
    "Knights": ("kind", "kinds", "certain", "some", "all", "class", "classes", "class_word", "named"),
    "Other cards": (
        "opposing", "own", "opposing_card", "from_discards", "among", "in_realm", "from_realm", "fitting", "field",
        "empty_field", "face_up_foe", "up_to", "one_discard",
    ),
}  # fmt: skip
KNIGHTS_AND_KINGS: Chapters = {
    "Lines": ("line",),
    "Effects": ("effect", "they_do", "they_may", "they_lose", "their_cost", "cost", "joined", "sentence"),
    "Conditions": ("one_condition", "yours", "stock", "my_kind", "my_kinds", "counted", "one_opposing_unit"),
    "Statements": ("statement",),
    "Units and Noble Actions": (
        "target",
        "one_unit",
        "many_units",
        "my_units",
        "all_units",
        "army",
        "whole_army",
        "noble_target",
        "one_noble",
    ),
    "Cards in hand, deck and graveyard": ("from_your_hand", "from_their_hand", "card", "cards", "card_kind"),
    "Small words": ("kind", "kinds", "change", "quality"),
}
SAINT_SEIYA: Chapters = {
    "Lines": ("line",),
    "Effects": ("effect", "they_do", "they_may", "may_do", "they_both", "among_them"),
    "A price and what it brings": ("price", "their_price", "gain", "drawn"),
    "Statements and points": ("statement", "values", "how_often"),
    "Conditions": ("one_condition",),
    "Kinds of cards": ("a_kind", "an_kind", "kinds"),
}


def core_grammar() -> Grammar:
    """What every game has."""
    grammar = Grammar()
    add_core(grammar)
    return grammar


def readable(phrase: Phrase) -> str:
    """The pattern with its slots as names in angle brackets."""
    return re.sub(r"\{(\w+):(\w+)([*+&]?)\}", lambda slot: f"<{slot[2].replace('_', ' ')}>{slot[3]}", phrase.pattern)


def lines_of(grammar: Grammar, categories: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for category in categories:
        for phrase in grammar.phrases.get(category, ()):
            line = f"- {category.replace('_', ' ')}: `{readable(phrase)}`"
            if line not in found:
                found.append(line)
    return found


def part(title: str, grammar: Grammar, chapters: Chapters, known: list[str]) -> str:
    """The chapters of one vocabulary, without the lines that are known already."""
    text = f"\n### {title}\n"
    for chapter, categories in chapters.items():
        lines = [line for line in lines_of(grammar, categories) if line not in known]
        text += f"\n#### {chapter}\n\n" + "\n".join(lines) + "\n" if lines else ""
    return text


def phrasebook() -> str:
    core = core_grammar()
    known = [line for categories in CORE.values() for line in lines_of(core, categories)]
    text = HEADING + INTRODUCTION + part("Every game", core, CORE, [])
    for title, grammar, chapters, already in (
        ("Zenonzard", zenonzard.build_grammar(["Golem"]), ZENONZARD, known),
        ("Kanzume Goddess", kanzume_goddess.build_grammar(), KANZUME_GODDESS, known),
        ("Knights & Kings", knights_and_kings.build_grammar(), KNIGHTS_AND_KINGS, known),
        ("Saint Seiya", saint_seiya.build_grammar(), SAINT_SEIYA, known),
        ("Knights of the Zodiac", knights_of_the_zodiac.build_grammar(), KNIGHTS_OF_THE_ZODIAC, []),
    ):
        grammar.check()
        text += part(title, grammar, chapters, already)
    return text


def main() -> int:
    page = PAGE.read_text("utf-8")
    wanted = page.split(HEADING)[0].rstrip("\n") + "\n\n" + phrasebook()
    if "--check" in sys.argv:
        print(
            "the phrasebook is up to date"
            if page == wanted
            else "the phrasebook is out of date: run tools/phrasebook.py"
        )
        return int(page != wanted)
    PAGE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
