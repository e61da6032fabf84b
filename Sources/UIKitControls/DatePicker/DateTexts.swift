import Foundation
import UIKitCore

/// The texts of a date picker's rows, in the language of its locale.
@MainActor
final class DateTexts {
    private let wheels: DateWheels
    private let hourPattern: String
    private var formatters: [String: DateFormatter] = [:]
    private var widths: [DateColumn: CGFloat] = [:]

    init(wheels: DateWheels, hourPattern: String) {
        self.wheels = wheels
        self.hourPattern = hourPattern
    }

    private var locale: Locale { wheels.calendar.locale ?? .current }

    func text(of value: Int, in column: DateColumn) -> String {
        switch column {
        case .day: formatter(template: "EEEMMMd").string(from: wheels.noon(ofDay: value))
        case .month: name(value, of: formatter("LLLL").standaloneMonthSymbols)
        case .dayOfMonth: formatter(template: "d").string(from: first(DateComponents(year: year, month: 1, day: value + 1, hour: 12)))
        case .year: formatter(template: "y").string(from: first(DateComponents(year: value + 1, month: 1, day: 1, hour: 12)))
        case .hour: clockText(hourPattern, seconds: value * 3600)
        case .minute: clockText("mm", seconds: value * wheels.minuteInterval * 60)
        case .period: value == 0 ? formatter("a").amSymbol : formatter("a").pmSymbol
        case .hours: clockText("H", seconds: value * 3600)
        case .minutes: clockText("m", seconds: value * wheels.minuteInterval * 60)
        }
    }

    /// How wide the texts of a wheel are at most, in points.
    func width(of column: DateColumn, font: UIFont) -> CGFloat {
        if let width = widths[column] { return width }
        let width = samples(of: column).map { text(of: $0, in: column).size(withAttributes: [.font: font]).width.rounded(.up) }.max() ?? 0
        widths[column] = width
        return width
    }

    /// Values among whose texts is the widest one, or nearly so.
    private func samples(of column: DateColumn) -> [Int] {
        switch column {
        // Each day of the week in each month, with two digits.
        case .day: (0..<12).flatMap { month in (0..<7).map { DateWheels.middleDay + 20 + month * 30 + $0 } }
        // Each digit four times.
        case .year: (1...9).map { $0 * 1111 - 1 } + [1999]
        default: Array(0..<wheels.valueCount(of: column))
        }
    }

    /// The word beside a number of hours or minutes.
    func unit(of value: Int, in column: DateColumn) -> String {
        let text =
            column == .hours
            ? Duration.seconds(value * 3600).formatted(
                .units(allowed: [.hours], width: .wide, zeroValueUnits: .show(length: 1)).locale(locale))
            : Duration.seconds(value * wheels.minuteInterval * 60)
                .formatted(.units(allowed: [.minutes], width: .abbreviated, zeroValueUnits: .show(length: 1)).locale(locale))
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    // MARK: Formatters

    private func formatter(template: String) -> DateFormatter {
        formatter(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
    }

    private func formatter(_ pattern: String, timeZone: TimeZone? = nil) -> DateFormatter {
        let key = timeZone == nil ? pattern : "\(pattern) \(timeZone?.identifier ?? "")"
        if let known = formatters[key] { return known }
        let formatter = DateFormatter()
        formatter.calendar = wheels.calendar
        formatter.locale = locale
        formatter.timeZone = timeZone ?? wheels.calendar.timeZone
        formatter.dateFormat = pattern
        formatters[key] = formatter
        return formatter
    }

    /// A time of a day without summer time.
    private func clockText(_ pattern: String, seconds: Int) -> String {
        formatter(pattern, timeZone: TimeZone(secondsFromGMT: 0)).string(from: Date(timeIntervalSinceReferenceDate: TimeInterval(seconds)))
    }

    /// A year of today's era: days of the month are named alike in all years.
    private var year: Int { wheels.calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: 0)) }

    private func first(_ parts: DateComponents) -> Date { wheels.calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0) }

    private func name(_ value: Int, of names: [String]?) -> String {
        guard let names, names.indices.contains(value) else { return String(value + 1) }
        return names[value]
    }
}
