# build [options of swift build]: builds the app package in this folder
verb_build() {
    require_package
    require_sdk
    sdk_swift build "$@"
}
