extension NSObjectProtocol {
    /// Sends a message without arguments.
    ///
    /// The result is kept alive until the main run loop turns, as an autoreleased object would be.
    /// - Precondition: the object has a method of that name.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResults.shared.keep(_ObjCRuntime.sendRequired(self, aSelector, []))
    }

    /// Sends a message with one argument; see ``perform(_:)``.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedResults.shared.keep(_ObjCRuntime.sendRequired(self, aSelector, [object]))
    }

    /// Sends a message with two arguments; see ``perform(_:)``.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        PerformedResults.shared.keep(_ObjCRuntime.sendRequired(self, aSelector, [object1, object2]))
    }
}
