# Running an app that has been built.

# open_program <program> <its script for pictures> <folder for pictures> [arguments…]: as the arguments ask, or in a window; without a
# display server in a page of a browser. Where nobody sits at a terminal who could open that page, it is not waited for.
open_program() {
    local program=$1 script=$2 pictures=$3 argument chosen=
    shift 3
    for argument in "$@"; do
        case $argument in --display* | --drive* | --monkey*) chosen=yes ;; esac
    done
    if has_display_server || [[ -n ${FORASTERO_DISPLAY:-}$chosen || -t 1 ]]; then exec "$program" "$@"; fi
    say "there is no display server: DISPLAY and WAYLAND_DISPLAY are not set."
    say "Start it in a desktop session for a window, with --display browser for a page, or give it a script: $command_name drive $(printf %q "$(basename "$program")") SCRIPT"
    take_pictures "$program" "$script" "$pictures" "$@"
}

# Plays a script headless, the app's own or one that only waits and looks, and says where its pictures are.
take_pictures() {
    local program=$1 script=$2 pictures=$3 picture
    shift 3
    require_writable "$pictures"
    rm -f "$pictures"/*.png
    if [[ ! -f $script ]]; then
        script=$pictures/Tour.drive
        # Names of apps have spaces, and may have what ends a quoted word.
        picture=$(basename "$program" | sed 's/[\\"]/\\&/g').png
        write_file "$script" <<<"wait 0.5"$'\n'"snapshot \"$picture\""
    fi
    (cd "$pictures" && "$program" --display headless --drive "$script" "$@")
    say "ran it headless; the pictures are:"
    printf '%s\n' "$pictures"/*.png
}
