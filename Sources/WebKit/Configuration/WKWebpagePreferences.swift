public import Foundation

/// How one page is shown.
// apple: https://developer.apple.com/documentation/webkit/wkwebpagepreferences
@preconcurrency @MainActor @objcMembers open class WKWebpagePreferences: NSObject {
    /// Which form of a page is wanted.
    // apple: https://developer.apple.com/documentation/webkit/wkwebpagepreferences/contentmode
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile
        case desktop
    }

    /// Kept: the engine shows what comes. Default: recommended.
    // status: stored-only
    @nonobjc open var preferredContentMode = ContentMode.recommended
    /// True if scripts of pages run; those of the application do in any case. What the view was made with counts. Default: true.
    // apple: https://developer.apple.com/documentation/webkit/wkwebpagepreferences/allowscontentjavascript
    open var allowsContentJavaScript = true

    @preconcurrency @MainActor public override init() { super.init() }

    final func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.preferredContentMode = preferredContentMode
        copy.allowsContentJavaScript = allowsContentJavaScript
        return copy
    }
}
