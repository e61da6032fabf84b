# sdk: says where the Swift SDK is, and how to use it without this command
verb_sdk() {
    echo "$bundle"
    say "swift build --swift-sdks-path $(dirname "$(dirname "$bundle")") --swift-sdk forastero"
}
