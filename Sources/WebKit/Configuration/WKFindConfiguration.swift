public import Foundation

/// How text is looked for.
// apple: https://developer.apple.com/documentation/webkit/wkfindconfiguration
@preconcurrency @MainActor @objcMembers open class WKFindConfiguration: NSObject {
    /// True if what stands before is found. Default: false.
    open var backwards = false
    /// True if capitals count. Default: false.
    open var caseSensitive = false
    /// True if it goes on at the other end. Default: true.
    open var wraps = true

    @preconcurrency @MainActor public override init() { super.init() }
}
