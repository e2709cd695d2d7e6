"""`hexadeck rules`: the rules of a game by id, by words, by chapter."""

from typing import Annotated, Final

import typer
from rich.text import Text

from hexadeck.cli.loading import game_name
from hexadeck.cli.mistakes import WRONG, Mistake, nearest
from hexadeck.cli.terminal.console import Terminal, cut
from hexadeck.cli.terminal.rulebook import rule_lines
from hexadeck.display.rulebook import ID, Chapter, Rulebook, load_rulebook

EXAMPLES: Final = """\
  hexadeck rules zenonzard                 the chapters
  hexadeck rules zenonzard ZZ-083          one rule
  hexadeck rules zenonzard flash phase     rules that have all these words
  hexadeck rules zenonzard --chapter 5     a whole chapter, by its number or words of its title
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    words: Annotated[list[str] | None, typer.Argument(help="A rule's id, or words to look for.")] = None,
    chapter: Annotated[str | None, typer.Option(help="Show a chapter: its number, or words of its title.")] = None,
) -> None:
    """Read the rules that the engine plays by; prompts and logs name them by id."""
    name = game_name(game)
    book, terminal, wanted = load_rulebook(name), Terminal(), " ".join(words or [])
    width = terminal.width - 1
    if chapter is not None:
        found = _find_chapter(book, chapter)
        terminal.print([Text(found.title, "bold"), Text()])
        rules = found.rules
    elif not wanted:
        terminal.print(_chapter_list(name, book, width))
        return
    elif ID.match(wanted):
        rule = book.rule(wanted)
        if rule is None:
            raise Mistake(f"the rules of {name} have no {wanted!r}{nearest(wanted, book.rules)}", WRONG)
        rules = [rule]
    else:
        rules = book.search(wanted)
        if not rules:
            raise Mistake(f"no rule of {name} has all of the words {wanted!r}", WRONG)
    for rule in rules:
        terminal.print([*rule_lines(rule, width), Text()])


def _chapter_list(name: str, book: Rulebook, room: int) -> list[Text | str]:
    lines: list[Text | str] = []
    width = max(len(_ids(chapter)) for chapter in book.chapters)
    for number, chapter in enumerate(book.chapters, 1):
        ids = _ids(chapter)
        title = chapter.title if chapter.title[:1].isdecimal() else f"{number}. {chapter.title}"
        lines.append(Text.assemble((f"{ids:<{width}}  ", "dim"), cut(title, room - width - 2)))
    hint = f"{len(book.rules)} rules, rulings and examples. A chapter: hexadeck rules {name} --chapter 1"
    return [*lines, "", hint]


def _ids(chapter: Chapter) -> str:
    return chapter.rules[0].id + (f" to {chapter.rules[-1].id}" if len(chapter.rules) > 1 else "")


def _find_chapter(book: Rulebook, wanted: str) -> Chapter:
    """By the number that stands before the title, else by the place in the list, else by words."""
    for chapter in book.chapters:
        if chapter.title.startswith(f"{wanted}. ") or (
            not wanted.isdecimal() and wanted.lower() in chapter.title.lower()
        ):
            return chapter
    if wanted.isdecimal() and 1 <= int(wanted) <= len(book.chapters):
        return book.chapters[int(wanted) - 1]
    raise Mistake(f"there is no chapter {wanted!r}; there are 1 to {len(book.chapters)}")
