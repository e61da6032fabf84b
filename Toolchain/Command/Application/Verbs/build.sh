# build [PROJECT] [options of swift build]: builds the app package in this folder, or an Xcode project
verb_build() {
    take_project "$@"
    if [[ -n $project ]]; then
        prepare_project building
        build_project "${rest[@]}"
        say "built $program"
        return
    fi
    require_package
    require_sdk
    sdk_swift build "$@"
}
