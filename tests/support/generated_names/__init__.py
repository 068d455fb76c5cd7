"""Which names the generators of protobuf make for Java, Kotlin, C#, Go, Swift and Dart, and which of them collide.

Run by `make check` as `python -m tests.support.generated_names`. protoc itself warns of few collisions, and none of the
six compilers runs here but Java's (scripts/java.sh).

- `naming`: a generated name, where it stands and what it comes from; what collides
- `reserved.toml`: names that are taken whatever the .proto files say
- `casing`: how the generators spell a name
- `walking`: the messages, enums, fields and oneofs of a file
- `java`, `kotlin`, `csharp`, `go`, `swift`, `dart`: the names that each generator makes
- `report`: the collisions of a set of files in all six languages
- `__main__`: the command
"""
