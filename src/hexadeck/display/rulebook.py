"""A game's rules page as data: rules and rulings by id, by chapter, by words; and what stands between them."""

import re
from dataclasses import dataclass, field
from importlib import resources
from typing import Literal, cast

from hexadeck.kernel.errors import HexadeckError

_RULE = re.compile(r"^[-*] +(?:\*\*)?(?P<id>(?:[A-Z]+-[A-Z]?|E)\d+[a-z]?)\b(?P<text>.*)$")
_ROW = re.compile(r"^\| *(?:\*\*)?(?P<id>[A-Z]+-[A-Z]?\d+[a-z]?)(?:\*\*)? *\|(?P<rest>.*)\| *$")
_HEADING = re.compile(r"^#{2,4} +(?P<title>.*?) *#*$")
_ITEM = re.compile(r"^[-*] +(?P<text>.+)$")
_STEP = re.compile(r"^\d+\. +(?P<text>.+)$")
_RULER = re.compile(r"^\|[-:| ]+\|$")
_MARKUP = re.compile(r"\*\*|`|(?<!\w)[_*]|[_*](?!\w)")
_SOURCE = re.compile(r" ?\[(?:ext|rul)[^\]]*\]")
"""Where a sentence comes from, for those who write the page."""
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


@dataclass(frozen=True)
class Passage:
    """What stands between the rules: a paragraph, a list, numbered steps, or a table with its head as the first row."""

    kind: Literal["text", "list", "steps", "table"]
    rows: tuple[tuple[str, ...], ...]


@dataclass
class Chapter:
    """A heading with what stands below it, up to the next heading."""

    title: str
    passages: list[Passage] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


class Rulebook:
    """The page, read once. `chapters` are those that have rules, `page` is everything in its order."""

    def __init__(self, text: str) -> None:
        self.page = _Reader(text).chapters
        self.chapters = [chapter for chapter in self.page if chapter.rules]
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


class _Reader:
    """Goes through the lines of a page; a line may go on with what the one before began."""

    def __init__(self, text: str) -> None:
        self.chapters = [Chapter("")]
        self.reasons: dict[str, str] = {}
        """What the letters in the column of reasons stand for."""
        self.kind = ""
        """What is being read: a kind of passage, a rule, or nothing."""
        self.rows: list[tuple[str, ...]] = []
        for line in text.splitlines():
            self._read(line)
        self._close()
        self.chapters = [chapter for chapter in self.chapters if chapter.rules or chapter.passages]

    def _read(self, line: str) -> None:
        heading, rule, row = _HEADING.match(line), _RULE.match(line), _ROW.match(line)
        item, step = _ITEM.match(line), _STEP.match(line)
        if not line.strip() or line.startswith("# "):
            self._close()
        elif heading:
            self._close()
            self.chapters.append(Chapter(_plain(heading["title"])))
        elif rule:
            self._close()
            self.kind = "rule"
            self._add_rule(Rule(rule["id"], _plain(rule["text"]).lstrip(":. "), self.chapters[-1].title))
        elif row:
            self.kind = ""
            self.rows = []
            self._add_ruling(row["id"], _cells(row["rest"]))
        elif line.startswith("|"):
            if not _RULER.match(line):
                self._begin_or_go_on("table", tuple(_cells(line.strip().strip("|"))))
        elif item:
            self._begin_or_go_on("list", (_plain(item["text"]),))
        elif step:
            self._begin_or_go_on("steps", (_plain(step["text"]),))
        elif self.kind == "rule":
            last = self.chapters[-1].rules.pop()
            self._add_rule(Rule(last.id, f"{last.text} {_plain(line)}", last.chapter))
        elif self.kind in ("list", "steps", "text"):
            self.rows[-1] = (f"{self.rows[-1][0]} {_plain(line)}",)
        else:
            self._begin_or_go_on("text", (_plain(line),))

    def _begin_or_go_on(self, kind: str, row: tuple[str, ...]) -> None:
        if kind != self.kind:
            self._close()
            self.kind = kind
        self.rows.append(row)

    def _close(self) -> None:
        """What was being read is complete."""
        if self.kind == "text":
            text, _, legend = self.rows[0][0].partition("Reasons: ")
            self.reasons |= {
                found["letter"]: found["meaning"].strip() for found in _REASON.finditer(legend.rstrip("."))
            }
            self.rows = [(text.strip(),)] if text else []
        if self.rows:
            kind = cast(Literal["text", "list", "steps", "table"], self.kind)
            self.chapters[-1].passages.append(Passage(kind, tuple(self.rows)))
        self.kind, self.rows = "", []

    def _add_rule(self, rule: Rule) -> None:
        self.chapters[-1].rules.append(rule)

    def _add_ruling(self, id: str, cells: list[str]) -> None:
        question, ruling, reason = [*cells, "", "", ""][:3]
        title = self.chapters[-1].title
        spelled = _spelled(reason, self.reasons)
        self._add_rule(Rule(id, ruling or question, title, question if ruling else "", spelled))


def _cells(line: str) -> list[str]:
    return [_plain(cell) for cell in re.split(r"(?<!\\)\|", line)]


def _spelled(reason: str, meanings: dict[str, str]) -> str:
    return re.sub(r"\b[A-Z]\b", lambda letter: meanings.get(letter[0], letter[0]), reason)


def _plain(text: str) -> str:
    return _SOURCE.sub("", _MARKUP.sub("", text).replace("\\|", "|")).strip()
