public import Foundation

/// One navigation to a page, by which a delegate identifies it.
// apple: https://developer.apple.com/documentation/webkit/wknavigation
@preconcurrency @MainActor @objcMembers open class WKNavigation: NSObject {
    /// Always mobile.
    @nonobjc open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }

    @preconcurrency @MainActor override init() { super.init() }
}
