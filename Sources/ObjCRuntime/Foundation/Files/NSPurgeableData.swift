public import Foundation

/// Data that the system may throw away while nobody looks at it. This one does not: memory is not short here, and what is thrown away
/// would be missing.
// apple: https://developer.apple.com/documentation/foundation/nspurgeabledata
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    /// Somebody looks at it.
    /// - Returns: whether it is still there: true.
    @discardableResult
    open func beginContentAccess() -> Bool { true }
    /// Somebody has looked at it.
    open func endContentAccess() {}
    /// May throw it away. Does nothing.
    open func discardContentIfPossible() {}
    /// Returns true if it was thrown away: no.
    open func isContentDiscarded() -> Bool { false }
}
