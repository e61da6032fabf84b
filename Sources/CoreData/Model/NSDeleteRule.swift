/// The effect on the objects at the other end of a relationship when an object is deleted.
// apple: https://developer.apple.com/documentation/coredata/nsdeleterule
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: they go on pointing to it.
    case noActionDeleteRule = 0
    /// They no longer point to it.
    case nullifyDeleteRule = 1
    /// They are deleted too.
    case cascadeDeleteRule = 2
    /// The object cannot be deleted while there are any: saving fails.
    case denyDeleteRule = 3
}
