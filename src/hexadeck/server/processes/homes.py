"""Which of several server processes a match is at home in."""

from zlib import crc32


def home_of(match: str, count: int) -> int:
    return crc32(match.encode()) % count
