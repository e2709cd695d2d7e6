"""Which of several server processes keeps a match in memory."""

from zlib import crc32


def shard_of(match: str, count: int) -> int:
    return crc32(match.encode()) % count
