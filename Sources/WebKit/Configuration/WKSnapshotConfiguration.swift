public import Foundation

/// The part of a page that a picture is taken of.
// apple: https://developer.apple.com/documentation/webkit/wksnapshotconfiguration
@preconcurrency @MainActor @objcMembers open class WKSnapshotConfiguration: NSObject {
    /// In points of the view; `CGRect.null` is all that is seen. Default: null.
    open var rect = CGRect.null
    /// How wide the picture is, in points. Default: nil: as wide as the rectangle.
    open var snapshotWidth: NSNumber?
    /// The engine always draws first. Default: true.
    // status: stored-only
    open var afterScreenUpdates = true

    @preconcurrency @MainActor public override init() { super.init() }
}
