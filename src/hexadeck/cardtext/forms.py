"""The forms of a phrase in English: for you and for others, in the singular and in the plural."""

from typing import Any, Final

from hexadeck.cardtext.grammar import Build, Grammar

IRREGULAR: Final = {"Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Undead": "Undead", "Hero": "Heroes"}


def plural(noun: str) -> str:
    """Several of them: `Phoenixes`, `Elves`, `Harpies`, `Merfolk`; what ends like an adjective stays as it is."""
    if noun in IRREGULAR:
        return IRREGULAR[noun]
    if noun.endswith(("folk", "ed", "fish", "s ")):
        return noun
    if noun.endswith(("x", "s", "ch", "sh")):
        return noun + "es"
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"


def say_in_all_forms(g: Grammar, pattern: str, build: Build, **fixed: Any) -> None:
    """An instruction in all forms that its pattern has.

    `draw|draws {amount} card(s)`: `a|b` is a word for you and for others, the first of them the verb; `{amount}` with
    `(s)` is counted. `effect` gets "draw 2 cards", `they_do` "draws 2 cards", `they_may` "draw 2 cards" with the words
    for others.
    """
    for words in counted_forms(pattern):
        if "|" in words:
            yours, theirs, may = forms_for_all(words)
            g.say("effect", yours, build, **fixed)
            g.say("they_do", theirs, build, **fixed)
            g.say("they_may", may, build, **fixed)
        else:
            g.say("effect", words, build, **fixed)


def say_counted(g: Grammar, category: str, pattern: str, build: Build, **fixed: Any) -> None:
    """A phrase about an amount, in the singular and in the plural: `draw {amount} card(s)`."""
    for words in counted_forms(pattern):
        g.say(category, words, build, **fixed)


def counted_forms(pattern: str) -> list[str]:
    if "{amount}" not in pattern:
        return [pattern]
    singular = pattern.replace("{amount}", "{amount:one_number}").replace("(s)", "")
    return [singular, pattern.replace("{amount}", "{amount:number}").replace("(s)", "s")]


def forms_for_all(pattern: str) -> tuple[str, str, str]:
    """For you, for others, and for others behind `may`, where the verb stays as it is."""
    words = pattern.split(" ")
    verb = next(i for i, word in enumerate(words) if "|" in word)
    yours = [word.split("|")[0] for word in words]
    theirs = [word.split("|")[-1] for word in words]
    may = [*theirs[:verb], yours[verb], *theirs[verb + 1 :]]
    return " ".join(yours), " ".join(theirs), " ".join(may)
