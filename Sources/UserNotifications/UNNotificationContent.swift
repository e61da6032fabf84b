public import Foundation
import ObjCRuntime

/// How urgent a notification is.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active
    case timeSensitive
    case critical
}

/// The content of a notification.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var launchImageName = ""
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var summaryArgument = ""
        var summaryArgumentCount = 0
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }
    var values = Values()

    public override init() {}

    /// The first line. Default: empty.
    open var title: String { values.title }
    /// The second line. Default: empty.
    open var subtitle: String { values.subtitle }
    /// The message. Default: empty.
    open var body: String { values.body }
    /// The number on the application's icon; 0 takes it away. Default: nil, as it is.
    open var badge: NSNumber? { values.badge }
    /// The sound. Default: nil, none. Default: nil, nothing.
    open var sound: UNNotificationSound? { values.sound }
    /// The picture the app would start with. Default: empty.
    open var launchImageName: String { values.launchImageName }
    /// The values that the app wants to remember with it. Default: empty.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// Files that would be shown. Default: none.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The identifier of the category whose actions the notification has.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// Notifications of one thread are shown together.
    open var threadIdentifier: String { values.threadIdentifier }
    /// Which window it is about. Default: nil.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The argument of the text about several notifications. Default: empty.
    open var summaryArgument: String { values.summaryArgument }
    /// How many things the notification is about, for that text. Default: 0.
    open var summaryArgumentCount: Int { values.summaryArgumentCount }
    /// Default: ``UNNotificationInterruptionLevel/active``.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// From 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// By which a focus would choose. Default: nil.
    open var filterCriteria: String? { values.filterCriteria }

    open func copy(with zone: NSZone? = nil) -> Any { copied(into: UNNotificationContent()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: UNMutableNotificationContent()) }

    private func copied(into other: UNNotificationContent) -> UNNotificationContent {
        other.values = values
        return other
    }
}

/// The content of a notification while it is put together.
// apple: https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var summaryArgument: String {
        get { values.summaryArgument }
        set { values.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { values.summaryArgumentCount }
        set { values.summaryArgumentCount = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}
