"""Write the phrasebook at the end of docs/card-language.md: every phrase of the vocabulary, straight from the grammar.

`python tools/phrasebook.py` writes it, `--check` only says whether it is up to date.
"""

import re
import sys
from pathlib import Path

from hexadeck.cardtext.grammar import Grammar, Phrase
from hexadeck.games.zenonzard.vocabulary import build_grammar

PAGE = Path(__file__).parent.parent / "docs" / "card-language.md"
HEADING = "## The phrasebook\n"
CHAPTERS = {
    "Effects": ("effect", "joined", "sentence"),
    "Statements": ("statement", "reduction", "for_a_turn"),
    "Events": ("event", "somebody"),
    "Conditions": ("condition", "one_condition"),
    "What is acted on": ("single", "several", "forces", "all_mana"),
    "Groups": ("group", "other_group", "groups", "counted_groups", "standing_groups", "all_groups", "either", "each"),
    "Cards in hand, deck and trash": ("card", "cards", "named"),
    "Small words": ("adjective", "with", "change", "until", "one", "many", "actions", "choosers", "hand_cards"),
}


def readable(phrase: Phrase) -> str:
    """The pattern with its slots as names in angle brackets."""
    return re.sub(r"\{(\w+):(\w+)([*&]?)\}", lambda slot: f"<{slot[2].replace('_', ' ')}>{slot[3]}", phrase.pattern)


def lines_of(grammar: Grammar, categories: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for category in categories:
        for phrase in grammar.phrases.get(category, ()):
            line = f"- {category.replace('_', ' ')}: `{readable(phrase)}`"
            if line not in found:
                found.append(line)
    return found


def phrasebook() -> str:
    """All chapters; `*` marks any number side by side, `&` a list with commas and 'and'."""
    grammar = build_grammar(["Golem"])
    text = (
        HEADING
        + "\nMade from the vocabulary of Zenonzard. `<…>` is a slot, `*` any number side by side, `&` a list like\n"
    )
    text += '"a, b and c"; Golem stands for every class.\n'
    for chapter, categories in CHAPTERS.items():
        text += f"\n### {chapter}\n\n" + "\n".join(lines_of(grammar, categories)) + "\n"
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
