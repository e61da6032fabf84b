public import Foundation

/// A structure that stands for a string wherever objects are held: in an `Any` it converts to its raw value and back, and equals it in
/// attributes and other dictionaries of objects.
public protocol _StringNewtype: RawRepresentable, _ObjectiveCBridgeable where RawValue == String {}

extension _StringNewtype {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String(describing: source))
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        result = Self(rawValue: String(describing: source))
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        guard let value = Self(rawValue: source.map { String(describing: $0) } ?? "") else {
            fatalError("\(Self.self) has no value for \(source ?? "an object that is missing").")
        }
        return value
    }
}
