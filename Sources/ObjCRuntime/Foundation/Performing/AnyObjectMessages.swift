import Foundation

// The members that every object of Objective-C has, for those known as `AnyObject` alone.
extension _ObjCAnyObject {
    /// Returns true if it is of a class, or of one below. Stops the program for an object that does not derive from `NSObject`, as do all
    /// of these.
    public func isKind(of aClass: AnyClass) -> Bool { answering.isKind(of: aClass) }
    /// Returns true if it is of exactly that class.
    public func isMember(of aClass: AnyClass) -> Bool { answering.isMember(of: aClass) }
    /// Returns true if it has a method of that name.
    public func responds(to aSelector: Selector!) -> Bool { answering.responds(to: aSelector) }
    /// Returns true if it counts as the same as another object.
    public func isEqual(_ object: Any?) -> Bool { answering.isEqual(object) }

    /// Calls a method by its name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { answering.perform(aSelector) }
    /// Calls a method by its name, with an object.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { answering.perform(aSelector, with: object) }
    /// Calls a method by its name, with two objects.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        answering.perform(aSelector, with: object1, with: object2)
    }
    /// Calls a method by its name on the main thread, and waits for that if it is to.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        answering.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    private var answering: any NSObjectProtocol {
        if let answering = object as? any NSObjectProtocol { return answering }
        _requireFailure("\(type(of: object)) does not derive from NSObject, so it answers no messages. Cast it to the class that it is.")
    }
}
