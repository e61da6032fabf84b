public import Foundation

/// Views of one pool share processes. Here all do, as on iOS since 15.
// apple: https://developer.apple.com/documentation/webkit/wkprocesspool
@preconcurrency @MainActor @objcMembers open class WKProcessPool: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
}
