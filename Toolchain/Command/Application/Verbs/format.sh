# format [paths]: lays out Swift sources
verb_format() {
    require_toolchain
    swift format format --in-place --parallel --recursive "${@:-.}"
}
