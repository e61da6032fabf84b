public import Foundation
import ObjCRuntime

/// How much a reminder matters. Numbers between are allowed, too.
// apple: https://developer.apple.com/documentation/eventkit/ekreminderpriority
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// A reminder, as an app makes one.
// apple: https://developer.apple.com/documentation/eventkit/ekreminder
@objcMembers open class EKReminder: EKCalendarItem {
    /// - Parameter eventStore: where it could be kept.
    // apple: https://developer.apple.com/documentation/eventkit/ekreminder/init(eventstore:)
    public init(eventStore: EKEventStore) { super.init() }

    /// When it can be begun. Default: nil.
    @nonobjc open var startDateComponents: DateComponents?
    /// When it has to be done. Default: nil.
    @nonobjc open var dueDateComponents: DateComponents?
    /// From 1, which matters most, to 9; 0 for none. Default: 0.
    open var priority = 0
    /// When it was done; nil while it is not. Default: nil.
    open var completionDate: Date?
    /// True if it is done. Setting it sets ``completionDate`` to now, or to nil.
    // apple: https://developer.apple.com/documentation/eventkit/ekreminder/iscompleted
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
    }
}
