import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitControls

@MainActor
struct DateFaceTests {
    private let picker = UIDatePicker(frame: .zero)
    private let screen = TestScreen(size: CGSize(width: 390, height: 600), scale: 2)
    private let log = ChosenDates()

    init() throws {
        picker.timeZone = TimeZone(identifier: "America/New_York")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.locale = Locale(identifier: "en_US")
        picker.today = try date("2026-11-24 09:00")
        picker.date = try date("2026-11-05 21:07")
        picker.addAction(UIAction { [log, picker] _ in log.dates.append(picker.date) }, for: .valueChanged)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        screen.window.rootViewController = controller
        controller.view.addSubview(picker)
    }

    private func date(_ text: String) throws -> Date { try DateText.date(text, zone: "America/New_York") }
    private var shown: String { DateText.text(picker.date, zone: "America/New_York") }

    private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .dateAndTime) {
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 60), size: picker.intrinsicContentSize)
        screen.settle()
    }

    private var calendar: CalendarFace? { picker.face as? CalendarFace }
    private var fields: CompactFace? { picker.face as? CompactFace }

    private func open(_ field: DateField?) throws -> UIDatePicker {
        let field = try #require(field)
        try screen.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
        screen.wait(1)
        let controller = screen.window.rootViewController?.presentedViewController as? DatePopoverController
        return try #require(controller).picker
    }

    @Test("SV-114: automatic is compact for days and times, wheels for durations and for months without days")
    func automatic() {
        for (mode, style) in [
            (UIDatePicker.Mode.date, UIDatePickerStyle.compact), (.time, .compact), (.dateAndTime, .compact), (.countDownTimer, .wheels),
            (.yearAndMonth, .wheels),
        ] {
            show(.automatic, mode)
            #expect(picker.datePickerStyle == style)
            #expect(picker.preferredDatePickerStyle == .automatic)
            #expect((picker.face == nil) == (style == .wheels))
            #expect(picker.picker.isHidden == (style != .wheels))
        }
    }

    @Test("SV-115: durations are not chosen on calendars or in fields", arguments: [UIDatePickerStyle.compact, .inline])
    func durations(style: UIDatePickerStyle) {
        show(style, .countDownTimer)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test("SV-115: fields show what is chosen, and the size follows their texts")
    func fieldTexts() throws {
        show(.compact)
        #expect(fields?.dateField.text == "Nov 5, 2026")
        #expect(fields?.timeField.text?.hasPrefix("9:07") == true)
        let both = picker.intrinsicContentSize
        show(.compact, .date)
        #expect(fields?.timeField.isHidden == true)
        #expect(picker.intrinsicContentSize.width < both.width)
        #expect(both.height == 34)
        let short = picker.intrinsicContentSize
        picker.date = try date("2026-11-25 21:07")
        #expect(picker.intrinsicContentSize.width > short.width)
        picker.locale = Locale(identifier: "de_DE")
        screen.settle()
        #expect(fields?.dateField.text == "25.11.2026")
        #expect(log.dates.isEmpty)
    }

    @Test("SV-115, SV-116: a field opens a calendar; each day that is touched is told, and the calendar stays")
    func opening() throws {
        show(.compact)
        let inner = try open(fields?.dateField)
        #expect(inner.datePickerStyle == .inline)
        #expect(inner.date == picker.date)
        #expect(fields?.dateField.isOpen == true)
        try screen.tap("Friday, November 13")
        try screen.tap("Monday, November 16")
        #expect(shown == "2026-11-16 21:07")
        #expect(log.dates.count == 2)
        #expect(fields?.dateField.text == "Nov 16, 2026")
        #expect(screen.window.rootViewController?.presentedViewController != nil)
        try screen.tap(at: CGPoint(x: 195, y: 590))
        screen.wait(1)
        #expect(screen.window.rootViewController?.presentedViewController == nil)
        #expect(fields?.dateField.isOpen == false)
        #expect(log.dates.count == 2)
    }

    @Test("Fields stand in a wider picker as its content is aligned")
    func alignment() throws {
        show(.compact)
        let size = picker.intrinsicContentSize
        picker.frame.size.width = size.width + 80
        for (alignment, x) in [(UIControl.ContentHorizontalAlignment.center, 40), (.left, 0), (.trailing, 80), (.leading, 0)]
            as [(_, CGFloat)]
        {
            picker.contentHorizontalAlignment = alignment
            screen.settle()
            #expect(picker.face?.frame == CGRect(origin: CGPoint(x: x, y: 0), size: size))
        }
        picker.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        #expect(picker.face?.frame.minX == 80)
    }

    @Test("SV-115: the field of the time opens wheels")
    func openingTime() throws {
        show(.compact)
        let inner = try open(fields?.timeField)
        #expect(inner.datePickerMode == .time)
        #expect(inner.datePickerStyle == .wheels)
        inner.userDidChoose(try date("2026-11-05 22:30"))
        #expect(shown == "2026-11-05 22:30")
        #expect(log.dates.count == 1)
    }

    @Test("A day that is touched keeps the time; touched again it is not reported")
    func choosing() throws {
        show(.inline)
        try screen.tap("Tuesday, November 17")
        try screen.tap("Tuesday, November 17")
        #expect(shown == "2026-11-17 21:07" && log.dates.count == 1 && calendar?.dayViews[16].isSelected == true)
        #expect(calendar?.dayViews[4].isSelected == false)
    }

    @Test("Arrows turn months, and choose nothing")
    func turning() throws {
        show(.inline, .date)
        try screen.tap("Next Month")
        try screen.tap("Next Month")
        #expect(calendar?.dayViews.count == 31)
        #expect(screen.shows("January 2027"))
        #expect(log.dates.isEmpty)
        try screen.tap("Previous Month")
        #expect(screen.shows("December 2026"))
        #expect(calendar?.dayViews.contains { $0.isSelected } == false)
        picker.date = try date("2024-02-29 10:00")
        screen.settle()
        #expect(screen.shows("February 2024"))
        #expect(calendar?.dayViews[28].isSelected == true)
    }

    @Test("CT-39: days beyond the limits cannot be touched")
    func limits() throws {
        show(.inline, .date)
        picker.minimumDate = try date("2026-11-04 12:00")
        picker.maximumDate = try date("2026-11-20 12:00")
        screen.settle()
        let enabled = calendar?.dayViews.enumerated().filter(\.element.isEnabled).map { $0.offset + 1 }
        #expect(enabled == Array(4...20))
        #expect(calendar?.backButton.isEnabled == false)
        #expect(calendar?.forwardButton.isEnabled == false)
        calendar?.dayViews[24].sendActions(for: .touchUpInside)
        #expect(picker.date == picker.maximumDate)
    }

    @Test("From right to left weeks begin at the right")
    func rightToLeft() throws {
        picker.semanticContentAttribute = .forceRightToLeft
        show(.inline, .date)
        let days = try #require(calendar).dayViews
        #expect(days[0].frame.minX > days[1].frame.minX)
        #expect(days[0].frame.maxX <= picker.bounds.width)
        #expect(try #require(calendar).forwardButton.frame.minX < 60)
    }

    @Test("A picker that is not enabled opens nothing")
    func disabled() throws {
        show(.compact, .date)
        picker.isEnabled = false
        screen.settle()
        try? screen.tap(at: CGPoint(x: 60, y: 77))
        screen.wait(1)
        #expect(screen.window.rootViewController?.presentedViewController == nil)
        #expect(fields?.dateField.isOpen == false)
    }

    @Test("The fields go with their picker", arguments: [UIDatePickerStyle.compact, .inline])
    func fieldsAreReleased(style: UIDatePickerStyle) {
        weak var field: DateField?
        autoreleasepool {
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 350, height: 400))
            picker.preferredDatePickerStyle = style
            picker.layoutIfNeeded()
            field = (picker.face as? CompactFace)?.dateField ?? (picker.face as? CalendarFace)?.timeField
            #expect(field != nil)
        }
        #expect(field == nil)
    }

    @Test(
        "Dates that no calendar counts do no harm",
        arguments: [UIDatePickerStyle.compact, .inline], [Double.nan, .infinity, -.infinity, 1e300, -1e12])
    func absurdDates(style: UIDatePickerStyle, seconds: Double) {
        show(style)
        picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        screen.settle()
        #expect(picker.date.timeIntervalSinceReferenceDate.isFinite)
        #expect(picker.intrinsicContentSize.width > 100)
        if style == .inline { #expect((calendar?.dayViews.count ?? 0) >= 28) }
    }
}

@MainActor
private final class ChosenDates {
    var dates: [Date] = []
}
