"""Where all seats move at the same time, nobody's move spoils a neighbour's."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_seats_that_move_at_once_through_several_replicas_are_all_accepted() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.support.all_at_once"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
