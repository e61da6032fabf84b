public import Foundation

/// A notification centre is an object like others: it compares, has a description, and answers messages by name.
///
/// Corelibs' class does not inherit from `NSObject`.
extension NotificationCenter: @retroactive NSObjectProtocol {
    /// Returns true if it is the same object.
    public func isEqual(_ object: Any?) -> Bool { (object as? NotificationCenter) === self }
    /// Follows from the object's identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// The object itself.
    public func `self`() -> Self { self }
    /// Always false.
    public func isProxy() -> Bool { false }
    public var description: String { "<NSNotificationCenter: \(ObjectIdentifier(self))>" }
    public var debugDescription: String { description }
}
