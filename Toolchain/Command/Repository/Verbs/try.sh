# try <folder of a package>…: builds unmodified iOS packages against the stub SDK, runs their tests, and reports what is missing
verb_try() {
    local package failures=0
    if (($# == 0)); then fail "try needs the folder of a package." "usage: $command_name try FOLDER…"; fi
    for package in "$@"; do
        if [[ ! -f $package/Package.swift ]]; then fail "There is no Package.swift in $package."; fi
    done
    prepare "${build_packages[@]}"
    build_stub_sdk
    for package in "$@"; do
        if ! try_package "$(cd "$package" && pwd)"; then failures=$((failures + 1)); fi
    done
    ((failures == 0)) || fail "$failures of $# packages did not build or have tests that fail."
}
