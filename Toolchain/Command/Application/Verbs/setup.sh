# setup: installs the Debian packages that are missing, checks the Swift toolchain
verb_setup() {
    require_sdk
    say "ready, with Swift $swift_version from $swift_folder"
}
