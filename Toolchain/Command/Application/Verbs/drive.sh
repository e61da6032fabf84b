# drive App|PROJECT script [options]: runs the app headless under a drive script; "-" reads it from standard input
verb_drive() {
    local usage="usage: $command_name drive App script [--screen 844x390@2 …]"
    take_project "$@"
    if [[ -n $project ]]; then
        if ((${#rest[@]} == 0)); then fail "drive needs a script." "$usage"; fi
        require_script "${rest[0]}"
        prepare_project
        build_project
        release_project
        for variable in "${app_environment[@]}"; do export "$variable"; done
        exec "$program" --display headless --drive "${rest[0]}" "${app_arguments[@]}" "${rest[@]:1}"
    fi
    if (($# < 2)); then fail "drive needs an app and a script." "$usage"; fi
    require_script "$2"
    require_package
    require_sdk
    require_product "$1"
    build_product
    exec "$program" --display headless --drive "$2" "${@:3}"
}

require_script() {
    if [[ $1 != - && ! -r $1 ]]; then fail "The script $1 cannot be read."; fi
}
