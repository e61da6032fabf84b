import Foundation

/// The wheels of a date picker: which values they have, on which rows, and what dates those make.
struct DateWheels: Equatable {
    var mode = UIDatePicker.Mode.dateAndTime
    /// With the time zone and the locale of the picker.
    var calendar: Calendar
    /// In minutes; divides 60.
    var minuteInterval = 1
    var range = DateRange()

    // MARK: Values and rows

    /// How many values a wheel has.
    func valueCount(of column: DateColumn) -> Int {
        switch column {
        case .day: 2 * Self.middleDay + 1
        case .month: calendar.maximumRange(of: .month)?.count ?? 12
        case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
        case .year: 9999
        case .hour, .hours: 24
        case .minute, .minutes: 60 / minuteInterval
        case .period: 2
        }
    }

    /// Returns true if after the last value comes the first one again.
    private func isEndless(_ column: DateColumn) -> Bool {
        switch column {
        case .day, .year, .period: false
        case .month, .dayOfMonth, .hour, .minute, .hours, .minutes: true
        }
    }

    /// Endless wheels have so many rows at least: nobody turns one to an end.
    private static let leastRows = 20_000

    private func rounds(of column: DateColumn) -> Int {
        isEndless(column) ? Self.leastRows / max(valueCount(of: column), 1) + 1 : 1
    }

    func rowCount(of column: DateColumn) -> Int { valueCount(of: column) * rounds(of: column) }

    func value(ofRow row: Int, in column: DateColumn) -> Int { row % max(valueCount(of: column), 1) }

    /// The row with a value that is nearest to another row, or to the middle of the wheel.
    func row(of value: Int, in column: DateColumn, near other: Int? = nil) -> Int {
        let count = valueCount(of: column)
        let value = min(max(value, 0), count - 1)
        guard isEndless(column) else { return value }
        let start = other ?? rounds(of: column) / 2 * count
        let ahead = (value - start % count + count) % count
        let near = start + (ahead > count / 2 ? ahead - count : ahead)
        return (0..<rowCount(of: column)).contains(near) ? near : rounds(of: column) / 2 * count + value
    }

    // MARK: Days

    /// The day that the wheel of days has in its middle is the first of 2001; the first one is about two thousand years before.
    static let middleDay = 731_000

    /// Noon is there on every day, whatever clocks are put forward.
    private var middleNoon: Date {
        calendar.date(from: DateComponents(calendar: Self.gregorian(like: calendar), year: 2001, month: 1, day: 1, hour: 12))
            ?? Date(timeIntervalSinceReferenceDate: 0)
    }

    private static func gregorian(like calendar: Calendar) -> Calendar {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian
    }

    private func dayNumber(of date: Date) -> Int {
        let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date) ?? date
        return (Self.gregorian(like: calendar).dateComponents([.day], from: middleNoon, to: noon).day ?? 0) + Self.middleDay
    }

    /// Noon of a day.
    func noon(ofDay number: Int) -> Date {
        Self.gregorian(like: calendar).date(byAdding: .day, value: number - Self.middleDay, to: middleNoon) ?? middleNoon
    }

    // MARK: From dates

    /// The rows for a date.
    func values(of date: Date, in columns: [DateColumn]) -> [DateColumn: Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return columns.reduce(into: [:]) { values, column in
            values[column] =
                switch column {
                case .day: dayNumber(of: date)
                case .month: (parts.month ?? 1) - 1
                case .dayOfMonth: (parts.day ?? 1) - 1
                case .year: (parts.year ?? 1) - 1
                case .hour: parts.hour ?? 0
                case .minute: (parts.minute ?? 0) / minuteInterval
                case .period: (parts.hour ?? 0) / 12
                case .hours, .minutes: 0
                }
        }
    }

    /// The rows for a duration in seconds.
    func values(of duration: TimeInterval) -> [DateColumn: Int] {
        let minutes = Int(duration / 60)
        return [.hours: minutes / 60, .minutes: minutes % 60 / minuteInterval]
    }

    // MARK: To dates

    /// The duration that the wheels show, in seconds. The shortest one is not zero.
    func duration(of values: [DateColumn: Int]) -> TimeInterval {
        let minutes = (values[.hours] ?? 0) * 60 + (values[.minutes] ?? 0) * minuteInterval
        return TimeInterval(max(minutes, minuteInterval) * 60)
    }

    /// The date that the wheels show, or what is nearest to it: the last day of a shorter month, the hour after one that is left out.
    /// - Parameter former: gives the parts of the date that no wheel shows.
    func date(of values: [DateColumn: Int], former: Date) -> Date {
        switch mode {
        case .date, .yearAndMonth: day(of: values, former: former)
        case .time: time(of: values, onDayOf: former, former: former)
        case .dateAndTime: time(of: values, onDayOf: noon(ofDay: values[.day] ?? dayNumber(of: former)), former: former)
        case .countDownTimer: former
        }
    }

    private func day(of values: [DateColumn: Int], former: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: former)
        if let year = values[.year] { parts.year = year + 1 }
        if let month = values[.month] { parts.month = month + 1 }
        let wanted = values[.dayOfMonth].map { $0 + 1 } ?? parts.day ?? 1
        parts.day = min(wanted, dayCount(era: parts.era, year: parts.year, month: parts.month))
        return calendar.date(from: parts) ?? former
    }

    private func dayCount(era: Int?, year: Int?, month: Int?) -> Int {
        let first = calendar.date(from: DateComponents(era: era, year: year, month: month, day: 1, hour: 12))
        return first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? valueCount(of: .dayOfMonth)
    }

    private func time(of values: [DateColumn: Int], onDayOf day: Date, former: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute) = (values[.hour], (values[.minute] ?? 0) * minuteInterval)
        guard let date = calendar.date(from: parts) else { return former }
        // Where clocks are put back an hour comes twice: what is shown stays in the one in which it was.
        return [date, date.addingTimeInterval(3600), date.addingTimeInterval(-3600)]
            .filter { calendar.component(.hour, from: $0) == parts.hour && calendar.component(.minute, from: $0) == parts.minute }
            .min { abs($0.timeIntervalSince(former)) < abs($1.timeIntervalSince(former)) } ?? date
    }

    // MARK: Limits

    /// The nearest date that can be chosen; it is on the interval if there is such a one.
    func limited(_ date: Date) -> Date {
        let limited = range.limited(date)
        let rounded = rounded(limited)
        if let minimum = range.minimum, range.isLimited, rounded < minimum {
            let next = rounded.addingTimeInterval(TimeInterval(minuteInterval * 60))
            return range.limited(next) == next ? next : limited
        }
        return rounded
    }

    /// The last moment before or at a date that is on the interval. An interval of one minute leaves dates as they are.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, mode == .time || mode == .dateAndTime else { return date }
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let seconds = (parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)
        guard seconds > 0 || (parts.nanosecond ?? 0) > 0 else { return date }
        return date.addingTimeInterval(-TimeInterval(seconds) - TimeInterval(parts.nanosecond ?? 0) / 1e9)
    }

    /// Returns true if a value makes a date that exists and can be chosen, with what the other wheels show.
    func allows(_ value: Int, in column: DateColumn, with values: [DateColumn: Int], former: Date) -> Bool {
        guard mode != .countDownTimer, column == .dayOfMonth || range.isLimited else { return true }
        var values = values
        values[column] = value
        if column == .period { values[.hour] = (values[.hour] ?? 0) % 12 + 12 * value }
        let date = date(of: values, former: former)
        if column == .dayOfMonth, calendar.component(.day, from: date) != value + 1 { return false }
        guard range.isLimited else { return true }
        let span = span(of: column, around: date)
        return range.meets(from: span.start, to: span.end)
    }

    /// All moments for which a wheel shows the same value.
    private func span(of column: DateColumn, around date: Date) -> DateInterval {
        let unit: Calendar.Component =
            switch column {
            case .year: .year
            case .month: .month
            case .day, .dayOfMonth, .period: .day
            case .hour, .hours: .hour
            case .minute, .minutes: .minute
            }
        let whole = calendar.dateInterval(of: unit, for: date) ?? DateInterval(start: date, duration: 0)
        if column == .minute { return DateInterval(start: whole.start, duration: TimeInterval(minuteInterval * 60)) }
        guard column == .period, let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date) else { return whole }
        return date < noon ? DateInterval(start: whole.start, end: noon) : DateInterval(start: noon, end: whole.end)
    }
}
