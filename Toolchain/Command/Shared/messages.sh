# What the command says to people. Everything goes to standard error, so that output can be piped.

say() { echo "forastero: $*" >&2; }

# fail <what is wrong> [what to do about it]
fail() {
    echo "forastero: error: $1" >&2
    if (($# > 1)); then printf '    %s\n' "${@:2}" >&2; fi
    exit 1
}
