# drive App script [options]: runs the app headless under a drive script; "-" reads it from standard input
verb_drive() {
    if (($# < 2)); then fail "drive needs an app and a script." "usage: $command_name drive App script [--screen 844x390@2 …]"; fi
    if [[ $2 != - && ! -r $2 ]]; then fail "The script $2 cannot be read."; fi
    require_package
    require_sdk
    require_product "$1"
    build_product
    exec "$program" --display headless --drive "$2" "${@:3}"
}
