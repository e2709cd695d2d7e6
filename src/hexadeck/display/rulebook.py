"""A game's rules page as data: rules and rulings by id, by chapter, by words."""

import re
from dataclasses import dataclass, field
from importlib import resources

from hexadeck.kernel.errors import HexadeckError

_RULE = re.compile(r"^[-*] +(?:\*\*)?(?P<id>(?:[A-Z]+-[A-Z]?|E)\d+[a-z]?)\b(?P<text>.*)$")
_ROW = re.compile(r"^\| *(?:\*\*)?(?P<id>[A-Z]+-[A-Z]?\d+[a-z]?)(?:\*\*)? *\|(?P<rest>.*)\| *$")
_HEADING = re.compile(r"^#{2,4} +(?P<title>.*?) *#*$")
_MARKUP = re.compile(r"\*\*|`|(?<!\w)_|_(?!\w)")
_REASON = re.compile(r"(?:^|; )(?P<letter>[A-Z]) = (?P<meaning>[^;]+)")
ID = re.compile(r"^(?:[A-Za-z]+-[A-Za-z]?|[Ee])\d+[A-Za-z]?$")


@dataclass(frozen=True)
class Rule:
    """A rule, a worked example, or a ruling: then there are a question and a reason as well."""

    id: str
    text: str
    chapter: str
    question: str = ""
    reason: str = ""

    @property
    def is_ruling(self) -> bool:
        return bool(self.question)

    @property
    def is_example(self) -> bool:
        return "-" not in self.id

    def has(self, words: list[str]) -> bool:
        whole = f"{self.id} {self.text} {self.question} {self.reason} {self.chapter}".lower()
        return all(word in whole for word in words)


@dataclass
class Chapter:
    title: str
    rules: list[Rule] = field(default_factory=list)


class Rulebook:
    """The page, read once."""

    def __init__(self, text: str) -> None:
        self.chapters = _read(text)
        self.rules = {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    def rule(self, id: str) -> Rule | None:
        return self.rules.get(id.upper())

    def search(self, words: str) -> list[Rule]:
        """Rules that have every word; whole phrases and plain rules come first, examples last."""
        parts = words.lower().split()
        found = [rule for rule in self.rules.values() if rule.has(parts)]
        return sorted(found, key=lambda rule: (rule.is_example, words.lower() not in rule.text.lower(), rule.is_ruling))


def load_rulebook(game: str) -> Rulebook:
    """The rules page that lies in the game's folder."""
    page = resources.files("hexadeck.games") / game.replace("-", "_") / "rules.md"
    if not page.is_file():
        raise HexadeckError(f"{game} has no rules page yet")
    return Rulebook(page.read_text("utf-8"))


def _read(text: str) -> list[Chapter]:
    chapters = [Chapter("")]
    reasons: dict[str, str] = {}
    """What the letters in the column of reasons stand for."""
    open_rule = False
    for line in text.splitlines():
        heading, rule, row = _HEADING.match(line), _RULE.match(line), _ROW.match(line)
        rules = chapters[-1].rules
        if heading:
            chapters.append(Chapter(_plain(heading["title"])))
        elif rule:
            rules.append(Rule(rule["id"], _plain(rule["text"]).lstrip(":. "), chapters[-1].title))
        elif row:
            cells = [_plain(cell) for cell in re.split(r"(?<!\\)\|", row["rest"])]
            question, ruling, reason = [*cells, "", "", ""][:3]
            rules.append(
                Rule(
                    row["id"],
                    ruling or question,
                    chapters[-1].title,
                    question if ruling else "",
                    _spelled(reason, reasons),
                )
            )
        elif "Reasons: " in line:
            legend = _plain(line).partition("Reasons: ")[2].rstrip(".")
            reasons = {found["letter"]: found["meaning"].strip() for found in _REASON.finditer(legend)}
        elif open_rule and line.startswith("  ") and line.strip():
            last = rules.pop()
            rules.append(Rule(last.id, f"{last.text} {_plain(line)}", last.chapter))
        open_rule = bool(rule) or (open_rule and line.startswith("  "))
    return [chapter for chapter in chapters if chapter.rules]


def _spelled(reason: str, meanings: dict[str, str]) -> str:
    return re.sub(r"\b[A-Z]\b", lambda letter: meanings.get(letter[0], letter[0]), reason)


def _plain(text: str) -> str:
    return _MARKUP.sub("", text.replace("\\|", "|")).strip()
