public import Foundation

extension NSCalendar {
    /// Stores the beginning and the length of the unit of time in which a date lies: of its day, of its week.
    ///
    /// - Parameters:
    ///   - unit: one unit.
    ///   - datep: receives the beginning; nil does not ask for it.
    ///   - tip: receives the length in seconds; nil does not ask for it.
    /// - Returns: false if the calendar has no such unit; then nothing is stored.
    // apple: https://developer.apple.com/documentation/foundation/nscalendar/range(of:start:interval:for:)
    public func range(
        of unit: Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let interval = range(of: unit, for: date) else { return false }
        datep?.pointee = interval.start as NSDate
        tip?.pointee = interval.duration
        return true
    }
}
