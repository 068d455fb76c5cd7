"""Who knows what at a table of Color Match.

view_of: what one viewer may know       groups: what the cards of a hand can do on the table
resample: other worlds                  knowledge: what a viewer was shown of hidden cards
"""
