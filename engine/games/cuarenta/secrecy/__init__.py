"""Who knows what in Cuarenta.

view: what one viewer may know, and what its hand can capture       knowledge: what it may conclude
resample: other worlds that look the same to it
"""
