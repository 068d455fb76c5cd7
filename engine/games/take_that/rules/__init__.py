"""The rules of Take That.

setup: the empty table, the deal of a round, which made-up tables are sound
legal: what a seat may do, and why else not
decide: what a move does, and how a round and a game are scored
evolve: how events change the table
"""
