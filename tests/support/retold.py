"""Replays the kept logs of a folder with the code of this tree, and adds one of its own.

`python -m tests.support.retold TITLE FOLDER` compares what each log leads to with what it led to on its first
day, and writes a log at the revision of today. It runs in copies of the project whose events differ.
"""

import asyncio
import sys
from pathlib import Path

import msgspec

from engine.registry import titles
from tests.support.kept_logs import Seen, digests_of, seen, written


def main(title_name: str, folder: Path) -> None:
    """Compare and add; raises AssertionError where a log leads elsewhere."""
    title = titles()[title_name]
    for log in sorted(folder.glob("*.jsonl")):
        first_day = msgspec.json.decode(digests_of(log).read_bytes(), type=Seen)
        assert seen(log.read_bytes(), first_day.fields) == first_day, f"{log.name} leads elsewhere"
        print(log.stem)
    own = folder / f"revision-{title.revision}.jsonl"
    own.write_bytes(asyncio.run(written(title, title.options())))
    digests_of(own).write_bytes(msgspec.json.encode(seen(own.read_bytes())))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
