"""A game as its log: folded, kept in memory, appended to, followed.

entry: an entry as stored bytes           snapshot: the table after an entry, and folding from one to the next
folded_game: one game in memory           cache: all games in memory, opened from the store
append: the one way into a log            fingerprint, versions: what a call asks for, which version it means
follow, signals: every version once, as it happens
reader: a log file, judged line by line
"""
