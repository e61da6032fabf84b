import Foundation

/// Tells subscribers and subscriptions apart.
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

/// Something that can be told apart from others of its kind.
// apple: https://developer.apple.com/documentation/combine/customcombineidentifierconvertible
public protocol CustomCombineIdentifierConvertible {
    /// Tells it apart from others. Of an object: the object itself does.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
