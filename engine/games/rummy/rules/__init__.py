"""The rules of Straight Rummy.

setup: the empty table, and the deal of a round
check: which made-up tables are sound
melds: the sets and runs that cards can form, and what extends them
legal: what a seat may do
refuse: why a move is refused
decide: what a move does
score: how a round is counted, and who wins
evolve: how events change the table
universe: every move that a client may think of
"""
