import Foundation
import Testing

@testable import UIKitControls

@MainActor
struct MonthGridTests {
    private let zone = "America/New_York"

    private func calendar(_ identifier: Calendar.Identifier = .gregorian, locale: String = "en_US") -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = Locale(identifier: locale)
        if let zone = TimeZone(identifier: zone) { calendar.timeZone = zone }
        return calendar
    }

    private func date(_ text: String) throws -> Date { try DateText.date(text, zone: zone) }

    @Test("A month begins on its weekday, in weeks that begin as the locale's do")
    func weeks() throws {
        let november = try date("2026-11-05 21:07")
        let american = MonthGrid(containing: november, calendar: calendar())
        #expect(american.dayCount == 30)
        #expect(american.leadingBlanks == 0)
        #expect(american.number(of: november) == 4)
        #expect(MonthGrid(containing: november, calendar: calendar(locale: "de_DE")).leadingBlanks == 6)
        #expect(CalendarTexts(calendar: calendar()).weekdays.first == "SUN")
        #expect(CalendarTexts(calendar: calendar(locale: "de_DE")).weekdays.first == "MO")
    }

    @Test("Leap years have their day, and a date of another month is none of this one's")
    func leapYears() throws {
        let leap = MonthGrid(containing: try date("2024-02-10 00:00"), calendar: calendar())
        #expect(try leap.dayCount == 29 && leap.number(of: date("2024-03-01 00:00")) == nil)
        #expect(leap.day(29) == nil)
        #expect(leap.day(-1) == nil)
        #expect(MonthGrid(containing: try date("2023-02-10 00:00"), calendar: calendar()).dayCount == 28)
    }

    @Test("CT-39: months of which no day can be chosen are not turned to")
    func limits() throws {
        let month = MonthGrid(containing: try date("2026-06-15 12:00"), calendar: calendar())
        let range = DateRange(minimum: try date("2026-05-31 23:00"), maximum: try date("2026-06-20 12:00"))
        let before = try #require(month.moved(by: -1, in: range))
        #expect(before.dayCount == 31)
        #expect(before.moved(by: -1, in: range) == nil)
        #expect(month.moved(by: 1, in: range) == nil)
        #expect(month.moved(by: 1, in: DateRange())?.dayCount == 31)
    }

    @Test("Months end where calendars stop counting")
    func ends() {
        let first = MonthGrid(containing: .distantPast, calendar: calendar())
        #expect(first.dayCount > 0)
        #expect(first.moved(by: -1, in: DateRange()) == nil)
        let last = MonthGrid(containing: DateRange().limited(Date(timeIntervalSinceReferenceDate: .infinity)), calendar: calendar())
        #expect(last.dayCount > 0)
        #expect(last.moved(by: 1, in: DateRange()) == nil)
    }

    @Test("A day that is chosen keeps the time; where clocks leave it out it is the next one")
    func times() throws {
        let month = MonthGrid(containing: try date("2026-03-01 00:00"), calendar: calendar())
        let half = try date("2026-03-01 02:30")
        #expect(try month.date(onDay: 4, withTimeOf: half) == date("2026-03-05 02:30"))
        let gap = try #require(month.date(onDay: 7, withTimeOf: half))
        #expect(try month.number(of: gap) == 7 && gap >= date("2026-03-08 03:00"))
        #expect(month.date(onDay: 31, withTimeOf: half) == nil)
    }

    @Test("Each calendar has its months", arguments: [Calendar.Identifier.hebrew, .islamicUmmAlQura, .buddhist, .japanese, .chinese])
    func calendars(identifier: Calendar.Identifier) throws {
        let moment = try date("2026-06-15 12:00")
        let month = MonthGrid(containing: moment, calendar: calendar(identifier))
        let number = try #require(month.number(of: moment))
        #expect((28...31).contains(month.dayCount))
        #expect((0..<7).contains(month.leadingBlanks))
        #expect(month.date(onDay: number, withTimeOf: moment) == moment)
    }
}
