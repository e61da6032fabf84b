import ObjCRuntime

/// An asset that is put together from parts of others. None is ever made here, so that no asset is one.
// apple: https://developer.apple.com/documentation/avfoundation/avcomposition
@objcMembers open class AVComposition: AVAsset, @unchecked Sendable {
    override init(source: AssetLoad) { super.init(source: source) }
}
