"""Who knows what of a table of UNO (section 12 of the rules).

view_of: what one viewer may know
groups: which cards of the own hand fit the table
knowledge: what a viewer has seen of cards that are hidden again
resample: other worlds that look the same to one viewer
"""
