"""The guide to rulings: its example is a ruling, and it holds."""

import re
from pathlib import Path

from engine.judge import judge
from engine.registry import titles
from engine.rulings import read_ruling
from service.cli.ruling_files import read_rulings

GUIDE = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text("utf-8")


def test_the_example_holds(tmp_path: Path) -> None:
    examples = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    assert len(examples) == 1
    (tmp_path / "example.yaml").write_text(examples[0], "utf-8")
    for written in read_rulings(tmp_path / "example.yaml"):
        assert judge(read_ruling(written.plain, titles())) == ()
