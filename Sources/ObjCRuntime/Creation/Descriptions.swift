public import Foundation

extension Foundation.NSObject {
    /// The name of the class: `UIView`, `Module.Class`.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description
    public class func description() -> String {
        _ObjCRuntime.name(of: self)
    }
}

/// `type(of: x).description()` where `x` may be of any class.
public func _objcDescription(_ type: Any.Type) -> String {
    (type as? AnyClass).map { _ObjCRuntime.name(of: $0) } ?? String(reflecting: type)
}
