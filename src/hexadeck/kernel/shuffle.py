"""A shuffle that nobody alone can choose: a secret that was committed to, and a word of every seat.

Before anybody says a word the host shows the commitment, which is the hash of its secret. The seed of the match follows
from the secret and all words, so the host cannot choose it after it knows the words, and nobody else knows the secret.
When the match is over the secret is shown, and everybody can do the sums again.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from hexadeck.kernel.errors import RecordError

SEED_LENGTH: Final = 32


def commitment_to(secret: str) -> str:
    return hashlib.sha256(f"hexadeck secret {secret}".encode()).hexdigest()


def shared_seed(secret: str, words: Sequence[str]) -> str:
    """Words may have any letters, so each is hashed by itself: no two lists of words are written alike."""
    parts = [secret, *words]
    hashed = "".join([hashlib.sha256(part.encode()).hexdigest() for part in parts])
    return hashlib.sha256(f"hexadeck seed {hashed}".encode()).hexdigest()[:SEED_LENGTH]


def check_shuffle(record: dict[str, Any]) -> str:
    """The commitment that a record's shuffle keeps; RecordError says what does not fit."""
    shuffle, setup = record.get("shuffle"), record.get("setup")
    if not isinstance(shuffle, dict) or not isinstance(setup, dict):
        raise RecordError("this record has no shuffle that could be verified: its seed was chosen by whoever began it")
    secret, words, commitment = shuffle.get("secret"), shuffle.get("words"), shuffle.get("commitment")
    if not isinstance(secret, str) or not isinstance(commitment, str) or not isinstance(words, list):
        raise RecordError("a shuffle has 'secret', 'words' and 'commitment'")
    if not all([isinstance(word, str) for word in words]):
        raise RecordError("the words of a shuffle are texts")
    if commitment_to(secret) != commitment:
        raise RecordError("the secret is not the one that was committed to")
    if shared_seed(secret, words) != setup.get("seed"):
        raise RecordError("the seed does not follow from the secret and the words")
    return commitment
