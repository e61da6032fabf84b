import ObjCRuntime
public import UIKitCore

private nonisolated(unsafe) var contentKey: UInt8 = 0

extension NSUserActivity {
    /// What a search of the system would know of the activity. Kept with it; there is no such search here. Default: nil.
    // apple: https://developer.apple.com/documentation/foundation/nsuseractivity/contentattributeset
    // status: stored-only
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { objc_getAssociatedObject(self, &contentKey) as? CSSearchableItemAttributeSet }
        set { objc_setAssociatedObject(self, &contentKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
