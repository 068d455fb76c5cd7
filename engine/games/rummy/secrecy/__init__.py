"""Who knows what of a table of Straight Rummy.

view_of: what a viewer sees
groups: what the cards of a hand make
knowledge: what everybody was shown of hidden cards
resample: other worlds that look the same to a viewer
"""
