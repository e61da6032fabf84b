# Writing files so that two runs at once, or a run that is stopped, leave nothing half-written.

# Makes a folder, or says why it cannot be written.
require_writable() {
    if ! mkdir -p "$1" 2>/dev/null || [[ ! -w $1 ]]; then
        fail "The folder $1 cannot be written." "Make it writable, or work in a copy of this folder that you own."
    fi
}

# write_file <path>: standard input becomes the file, in one step, and only if that changes it.
write_file() {
    local new
    new=$(mktemp "$1.XXXXXX")
    cat >"$new"
    if cmp -s "$new" "$1"; then rm -f "$new"; else mv -f "$new" "$1"; fi
}

# copy_program <from> <to>: in one step, and only if that changes it, so that nothing is built again for nothing.
copy_program() {
    local new
    if cmp -s "$1" "$2"; then return; fi
    new=$(mktemp "$2.XXXXXX")
    cp "$1" "$new"
    chmod 755 "$new"
    mv -f "$new" "$2"
}

# exclusively <lock file> <command…>: runs the command while no other run holds the lock. Its failure ends this run.
exclusively() {
    local lock
    exec {lock}>"$1"
    if ! flock -n "$lock"; then
        say "waiting for another run to finish"
        flock "$lock"
    fi
    "${@:2}" {lock}>&- # no child holds the lock longer than this run does
    exec {lock}>&-
}

# at_exit <command…>: runs when this run ends, however it ends; the last one first.
at_exit() {
    exit_commands=("$(printf '%q ' "$@")" "${exit_commands[@]+"${exit_commands[@]}"}")
    trap run_exit_commands EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
}

run_exit_commands() {
    local command
    for command in "${exit_commands[@]}"; do eval "$command" || true; done
}
