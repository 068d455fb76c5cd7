"""The bots of Straight Rummy.

choose: the levels, and EASY
normal: NORMAL
hard: HARD
plan: what all of them think of a hand
"""
