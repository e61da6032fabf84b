# format: lays out all Swift sources by the rules of .swift-format
verb_format() {
    require_toolchain
    (cd "$root" && swift_sources | xargs -0 swift format format --in-place --parallel)
}
