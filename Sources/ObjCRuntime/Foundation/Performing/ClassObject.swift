public import Foundation

/// The translation of `someClass.member` where `someClass` is an `AnyClass`, as `NSClassFromString(_:)` gives it: the members that all
/// classes have, such as ``NSObject/responds(to:)``, are those of a class that derives from NSObject.
/// - Precondition: the class derives from NSObject, as every class does that Objective-C knows.
public func _objcAny(_ aClass: AnyClass) -> NSObject.Type {
    guard let known = aClass as? NSObject.Type else {
        _requireFailure("\(aClass) does not derive from NSObject, so it answers no messages. Cast it to the class that it is.")
    }
    return known
}
