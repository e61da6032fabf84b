import Foundation

/// The dates that can be chosen.
struct DateRange: Equatable {
    var minimum: Date?
    var maximum: Date?

    /// Limits that exclude each other are no limits.
    // apple: https://developer.apple.com/documentation/uikit/uidatepicker/minimumdate
    private var isValid: Bool {
        guard let minimum, let maximum else { return true }
        return minimum <= maximum
    }

    var isLimited: Bool { isValid && (minimum != nil || maximum != nil) }

    /// Calendars are asked for dates of the years 1 to 9999 only.
    private static let countable = Date.distantPast...Date(timeIntervalSinceReferenceDate: 252_423_900_000)

    /// The nearest date that can be chosen. What is no date is the first of 2001.
    func limited(_ date: Date) -> Date {
        guard !date.timeIntervalSinceReferenceDate.isNaN else { return withinLimits(Date(timeIntervalSinceReferenceDate: 0)) }
        return min(max(withinLimits(date), Self.countable.lowerBound), Self.countable.upperBound)
    }

    private func withinLimits(_ date: Date) -> Date {
        guard isValid else { return date }
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }

    /// Returns true if some moment from one date up to another one can be chosen.
    func meets(from start: Date, to end: Date) -> Bool {
        guard isValid else { return true }
        if let minimum, end <= minimum, start < minimum { return false }
        if let maximum, start > maximum { return false }
        return true
    }
}
