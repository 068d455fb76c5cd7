"""The tool that plants faults, and what the rulings make of them."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.registry import titles
from tests.support.mutation import mutants

ROOT = Path(__file__).parents[2]


def faults(source: str) -> set[str]:
    return {mutant.after for mutant in mutants(source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a <= b", {"a > b", "a < b"}),
        ("x = a is b", {"a is not b"}),
        ("x = a in b", {"a not in b"}),
        ("x = a + b", {"a - b"}),
        ("x = a and b", {"a or b", "a", "b"}),
        ("x = not a", {"a"}),
        ("x = 10", {"11", "9"}),
        ("x = True", {"False"}),
        ("x = 'T2.2'", {"'T2.2?'"}),
        ("x = any(a)", {"all(a)"}),
        ("x = a if b else c", {"a if not b else c"}),
        ("x = [a for a in b if c]", {" for a in b if not c", " for a in b"}),
        ("if a:\n    b()", {"if not a:", "pass"}),
        ("def f():\n    return a", {"return None"}),
        ('def f() -> "X":\n    """Do it."""\n    x: int = a', set()),
        ("x = f'{a + 1}'", set()),
        ("import a", set()),
    ],
)
def test_faults_that_can_be_planted(source: str, expected: set[str]) -> None:
    assert {after.strip() for after in faults(source)} == {after.strip() for after in expected}


def test_a_fault_is_planted_once_and_leaves_the_rest_alone() -> None:
    made = mutants("x = 1\ny = not a == b\n")
    assert [(mutant.line, mutant.before, mutant.after) for mutant in made] == [
        (1, "1", "2"),
        (1, "1", "0"),
        (2, "not a == b", "a == b"),
        (2, "a == b", "a != b"),
    ]


def test_blind_functions_are_left_alone() -> None:
    assert mutants("def f():\n    return 1\n", frozenset({"f"})) == []


@pytest.mark.parametrize("title", titles())
def test_nine_faults_in_ten_are_noticed_by_rulings_alone(title: str) -> None:
    command = [sys.executable, "-m", "tests.support.mutants", title, "--count", "30", "--seed", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{title}: " in done.stdout.splitlines()[-1]
