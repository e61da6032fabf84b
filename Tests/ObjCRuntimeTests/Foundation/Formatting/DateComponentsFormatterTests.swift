import Foundation
import ObjCRuntime
import Testing

struct DateComponentsFormatterTests {
    private func formatter(
        _ style: _DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second]
    ) -> _DateComponentsFormatter {
        let formatter = _DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(arguments: [
        (_DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
        (.full, "1 hour, 10 minutes"), (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
    ])
    func eachStyleSpellsItsOwnWay(style: _DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 4200) == text)
    }

    @Test func positionalDropsLeadingZerosByDefault() {
        #expect(formatter(.positional).string(from: 65) == "1:05")
        #expect(formatter(.positional).string(from: 0) == "0")
    }

    @Test func paddingKeepsAndFillsUpAllUnits() {
        let formatter = formatter(.positional)
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
    }

    @Test func zerosInTheMiddleStayUnlessDropped() {
        let formatter = formatter(.abbreviated)
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: 3605) == "1h 0m 5s")
        formatter.zeroFormattingBehavior = .dropMiddle
        #expect(formatter.string(from: 3605) == "1h 5s")
    }

    @Test func theLargestUnitsAreKeptWhenTheirNumberIsLimited() {
        let formatter = formatter(.full)
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 3723) == "1 hour, 2 minutes")
    }

    @Test func componentsThatAreNotSetAreNotWritten() {
        #expect(
            _DateComponentsFormatter.localizedString(from: DateComponents(hour: 2, minute: 1), unitsStyle: .full) == "2 hours, 1 minute")
        #expect(formatter(.full).string(from: DateComponents(year: 2)) == nil)
    }

    @Test func negativeTimeHasOneSignInThePositionalStyle() {
        #expect(formatter(.positional).string(from: -3661) == "-1:01:01")
    }

    @Test func timeBetweenDatesIsReckonedByTheCalendar() {
        let formatter = formatter(.full, [.month, .day])
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        formatter.calendar = calendar
        let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31))!
        let end = calendar.date(from: DateComponents(year: 2024, month: 3, day: 2))!
        #expect(formatter.string(from: start, to: end) == "1 month, 2 days")
    }
}
