"""Puzzles over the wire: the list, a try that fails and is taken back, one that succeeds, and what a puzzle is not."""

from tests.server.table import Guest, Server, at_table

from hexadeck.puzzles import puzzles_of
from hexadeck.puzzles.prover import Verdict
from hexadeck.puzzles.trying import Try

GAME = "knights-and-kings-chess"


@at_table
async def test_a_try_fails_is_explained_taken_back_and_solved(server: Server) -> None:
    puzzle = min(puzzles_of(GAME), key=lambda puzzle: puzzle.steps)
    attempt = Try(puzzle)
    wrong = attempt.prover.verdicts(attempt.belief).index(Verdict.NO)
    async with Guest(server) as guest, Guest(server) as friend:
        listed = await guest.get(f"/games/{GAME}/puzzles")
        match = await guest.create(GAME, puzzle=puzzle.id)
        path = f"/matches/{match}/puzzle"
        async with guest.sit(match) as live:
            await live.asked()
            begun = await guest.get(path)
            await live.choose(wrong)
            await live.until("state")
            failed, why = await guest.get(path), await guest.get(path, why=1)
            await live.send(type="undo")
            await live.until("state")
            back = await guest.get(path)

            choices: list[int] = []
            while attempt.standing == "open":
                choices.append(attempt.prover.verdicts(attempt.belief).index(Verdict.YES))
                await live.choose(choices[-1])
                await live.until("state")
                attempt.follow(choices)
            solved = await guest.get(path)
        stranger = await friend.refused("GET", path)
        record = await guest.refused("GET", f"/matches/{match}/record")
        rematch = await guest.refused("POST", f"/matches/{match}/rematch")
        matches = await guest.get("/matches")

    assert live.match["puzzle"] == puzzle.id
    assert live.match["seat"] == puzzle.seat
    assert listed["today"] in [each["id"] for each in listed["puzzles"]]
    assert begun == {"standing": "open", "choices": 0, "why": []}
    assert failed == {"standing": "failed", "choices": 1, "why": []}
    assert why["why"][0]["is_yours"]
    assert back == begun
    assert solved["standing"] == "solved"
    assert stranger["reason"] == "only_players"
    assert "no record" in record["message"]
    assert "try it again" in rematch["message"]
    assert matches["running"] == matches["finished"] == []


@at_table
async def test_what_is_no_puzzle_is_refused(server: Server) -> None:
    async with Guest(server) as guest:
        unknown = await guest.refused("POST", "/matches", {"game": GAME, "puzzle": "x"})
        more = await guest.refused("POST", "/matches", {"game": GAME, "puzzle": "x", "mode": "standard"})
        match = await guest.create(GAME)
        plain = await guest.refused("GET", f"/matches/{match}/puzzle")
        nowhere = await guest.refused("GET", "/games/x/puzzles")

    assert "has no puzzle 'x'" in unknown["message"]
    assert "brings its own table" in more["message"]
    assert "not a puzzle" in plain["message"]
    assert "there is no game 'x'" in nowhere["message"]
