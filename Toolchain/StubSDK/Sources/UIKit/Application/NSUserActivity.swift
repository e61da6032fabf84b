import QuartzCore

open class NSUserActivity: UIObject {
    public init(activityType: String) { self.activityType = activityType }
    public let activityType: String
    open var title: String?, userInfo: [AnyHashable: Any]?, webpageURL: URL?
}

open class UndoManager: UIObject {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func undo() {}
    open func redo() {}
    open func removeAllActions() {}
}
