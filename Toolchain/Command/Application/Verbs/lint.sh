# lint [paths]: checks the formatting of Swift sources
verb_lint() {
    require_toolchain
    swift format lint --strict --parallel --recursive "${@:-.}"
}
