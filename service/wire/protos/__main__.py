"""Writes the .proto files of every title, and the lock; or tells with `--check` which of them are out of date."""

import argparse
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from engine.registry import titles
from service.wire.docstrings import first_line
from service.wire.protos.collect import Collector, over_titles
from service.wire.protos.numbers import Lock
from service.wire.protos.text import text_of

PROTO: Final = Path("proto")
LOCK: Final = "numbers.toml"


def written(lock: Lock) -> dict[str, str]:
    """Give the text of every file that is written from the structs, by its path below `proto/`; the lock is one."""
    comments = {name: first_line(import_module(f"engine.games.{name}").__doc__) for name in titles()}
    collector = Collector()
    for name, title in titles().items():
        collector.add(title, comments[name])
    files = (*collector.files, *over_titles(comments))
    numbers = lock.number(files)
    return {file.place.path: text_of(file, numbers) for file in files} | {LOCK: lock.text()}


def stale(folder: Path, texts: Mapping[str, str]) -> list[str]:
    """Give the paths below a folder that are missing, differ from the texts, or are the files of no title."""
    kept = {path: (folder / path).read_text("utf-8") for path in texts if (folder / path).is_file()}
    games = {str(path.relative_to(folder)) for path in folder.glob("fairdeal/games/**/*.proto")}
    return sorted({path for path, text in texts.items() if kept.get(path) != text} | (games - texts.keys()))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m service.wire.protos", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if something is out of date")
    parser.add_argument("--renumber", action="store_true", help="give all numbers anew; never after a release")
    parser.add_argument(
        "--rename",
        action="append",
        default=[],
        metavar="OLD=NEW",
        help="keep a number under a new name: fairdeal.games.NAME.v1.State.stock=draw_pile",
    )
    arguments = parser.parse_args()
    lock = Lock((PROTO / LOCK).read_text("utf-8"))
    for old, new in (rename.split("=") for rename in arguments.rename):
        lock.rename(old, new)
    if arguments.renumber:
        lock.renumber()
    texts = written(lock)
    behind = stale(PROTO, texts)
    if arguments.check:
        raise SystemExit(f"out of date, run `make proto`: {', '.join(behind)}" if behind else 0)
    for path in behind:
        if path in texts:
            (PROTO / path).parent.mkdir(parents=True, exist_ok=True)
            (PROTO / path).write_text(texts[path], "utf-8")
        else:
            (PROTO / path).unlink()


if __name__ == "__main__":
    main()
