import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitControls

@MainActor
struct CalendarViewTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 600), scale: 2)
    private let view = UICalendarView(frame: CGRect(x: 0, y: 60, width: 390, height: 420))
    private let log = CalendarLog()

    init() {
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "Europe/Berlin")
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 11), animated: false)
        screen.window.addSubview(view)
        screen.settle()
    }

    private var page: MonthView? { view.subviews.lazy.compactMap { $0 as? MonthView }.first }
    private var days: [DayView] { page?.dayViews ?? [] }
    private func tap(_ day: Int) { days[day - 1].sendActions(for: .touchUpInside) }

    private func selected() -> [Int] { days.enumerated().filter(\.element.isSelected).map { $0.offset + 1 } }

    @Test("SV-117: a tap asks whether the day can be selected, then reports it; a second tap takes it back; code is not reported")
    func single() {
        let selection = UICalendarSelectionSingleDate(delegate: log)
        view.selectionBehavior = selection
        selection.setSelected(DateComponents(year: 2026, month: 11, day: 5), animated: false)
        #expect(selected() == [5])
        log.calls = []
        tap(7)
        #expect(log.calls.filter { !$0.hasPrefix("can") } == ["did 7"])
        #expect(log.calls.first == "can 7")
        #expect(selected() == [7])
        #expect(selection.selectedDate?.day == 7)
        log.calls = []
        tap(7)
        #expect(log.calls.first == "can none" && log.calls.contains("did none"))
        #expect(selected().isEmpty && selection.selectedDate == nil)
    }

    @Test("A calendar lower than it asks for keeps all weeks inside of it")
    func low() throws {
        view.frame.size.height = 300
        screen.settle()
        let last = try #require(days.last)
        #expect(last.convert(last.bounds, to: view).maxY <= 300.01)
        view.frame.size.height = 420
        screen.settle()
        #expect(abs((days.first?.bounds.height ?? 0) - 356 / 6) < 0.01)
    }

    @Test("SV-117: days that cannot be selected are dimmed, and are asked about again on demand")
    func dimmed() {
        let selection = UICalendarSelectionSingleDate(delegate: log)
        log.refused = [3, 4]
        view.selectionBehavior = selection
        #expect(days.enumerated().filter { !$0.element.isEnabled }.map { $0.offset + 1 } == [3, 4])
        log.refused = []
        selection.updateSelectableDates()
        let isDimmed = days.contains { !$0.isEnabled }
        #expect(!isDimmed)
    }

    @Test("SV-117: several days are selected and taken back one by one")
    func multiple() {
        let selection = UICalendarSelectionMultiDate(delegate: log)
        view.selectionBehavior = selection
        tap(3)
        tap(9)
        #expect(selected() == [3, 9])
        log.refused = [9]
        tap(3)
        tap(9)
        #expect(selected() == [9])
        #expect(log.calls.filter { $0.contains("did") } == ["did 3", "did 9", "undid 3"])
        #expect(selection.selectedDates.map(\.day) == [9])
    }

    @Test("Other months are reached by the arrows and by code; only the user's way is reported")
    func months() {
        view.delegate = log
        page?.forwardButton.sendActions(for: .touchUpInside)
        #expect(view.visibleDateComponents.month == 12 && log.calls.contains("from 11"))
        log.calls = []
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        #expect(days.count == 29 && log.calls.isEmpty)
    }

    @Test("Days outside of the available range are dimmed, and months without one cannot be reached")
    func range() throws {
        let calendar = Calendar(identifier: .gregorian)
        let start = try #require(calendar.date(from: DateComponents(timeZone: view.timeZone, year: 2026, month: 11, day: 10)))
        view.availableDateRange = DateInterval(start: start, duration: 5 * 86_400 - 1)
        #expect(days.enumerated().filter(\.element.isEnabled).map { $0.offset + 1 } == Array(10...14))
        #expect(page?.backButton.isEnabled == false && page?.forwardButton.isEnabled == false)
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.visibleDateComponents.year == 2026)
    }

    @Test("The delegate decorates days; decorations are asked for again on demand")
    func decorations() {
        log.decorated = [2]
        view.delegate = log
        #expect(days.enumerated().filter { $0.element.decoration != nil }.map { $0.offset + 1 } == [2])
        log.decorated = [2, 4]
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2026, month: 11, day: 4)], animated: false)
        #expect(days.enumerated().filter { $0.element.decoration != nil }.map { $0.offset + 1 } == [2, 4])
        view.wantsDateDecorations = false
        let isDecorated = days.contains { $0.decoration != nil }
        #expect(!isDecorated)
    }

    @Test("Dates out of every calendar do not end the program")
    func odd() {
        view.visibleDateComponents = DateComponents(year: 400_000, month: 99)
        view.visibleDateComponents = DateComponents(year: -3)
        view.availableDateRange = DateInterval(start: .distantPast, duration: 0)
        view.calendar = Calendar(identifier: .hebrew)
        view.locale = Locale(identifier: "ar")
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        view.selectionBehavior = selection
        selection.selectedDate = DateComponents(year: .max / 4, month: 2, day: 31)
        screen.settle()
    }

    @Test(
        "Components with numbers beyond every calendar are shown by the nearest month, and select and decorate nothing",
        arguments: [1_000_000_000, -1_000_000_000, Int.max, Int.min])
    func beyond(number: Int) throws {
        view.delegate = log
        let selection = UICalendarSelectionMultiDate(delegate: log)
        view.selectionBehavior = selection
        for components in [
            DateComponents(year: number), DateComponents(year: 2026, month: number), DateComponents(year: 2026, month: 11, day: number),
            DateComponents(era: number, year: number, month: number, day: number, hour: number),
        ] {
            view.visibleDateComponents = components
            selection.selectedDates = [components]
            view.reloadDecorations(forDateComponents: [components], animated: false)
            screen.settle()
            let year = try #require(view.visibleDateComponents.year)
            #expect((0...10_000).contains(year))
            #expect((28...31).contains(days.count))
        }
    }

    @Test("Ranges without ends, and such as lie beyond every calendar, leave a month in sight")
    func endless() {
        let moments = [-Double.infinity, -1e300, -1e16, 0, 1e16, 1e300, .infinity].map { Date(timeIntervalSinceReferenceDate: $0) }
        for (start, end) in zip(moments, moments.dropFirst()) {
            view.availableDateRange = DateInterval(start: start, end: end)
            view.today = end
            screen.settle()
            #expect((28...31).contains(days.count))
        }
    }
}

private final class CalendarLog: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
    UICalendarViewDelegate
{
    var calls: [String] = []
    var refused: Set<Int> = []
    var decorated: Set<Int> = []

    private func name(_ components: DateComponents?) -> String { components?.day.map { "\($0)" } ?? "none" }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        calls.append("can " + name(dateComponents))
        return !refused.contains(dateComponents?.day ?? 0)
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        calls.append("did " + name(dateComponents))
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        !refused.contains(dateComponents.day ?? 0)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        calls.append("did " + name(dateComponents))
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        calls.append("undid " + name(dateComponents))
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        decorated.contains(dateComponents.day ?? 0) ? .default(color: .red, size: .large) : nil
    }

    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        calls.append("from \(previousDateComponents.month ?? 0)")
    }
}
