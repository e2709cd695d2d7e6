"""The search: it learns nothing hidden, repeats itself by seed, meets every option with the same worlds, and wins."""

import time

import pytest
from tests.games.zenonzard.scenario import RED, Scenario, Side

from hexadeck import agents, games
from hexadeck.agents import Agent
from hexadeck.agents import search as search_module
from hexadeck.agents.random_agent import RandomAgent
from hexadeck.agents.search import FIRST_LOOK, Branch, Effort, Node, Search, SearchAgent, Thought, promise, think
from hexadeck.kernel.game import Match
from hexadeck.kernel.judge import Foresight
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import append
from hexadeck.minds.curves import CERTAIN
from hexadeck.minds.keys import keys_of

SHORT = Effort(lines=24, worlds=4, finalists=3, seconds=60.0)
STRONG = "Alliance Commander Vangeiss"
LIKE_SIBYL = Effort(lines=18, worlds=3, finalists=4, seconds=60.0, least=30, replies=2)
SEATINGS = [
    (name, mode, seats)
    for name in games.names()
    for mode in games.load(name).modes
    for seats in games.load(name).seats_of(mode)
]


def decisions(game: str, mode: str | None, seats: int | None, count: int) -> list[Match]:
    """Some decisions of a match of random choices."""
    match = games.load(game).start(3, seats, mode)
    agent = RandomAgent("some")
    found: list[Match] = []
    while match.seat is not None and len(found) < count:
        if match.length % 17 == 16 and len(match.options) > 1:
            found.append(match.clone())
        match.choose(agent.choose(match, match.seat))
    return found


def exchanged(game: str, mode: str | None = None, seats: int | None = None) -> list[tuple[Match, Match]]:
    """Some decisions, and the same with all cards exchanged that are hidden from whoever decides."""
    found = [(match, match.imagine(match.seat, "elsewhere")) for match in decisions(game, mode, seats, 2)]
    assert any([match.table.what != other.table.what for match, other in found])
    return found


def player_of(name: str) -> Agent:
    """Sibyl with fewer lines: on a slow machine her time would be up somewhere else."""
    return SearchAgent("7", LIKE_SIBYL) if name == "sibyl" else agents.load(name, 7)


def values_found(match: Match) -> list[tuple[int, list[int]]]:
    """What a search finds at every visit of every option: whatever it knows shows there, even if it chooses alike."""
    assert match.seat is not None
    thought = think(match, match.seat, LIKE_SIBYL, seeded("values"))
    assert thought is not None
    return [(branch.key, list(branch.values)) for branch in thought.branches]


@pytest.mark.parametrize(("game", "mode", "seats"), SEATINGS)
def test_hidden_cards_do_not_tell(game: str, mode: str, seats: int) -> None:
    """Every agent chooses what it chose before, and a search finds what it found."""
    for match, other in exchanged(game, mode, seats):
        assert match.seat is not None
        for name in agents.names():
            chosen = [player_of(name).choose(each, match.seat) for each in (match, other)]
            assert chosen[0] == chosen[1], f"{name} knows a hidden card"
        assert values_found(match) == values_found(other)


@pytest.mark.parametrize("game", games.names())
def test_a_search_in_the_real_table_would_be_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above is one that can fail: with the match itself for a world, the hidden cards show."""
    monkeypatch.setattr(search_module, "imagined", lambda match, seat, count, rng: [match.clone(quiet=True)])

    assert any([values_found(match) != values_found(other) for match, other in exchanged(game)])


def test_choosing_leaves_the_match_as_it_was() -> None:
    match = decisions("zenonzard", None, None, 1)[0]
    before = match.state_hash()
    assert match.seat is not None

    SearchAgent("7", SHORT).choose(match, match.seat)

    assert before == match.state_hash()


def test_the_same_seed_finds_the_same() -> None:
    found = []
    for _ in range(2):
        match = decisions("kanzume-goddess", None, None, 1)[0]
        assert match.seat is not None
        thought = think(match, match.seat, SHORT, seeded("same"))
        assert thought is not None
        found.append([(branch.key, list(branch.values)) for branch in thought.branches])

    assert found[0] == found[1]


def test_every_option_meets_the_same_worlds() -> None:
    """Two options that do the same find the same, visit by visit: two copies of one card are such options."""
    duel = Scenario(you=Side(field=["Eoraptor", "Eoraptor"], base=[RED] * 3), foe=Side(life=9))
    thought = think(duel.match, 0, Effort(lines=60, worlds=4, finalists=9, seconds=60.0), seeded("pairs"))
    assert thought is not None
    by_index = {branch.index: list(branch.values) for branch in thought.branches}
    twins = [index for index, said in enumerate(duel.options()) if said == "Attack Life with Eoraptor"]
    shorter = min(len(by_index[index]) for index in twins)

    assert len(twins) == 2
    assert shorter >= 1
    assert by_index[twins[0]][:1] == by_index[twins[1]][:1]


def test_a_winning_attack_is_made() -> None:
    duel = Scenario(you=Side(hand=["Fire Beetle"], field=["Eoraptor"], base=[RED] * 3), foe=Side(life=1))

    assert duel.options()[SearchAgent("7", SHORT).choose(duel.match, 0)] == "Attack Life with Eoraptor"


def test_a_deadly_attack_is_blocked() -> None:
    duel = Scenario(you=Side(field=[STRONG]), foe=Side(field=["Eoraptor"], life=1))
    duel.attack(STRONG).pass_all()

    assert duel.options()[SearchAgent("7", SHORT).choose(duel.match, 1)] == "Block with Eoraptor"


def test_a_clear_case_is_decided_early() -> None:
    """An attack that wins is seen to win, and most of the lines are saved."""
    duel = Scenario(you=Side(field=["Eoraptor"]), foe=Side(life=1))

    thought = think(duel.match, 0, Effort(lines=4000, worlds=4, finalists=3, seconds=60.0), seeded("clear"))

    assert thought is not None
    assert thought.lines < 400


def test_thinking_ends_when_time_is_up() -> None:
    match = decisions("zenonzard", None, None, 1)[0]
    assert match.seat is not None

    thought = think(match, match.seat, Effort(lines=100_000, worlds=4, finalists=3, seconds=0.0), seeded("hurry"))

    assert thought is not None
    assert thought.lines == 3


def test_no_round_is_begun_that_would_not_be_over_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three options at a tenth of a second each: after three rounds of a second there is no time for another."""
    now = [0.0]
    play = Search._play

    def slow(search: Search, branch: Branch) -> None:
        now[0] += 0.1
        play(search, branch)

    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    monkeypatch.setattr(Search, "_play", slow)
    match = next(one for one in decisions("kanzume-goddess", None, None, 40) if len(one.options) > 3)
    assert match.seat is not None
    search = Search(match, match.seat, Effort(lines=1000, worlds=2, finalists=3, seconds=1.0), seeded("slow"))

    assert search.think().lines == 9
    assert search.seconds_left == pytest.approx(0.1)


def test_what_falls_behind_is_dropped() -> None:
    """Half of the options, again and again: those that win were tried most, and the rest less often."""
    duel = Scenario(you=Side(hand=["Fire Beetle"], field=["Eoraptor"], base=[RED] * 3), foe=Side(life=1))

    thought = think(duel.match, 0, Effort(lines=24, worlds=4, finalists=9, seconds=60.0), seeded("halves"))

    assert thought is not None
    visits = [branch.visits for branch in thought.branches]
    assert len(visits) >= 4
    assert visits == sorted(visits, reverse=True)
    assert visits[0] >= 2 * visits[-1]
    assert sum(visits) == thought.lines


def tried(better: int) -> tuple[Branch, Branch]:
    """Two options that were tried six times, the second with luck and by so much better."""
    first, other = Branch(1, 0, 0.5), Branch(2, 1, 0.5)
    for luck in (-200, 150, -100, 250, -300, 200):
        for branch, value in ((first, 5000), (other, 5000 + better + luck)):
            branch.values = append(branch.values, value)
            branch.add(value)
    return first, other


@pytest.mark.parametrize(("caution", "better", "choice"), [(0, 40, 1), (15, 40, 0), (15, 400, 1)])
def test_caution_stays_with_what_looks_best_unless_another_is_clearly_better(
    caution: int, better: int, choice: int
) -> None:
    assert Thought(list(tried(better)), [], 12, caution).choice == choice


def test_thinking_on_promises_less_the_worse_an_option_the_fewer_rounds_and_the_more_caution() -> None:
    first, other = tried(-100)
    _, worse = tried(-400)

    promised = promise(other, first, 60, 0)

    assert 0 < promise(worse, first, 60, 0) < promised / 10
    assert 0 < promise(other, first, 60, 15) < promised
    assert 0 < promise(other, first, 7, 0) < promised
    assert promise(other, first, 6, 0) == 0
    assert promise(first, first, 60, 0) == 0


def test_a_promise_is_what_the_rounds_to_come_would_gain_on_average() -> None:
    """Where the difference is 0 now, half of the futures end above it: their mean, halved, is spread / sqrt(2 pi)."""
    first, other = tried(0)
    spread = other.error * (1 - 6 / 60) ** 0.5

    assert promise(other, first, 60, 0) == pytest.approx(spread / (2 * 3.14159265) ** 0.5, rel=1e-6)


@pytest.mark.parametrize(("game", "ends"), [("knights-of-the-zodiac", True), ("zenonzard", False)])
def test_where_a_game_asks_for_caution_thinking_ends_when_it_promises_too_little(game: str, ends: bool) -> None:
    """No promise is worth so much that it would go on: after the first look it is over."""
    match = decisions(game, None, None, 1)[0]
    assert match.seat is not None
    lines = []
    for least in (0, CERTAIN):
        thought = think(match, match.seat, Effort(90, 6, 3, 60.0, least), seeded("promise"))
        assert thought is not None
        lines.append(thought.lines)

    assert thought is not None
    assert lines[0] > FIRST_LOOK * len(thought.branches)
    assert lines[1] == (FIRST_LOOK * len(thought.branches) if ends else lines[0])


def test_more_replies_look_further_ahead() -> None:
    """The same options in the same worlds: what comes after the first reply changes what they are worth."""
    found: dict[int, list[int]] = {1: [], 3: []}
    for match in decisions("knights-and-kings-chess", None, None, 6):
        assert match.seat is not None
        for replies, values in found.items():
            effort = Effort(lines=0, worlds=2, finalists=3, seconds=60.0, replies=replies)
            compared = Search(match, match.seat, effort, seeded("replies")).compare([0, len(match.options) - 1], 2)
            values += [value for branch in compared for value in branch.values]

    assert len(found[1]) == len(found[3])
    assert sum(one != other for one, other in zip(found[1], found[3], strict=True)) > len(found[1]) // 2


def test_more_seats_weigh_the_options_that_look_best_at_once() -> None:
    match = next(one for one in decisions("kanzume-goddess", None, 4, 60) if len(one.options) > 3)
    assert match.seat is not None
    search = Search(match, match.seat, SHORT, seeded("finalists"))

    thought = search.think()

    assert len(thought.branches) == SHORT.finalists
    assert all(branch.node is None for branch in thought.branches)


def test_without_a_clear_favourite_the_policy_is_tried_most() -> None:
    """Where nothing makes a difference, curiosity follows the policy."""
    match = decisions("zenonzard", None, None, 1)[0]
    node = Node()
    assert match.seat is not None
    keys = keys_of(match.table, match.seat)
    foresight = Foresight(horizon=1, curiosity=40, trust=60)

    for _ in range(20):
        branch = node.most_promising(node.offered(keys, 1, foresight), foresight)
        branch.add(5000)
        node.visits += 1
        node.total += 5000

    assert max(node.branches, key=lambda one: one.visits).index == 1
