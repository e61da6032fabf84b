public import Foundation

/// The features of a window that a page opens. The engine tells none of it: all is nil.
// apple: https://developer.apple.com/documentation/webkit/wkwindowfeatures
@preconcurrency @MainActor @objcMembers open class WKWindowFeatures: NSObject {
    /// Nil: not told.
    open var menuBarVisibility: NSNumber? { nil }
    /// Nil: not told.
    open var statusBarVisibility: NSNumber? { nil }
    /// Nil: not told.
    open var toolbarsVisibility: NSNumber? { nil }
    /// Nil: not told.
    open var allowsResizing: NSNumber? { nil }
    /// Nil: not told.
    open var x: NSNumber? { nil }
    /// Nil: not told.
    open var y: NSNumber? { nil }
    /// Nil: not told.
    open var width: NSNumber? { nil }
    /// Nil: not told.
    open var height: NSNumber? { nil }

    @preconcurrency @MainActor override init() { super.init() }
}
