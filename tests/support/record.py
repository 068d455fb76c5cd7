"""Writes golden playthroughs and counts anew, after a change of behaviour that is meant: read the difference.

Usage: python -m tests.support.record [TITLE…]      (every title if none is named)
"""

import re
import sys
from collections.abc import Iterator

import msgspec

from tests.support.explore import Tiny, explore
from tests.support.golden import golden_file, golden_text
from tests.support.titles import Case, every_title


def main(names: list[str]) -> None:
    """Write the files of the named titles; exits with a word for a name that is none."""
    cases = every_title()
    unknown = set(names) - {case.title.name for case in cases}
    if unknown:
        sys.exit(f"no such title: {', '.join(sorted(unknown))}")
    for case in cases:
        if not names or case.title.name in names:
            _write_golden(case)
            _write_counts(case)


def _write_golden(case: Case) -> None:
    golden_file(case.title).write_text(golden_text(case.title), "utf-8")


def _write_counts(case: Case) -> None:
    """Replace the numbers of each tiny table, in their order in the file."""
    found = [explore(case.title, msgspec.convert(tiny, Tiny))[0] for tiny in case.table("counts.toml")["tiny"]]
    text = (case.folder / "counts.toml").read_text("utf-8")
    for name in ("states", "moves", "ends", "depth"):
        values: Iterator[int] = (getattr(counts, name) for counts in found)
        text = re.sub(rf"(?m)^{name} = \d+", lambda _, name=name, values=values: f"{name} = {next(values)}", text)
    (case.folder / "counts.toml").write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
