# The example apps of this repository: one folder each under Examples.

example_names() {
    local folder
    for folder in "$root"/Examples/*/; do basename "$folder"; done
}

require_example() {
    if [[ ! $1 =~ ^[A-Za-z][A-Za-z0-9]*$ || ! -d $root/Examples/$1 ]]; then
        fail "There is no example '$1'." "The examples are: $(example_names | paste -sd ' ')"
    fi
}

# Installs and builds what an example needs.
build_example() {
    prepare "${build_packages[@]}"
    forastero_swift build --product "$1" >&2
}

# Plays a short script without a display, so that there is something to see: show_pictures <example>
show_pictures() {
    local pictures=$state/pictures/$1 script=$root/Examples/$1/Tour.drive
    require_writable "$pictures"
    say "no display server (DISPLAY and WAYLAND_DISPLAY are not set): running headless."
    say "Other ways: start it in a desktop session, or give it a script with '$command_name drive $1 SCRIPT'."
    if [[ ! -f $script ]]; then
        script=$pictures/Tour.drive
        printf '%s\n' 'wait 0.5' "snapshot $1.png" >"$script"
    fi
    (cd "$pictures" && "$root/.build/debug/$1" --display headless --drive "$script")
    say "the pictures are in $pictures:"
    ls "$pictures"/*.png
}
