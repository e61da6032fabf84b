# build [options of swift build]: builds all modules and examples
verb_build() {
    prepare "${build_packages[@]}"
    forastero_swift build "$@"
}
