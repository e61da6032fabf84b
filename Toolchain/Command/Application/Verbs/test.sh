# test [options of swift test]: runs its tests
verb_test() {
    require_package
    require_sdk
    sdk_swift test "$@"
}
