import Foundation

// What every object of Objective-C answers, for those known as `AnyObject` alone.
extension _ObjCAnyObject {
    public func isKind(of aClass: AnyClass) -> Bool { answering.isKind(of: aClass) }
    public func isMember(of aClass: AnyClass) -> Bool { answering.isMember(of: aClass) }
    public func responds(to aSelector: Selector!) -> Bool { answering.responds(to: aSelector) }
    public func isEqual(_ object: Any?) -> Bool { answering.isEqual(object) }

    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { answering.perform(aSelector) }
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { answering.perform(aSelector, with: object) }
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        answering.perform(aSelector, with: object1, with: object2)
    }
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        answering.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    private var answering: any NSObjectProtocol {
        if let answering = object as? any NSObjectProtocol { return answering }
        _requireFailure("\(type(of: object)) does not derive from NSObject, so it answers no messages. Cast it to the class that it is.")
    }
}
