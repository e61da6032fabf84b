# run [Example] [arguments]: sets up and builds what is missing, then opens an example (default: Hello)
verb_run() {
    local example=Hello argument
    if (($# > 0)) && [[ $1 != -* ]]; then
        example=$1
        shift
    fi
    require_example "$example"
    build_example "$example"
    if ! has_display_server && [[ -z ${FORASTERO_DISPLAY:-} ]]; then
        for argument in "$@"; do
            if [[ $argument == --display* || $argument == --drive* ]]; then exec "$root/.build/debug/$example" "$@"; fi
        done
        show_pictures "$example"
    else
        exec "$root/.build/debug/$example" "$@"
    fi
}
