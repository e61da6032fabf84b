/// Content that can be thrown away while nobody looks at it. A cache here does not: it lets go of whole objects.
// apple: https://developer.apple.com/documentation/foundation/nsdiscardablecontent
public protocol NSDiscardableContent {
    /// Somebody looks at it.
    /// - Returns: whether it is still there.
    func beginContentAccess() -> Bool
    /// Somebody has looked at it.
    func endContentAccess()
    /// Throws it away if nobody looks at it.
    func discardContentIfPossible()
    /// Returns true if it was thrown away.
    func isContentDiscarded() -> Bool
}
