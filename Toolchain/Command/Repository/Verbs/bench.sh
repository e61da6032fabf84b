# bench [name]: measures the parts that have to be fast (release build)
verb_bench() {
    require_packages "${build_packages[@]}"
    require_compiler
    swift run --package-path "$root/Benchmarks" --toolset "$toolset" -c release Benchmarks "$@"
}
