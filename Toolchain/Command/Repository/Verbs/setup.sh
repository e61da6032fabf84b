# setup: installs the Debian packages that are missing, checks the Swift toolchain, builds the compiler
verb_setup() {
    require_packages "${build_packages[@]}" "${test_packages[@]}"
    require_compiler
    say "ready, with Swift $swift_version from $swift_folder"
}
