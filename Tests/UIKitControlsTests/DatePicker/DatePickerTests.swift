import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitControls

@MainActor
struct DatePickerTests {
    private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let screen = TestScreen(size: CGSize(width: 320, height: 216), scale: 2)
    private let log = DateLog()

    init() {
        picker.preferredDatePickerStyle = .wheels
        picker.timeZone = TimeZone(identifier: "America/New_York")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.locale = Locale(identifier: "en_US")
        picker.addAction(UIAction { [log, picker] _ in log.dates.append(picker.date) }, for: .valueChanged)
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(picker)
    }

    private func date(_ text: String) throws -> Date { try DateText.date(text, zone: "America/New_York") }
    private var shown: String { DateText.text(picker.date, zone: "America/New_York") }
    /// What the wheels rest on.
    private var rows: [String] {
        screen.settle()
        return picker.picker.wheels.indices.map { middleRow(of: picker.picker, $0) ?? "–" }
    }

    private func turn(_ component: Int, to text: String) throws {
        screen.settle()
        try screen.pickerWheels.element(boundBy: component).adjust(toPickerWheelValue: text)
        screen.wait(1)
    }

    @Test("SV-114: a date picker shows date and time of the moment at which it was made, in fields; wheels are as large as a picker")
    func defaults() {
        let before = Date()
        let fresh = UIDatePicker()
        #expect(before...Date() ~= fresh.date)
        #expect(fresh.datePickerMode == .dateAndTime)
        #expect(fresh.minuteInterval == 1)
        #expect(fresh.minimumDate == nil)
        #expect(fresh.maximumDate == nil)
        #expect(fresh.countDownDuration == 0)
        #expect(fresh.preferredDatePickerStyle == .automatic)
        #expect(fresh.datePickerStyle == .compact)
        #expect(fresh.roundsToMinuteInterval)
        #expect(fresh.frame.size == CGSize(width: 320, height: 216))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(fresh.locale == nil)
        #expect(fresh.timeZone == nil)
        #expect(fresh.calendar == .current)
    }

    @Test("Wheels stand in the order of the locale, with its words")
    func order() throws {
        picker.date = try date("2026-11-05 21:07")
        picker.datePickerMode = .date
        #expect(rows == ["November", "5", "2026"])
        picker.locale = Locale(identifier: "de_DE")
        #expect(rows == ["5", "November", "2026"])
        picker.locale = Locale(identifier: "ja_JP")
        #expect(rows == ["2026年", "11月", "5日"])
        picker.datePickerMode = .yearAndMonth
        picker.locale = Locale(identifier: "en_GB")
        #expect(rows == ["November", "2026"])
        picker.datePickerMode = .time
        #expect(rows == ["21", "07"])
        picker.locale = Locale(identifier: "en_US")
        #expect(rows == ["9", "07", "PM"])
        picker.locale = Locale(identifier: "ko_KR")
        #expect(rows == ["오후", "9", "07"])
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .dateAndTime
        #expect(rows == ["Thu, Nov 5", "9", "07", "PM"])
        picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
        #expect(rows == ["Fri, Nov 6", "11", "07", "AM"])
    }

    @Test("CT-39, CT-19: what the program sets is shown and not told")
    func setting() throws {
        picker.datePickerMode = .date
        picker.date = try date("2024-02-29 10:00")
        #expect(rows == ["February", "29", "2024"])
        picker.setDate(try date("1999-12-31 10:00"), animated: true)
        screen.wait(1)
        #expect(rows == ["December", "31", "1999"])
        #expect(log.dates.isEmpty)
    }

    @Test("CT-39: a wheel that the user turns changes its part of the date, and is reported once")
    func turning() throws {
        picker.datePickerMode = .date
        picker.date = try date("2026-11-05 21:07")
        try turn(0, to: "January")
        #expect(shown == "2026-01-05 21:07")
        #expect(log.dates == [picker.date])
        try turn(1, to: "8")
        try turn(2, to: "2027")
        #expect(shown == "2027-01-08 21:07")
        #expect(log.dates.count == 3)
    }

    @Test("A day that a month does not have turns back to the last one that it has")
    func missingDays() throws {
        picker.datePickerMode = .date
        picker.date = try date("2024-01-31 08:00")
        try turn(0, to: "February")
        #expect(shown == "2024-02-29 08:00")
        #expect(rows == ["February", "29", "2024"])
        try turn(2, to: "2023")
        #expect(shown == "2023-02-28 08:00")
        #expect(rows == ["February", "28", "2023"])
        log.dates = []
        #expect(throws: (any Error).self) { try turn(1, to: "30") }
        screen.wait(1)
        #expect(rows == ["February", "28", "2023"])
        #expect(log.dates.isEmpty)
    }

    @Test("CT-39: the date stays between its limits; the wheels turn back from what is beyond them")
    func limits() throws {
        picker.datePickerMode = .date
        picker.date = try date("2026-06-15 12:00")
        picker.minimumDate = try date("2026-06-10 12:00")
        picker.maximumDate = try date("2026-06-20 12:00")
        #expect(shown == "2026-06-15 12:00")
        picker.date = try date("2020-01-01 00:00")
        #expect(shown == "2026-06-10 12:00")
        #expect(rows == ["June", "10", "2026"])
        picker.date = try date("2030-01-01 00:00")
        #expect(shown == "2026-06-20 12:00")
        #expect(log.dates.isEmpty)
        try turn(1, to: "18")
        #expect(shown == "2026-06-18 12:00")
        #expect(log.dates.count == 1)
        try screen.drag(from: CGPoint(x: 60, y: 108), to: CGPoint(x: 60, y: 66), in: 0.3, holding: 0.2)
        screen.wait(3)
        #expect(shown == "2026-06-20 12:00")
        #expect(rows == ["June", "20", "2026"])
        #expect(log.dates.count == 2)
        picker.maximumDate = try date("2026-06-12 12:00")
        #expect(shown == "2026-06-12 12:00")
    }

    @Test("Limits that exclude each other are none, and durations have none")
    func absurdLimits() throws {
        picker.minimumDate = try date("2026-06-20 12:00")
        picker.maximumDate = try date("2026-06-10 12:00")
        picker.date = try date("2020-01-01 00:00")
        #expect(shown == "2020-01-01 00:00")
    }

    @Test("What cannot be chosen is faint")
    func faint() throws {
        picker.datePickerMode = .date
        picker.date = try date("2026-02-27 12:00")
        picker.minimumDate = try date("2026-02-26 12:00")
        screen.settle()
        func color(_ text: String) throws -> UIColor? {
            let rows = rowViews(of: picker.picker, 1).filter { !$0.isHidden }
            let label = try #require(rows.lazy.compactMap { $0.subviews.first as? UILabel }.first { $0.text == text })
            return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(try color("27") == .label && color("28") == .label && color("26") == .label)
        #expect(try color("25") == .tertiaryLabel && color("29") == .tertiaryLabel && color("30") == .tertiaryLabel)
    }

    @Test("CT-39: minutes go by an interval that divides 60; another one counts as 1")
    func interval() throws {
        picker.datePickerMode = .time
        for (given, kept) in [(15, 15), (7, 1), (30, 30), (60, 1), (0, 1), (-5, 1), (20, 20)] {
            picker.minuteInterval = given
            #expect(picker.minuteInterval == kept)
        }
        picker.minuteInterval = 15
        picker.date = try date("2026-11-05 09:52:40")
        #expect(shown == "2026-11-05 09:45")
        #expect(rows == ["9", "45", "AM"])
        try turn(1, to: "00")
        #expect(shown == "2026-11-05 09:00")
        #expect(picker.picker.numberOfRows(inComponent: 1) % 4 == 0)
        picker.minimumDate = try date("2026-11-05 09:10")
        try turn(1, to: "30")
        #expect(shown == "2026-11-05 09:30")
        try screen.drag(from: CGPoint(x: 160, y: 108), to: CGPoint(x: 160, y: 182), in: 0.3, holding: 0.2)
        screen.wait(3)
        #expect(shown == "2026-11-05 09:15")
        #expect(rows == ["9", "15", "AM"])
        picker.roundsToMinuteInterval = false
        picker.date = try date("2026-11-05 09:52:40")
        #expect(shown == "2026-11-05 09:52")
    }

    @Test("Hours of twelve turn the half of the day with them, and the half turns the hours")
    func halves() throws {
        picker.datePickerMode = .time
        picker.date = try date("2026-11-05 11:20")
        try turn(0, to: "12")
        #expect(shown == "2026-11-05 12:20")
        #expect(rows == ["12", "20", "PM"])
        try turn(2, to: "AM")
        #expect(shown == "2026-11-05 00:20")
        #expect(rows == ["12", "20", "AM"])
        #expect(log.dates.count == 2)
    }

    @Test("An hour that clocks leave out becomes the next one; one that comes twice stays the one it was")
    func summerTime() throws {
        picker.datePickerMode = .dateAndTime
        picker.date = try date("2026-03-08 01:30")
        try screen.drag(from: CGPoint(x: 180, y: 108), to: CGPoint(x: 180, y: 66), in: 0.3, holding: 0.25)
        screen.wait(2)
        #expect(shown == "2026-03-08 03:30")
        #expect(rows == ["Sun, Mar 8", "3", "30", "AM"])
        let second = try date("2026-11-01 00:30").addingTimeInterval(2 * 3600)
        picker.date = second
        #expect(rows == ["Sun, Nov 1", "1", "30", "AM"])
        try turn(2, to: "31")
        #expect(picker.date == second.addingTimeInterval(60))
    }

    @Test("Endless wheels turn both ways from their first value")
    func firstValues() throws {
        picker.datePickerMode = .time
        picker.date = try date("2026-01-01 00:00")
        try turn(0, to: "11")
        try turn(1, to: "59")
        #expect(shown == "2026-01-01 23:59")
        #expect(rows == ["11", "59", "PM"])
    }

    @Test("Dates that no calendar counts do no harm", arguments: [UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth])
    func absurdDates(mode: UIDatePicker.Mode) throws {
        picker.datePickerMode = mode
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e12] {
            picker.date = Date(timeIntervalSinceReferenceDate: seconds)
            #expect(rows.count == picker.picker.numberOfComponents)
            #expect(picker.date.timeIntervalSinceReferenceDate.isFinite)
            picker.minimumDate = Date(timeIntervalSinceReferenceDate: seconds)
            screen.settle()
            picker.minimumDate = nil
        }
        for date in [Date.distantPast, .distantFuture] {
            picker.date = date
            #expect(picker.date == date)
            #expect(!rows.contains("–"))
        }
    }

    @Test("Months stand in line at their beginning, days of the week at their end, whatever their size")
    func alignment() throws {
        picker.date = try date("2026-06-15 12:00")
        for (mode, isLeft) in [(UIDatePicker.Mode.date, true), (.dateAndTime, false)] {
            picker.datePickerMode = mode
            screen.settle()
            let rows = rowViews(of: picker.picker, 0).filter { !$0.isHidden }
            let edges = rows.compactMap { row -> CGFloat? in
                guard let label = row.subviews.first else { return nil }
                let frame = label.convert(label.bounds, to: picker)
                return isLeft ? frame.minX : frame.maxX
            }
            #expect(edges.count > 5 && edges.allSatisfy { abs($0 - edges[0]) < 0.01 })
        }
    }

    @Test("Days go on through months and years")
    func days() throws {
        picker.date = try date("2026-12-31 10:00")
        try turn(0, to: "Fri, Jan 1")
        #expect(shown == "2027-01-01 10:00")
    }

    @Test("The wheels have the colour that the key textColor gets")
    func textColor() throws {
        picker.setValue(UIColor.systemPurple, forKey: "textColor")
        screen.settle()
        let row = try #require(rowViews(of: picker.picker).first { !$0.isHidden })
        let label = try #require(row.subviews.first as? UILabel)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemPurple)
    }

    @Test("Durations have hours and minutes, from one minute to a minute before a day")
    func durations() throws {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3 * 3600 + 25 * 60 + 12
        #expect(picker.countDownDuration == 12_312)
        #expect(rows == ["3", "25"])
        #expect(picker.unitLabels.map(\.text) == ["hours", "min"])
        try turn(0, to: "1")
        #expect(picker.countDownDuration == 5100 && log.dates.count == 1 && picker.unitLabels[0].text == "hour")
        try turn(0, to: "0")
        try turn(1, to: "2")
        #expect(picker.countDownDuration == 120)
        try screen.drag(from: CGPoint(x: 190, y: 108), to: CGPoint(x: 190, y: 182), in: 0.3, holding: 0.2)
        screen.wait(3)
        #expect(picker.countDownDuration == 60)
        #expect(rows == ["0", "1"])
        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 86_399)
        #expect(rows == ["23", "59"])
        picker.countDownDuration = -.infinity
        #expect(picker.countDownDuration == 0)
    }

    @Test("A picker that is not enabled does not turn")
    func disabled() throws {
        picker.datePickerMode = .date
        picker.date = try date("2026-06-15 12:00")
        picker.isEnabled = false
        screen.settle()
        try screen.drag(from: CGPoint(x: 60, y: 108), to: CGPoint(x: 60, y: 40), in: 0.3, holding: 0.2)
        screen.wait(2)
        #expect(shown == "2026-06-15 12:00")
        #expect(log.dates.isEmpty)
    }

    @Test("From right to left hours stay to the left of minutes")
    func rightToLeft() throws {
        picker.locale = Locale(identifier: "en_GB")
        picker.datePickerMode = .time
        picker.date = try date("2026-06-15 21:07")
        screen.settle()
        picker.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        let wheels = picker.picker.wheels.sorted { $0.frame.minX < $1.frame.minX }
        #expect(wheels.map { middleRow(of: picker.picker, $0.component) } == ["21", "07"])
    }

    @Test("Other calendars have their own months and years")
    func calendars() throws {
        picker.datePickerMode = .date
        picker.date = try date("2026-06-15 12:00")
        picker.calendar = Calendar(identifier: .buddhist)
        #expect(rows == ["June", "15", "2569"])
        picker.calendar = Calendar(identifier: .hebrew)
        #expect(rows.contains("5786"))
        #expect(picker.picker.numberOfRows(inComponent: 0) % 13 == 0)
    }
}

@MainActor
private final class DateLog {
    var dates: [Date] = []
}

/// Dates in tests: such as `2026-11-05 21:07`.
enum DateText {
    struct Unreadable: Error {}

    private static func formatter(_ zone: String, _ pattern: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: zone)
        formatter.dateFormat = pattern
        return formatter
    }

    static func date(_ text: String, zone: String) throws -> Date {
        let pattern = text.count > 16 ? "yyyy-MM-dd HH:mm:ss" : "yyyy-MM-dd HH:mm"
        guard let date = formatter(zone, pattern).date(from: text) else { throw Unreadable() }
        return date
    }

    static func text(_ date: Date, zone: String) -> String { formatter(zone, "yyyy-MM-dd HH:mm").string(from: date) }
}
