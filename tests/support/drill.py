"""A copy of the whole project that knows a sixth title, as somebody makes it who adds one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.support.server import ROOT

DRILL = ROOT / "tests" / "support" / "high_card"
BIN = Path(sys.executable).parent


def copy_tree(to: Path) -> None:
    """Copy what git tracks or would track."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.check_output(listed, cwd=ROOT, text=True).split("\0"):
        if name and ((ROOT / name).is_file() or (ROOT / name).is_symlink()):
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name, follow_symlinks=False)


def add_title(root: Path) -> None:
    """Do what CONTRIBUTING.md tells: put the folder there; `make proto` writes everything else."""
    shutil.copytree(DRILL / "high_card", root / "engine" / "games" / "high_card")


def run(root: Path, *command: str) -> str:
    """Run a command in the copy, with its code; give what it printed."""
    done = tried(root, *command)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tried(root: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command in the copy that may fail."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), str(root / "proto" / "gen")])}
    for told in ("MAKEFLAGS", "ARGS"):  # to a `make test ARGS=…` around this, which is not meant for the copy
        environment.pop(told, None)
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, timeout=120, check=False)


def make_proto(root: Path, *arguments: str) -> None:
    """Write the contract of the copy."""
    run(root, "make", "proto", "READY=", f"BIN={BIN}", *arguments)


def tree(root: Path) -> dict[str, bytes]:
    """Give every file of a tree that is no cache."""
    files = (path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(root)): path.read_bytes() for path in files}


class Drilled(NamedTuple):
    """A copy of the whole project that knows a sixth title."""

    root: Path
    changed: set[str]


def drill(root: Path) -> Drilled:
    """Make such a copy at `root`."""
    copy_tree(root)
    before = tree(root)
    add_title(root)
    make_proto(root)
    after = tree(root)
    return Drilled(root, {name for name in before | after if before.get(name) != after.get(name)})
