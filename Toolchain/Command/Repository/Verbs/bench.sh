# bench [part of a name]: measures what has to be fast, in release builds, against its budget
verb_bench() {
    local folder=$state/sdk
    require_packages "${build_packages[@]}"
    require_compiler
    make_bundle release "$folder"
    swift run --package-path "$root/Benchmarks" --swift-sdks-path "$folder" --swift-sdk forastero -c release Benchmarks "$@"
}
