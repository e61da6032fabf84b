public import Foundation

extension Foundation.NSObject {
    /// Returns true if the class itself has a type member of that name that is marked `@objc`.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { _ObjCRuntime.responds(self, $0) } ?? false
    }

    /// Returns true if objects of the class have a method of that name that is marked `@objc`, inherited or not. Nil is answered by
    /// nothing. apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/instancesrespond(to:)
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { _ObjCRuntime.instancesRespond(self, $0) } ?? false
    }

    /// Sends a message without arguments to the class itself.
    ///
    /// The result is kept alive until the main run loop turns.
    /// - Precondition: the class has a type member of that name that is marked `@objc`.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResults.shared.keep(_ObjCRuntime.sendRequired(to: self, aSelector, []))
    }

    /// Sends a message with one argument to the class itself; see `perform(_:)`.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedResults.shared.keep(_ObjCRuntime.sendRequired(to: self, aSelector, [object]))
    }
}
