"""The log of every match, in SQLite or PostgreSQL. It knows no rules and nothing of the server."""
