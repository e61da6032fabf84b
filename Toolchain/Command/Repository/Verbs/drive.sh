# drive Example script [options]: runs an example headless under a drive script; "-" reads it from standard input
verb_drive() {
    if (($# < 2)); then fail "drive needs an example and a script." "usage: $command_name drive Example script [--screen 844x390@2 …]"; fi
    local example=$1 script=$2
    require_example "$example"
    if [[ $script != - && ! -r $script ]]; then fail "The script $script cannot be read."; fi
    build_example "$example"
    exec "$root/.build/debug/$example" --display headless --drive "$script" "${@:3}"
}
