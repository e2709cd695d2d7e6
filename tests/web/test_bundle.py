"""What a browser has to load."""

import gzip

import pytest
from tests.web.conftest import BUILT

LARGEST = 150_000
"""Bytes of everything that is script or style, packed."""


def test_the_browsers_part_is_small() -> None:
    if not BUILT.exists():
        pytest.fail("the browser's part is not built: run `make web` or `make test`")
    parts = [path for path in BUILT.parent.rglob("*") if path.suffix in {".js", ".css"}]

    packed = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in parts}

    assert {path.suffix for path in parts} == {".js", ".css"}
    assert sum(packed.values()) <= LARGEST, packed
