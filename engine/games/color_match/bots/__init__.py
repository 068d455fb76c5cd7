"""The bots of Color Match, which see what a seat sees.

choose: the move of each level          worth: what a play is worth
"""
