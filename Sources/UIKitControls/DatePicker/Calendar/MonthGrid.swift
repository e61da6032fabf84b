import Foundation

/// The days of one month in weeks, as a calendar counts them.
struct MonthGrid: Equatable {
    /// With the time zone and the locale of the picker.
    let calendar: Calendar
    /// The first moment of the month.
    let start: Date
    let dayCount: Int

    /// No calendar's month has more weeks than these.
    static let weekCount = 6

    init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    }

    /// In which column the first day stands, counted from the beginning of the line.
    var leadingBlanks: Int { (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7 }

    /// All moments of a day.
    /// - Parameter number: counted from 0.
    func day(_ number: Int) -> DateInterval? {
        guard (0..<dayCount).contains(number), let day = calendar.date(byAdding: .day, value: number, to: start) else { return nil }
        return calendar.dateInterval(of: .day, for: day)
    }

    /// Which day of this month a date is on, counted from 0; nil for one in another month.
    func number(of date: Date) -> Int? { (0..<dayCount).first { day($0).map { $0.start <= date && date < $0.end } ?? false } }

    /// An earlier or a later month; nil where no day of it can be chosen, and outside of the years that calendars count.
    func moved(by months: Int, in range: DateRange) -> MonthGrid? {
        guard let date = calendar.date(byAdding: .month, value: months, to: start), DateRange().limited(date) == date else { return nil }
        let month = MonthGrid(containing: date, calendar: calendar)
        guard let whole = calendar.dateInterval(of: .month, for: date), range.meets(from: whole.start, to: whole.end) else { return nil }
        return month
    }

    /// A moment of a day with the time that another date has on its own, or the next one where clocks leave that out.
    func date(onDay number: Int, withTimeOf other: Date) -> Date? {
        guard let day = day(number) else { return nil }
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: other)
        let date = calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day.start)
        guard let date = date?.addingTimeInterval(TimeInterval(time.nanosecond ?? 0) / 1e9), date < day.end else { return day.start }
        return date
    }
}
