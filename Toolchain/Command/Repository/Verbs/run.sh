# run [Example] [arguments]: sets up and builds what is missing, then opens an example (default: Views)
verb_run() {
    local example=Views
    if (($# > 0)) && [[ $1 != -* ]]; then
        example=$1
        shift
    fi
    require_example "$example"
    build_example "$example"
    open_program "$root/.build/debug/$example" "$root/Examples/$example/Tour.drive" "$state/pictures/$example" "$@"
}
