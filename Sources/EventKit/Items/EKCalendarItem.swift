public import Foundation
import ObjCRuntime

/// What events and reminders have in common.
// apple: https://developer.apple.com/documentation/eventkit/ekcalendaritem
@objcMembers open class EKCalendarItem: EKObject {
    /// The calendar. Default: nil.
    open var calendar: EKCalendar!
    /// Another one than all others have.
    public let calendarItemIdentifier = UUID().uuidString
    /// The title. Default: empty.
    open var title: String! = ""
    /// The place. Default: nil.
    open var location: String?
    /// Whatever was noted. Default: nil.
    open var notes: String?
    /// An address for more. Default: nil.
    open var url: URL?
    /// When it was made; nil for what is in no store.
    open var creationDate: Date? { nil }
    /// When it was changed; nil for what is in no store.
    open var lastModifiedDate: Date? { nil }
    /// Where its times are meant; nil for wherever one is. Default: nil.
    open var timeZone: TimeZone?

    /// What reminds of it; nil for nothing. Default: nil.
    open var alarms: [EKAlarm]?
    /// True if something reminds of it.
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    /// Something more reminds of it.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Something less reminds of it.
    open func removeAlarm(_ alarm: EKAlarm) { alarms = without(alarm, alarms) }

    /// How it is repeated; nil for once. Default: nil.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// True if it is repeated.
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    /// It is repeated in another way, too.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// It is not repeated in that way.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = without(rule, recurrenceRules) }

    private func without<Value: AnyObject>(_ value: Value, _ values: [Value]?) -> [Value]? {
        let rest = (values ?? []).filter { $0 !== value }
        return rest.isEmpty ? nil : rest
    }
}
