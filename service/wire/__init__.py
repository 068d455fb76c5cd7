"""Between structs and bytes: codecs, problems, status codes, texts."""
