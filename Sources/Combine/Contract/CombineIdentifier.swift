import Foundation

/// Identifies subscribers and subscriptions.
// apple: https://developer.apple.com/documentation/combine/combineidentifier
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt64

    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: UInt64 = 0

    /// One that nothing else has.
    public init() {
        value = Self.lock.withLock {
            Self.last += 1
            return Self.last
        }
    }

    /// That of an object.
    public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    public var description: String { "0x" + String(value, radix: 16) }
}

/// A value with an identity.
// apple: https://developer.apple.com/documentation/combine/customcombineidentifierconvertible
public protocol CustomCombineIdentifierConvertible {
    /// The identity. For a class: that of the object.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
