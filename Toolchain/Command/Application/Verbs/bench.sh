# bench [arguments]: runs the package's program Benchmarks, built for release
verb_bench() {
    require_package
    require_sdk
    require_product Benchmarks
    sdk_swift run -c release Benchmarks "$@"
}
