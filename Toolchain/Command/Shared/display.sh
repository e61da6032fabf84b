# Display servers: which one a person has, and one without a screen for tests.

has_display_server() { [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; }

# Starts an X server without a screen on a free display number, ended with this run, and lets programs find it.
start_display_server() {
    local folder number
    folder=$(mktemp -d)
    at_exit rm -rf "$folder"
    mkfifo "$folder/number"
    Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$folder/number" >/dev/null 2>"$folder/log" &
    at_exit end_process $!
    if ! read -r -t 30 number <"$folder/number"; then
        fail "Xvfb, the X server for tests, did not start." "$(tail -3 "$folder/log")"
    fi
    export DISPLAY=:$number
    unset WAYLAND_DISPLAY
}

end_process() {
    kill "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
}
