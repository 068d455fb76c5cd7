"""The three tables: what differs between them is data.

table_rules: what a table is                  classic, siege, day_night: one each
chosen: the table that the options choose     card_data: every face as a client draws it
"""
