"""Hypothesis tries the same examples on every run, however slow the machine: no luck in tests."""

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")
