"""Runs every benchmark and writes docs/benchmarks.md: `make bench`, or `make bench ARGS="submit store"` for some."""

import importlib
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from tests.bench.harness import FIGURES, RUNS
from tests.support.server import ROOT

PAGE = ROOT / "docs" / "benchmarks.md"
PACKAGES = ("grpcio", "protobuf", "msgspec", "litestar", "uvicorn", "uvloop", "apsw")


def names() -> list[str]:
    """Give every benchmark, in order of names."""
    return sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))


def page() -> str:
    """Write the figures as a page."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`. Each figure is a ratio to a control that was measured in the same run, the median of",
        f"{RUNS} runs; absolute speeds differ from machine to machine and from minute to minute.",
        "",
        f"Measured {datetime.now(UTC):%Y-%m-%d} at commit {commit.stdout.strip()}: Python {platform.python_version()},",
        f"{len(os.sched_getaffinity(0))} cores, {versions}.",
        "",
        "| figure | ratio | goal | detail |",
        "|---|---:|---|---|",
        *(f"| {name} | {ratio} | {goal} | {detail} |" for name, ratio, goal, detail in FIGURES),
        "",
    ]
    return "\n".join(lines)


def main(chosen: list[str]) -> None:
    """Run the chosen benchmarks, or all; only all of them make the page."""
    for name in chosen or names():
        importlib.import_module(f"tests.bench.bench_{name}").main()
    if not chosen:
        PAGE.write_text(page())


if __name__ == "__main__":
    main(sys.argv[1:])
