"""The control of every attack: nothing is done, and others notice nothing."""

import time

from tests.support.attacked import Figures, Target


def test_others_play_while_nothing_happens(target: Target, figures: Figures):
    target.besieged(figures, "no attack", lambda: time.sleep(2))
