#!/usr/bin/env bash
# Compiles the Java that protobuf makes of the contract: every message, and the stubs of both services. Kotlin's
# generator is not among Debian's packages, so its names are only computed (tests/support/generated_names).
#
# Code and library must be of one version, and Debian's protobuf-java is older than the protoc of grpcio-tools: so protoc
# and its plugin for services are Debian's too. Missing packages are installed, which needs apt and its rights.
# Usage: scripts/java.sh PYTHON
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1

declare -A packages=(
    [/usr/bin/javac]=default-jdk-headless
    [/usr/bin/protoc]=protobuf-compiler
    [/usr/bin/grpc_java_plugin]=protobuf-compiler-grpc-java-plugin
    [/usr/share/java/protobuf.jar]=libprotobuf-java
    [/usr/share/java/grpc-stub.jar]=libgrpc-java
    [/usr/share/java/guava.jar]=libguava-java
    [/usr/share/java/geronimo-annotation-1.3-spec.jar]=libgeronimo-annotation-1.3-spec-java
)
missing=()
for file in "${!packages[@]}"; do
    [ -e "$file" ] || missing+=("${packages[$file]}")
done
if [ ${#missing[@]} -gt 0 ]; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/source" "$scratch/classes"
known=$("$python" -c 'import grpc_tools, pathlib; print(pathlib.Path(grpc_tools.__file__).with_name("_proto"))')

find proto/fairdeal -name '*.proto' -print0 | xargs -0 /usr/bin/protoc --proto_path=proto --proto_path="$known" \
    --java_out="$scratch/source" --plugin=protoc-gen-grpc-java=/usr/bin/grpc_java_plugin \
    --grpc-java_out="$scratch/source" 2>"$scratch/warnings" || { cat "$scratch/warnings" >&2 && exit 1; }
if [ -s "$scratch/warnings" ]; then
    cat "$scratch/warnings" >&2
    echo "protoc warns, and a warning is an error" >&2
    exit 1
fi

jars=$(printf '/usr/share/java/%s.jar:' protobuf grpc-api grpc-stub grpc-protobuf guava geronimo-annotation-1.3-spec)
find "$scratch/source" -name '*.java' >"$scratch/files"
/usr/bin/javac -nowarn -proc:none -d "$scratch/classes" -cp "$jars" "@$scratch/files"
echo "Java: $(wc -l <"$scratch/files") files compile, $(find "$scratch/classes" -name '*.class' | wc -l) classes"
