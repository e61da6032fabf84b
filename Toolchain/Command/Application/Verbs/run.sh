# run [App|PROJECT] [arguments]: builds and opens the app; PROJECT is an .xcodeproj, an .xcworkspace or a folder with one
verb_run() {
    local named=()
    take_project "$@"
    if [[ -n $project ]]; then
        run_project "${rest[@]}"
        return
    fi
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

# run_project [arguments]: with the arguments and variables of its scheme.
run_project() {
    prepare_project
    build_project
    release_project
    for variable in "${app_environment[@]}"; do export "$variable"; done
    open_program "$program" "$PWD/Tour.drive" "$(dirname "$package_folder")/pictures" "${app_arguments[@]}" "$@"
}
