"""The mark that ties a test to the rules it would fail without: `@rule("ZZ-083")`; `make rules` reports on them."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
