"""The use cases of GameService, a file each, and what several of them share.

authentication: which seat calls          seats, setup: who sits where, and tables that tests set up
describe_game, update: what an answer says of a game
"""
