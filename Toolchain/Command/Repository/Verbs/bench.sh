# bench [peers | growth | instructions] [part of a name]: measures what has to be fast, in release builds, against its budget
#
# peers: the same work done by other toolkits, side by side. growth: how the cost of work grows with what there is. instructions: how many
# fixed scenes take, against those that are kept. With --keep before the name, each of them writes down what it has measured.
verb_bench() {
    local folder=$state/bundle
    prepare "${build_packages[@]}"
    make_bundle release "$folder"
    case ${1:-} in
        peers | growth | instructions)
            benchmarks_swift "$folder" build >&2
            if [[ $1 == peers ]]; then benchmarks_swift "$folder" build -c debug >&2; fi
            "bench_$1" "$root/Benchmarks/.build/release/Benchmarks" "${@:2}"
            ;;
        *)
            forastero_swift build -c release --product Selection >&2
            BENCHMARK_EXAMPLES=$root/.build/release benchmarks_swift "$folder" run Benchmarks "$@"
            ;;
    esac
}
