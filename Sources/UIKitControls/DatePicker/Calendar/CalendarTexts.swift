import Foundation

/// The texts of calendars and fields of date pickers, in the language of a locale.
@MainActor
final class CalendarTexts {
    private let calendar: Calendar
    private let monthFormatter: DateFormatter
    private let dayFormatter: DateFormatter
    private let dateFormatter: DateFormatter
    private let timeFormatter: DateFormatter
    private let speechFormatter: DateFormatter

    /// - Parameter calendar: with the locale and the time zone of the texts.
    init(calendar: Calendar) {
        self.calendar = calendar
        monthFormatter = Self.formatter(calendar, template: "yMMMM")
        dayFormatter = Self.formatter(calendar, template: "d")
        dateFormatter = Self.formatter(calendar)
        dateFormatter.dateStyle = .medium
        timeFormatter = Self.formatter(calendar, template: "jmm")
        speechFormatter = Self.formatter(calendar, template: "EEEEMMMMd")
    }

    private static func formatter(_ calendar: Calendar, template: String? = nil) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale ?? .current
        formatter.timeZone = calendar.timeZone
        formatter.timeStyle = .none
        if let template {
            formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: formatter.locale) ?? template
        }
        return formatter
    }

    /// Month and year.
    func month(_ date: Date) -> String { monthFormatter.string(from: date) }

    /// The number of a day in its month, without the words that some languages write beside it.
    func day(_ date: Date) -> String {
        let text = dayFormatter.string(from: date)
        let digits = text.filter(\.isNumber)
        return digits.isEmpty ? text : digits
    }

    /// A day with its year, in short.
    func date(_ date: Date) -> String { dateFormatter.string(from: date) }

    func time(_ date: Date) -> String { timeFormatter.string(from: date) }

    /// A day with its weekday, to be read out.
    func speech(_ date: Date) -> String { speechFormatter.string(from: date) }

    /// The short names of the days of the week in the order of the calendar's columns.
    var weekdays: [String] {
        let names: [String] = monthFormatter.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard names.indices.contains(first) else { return names }
        return (names[first...] + names[..<first]).map { $0.uppercased(with: calendar.locale) }
    }
}
