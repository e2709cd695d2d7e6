"""What a browser has to load before it shows a table."""

import gzip
import re
from pathlib import Path

import pytest
from tests.web.conftest import BUILT

LARGEST = 150_000
"""Bytes of script and style that the first page needs, packed."""
LARGEST_IN_ALL = 212_000
"""The same with all that is loaded when somebody wants it: replays, rules, cards, the desk."""
LARGEST_LANGUAGE = 12_000
"""The words of another language, of which nobody loads two."""
LANGUAGE = re.compile(r"[a-z]{2}-[\w-]{8}\.js$")
STATIC_IMPORT = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")


def test_the_browsers_part_is_small() -> None:
    if not BUILT.exists():
        pytest.fail("the browser's part is not built: run `make web` or `make test`")
    parts = {path.name: path for path in BUILT.parent.rglob("*") if path.suffix in {".js", ".css"}}
    packed = {name: len(gzip.compress(path.read_bytes(), 9)) for name, path in parts.items()}

    first = needed_at_first(BUILT.read_text("utf-8"), parts)

    assert {Path(name).suffix for name in first} == {".js", ".css"}
    assert sum(packed[name] for name in first) <= LARGEST, {name: packed[name] for name in sorted(first)}
    languages = {name: packed.pop(name) for name in parts if LANGUAGE.match(name)}
    assert sum(packed.values()) <= LARGEST_IN_ALL, packed
    assert languages
    assert max(languages.values()) <= LARGEST_LANGUAGE, languages


def needed_at_first(page: str, parts: dict[str, Path]) -> set[str]:
    """What the page names, and the scripts that those import without being asked."""
    wanted = {name for name in parts if f"/{name}" in page}
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        found.add(name)
        if name.endswith(".js"):
            wanted |= {other for other in STATIC_IMPORT.findall(parts[name].read_text("utf-8")) if other not in found}
    return found
