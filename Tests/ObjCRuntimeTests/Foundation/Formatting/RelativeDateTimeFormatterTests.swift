import Foundation
import Testing

@testable import ObjCRuntime

@Suite struct RelativeDateTimeFormatterTests {
    private let formatter: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = Calendar(identifier: .gregorian)
        return formatter
    }()

    @Test("A distance of time is told in its greatest unit, with a number unless words are asked for")
    func distances() {
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 86400) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(fromTimeInterval: -86400) == "yesterday")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(fromTimeInterval: 86400) == "Tomorrow")
    }

    @Test("Units are written in full, spelled out or short")
    func units() {
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hr.")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "two hours ago")
    }

    @Test("Dates and components are seen from another date; the language is the locale's")
    func datesAndComponents() {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(for: reference.addingTimeInterval(-180), relativeTo: reference) == "3 minutes ago")
        #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in 2 months")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.localizedString(for: reference.addingTimeInterval(-180), relativeTo: reference) == "vor 3 Minuten")
        #expect(formatter.string(for: "no date") == nil)
    }
}
