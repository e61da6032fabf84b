import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows the days of a month, with decorations under them, and lets the user select days and go to other months.
///
/// The days fill the width that the view is given; its height follows from it being large enough for six weeks.
// apple: https://developer.apple.com/documentation/uikit/uicalendarview
@preconcurrency @MainActor @objcMembers open class UICalendarView: UIView {
    /// Says what is shown under days. Not kept alive.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reloadAll() } }

    /// How days are selected; nil, the default, if they are not.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            guard selectionBehavior !== oldValue else { return }
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            showDays()
        }
    }

    /// Counts days, weeks and months. Default: the user's.
    open var calendar: Calendar = .current { didSet { if calendar != oldValue { settingsDidChange() } } }
    /// In whose language texts are. Default: the user's.
    open var locale: Locale = .current { didSet { if locale != oldValue { settingsDidChange() } } }
    /// Where days begin and end; nil, the default, is the calendar's.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { settingsDidChange() } } }

    /// The design of the font of all texts. Default: the system's.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { if fontDesign != oldValue { page.fontDesign = fontDesign } } }

    /// The days that are shown; others are dimmed, and months without one cannot be reached. Default: all there are.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            guard availableDateRange != oldValue else { return }
            moveToAvailableMonth()
            showMonth()
        }
    }

    /// True if the delegate is asked for decorations, and there is room for them. Default: true.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            invalidateIntrinsicContentSize()
            reloadAll()
        }
    }

    private let page = MonthView(frame: .zero)
    private var month: MonthGrid
    private var knownTexts: CalendarTexts?
    /// Replaced by tests.
    var today = Date() { didSet { showDays() } }
    private var decorations: [Int: Decoration] = [:]

    /// A calendar of the present month.
    public override init(frame: CGRect) {
        month = MonthGrid(containing: Date(), calendar: .current)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        month = MonthGrid(containing: Date(), calendar: .current)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        page.didTurn = { [unowned self] in turn(by: $0) }
        page.didTap = { [unowned self] in dayWasTapped($0) }
        addSubview(page)
        settingsDidChange()
    }

    // MARK: The month in sight

    /// The month in sight, by era, year and month. Setting one outside of ``availableDateRange`` shows the nearest one inside.
    open var visibleDateComponents: DateComponents {
        get {
            var components = usedCalendar.dateComponents([.era, .year, .month], from: month.start)
            components.calendar = usedCalendar
            return components
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows another month. There is no animation. What names no date changes nothing.
    @objc(setVisibleDateComponents:animated:)
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = (dateComponents.calendar ?? usedCalendar).date(from: dateComponents) else { return }
        show(MonthGrid(containing: range.limited(date), calendar: usedCalendar))
    }

    /// Asks the delegate again for the decorations of some days.
    @objc(reloadDecorationsForDateComponents:animated:)
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for number in decorations.keys where day(number).map({ day in dates.contains(where: day.isNamed(by:)) }) ?? false {
            decorations[number] = nil
        }
        loadDecorations { number in day(number).map { day in dates.contains(where: day.isNamed(by:)) } ?? false }
        showDays()
    }

    private func turn(by months: Int) {
        guard let other = month.moved(by: months, in: range) else { return }
        let former = visibleDateComponents
        show(other)
        delegate?.calendarView?(self, didChangeVisibleDateComponentsFrom: former)
    }

    private func show(_ other: MonthGrid) {
        guard other != month else { return }
        month = other
        reloadAll()
    }

    private func moveToAvailableMonth() {
        let limited = range.limited(month.start)
        if month.number(of: limited) == nil { show(MonthGrid(containing: limited, calendar: usedCalendar)) }
    }

    // MARK: Selecting

    private func dayWasTapped(_ number: Int) {
        guard let selectionBehavior, let day = day(number) else { return }
        selectionBehavior.dayWasTapped(day)
    }

    private func day(_ number: Int) -> CalendarDay? {
        month.day(number).map { CalendarDay(calendar: usedCalendar, interval: $0) }
    }

    // MARK: Showing

    private var range: DateRange { DateRange(minimum: availableDateRange.start, maximum: availableDateRange.end) }

    /// The calendar with the locale and the time zone of the view.
    private var usedCalendar: Calendar {
        var used = calendar
        used.locale = locale
        if let timeZone { used.timeZone = timeZone }
        return used
    }

    private var texts: CalendarTexts {
        if let knownTexts { return knownTexts }
        let texts = CalendarTexts(calendar: usedCalendar)
        knownTexts = texts
        return texts
    }

    private func settingsDidChange() {
        knownTexts = nil
        month = MonthGrid(containing: month.start, calendar: usedCalendar)
        reloadAll()
    }

    private func reloadAll() {
        decorations = [:]
        loadDecorations { _ in true }
        showMonth()
    }

    private func loadDecorations(_ isWanted: (Int) -> Bool) {
        guard wantsDateDecorations, let delegate else { return }
        for number in 0..<month.dayCount where isWanted(number) {
            guard let day = day(number) else { continue }
            decorations[number] = delegate.calendarView(self, decorationFor: day.components)
        }
    }

    private func showMonth() {
        page.hasDecorations = wantsDateDecorations
        page.show(
            month, texts, canGoBack: month.moved(by: -1, in: range) != nil, canGoForward: month.moved(by: 1, in: range) != nil)
        showDays()
    }

    func showDays() {
        let current = month.number(of: today)
        page.showDays { number, interval in
            let day = CalendarDay(calendar: usedCalendar, interval: interval)
            let isAvailable = range.meets(from: interval.start, to: interval.end)
            return DayView.Look(
                isChosen: selectionBehavior?.isSelected(day) ?? false, isToday: number == current,
                isEnabled: isAvailable && (selectionBehavior?.canSelect(day) ?? true))
        } decoration: {
            decorations[$0]?.makeView()
        }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { page.fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, page.fittingSize.width), height: page.fittingSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        page.frame = bounds
        page.setNeedsLayout()
    }
}
