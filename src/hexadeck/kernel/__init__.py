"""The kernel: table state, steps, decisions, randomness, events, views, records. It imports nothing of ours."""
