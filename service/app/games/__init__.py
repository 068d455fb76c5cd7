"""The use cases of GameService, a file each, and what several of them share.

authentication: who calls, and what it may see
seats, setup: who sits where, and tables that tests set up
new_games: how a game begins, whoever asks for it      table_act: what a seat asks of its table
"""
