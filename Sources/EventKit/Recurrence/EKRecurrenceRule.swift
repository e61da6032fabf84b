public import Foundation
import ObjCRuntime

/// A unit in which something is repeated.
// apple: https://developer.apple.com/documentation/eventkit/ekrecurrencefrequency
public enum EKRecurrenceFrequency: Int, Sendable {
    case daily = 0
    case weekly
    case monthly
    case yearly
}

/// A day of the week.
// apple: https://developer.apple.com/documentation/eventkit/ekweekday
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
}

/// How something is repeated.
// apple: https://developer.apple.com/documentation/eventkit/ekrecurrencerule
@objcMembers open class EKRecurrenceRule: EKObject, NSCopying {
    /// The unit.
    @nonobjc public let frequency: EKRecurrenceFrequency
    /// After how many units it is repeated.
    public let interval: Int
    /// The days of the week; nil for all that fit.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month, from 1; those below 0 count from its end. Nil for all that fit.
    public let daysOfTheMonth: [NSNumber]?
    /// The months, from 1; nil for all that fit.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks, from 1; those below 0 count from the end of the year. Nil for all that fit.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of the year, from 1; those below 0 count from its end. Nil for all that fit.
    public let daysOfTheYear: [NSNumber]?
    /// Which of the days that fit, from 1; those below 0 count from the end. Nil for all.
    public let setPositions: [NSNumber]?
    /// When it ends; nil for never.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// - Parameters:
    ///   - type: the unit.
    ///   - interval: after how many units it is repeated.
    ///   - end: when it ends; nil for never.
    /// - Precondition: the interval is above 0.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// - Parameters:
    ///   - type: the unit.
    ///   - interval: after how many units it is repeated.
    ///   - days: the days of the week; nil for all that fit.
    ///   - monthDays: the days of the month.
    ///   - months: the months.
    ///   - weeksOfTheYear: the weeks.
    ///   - daysOfTheYear: the days of the year.
    ///   - setPositions: which of the days that fit.
    ///   - end: when it ends; nil for never.
    /// - Precondition: the interval is above 0.
    // apple: https://developer.apple.com/documentation/eventkit/ekrecurrencerule
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        _require(interval > 0, "EKRecurrenceRule: an interval of \(interval) is invalid; it must be 1 or more.")
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
        recurrenceEnd = end
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
            monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear, setPositions: setPositions,
            end: recurrenceEnd)
    }
}
