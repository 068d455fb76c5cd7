"""The tool that plants faults, and what the rulings make of them."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from engine.registry import titles
from tests.support.mutants import Verdict
from tests.support.mutants import faults as judged
from tests.support.mutation import Mutant, mutants
from tests.support.planted import Known, Planted, all_mutants, rule_modules, sample

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


def _verdict(line: str, killer: str | None, after: str = "2") -> Verdict:
    return Verdict(Planted("rules.score", Mutant(1, "1", after, ast.parse("")), line), killer)


def _known(line: str, reason: str = "it is written over before anybody sees it") -> Known:
    return Known("score.py", line, "1", "2", reason)


@pytest.mark.parametrize(
    ("verdicts", "known", "wrong"),
    [
        ([_verdict("a = 1", "a ruling")], [], []),
        ([_verdict("a = 1", None)], [_known("a = 1")], []),
        ([_verdict("a = 1", None), _verdict("a = 1", "a ruling")], [_known("a = 1")], []),
        ([_verdict("a = 1", None)], [], ["no ruling notices"]),
        ([_verdict("a = 1", None, "0")], [_known("a = 1")], ["no ruling notices", "not made or killed"]),
        ([_verdict("a = 1", "a ruling")], [_known("a = 1")], ["not made or killed"]),
        ([], [_known("b = 1")], ["not made or killed"]),
        ([_verdict("a = 1", None)], [_known("a = 1", "so")], ["without a reason"]),
    ],
)
def test_a_survivor_is_listed_and_a_listed_one_survives(
    verdicts: list[Verdict], known: list[Known], wrong: list[str]
) -> None:
    found = judged(verdicts, known)
    assert len(found) == len(wrong)
    assert all(part in fault for part, fault in zip(wrong, found, strict=True))


def test_a_sample_stays_where_other_files_change() -> None:
    made = all_mutants("take_that", rule_modules("take_that"))
    picked = sample(made, 40)
    assert len(picked) == 40
    assert picked == sample(made[::-1], 40)[::-1]
    assert {one.place for one in sample(made[30:], 40)} >= {one.place for one in picked if one in made[30:]}


@pytest.mark.parametrize("title", titles())
def test_every_fault_of_the_sample_is_noticed_by_rulings_alone(title: str) -> None:
    command = [sys.executable, "-m", "tests.support.mutants", title]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].endswith(" 0 faults")
