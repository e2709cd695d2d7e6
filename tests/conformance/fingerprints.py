"""Matches of fixed seeds, each as one line of hashes. Run as a program it prints those of every game.

Another process, another build and another machine must come to the same lines.
"""

import hashlib

from tests.conformance.every_game import GAMES, Player, Setup, decisions_of, setups, viewers

from hexadeck.kernel.game import Game

SEEDS = (0, 1)
EVERY = 10


def fingerprints(game: Game) -> list[str]:
    """What they were played under, and the matches."""
    return [f"rules {game.rules_version}", *[fingerprint(setup, seed) for setup in setups(game) for seed in SEEDS]]


def fingerprint(setup: Setup, seed: int) -> str:
    """The setup, the seed, the number of decisions, and hashes: the end of every tenth and the whole of the last."""
    match = setup.start(seed)
    hashes = [at.state_hash()[-6:] for at in decisions_of(match, seed) if at.length % EVERY == 0]
    return " ".join([str(setup), f"seed {seed}:", str(match.length), *hashes, match.state_hash()])


def plays(game: Game) -> list[str]:
    """The same matches in words: they stay the same where only the format of positions changes."""
    return [told(setup, seed) for setup in setups(game) for seed in SEEDS]


def told(setup: Setup, seed: int) -> str:
    """The setup, the seed, the number of decisions, and a hash of all that was asked, offered and seen to happen."""
    match, player, words = setup.start(seed), Player(seed), hashlib.blake2b(digest_size=16)
    while match.seat is not None:
        words.update(f"{match.seat} {match.prompt} {[match.sentence(option) for option in match.options]}".encode())
        events = match.choose(player.pick(match))
        for viewer in viewers(match):
            words.update(str([event["sentence"] for event in match.describe(events, viewer)]).encode())
    return f"{setup} seed {seed}: {match.length} {words.hexdigest()} {match.result}"


def main() -> None:
    for game in GAMES:
        print(*fingerprints(game), sep="\n")


if __name__ == "__main__":
    main()
