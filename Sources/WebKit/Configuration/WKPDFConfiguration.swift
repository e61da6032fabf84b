public import Foundation

/// The part of a page that becomes a document.
// apple: https://developer.apple.com/documentation/webkit/wkpdfconfiguration
@preconcurrency @MainActor @objcMembers open class WKPDFConfiguration: NSObject {
    /// In points of the page. Default: nil, all of it.
    // apple: https://developer.apple.com/documentation/webkit/wkpdfconfiguration/rect
    @nonobjc open var rect: CGRect?

    @preconcurrency @MainActor public override init() { super.init() }
}
