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
    if ! has_display_server && [[ -z ${FORASTERO_DISPLAY:-} && " $*" != *" --display"* && " $*" != *" --drive"* ]]; then
        fail "There is no display server: DISPLAY and WAYLAND_DISPLAY are not set." \
            "Start the app in a desktop session, or headless under a script: $command_name drive $product SCRIPT"
    fi
    exec "$program" "$@"
}
