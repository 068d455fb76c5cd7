"""File descriptors are divided between the two ports, and some are left for everything else."""

import subprocess
import sys

import pytest

from tests.support.server import ROOT

ROOM = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])))
from service import file_limits
print(*file_limits.room(int(sys.argv[3]), int(sys.argv[4])), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("soft", "hard", "rest", "grpc", "room"),
    [
        pytest.param(1024, 4096, 1000, 200, (1000, 200, 1456, 1456), id="the soft limit is raised as far as needed"),
        pytest.param(1024, 4096, 10_000, 2000, (3200, 640, 4096, 4096), id="both lose the same part"),
        pytest.param(256, 256, 1000, 200, (107, 21, 256, 256), id="half is left where there is next to nothing"),
        pytest.param(64, 64, 10_000, 1, (31, 1, 64, 64), id="each port has one"),
    ],
)
def test_there_is_room_for_as_many_connections_as_there_are_descriptors(
    soft: int, hard: int, rest: int, grpc: int, room: tuple[int, ...]
):
    command = [sys.executable, "-c", ROOM, *map(str, (soft, hard, rest, grpc))]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=True).stdout
    assert tuple(map(int, told.split())) == room
