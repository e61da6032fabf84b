import Foundation

/// One kind of thing that a data detector recognises: a pattern, and what a text that fits it means.
struct DetectedKind: @unchecked Sendable {
    let type: NSTextCheckingResult.CheckingType
    private let expression: NSRegularExpression?
    /// The meaning of a text; nil if it only looked like one.
    private let meaning: @Sendable (String) -> DetectedResult.Meaning?

    private init(
        _ type: NSTextCheckingResult.CheckingType, _ pattern: String, _ meaning: @escaping @Sendable (String) -> DetectedResult.Meaning?
    ) {
        self.type = type
        expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        self.meaning = meaning
    }

    static let all = [links, dates, phoneNumbers]

    func matches(in text: String, options: NSRegularExpression.MatchingOptions, range: NSRange) -> [DetectedResult] {
        let whole = text as NSString
        return (expression?.matches(in: text, options: options, range: range) ?? []).compactMap { match in
            meaning(whole.substring(with: match.range)).map { DetectedResult($0, range: match.range) }
        }
    }

    // MARK: Links

    private static let links = DetectedKind(
        .ofLinks,
        #"\b(?:[a-z][a-z0-9+.-]{1,20}://|www\.)[^\s<>"]*[^\s<>"'.,;:!?)\]}]"#
            + #"|\b(?:mailto:)?[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}\b"#
    ) { text in
        if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text).map { .link($0) } }
        if text.lowercased().hasPrefix("www.") { return URL(string: "http://" + text).map { .link($0) } }
        return URL(string: "mailto:" + text).map { .link($0) }
    }

    // MARK: Phone numbers

    private static let phoneNumbers = DetectedKind(.ofPhoneNumbers, #"(?<![\w.])(?:\+|\()?\d[\d\s().\-/]{5,20}\d(?![\w])"#) { text in
        (7...15).contains(text.count { $0.isNumber }) && !text.contains("\n") ? .phoneNumber(text) : nil
    }

    // MARK: Dates

    private static let month =
        "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?"
        + "|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"

    private static let dates = DetectedKind(
        .ofDates,
        #"\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?\b"#
            + #"|\b\#(month)\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b|\b\d{1,2}(?:st|nd|rd|th)?\.? \#(month)\.? \d{4}\b"#
    ) { text in date(text).map { .date($0, duration: 0) } }

    private static func date(_ text: String) -> Date? {
        var parts = DateComponents()
        if text.count > 4, text.dropFirst(4).first == "-" {
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            guard numbers.count >= 3 else { return nil }
            if text.contains(":"), let exact = exactDate(text) { return exact }
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            parts.hour = numbers.count > 4 ? numbers[3] : 12
            parts.minute = numbers.count > 4 ? numbers[4] : 0
            parts.second = numbers.count > 5 ? numbers[5] : 0
        } else {
            let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
            let numbers = words.compactMap { Int($0.prefix { $0.isNumber }) }
            guard let name = words.first(where: { $0.first?.isLetter == true }), numbers.count == 2,
                let month = monthNames.firstIndex(of: String(name.prefix(3)))
            else { return nil }
            (parts.year, parts.month, parts.day, parts.hour) = (numbers[1], month + 1, numbers[0], 12)
        }
        let calendar = Calendar(identifier: .gregorian)
        // The 31st of a month that has none is no date.
        guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == parts.day else { return nil }
        return date
    }

    private static let monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// A date of ISO 8601 that names its offset from universal time.
    private static func exactDate(_ text: String) -> Date? {
        ISO8601DateFormatter().date(from: text.replacingOccurrences(of: " ", with: "T"))
    }
}
