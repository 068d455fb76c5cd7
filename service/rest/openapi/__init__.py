"""OpenAPI 3.1 from the structs: the same names whatever titles are there."""
