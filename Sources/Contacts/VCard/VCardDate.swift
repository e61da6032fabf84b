import Foundation

/// Days as cards write them: `1815-12-10`, `18151210`, or `--12-10` where the year is not known.
enum VCardDate {
    static func components(_ text: String) -> DateComponents? {
        let hasYear = !text.hasPrefix("--")
        let day = text.prefix { $0 != "T" }.filter(\.isNumber)
        let digits = hasYear ? day : "0000" + day
        guard digits.count == 8, let year = Int(digits.prefix(4)), let month = Int(digits.dropFirst(4).prefix(2)),
            let number = Int(digits.suffix(2)), (1...12).contains(month), (1...31).contains(number)
        else { return nil }
        return DateComponents(calendar: Calendar(identifier: .gregorian), year: hasYear ? year : nil, month: month, day: number)
    }

    static func text(_ day: DateComponents) -> String? {
        guard let month = day.month, let number = day.day else { return nil }
        let end = String(format: "%02d-%02d", month, number)
        return day.year.map { String(format: "%04d-", $0) + end } ?? "--" + end
    }
}
