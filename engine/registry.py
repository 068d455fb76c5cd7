"""Finds every title: a package of `engine.games` whose attribute `TITLE` is its value."""

import importlib
import pkgutil
from functools import cache

import engine.games
from engine.game import AnyTitle


@cache
def titles() -> dict[str, AnyTitle]:
    """Give every title by its name, in order of names."""
    names = sorted(module.name for module in pkgutil.iter_modules(engine.games.__path__) if module.ispkg)
    return {name: importlib.import_module(f"engine.games.{name}").TITLE for name in names}


@cache
def rule_sets() -> dict[str, AnyTitle]:
    """Give every title by the rule sets that it can play (`take_that/1`)."""
    return {title.rule_set: title for title in titles().values()}
