# bench [peers | instructions] [part of a name]: measures what has to be fast, in release builds, against its budget
#
# peers: the same work done by other toolkits, side by side. instructions: how many fixed scenes take, against those that are kept.
verb_bench() {
    local folder=$state/bundle
    prepare "${build_packages[@]}"
    make_bundle release "$folder"
    case ${1:-} in
        peers | instructions)
            benchmarks_swift "$folder" build >&2
            "bench_$1" "$root/Benchmarks/.build/release/Benchmarks" "${@:2}"
            ;;
        *)
            forastero_swift build -c release --product Selection >&2
            BENCHMARK_EXAMPLES=$root/.build/release benchmarks_swift "$folder" run Benchmarks "$@"
            ;;
    esac
}

# benchmarks_swift <folder of the SDK> <swift's verb> [arguments…]
benchmarks_swift() {
    swift "$2" --package-path "$root/Benchmarks" --swift-sdks-path "$1" --swift-sdk forastero -c release "${@:3}"
}
