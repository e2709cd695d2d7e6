"""What the greedy bot makes of its role: it attacks, stacks, defends and keeps its hand moving."""

from tests.games.knights_of_the_zodiac.scenario import Contest, Side

from hexadeck.agents.greedy import GreedyAgent
from hexadeck.games.knights_of_the_zodiac import zones

LIMIT_6 = ["Limit 6"] * 5


def let_greedy_play(s: Contest, kind: str, seat: int) -> Contest:
    """A bot answers until it is asked something else, or the turn is over."""
    bot = GreedyAgent("zodiac")
    s.to(kind, seat)
    while s.asked == (seat, kind) and s.now == s.started_at:
        s.log.extend(s.match.choose(bot.choose(s.match, seat)))
    return s


def test_the_offense_goes_where_nobody_can_stop_it() -> None:
    """The last Field Damage of a Field Card is there for the taking."""
    s = Contest(Side(realm=["L2 P400"]), at="move", fields=LIMIT_6, face_up=True, damage={4: 5})
    assert let_greedy_play(s, "move", 0).points == (6, 0)


def test_the_offense_stacks_knights_that_would_lose_alone() -> None:
    """Several Knights of Level 2 are stronger than any Level 6 that may meet them."""
    s = Contest(
        Side(up=["L2 P400"] * 3, points=0), Side(up=["L6 P800", "L5 P700", "L4 P600"], points=11), LIMIT_6, "move",
        face_up=True, damage={3: 5},
    )  # fmt: skip
    let_greedy_play(s, "move", 0)
    goals = [event.number for event in s.happened("moved") if event.seat == 0]
    assert (len(goals) >= 2, set(goals)) == (True, {3})


def test_the_defense_meets_whom_it_can_beat_and_nobody_else() -> None:
    """The defender stays at home where it would only give Points away."""
    s = Contest(
        Side(front={1: ["L2 P300"], 2: ["L6 P1000"]}), Side(up=["L3 P500", "L1 P200"]), LIMIT_6, "move", face_up=True
    )
    for name in ("L2 P300", "L6 P1000"):
        s.turn_up(s.find(name))
    let_greedy_play(s, "move", 1)
    assert ("L3 P500" in s.front(1, 1), s.front(2, 1)) == (True, [])


def test_what_nobody_can_use_becomes_cosmo() -> None:
    """Several cards in one turn: the hand is filled up again."""
    s = Contest(Side(["Rose Veil", "Blade Arm", "Lightning Fang", "L3 P500", "L2 P400"], draws=True), at="cosmo")
    let_greedy_play(s, "cosmo", 0)
    assert {"Rose Veil", "Blade Arm", "Lightning Fang"} <= set(s.names(zones.COSMO, 0))
    assert s.count(zones.HAND, 0) >= 1
