import Foundation

/// Which wheels a mode has and in which order, as people of a position write dates and times.
struct DateColumnOrder {
    let columns: [DateColumn]
    /// The pattern for hours, such as `h` or `HH`.
    let hourPattern: String

    init(mode: UIDatePicker.Mode, locale: Locale, isRightToLeft: Bool) {
        let clock = Self.letters(of: "jmm", locale)
        hourPattern = clock.first { "hHkK".contains($0.first ?? " ") } ?? "HH"
        // Hours stand to the left of minutes in all scripts.
        let clockColumns: [DateColumn] = isRightToLeft ? [.minute, .hour] : [.hour, .minute]
        columns =
            switch mode {
            case .time: Self.withPeriod(clockColumns, clock)
            case .dateAndTime: [.day] + Self.withPeriod(clockColumns, clock)
            case .date: Self.columns(of: Self.letters(of: "yMMMMd", locale))
            case .yearAndMonth: Self.columns(of: Self.letters(of: "yMMMM", locale))
            case .countDownTimer: [.hours, .minutes]
            }
    }

    /// Adds the half of the day, if the clock has twelve hours, where it is written.
    private static func withPeriod(_ columns: [DateColumn], _ clock: [String]) -> [DateColumn] {
        let names: Set<Character> = ["a", "b", "B"]
        guard let index = clock.firstIndex(where: { names.contains($0.first ?? " ") }) else { return columns }
        return index == 0 ? [.period] + columns : columns + [.period]
    }

    private static func columns(of letters: [String]) -> [DateColumn] {
        letters.compactMap { letter in
            switch letter.first {
            case "y", "u", "r", "U": .year
            case "M", "L": .month
            case "d": .dayOfMonth
            default: nil
            }
        }
    }

    /// The fields of a pattern in order, each with its length: `h:mm a` has `h`, `mm` and `a`.
    private static func letters(of template: String, _ locale: Locale) -> [String] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var fields: [String] = []
        var isQuoted = false
        var last: Character?
        for character in pattern {
            defer { last = character }
            if character == "'" { isQuoted.toggle() }
            guard !isQuoted, character.isASCII, character.isLetter else { continue }
            if character == last { fields[fields.count - 1].append(character) } else { fields.append(String(character)) }
        }
        return fields
    }
}
