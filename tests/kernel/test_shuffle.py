"""A shuffle that nobody alone can choose."""

import pytest

from hexadeck import games
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.shuffle import check_shuffle, commitment_to, shared_seed


def test_nobody_alone_chooses_the_deal() -> None:
    """Whoever changes their own part alone changes the seed in a way that the parts of the others decide as well."""
    words = ["Ann's word", "Bob's word"]
    seeds = {shared_seed(secret, [a, b]) for secret in ("s1", "s2") for a in words for b in words}

    assert len(seeds) == 8


def test_words_cannot_be_moved_between_seats() -> None:
    """However they are cut, two lists of words are never written alike."""
    lists = [["ab", ""], ["a", "b"], ["", "ab"], ["ab"], ["a\nb", ""], ["a", "\nb"]]

    assert len({shared_seed("s", words) for words in lists}) == len(lists)


@pytest.mark.parametrize("part", ["secret", "words", "commitment", "seed"])
def test_a_record_in_which_a_part_was_changed_is_refused(part: str) -> None:
    """Also by the one who kept the secret."""
    secret, words = "the secret", ["one", "two"]
    match = games.load("zenonzard").start(shared_seed(secret, words))
    shuffle = {"secret": secret, "words": words, "commitment": commitment_to(secret)}
    record = {**match.record(), "shuffle": shuffle}
    assert check_shuffle(record) == commitment_to(secret)

    if part == "seed":
        record["setup"] = {**record["setup"], "seed": "another"}
    else:
        shuffle[part] = ["one", "too"] if part == "words" else "another"
    with pytest.raises(RecordError):
        check_shuffle(record)


def test_a_record_without_a_shuffle_says_so() -> None:
    """Its seed was chosen."""
    with pytest.raises(RecordError, match="no shuffle"):
        check_shuffle(games.load("zenonzard").start(1).record())
