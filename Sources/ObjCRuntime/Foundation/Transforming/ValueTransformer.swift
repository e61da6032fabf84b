public import Foundation
import Synchronization

/// The name of a value transformer.
// apple: https://developer.apple.com/documentation/foundation/nsvaluetransformername
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of the app's choice.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Reads archives of classes that are safe to read.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes one value of another, and perhaps that one again of the result.
// apple: https://developer.apple.com/documentation/foundation/valuetransformer
open class ValueTransformer: Foundation.NSObject, @unchecked Sendable {
    private static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    public required override init() {}

    /// Makes a transformer known by a name; nil takes it away.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        known.withLock { $0[name] = transformer }
    }

    /// The transformer of a name: the one that was made known, or a new one of the class of that name.
    fileprivate static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let known = known.withLock({ $0[name] }) { return known }
        let new = (_ObjCRuntime.classNamed(name.rawValue) as? ValueTransformer.Type)?.init()
        known.withLock { if let new { $0[name] = new } }
        return new
    }

    /// The names of those that were made known, in alphabetical order.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        known.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// The class of results. Default: `NSObject`.
    open class func transformedValueClass() -> AnyClass { Foundation.NSObject.self }
    /// Returns true if a value can be made again of the result. Default: false.
    open class func allowsReverseTransformation() -> Bool { false }

    /// The transformation of a value. Default: the value.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value that a result was made of.
    /// - Precondition: the class allows it.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        _require(
            Self.allowsReverseTransformation(),
            "-[\(type(of: self)) reverseTransformedValue:]: the transformer cannot be reversed. Override allowsReverseTransformation().")
        return transformedValue(value)
    }
}

extension ValueTransformer: _ObjCReplacingInit {}

extension _ObjCReplacingInit where Self: ValueTransformer {
    /// The transformer of a name: the one that was made known, or a new one of the class of that name; nil if there is neither.
    // apple: https://developer.apple.com/documentation/foundation/valuetransformer/init(forname:)
    public init?(forName name: NSValueTransformerName) {
        guard let transformer = ValueTransformer.named(name) as? Self else { return nil }
        self = transformer
    }
}
