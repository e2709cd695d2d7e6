"""Every game has a policy of its own, and playing on by it beats the quick choice."""

import pytest

from hexadeck import agents, games
from hexadeck.kernel.game import Game

MOST_DECISIONS = 5000


def wins_of_policy(game: Game, deal: int, policy_seat: int) -> float:
    """One match of two; a draw or a shared victory is half a win."""
    match = game.start(f"strength/{deal}", 2)
    names = ["policy" if seat == policy_seat else "settler" for seat in range(2)]
    players = [agents.load(name, f"strength/{deal}/{seat}") for seat, name in enumerate(names)]
    while (seat := match.seat) is not None and match.length < MOST_DECISIONS:
        match.choose(players[seat].choose(match, seat))
    assert match.result is not None
    winners = match.result.winners
    return 0.5 if len(winners) != 1 else float(winners[0] == policy_seat)


@pytest.mark.parametrize(("name", "deals"), [("kanzume-goddess", 8), ("knights-of-the-zodiac", 2), ("saint-seiya", 4)])
def test_the_policy_beats_the_quick_choice(name: str, deals: int) -> None:
    """Mirrored: every deal is played from both seats. Where luck counts for more it takes more of them."""
    game = games.load(name)
    wins = sum([wins_of_policy(game, deal, seat) for deal in range(deals) for seat in range(2)])

    assert wins / (2 * deals) > 0.6
