"""The generated Python is that of the `.proto` files, and these are documented and break nothing that was published."""

import filecmp
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PROTO = HOUSE / "proto"
PUBLISHED = PROTO / "published.binpb"
BUF = Path(sys.executable).with_name("buf")


def buf(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([BUF, *arguments], capture_output=True, text=True, check=False)


def files(folder: Path) -> list[Path]:
    return sorted(path.relative_to(folder) for path in folder.rglob("*.py*") if path.suffix in {".py", ".pyi"})


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Copy the `.proto` files and change one line of one of them."""
    copy = folder / "proto"
    shutil.copytree(PROTO, copy, ignore=shutil.ignore_patterns("gen"))
    file = copy / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def test_it_is_what_the_proto_files_say(tmp_path):
    subprocess.run([HOUSE / "scripts" / "proto.sh", sys.executable, tmp_path], check=True)
    assert files(tmp_path) == files(PROTO / "gen"), "run `make proto`"
    _, different, failed = filecmp.cmpfiles(tmp_path, PROTO / "gen", files(tmp_path), shallow=False)
    assert not different + failed, "run `make proto`"


def test_everything_is_named_and_documented():
    linted = buf("lint", PROTO)
    assert linted.returncode == 0, linted.stdout


@pytest.mark.parametrize("comment", ["  // Why that move is refused.\n", "// Who looks at a game.\n"])
def test_a_missing_comment_is_noticed(tmp_path, comment):
    linted = buf("lint", changed(tmp_path, "fairdeal/v1/game.proto", comment, ""))
    assert linted.returncode != 0
    assert "non-empty comment" in linted.stdout


def test_nothing_published_is_broken():
    compared = buf("breaking", PROTO, "--against", PUBLISHED)
    assert compared.returncode == 0, compared.stdout


def test_a_renumbered_field_is_noticed(tmp_path):
    copy = changed(tmp_path, "fairdeal/v1/game.proto", "int32 version = 1;", "int32 version = 99;")
    assert buf("breaking", copy, "--against", PUBLISHED).returncode != 0
