# bench [part of a name]: measures what has to be fast, in release builds, against its budget
verb_bench() {
    local folder=$state/bundle
    prepare "${build_packages[@]}"
    make_bundle release "$folder"
    forastero_swift build -c release --product Selection >&2
    BENCHMARK_EXAMPLES=$root/.build/release swift run --package-path "$root/Benchmarks" --swift-sdks-path "$folder" --swift-sdk forastero -c release Benchmarks "$@"
}
