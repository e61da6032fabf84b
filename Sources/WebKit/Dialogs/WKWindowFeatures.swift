public import Foundation

/// The features of a window that a page opens. The engine reports none of them: all are nil.
// apple: https://developer.apple.com/documentation/webkit/wkwindowfeatures
@preconcurrency @MainActor @objcMembers open class WKWindowFeatures: NSObject {
    /// Nil: not reported.
    open var menuBarVisibility: NSNumber? { nil }
    /// Nil: not reported.
    open var statusBarVisibility: NSNumber? { nil }
    /// Nil: not reported.
    open var toolbarsVisibility: NSNumber? { nil }
    /// Nil: not reported.
    open var allowsResizing: NSNumber? { nil }
    /// Nil: not reported.
    open var x: NSNumber? { nil }
    /// Nil: not reported.
    open var y: NSNumber? { nil }
    /// Nil: not reported.
    open var width: NSNumber? { nil }
    /// Nil: not reported.
    open var height: NSNumber? { nil }

    @preconcurrency @MainActor override init() { super.init() }
}
