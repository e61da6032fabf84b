# setup: installs the Debian packages that are missing, checks the Swift toolchain, builds the compiler
verb_setup() {
    prepare "${build_packages[@]}" "${test_packages[@]}" "${site_packages[@]}" "${packaging_packages[@]}" "${instruction_packages[@]}"
    want_packages "${picture_packages[@]}" "${media_packages[@]}" "${web_packages[@]}" "${text_packages[@]}" \
        "${speech_packages[@]}" "${trial_packages[@]}"
    say "ready, with Swift $swift_version from $swift_folder"
}
