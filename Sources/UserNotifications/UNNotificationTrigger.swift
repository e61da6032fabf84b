public import Foundation
import ObjCRuntime

/// When a notification is due.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// True if it is due again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The first date after another one on which it is due, when it was added on a third; nil if there is none.
    func date(after date: Date, added: Date) -> Date? { nil }
}

/// A push from a server. There is no way to one here, so that none is ever made.
// apple: https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// Due some time after it was added.
// apple: https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    public let timeInterval: TimeInterval

    /// - Parameters:
    ///   - timeInterval: in seconds, more than 0.
    ///   - repeats: if so, the interval must be a minute at least (MO-131).
    // apple: https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger/init(timeinterval:repeats:)
    public init(timeInterval: TimeInterval, repeats: Bool) {
        _require(timeInterval > 0, "time interval must be greater than 0: give the seconds until the notification is due.")
        _require(
            !repeats || timeInterval >= 60, "time interval must be at least 60 if repeating: give a minute or more, or do not repeat.")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would be due if it were added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override func date(after date: Date, added: Date) -> Date? {
        let first = added.addingTimeInterval(timeInterval)
        guard first <= date else { return first }
        guard repeats else { return nil }
        return first.addingTimeInterval((date.timeIntervalSince(first) / timeInterval).rounded(.down) * timeInterval + timeInterval)
    }
}

/// Due when the calendar shows something.
// apple: https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date that the calendar must show: parts that are nil may be anything.
    public let dateComponents: DateComponents

    /// A trigger for a moment, or for all moments that look the same.
    // apple: https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger/init(datematching:repeats:)
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time that the calendar shows it; nil if it never will.
    open func nextTriggerDate() -> Date? { match(after: Date()) }

    override func date(after date: Date, added: Date) -> Date? {
        if repeats { return match(after: date) }
        return match(after: added).flatMap { $0 > date ? $0 : nil }
    }

    private func match(after date: Date) -> Date? {
        (dateComponents.calendar ?? .current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
