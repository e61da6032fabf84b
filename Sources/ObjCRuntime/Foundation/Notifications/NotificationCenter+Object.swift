public import Foundation

/// A notification centre is an object like others: it compares, has a description, and answers messages by name.
///
/// Corelibs' class does not inherit from `NSObject`.
extension NotificationCenter: @retroactive NSObjectProtocol {
    public func isEqual(_ object: Any?) -> Bool { (object as? NotificationCenter) === self }
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
    public var description: String { "<NSNotificationCenter: \(ObjectIdentifier(self))>" }
    public var debugDescription: String { description }
}
