import Foundation
import Testing

@testable import UIKitControls

struct DateWheelsTests {
    private func wheels(_ mode: UIDatePicker.Mode, zone: String = "Europe/Berlin") throws -> DateWheels {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return DateWheels(mode: mode, calendar: calendar)
    }

    @Test("The rows of a value on an endless wheel are the nearest ones")
    func nearest() throws {
        let wheels = try wheels(.time)
        let start = wheels.row(of: 23, in: .hour)
        #expect(wheels.value(ofRow: start, in: .hour) == 23)
        #expect(wheels.row(of: 0, in: .hour, near: start) == start + 1)
        #expect(wheels.row(of: 22, in: .hour, near: start) == start - 1)
        #expect(wheels.rowCount(of: .hour) >= 20_000)
        #expect(wheels.row(of: 99, in: .period) == 1)
        // At an end of the wheel it is the middle again.
        #expect((0..<wheels.rowCount(of: .hour)).contains(wheels.row(of: 23, in: .hour, near: 0)))
    }

    @Test("Dates become values and values the same dates again", arguments: ["2026-11-05 21:07", "2024-02-29 00:00", "0004-05-06 07:08"])
    func roundTrip(text: String) throws {
        let date = try DateText.date(text, zone: "Europe/Berlin")
        for mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth] {
            let wheels = try wheels(mode)
            let values = wheels.values(of: date, in: [.day, .month, .dayOfMonth, .year, .hour, .minute, .period])
            #expect(wheels.date(of: values, former: date) == date, "\(mode)")
        }
    }

    @Test("Every day of a year with two changes of the clock is one after the other")
    func days() throws {
        let wheels = try wheels(.dateAndTime)
        let first = try #require(wheels.values(of: DateText.date("2026-01-01 00:30", zone: "Europe/Berlin"), in: [.day])[.day])
        for number in 0..<365 {
            let noon = wheels.noon(ofDay: first + number)
            #expect(wheels.calendar.component(.hour, from: noon) == 12)
            #expect(wheels.calendar.ordinality(of: .day, in: .year, for: noon) == number + 1)
        }
    }

    @Test("Moments that are limits can be chosen themselves")
    func range() {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 100))
        let range = DateRange(minimum: start, maximum: end)
        #expect(range.limited(start - 1) == start)
        #expect(range.limited(end + 1) == end)
        #expect(range.limited(start + 5) == start + 5)
        #expect(range.meets(from: end, to: end + 1))
        #expect(range.meets(from: start, to: start))
        #expect(!range.meets(from: start - 5, to: start))
        #expect(!DateRange(minimum: end, maximum: start).isLimited)
    }
}
