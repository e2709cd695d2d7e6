"""Matches of fixed seeds, each as one line of hashes. Run as a program it prints those of every game.

Another process, another build and another machine must come to the same lines.
"""

from tests.conformance.every_game import GAMES, Setup, decisions_of, setups

from hexadeck.kernel.game import Game

SEEDS = (0, 1)
EVERY = 10


def fingerprints(game: Game) -> list[str]:
    return [fingerprint(setup, seed) for setup in setups(game) for seed in SEEDS]


def fingerprint(setup: Setup, seed: int) -> str:
    """The setup, the seed, the number of decisions, and hashes: the end of every tenth and the whole of the last."""
    match = setup.start(seed)
    hashes = [at.state_hash()[-6:] for at in decisions_of(match, seed) if at.length % EVERY == 0]
    return " ".join([str(setup), f"seed {seed}:", str(match.length), *hashes, match.state_hash()])


def main() -> None:
    for game in GAMES:
        print(*fingerprints(game), sep="\n")


if __name__ == "__main__":
    main()
