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
