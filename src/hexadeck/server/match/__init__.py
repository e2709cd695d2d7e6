"""The match side: a room for every match that somebody looks at, its history, its people, its bots and its clock.

Nothing here knows HTTP. `new_match` makes matches, `seats` fills them, `rematch` repeats them, `rooms` opens them,
`room` is where everything happens.
"""
