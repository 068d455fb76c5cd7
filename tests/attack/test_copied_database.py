"""Who has a copy of the database, but not the key, gets no seat by it."""

import base64
import shutil
import sqlite3
import uuid
from pathlib import Path

from tests.support.attacked import Figures, Target
from tests.support.server import Server
from tests.support.two_players import Played, post


def copied(server: Server, folder: Path) -> Server:
    """Copy the database with all that lies beside it but the key; give a server of it."""
    folder.mkdir()
    for file in server.folder.iterdir():
        if file.name.startswith("fairdeal.db"):
            shutil.copy(file, folder / file.name)
    return Server(folder)


def test_a_copied_database_tells_no_id_and_answers_no_token(target: Target, figures: Figures, tmp_path: Path):
    games = [Played(target) for _ in range(3)]
    secrets = [each for game in games for each in (*game.ids, *game.tokens)]
    thief = copied(target, tmp_path / "stolen")
    bytes_of_it = {file.name: file.read_bytes() for file in thief.folder.iterdir()}
    assert bytes_of_it["fairdeal.db-wal"], "the newest moves lie in the log"
    assert games[0].created["game"]["game_id"].encode() in b"".join(bytes_of_it.values()), (
        "the search finds what is there"
    )
    for name, data in bytes_of_it.items():
        for secret in secrets:
            spellings = (secret, secret.replace("-", ""), secret.upper(), secret.removeprefix("fds_"))
            raw = [spelling.encode() for spelling in spellings]
            raw += [uuid.UUID(secret).bytes] if "-" in secret and len(secret) == 36 else []
            assert not [spelling for spelling in raw if spelling in data], (name, secret)
    figures.note("copied database: ids and tokens searched for in its files", len(secrets), "secrets, none found")

    with thief:
        for game in games:
            status, told = post(thief, "/v1/games", game.creation)
            assert (status, told["replayed"]) == (201, False), told
            assert told["game"]["game_id"] not in game.path
            status, refused = post(thief, f"{game.path}/seats", game.joining)
            assert (status, refused["reason"]) == (409, "GAME_STARTED")
            new = told["credentials"][0]["seat_token"]
            for server in (thief, target):
                assert post(server, f"{game.path}/start", {"request_id": "x"}, new)[1]["reason"] == "CREDENTIAL_INVALID"

    found = keys(thief.database)
    figures.note("copied database: what it holds in place of ids", len(found), "keys, none of which is answered")
    for key in found:
        for sent in (key.hex(), base64.urlsafe_b64encode(key).decode()):
            status, told = post(target, "/v1/games", games[0].creation | {"request_id": sent})
            assert (status, told["replayed"]) == (201, False)

    for game in games:
        assert post(target, "/v1/games", game.creation)[1]["credentials"] == game.created["credentials"]
        assert post(target, f"{game.path}/seats", game.joining)[1]["credential"] == game.joined["credential"]


def keys(database: Path) -> list[bytes]:
    """Give what the database holds in place of request ids."""
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT request_key FROM games UNION SELECT request_key FROM entries").fetchall()
    connection.close()
    return [key for (key,) in rows if key is not None]
