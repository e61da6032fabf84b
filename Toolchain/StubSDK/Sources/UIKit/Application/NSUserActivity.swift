import QuartzCore

open class NSUserActivity: UIObject {
    public init(activityType: String) { self.activityType = activityType }
    public let activityType: String
    open var title: String?, userInfo: [AnyHashable: Any]?, webpageURL: URL?
}
