public import Foundation
import ObjCRuntime

/// A day of the week: each one, or the one of a certain week.
// apple: https://developer.apple.com/documentation/eventkit/ekrecurrencedayofweek
@objcMembers open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    /// The day.
    @nonobjc public let dayOfTheWeek: EKWeekday
    /// The week, from 1; below 0 from the end; 0 for each.
    public let weekNumber: Int

    /// - Parameters:
    ///   - dayOfTheWeek: the day.
    ///   - weekNumber: the week, from 1; below 0 from the end; 0 for each.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }
    /// The day of each week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// The day of a certain week.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }
    open override var hash: Int { dayOfTheWeek.rawValue &* 64 &+ weekNumber }
}

/// When something is repeated no more.
// apple: https://developer.apple.com/documentation/eventkit/ekrecurrenceend
@objcMembers open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    /// The day; nil if times are counted.
    public let endDate: Date?
    /// How many times; 0 if a day ends it.
    public let occurrenceCount: Int

    /// - Parameter endDate: the day.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }
    /// - Parameter occurrenceCount: how many times; above 0.
    public init(occurrenceCount: Int) {
        _require(occurrenceCount > 0, "EKRecurrenceEnd: a count of \(occurrenceCount) is invalid; it must be 1 or more.")
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
