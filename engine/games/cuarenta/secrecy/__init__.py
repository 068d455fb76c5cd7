"""Who knows what in Cuarenta.

view_of: what one viewer may know       groups: what the cards of its hand make
knowledge: what it may conclude         resample: other worlds that look the same to it
"""
