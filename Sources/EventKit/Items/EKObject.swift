public import Foundation
import ObjCRuntime

/// Something that a store keeps. What an app makes here is never kept (MO-28).
// apple: https://developer.apple.com/documentation/eventkit/ekobject
@objcMembers open class EKObject: NSObject {
    override init() {}

    /// True: it is in no store yet.
    open var isNew: Bool { true }
    /// True: it is in no store yet.
    open var hasChanges: Bool { true }
    /// Nothing was kept that one could go back to.
    open func reset() {}
    /// Nothing was kept that one could go back to.
    open func rollback() {}
    /// False: it is in no store.
    open func refresh() -> Bool { false }
}
