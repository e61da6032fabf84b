# run [App|PROJECT] [arguments]: builds and opens the app; PROJECT is an .xcodeproj, an .xcworkspace or a folder with one; --kiosk shows it alone on a screen
verb_run() {
    local named=() kiosk= kiosk_seconds=
    take_kiosk "$@"
    take_project "${rest[@]}"
    if [[ -n $project ]]; then
        run_project "${rest[@]}"
        return
    fi
    set -- "${rest[@]}"
    if (($# > 0)) && [[ $1 != -* ]]; then
        named=("$1")
        shift
    fi
    require_package
    require_sdk
    require_product "${named[@]}"
    build_product
    if [[ -n $kiosk ]]; then run_in_kiosk "$kiosk_seconds" "$program" "$@"; fi
    open_program "$program" "$PWD/Tour.drive" "$PWD/.build/pictures/$product" "$@"
}

# take_kiosk [arguments…]: takes what is meant for the kiosk, and leaves the others in the array "rest".
take_kiosk() {
    rest=()
    while (($# > 0)); do
        case $1 in
            --kiosk) kiosk=yes && shift ;;
            --kiosk-seconds)
                if [[ ! ${2:-} =~ ^[0-9]+$ ]]; then fail "--kiosk-seconds needs a number."; fi
                kiosk=yes kiosk_seconds=$2
                shift 2
                ;;
            *)
                rest+=("$1")
                shift
                ;;
        esac
    done
}

# run_project [arguments]: with the arguments and variables of its scheme.
run_project() {
    prepare_project
    build_project
    release_project
    for variable in "${app_environment[@]}"; do export "$variable"; done
    if [[ -n $kiosk ]]; then run_in_kiosk "$kiosk_seconds" "$program" "${app_arguments[@]}" "$@"; fi
    open_program "$program" "$PWD/Tour.drive" "$(dirname "$package_folder")/pictures" "${app_arguments[@]}" "$@"
}
