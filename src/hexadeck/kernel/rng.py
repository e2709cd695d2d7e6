"""One seeded generator inside the state: sfc32 on 32-bit words.

The stream is the same on every platform, Python version and build; the `random` module promises that only for
parts of itself. The four words live in a list of the table, so a clone continues the same stream by itself.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.rows import Row, append, room_for, row_of

WORD: Final[i64] = 0xFFFFFFFF
_WARM_UP: Final = 12


def seeded(seed: str) -> Row:
    """Four words that depend on every character of the seed."""
    digest = hashlib.sha256(seed.encode()).digest()
    words = row_of([int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)] + [1])
    for _ in range(_WARM_UP):
        next_word(words)
    return words


def numbered(seed: i64) -> Row:
    """Four words that depend on every bit of a number: for worlds and playouts, of which there are many."""
    words = room_for(4)
    words = append(append(append(append(words, seed & WORD), seed >> 32 & WORD), 0x9E3779B9), 1)
    for _ in range(_WARM_UP):
        next_word(words)
    return words


def next_word(words: Row) -> i64:
    """The next 32 random bits; the four words move on."""
    a: i64 = words[0]
    b: i64 = words[1]
    c: i64 = words[2]
    n: i64 = words[3]
    out: i64 = (a + b + n) & WORD
    words[3] = (n + 1) & WORD
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & WORD
    words[2] = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
    return out


def below(words: Row, bound: i64) -> i64:
    """A uniform number from 0 to bound-1 (multiply, and reject the few words that would favour small numbers)."""
    span: i64 = bound
    word: i64 = next_word(words)
    product: i64 = word * span
    if (product & WORD) < span:
        threshold: i64 = (WORD + 1) % span
        while (product & WORD) < threshold:
            word = next_word(words)
            product = word * span
    # With a large bound the product fills all 64 bits, and the first of them would count as a sign in compiled code.
    return product >> 32 & WORD


def shuffled(words: Row, cards: Row) -> Row:
    """The cards in a uniformly random order (Fisher-Yates): `below` for every place, written out for speed."""
    pile = cards[:]
    a: i64 = words[0]
    b: i64 = words[1]
    c: i64 = words[2]
    n: i64 = words[3]
    last: i64 = len(pile) - 1
    while last > 0:
        bound: i64 = last + 1
        threshold: i64 = 0
        while True:
            out: i64 = (a + b + n) & WORD
            n = (n + 1) & WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
            product: i64 = out * bound
            low: i64 = product & WORD
            if low >= bound:
                break
            threshold = (WORD + 1) % bound
            if low >= threshold:
                break
        pick: i64 = product >> 32
        held = pile[last]
        pile[last] = pile[pick]
        pile[pick] = held
        last -= 1
    words[0] = a
    words[1] = b
    words[2] = c
    words[3] = n
    return pile
