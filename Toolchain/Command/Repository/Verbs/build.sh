# build [options of swift build]: builds all modules and examples
verb_build() {
    require_packages "${build_packages[@]}"
    require_compiler
    forastero_swift build "$@"
}
