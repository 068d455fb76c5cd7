"""The rules of Cuarenta.

setup: rounds, deals and what is announced at them      legal: what a card can capture, what a seat may do
refuse: why a move is refused                           decide: what a move does
evolve: how events change the table                     score: what is worth points
check: which made-up tables are sound
"""
