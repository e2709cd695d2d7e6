"""The shuffle of a match: committed to before anybody says a word, and verified when it is over."""

import json
from pathlib import Path

from tests.cli.shell import hexadeck
from tests.server.table import Guest, Server, at_table


@at_table
async def test_a_shuffle_is_committed_to_shared_and_verified(server: Server, tmp_path: Path) -> None:
    async with Guest(server) as first, Guest(server) as second:
        promise = await first.get("/commitment")
        seats = [{"who": "me", "word": "heads"}, {"who": "open"}]
        created = await first.post("/matches", {"game": "zenonzard", "match": promise["match"], "seats": seats})
        match = created["match"]
        before = await first.get(f"/matches/{match}")
        await second.join(match, await first.invite(match), word="tails")
        twice = await first.refused("POST", "/matches", {"game": "zenonzard", "match": match})
        async with first.sit(match) as live:
            await live.until("state")
            running = "".join(live.texts)
            await live.send(type="concede")
            await live.over()
        record = await first.get(f"/matches/{match}/record")
    (tmp_path / "match.json").write_text(json.dumps(record))
    verified = hexadeck("verify", str(tmp_path / "match.json"), "--commitment", promise["commitment"])
    record["shuffle"]["words"][1] = "edge"
    (tmp_path / "changed.json").write_text(json.dumps(record))
    changed = hexadeck("verify", str(tmp_path / "changed.json"))

    assert match == promise["match"]
    assert before["commitment"] == promise["commitment"] == record["shuffle"]["commitment"]
    assert record["shuffle"]["secret"] not in running
    assert (twice["code"], verified.status, changed.status) == ("refused", 0, 1)
    assert "'tails'" in verified.out


@at_table
async def test_only_the_server_gives_ids(server: Server) -> None:
    """Whoever could choose an id could have the secret of an old one again."""
    async with Guest(server) as guest:
        promise = await guest.get("/commitment")
        for id in ("", "x", "x" * 20, promise["match"][:-1] + "_", promise["match"] + "x"):
            refused = await guest.refused("POST", "/matches", {"game": "zenonzard", "match": id})
            assert refused["code"] == "refused"
