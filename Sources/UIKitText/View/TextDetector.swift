import Foundation
import UIKitCore

/// Finds what a text view recognises in its text, as links.
struct TextDetector {
    private let types: NSTextCheckingTypes

    init(_ types: UIDataDetectorTypes) {
        var kinds: NSTextCheckingResult.CheckingType = []
        if types.contains(.link) { kinds.formUnion(.ofLinks) }
        if types.contains(.phoneNumber) { kinds.formUnion(.ofPhoneNumbers) }
        if types.contains(.calendarEvent) { kinds.formUnion(.ofDates) }
        self.types = kinds.rawValue
    }

    func links(in text: String) -> [(range: NSRange, url: URL)] {
        guard types != 0, let detector = try? NSDataDetector(types: types) else { return [] }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, range: whole).compactMap { match in url(of: match).map { (match.range, $0) } }
    }

    private func url(of match: NSTextCheckingResult) -> URL? {
        if let url = match.url { return url }
        if let number = match.phoneNumber {
            return URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
        }
        // observed: the scheme of the calendar, with the seconds since 2001
        return match.date.flatMap { URL(string: "calshow:\(Int($0.timeIntervalSinceReferenceDate))") }
    }
}
