"""Values that are learned from matches which bots play against themselves: see docs/learning.md.

It needs NumPy, which comes with `pip install hexadeck[train]`; playing with what was learned needs nothing.
"""
