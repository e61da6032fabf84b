# run [App] [arguments]: builds and opens the app
verb_run() {
    local named=()
    if (($# > 0)) && [[ $1 != -* ]]; then
        named=("$1")
        shift
    fi
    require_package
    require_sdk
    require_product "${named[@]}"
    build_product
    open_program "$program" "$PWD/Tour.drive" "$PWD/.build/pictures/$product" "$@"
}
