# explain FOLDER: lists all modules, types and members of ours that a package needs and that are not there, with the places that name them
verb_explain() {
    if (($# == 0)); then fail "explain needs the folder of a package." "usage: $command_name explain FOLDER"; fi
    if [[ ! -f $1/Package.swift ]]; then fail "There is no Package.swift in $1."; fi
    prepare "${build_packages[@]}"
    make_bundle debug "$state/explaining"
    explain_package "$(cd "$1" && pwd)" bundle_swift build
}

# bundle_swift <swift's verb> [arguments…]: swift on the package in this folder, with the SDK that was just made.
bundle_swift() {
    SWIFT_EXEC_MANIFEST=$state/explaining/forastero.artifactbundle/forastero/bin/swiftc \
        swift "$1" --swift-sdks-path "$state/explaining" --swift-sdk forastero "${@:2}"
}
