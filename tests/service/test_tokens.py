"""Seat tokens and the service key that they are made from."""

import base64
import hashlib
import hmac
import os
import re
import stat
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from service.access import service_key
from service.access.service_key import ServiceKeyRefused, load_service_key
from service.access.tokens import DerivedTokens, token_hash

KEY = bytes(range(32))
GAME = "abcdefghijklmnopqrstuvwxyz"
ROOT = Path(__file__).parents[2]


def test_a_token_is_the_mac_of_what_it_is_for():
    """Made again here from the description alone."""
    message = b"fairdeal/seat/v1/" + b"\0\0\0\x1a" + GAME.encode() + b"\0\0\0\x03" + b"\0\0\0\x01" + b"\0\0\0\x02id"
    mac = hmac.new(KEY, message, hashlib.sha256).digest()

    assert DerivedTokens(KEY).token(GAME, 3, 1, "id") == "fds_" + base64.urlsafe_b64encode(mac).decode().rstrip("=")


def test_a_token_is_the_same_every_time():
    """A fixed value: tokens in players' hands outlive every release."""
    expected = "fds_n93yDawdg4WqZDwnEHq3cWbeJdX7MXsQzXtoNz2LQ6g"

    assert DerivedTokens(KEY).token(GAME, 0, 1, "create") == expected
    assert DerivedTokens(KEY).token(GAME, 0, 1, "create") == expected


def test_no_two_seats_share_a_token():
    keys = (KEY, KEY[::-1])
    games = (GAME, GAME[::-1], GAME[:-1], GAME + "1")
    calls = product(games, (0, 1, 9), (1, 2), ("a", "1a", "b"))

    tokens = [DerivedTokens(key).token(*call) for key in keys for call in calls]
    tokens += [DerivedTokens(key).token(*call) for key in keys[1:] for call in product(games, (0, 1), (1,), ("a",))]

    assert len(set(tokens)) == len(tokens)


def test_a_token_has_its_shape():
    for seat in range(10):
        token = DerivedTokens(KEY).token(GAME, seat, 1, "~" * 64)
        assert re.fullmatch(r"fds_[A-Za-z0-9_-]{43}", token)


def test_a_token_is_known_by_its_hash():
    tokens = DerivedTokens(KEY)
    token = tokens.token(GAME, 0, 1, "create")
    kept = tokens.hash(token)

    assert kept == token_hash(token) == hashlib.sha256(token.encode()).hexdigest()
    others = (tokens.token(GAME, 1, 1, "create"), token[:-1], "", "카드")
    assert kept not in {tokens.hash(other) for other in others}


def test_the_key_is_told_to_nobody():
    tokens = DerivedTokens(KEY)

    assert KEY.hex() not in repr(tokens)
    assert repr(KEY) not in repr(tokens)


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_key_of_another_length_is_refused(length: int):
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        DerivedTokens(bytes(length))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fairdeal.key"


def test_the_first_start_makes_a_key_and_later_ones_read_it(file: Path):
    key = load_service_key(file)

    assert len(key) == 32
    assert load_service_key(file) == key == file.read_bytes()
    assert [path.name for path in file.parent.iterdir()] == ["fairdeal.key"], "no draft is left"


def test_a_new_key_is_private_whatever_the_umask(file: Path):
    before = os.umask(0)
    try:
        load_service_key(file)
    finally:
        os.umask(before)

    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_every_new_key_is_another_one(tmp_path: Path):
    assert len({load_service_key(tmp_path / f"{number}.key") for number in range(20)}) == 20


def test_a_key_that_is_there_is_not_touched(file: Path):
    file.write_bytes(KEY)
    file.chmod(0o440)

    assert load_service_key(file) == KEY
    assert stat.S_IMODE(file.stat().st_mode) == 0o440


def test_processes_that_start_at_once_get_one_key(file: Path):
    program = (
        "import sys; from pathlib import Path; from service.access.service_key import load_service_key; "
        "sys.stdin.readline(); print(load_service_key(Path(sys.argv[1])).hex())"
    )
    command = [sys.executable, "-c", program, str(file)]
    started = [
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(6)
    ]
    for process in started:
        process.stdin.write("go\n")
        process.stdin.flush()
    keys = {process.communicate()[0].strip() for process in started}

    assert keys == {file.read_bytes().hex()}


def test_who_comes_second_keeps_the_key_of_the_first(file: Path):
    """Both have seen that there is none."""
    service_key._create(file)
    first = file.read_bytes()

    service_key._create(file)

    assert file.read_bytes() == first
    assert [path.name for path in file.parent.iterdir()] == ["fairdeal.key"]


@pytest.mark.parametrize("length", [0, 1, 31, 33, 44, 5000])
def test_a_file_of_another_length_is_refused(file: Path, length: int):
    content = os.urandom(length)
    file.write_bytes(content)

    with pytest.raises(ServiceKeyRefused, match=f"has {length} bytes instead of 32") as refused:
        load_service_key(file)

    assert str(file) in str(refused.value)
    assert file.read_bytes() == content


def test_a_file_of_one_byte_repeated_is_refused(file: Path):
    file.write_bytes(bytes(32))

    with pytest.raises(ServiceKeyRefused, match="no secret"):
        load_service_key(file)


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo], ids=["folder", "pipe"])
def test_only_a_file_is_a_key(file: Path, make: Callable[[Path], object]):
    """A pipe that nobody writes to would be waited for without end."""
    make(file)

    with pytest.raises(ServiceKeyRefused, match="is no file"):
        load_service_key(file)


def test_a_missing_folder_is_named(file: Path):
    with pytest.raises(ServiceKeyRefused, match=r"nowhere.*No such file or directory"):
        load_service_key(file.parent / "nowhere" / "fairdeal.key")
