import Foundation
import UIKitCore

/// A month of days to choose from, and the time on the chosen one if the mode has such.
final class CalendarFace: DateFace {
    private let theme = CalendarTheme.standard
    private let title = UILabel(frame: .zero)
    let backButton = UIButton(type: .system)
    let forwardButton = UIButton(type: .system)
    private var weekdayLabels: [UILabel] = []
    private(set) var dayViews: [DayView] = []
    private let timeLabel = UILabel(frame: .zero)
    let timeField = DateField(frame: .zero)
    private(set) var month: MonthGrid?

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepareHeader()
        timeLabel.text = "Time"
        timeLabel.font = theme.titleFont
        timeField.addAction(UIAction { [unowned self] _ in didOpen(timeField, .time) }, for: .touchUpInside)
        for view in [title, backButton, forwardButton, timeLabel, timeField] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func prepareHeader() {
        title.font = theme.titleFont
        title.accessibilityTraits = .header
        for (button, symbol, name, step) in [
            (backButton, "chevron.backward", "Previous Month", -1), (forwardButton, "chevron.forward", "Next Month", 1),
        ] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = name
            button.addAction(UIAction { [unowned self] _ in turn(by: step) }, for: .touchUpInside)
        }
    }

    override var fittingSize: CGSize {
        let hasTime = content?.settings.mode == .dateAndTime
        return CGSize(width: theme.width, height: theme.calendarHeight + (hasTime ? theme.timeHeight : 0))
    }

    // MARK: Showing

    override func contentDidChange(from former: Content?) {
        guard let content else { return }
        if former?.date != content.date || former?.settings.calendar != content.settings.calendar {
            month = MonthGrid(containing: content.date, calendar: content.settings.calendar)
        }
        let isTimed = content.settings.mode == .dateAndTime
        (timeLabel.isHidden, timeField.isHidden) = (!isTimed, !isTimed)
        timeField.text = texts(for: content).time(content.date)
        showMonth()
    }

    private func turn(by months: Int) {
        guard let content, let other = month?.moved(by: months, in: content.settings.range) else { return }
        month = other
        showMonth()
        setNeedsLayout()
    }

    private func showMonth() {
        guard let content, let month else { return }
        let texts = texts(for: content)
        title.text = texts.month(month.start)
        backButton.isEnabled = month.moved(by: -1, in: content.settings.range) != nil
        forwardButton.isEnabled = month.moved(by: 1, in: content.settings.range) != nil
        showWeekdays(texts.weekdays)
        makeDayViews(month.dayCount)
        let (chosen, today) = (month.number(of: content.date), month.number(of: content.today))
        for (number, view) in dayViews.enumerated() {
            guard let day = month.day(number) else { continue }
            let look = DayView.Look(
                isChosen: number == chosen, isToday: number == today, isEnabled: content.settings.range.meets(from: day.start, to: day.end))
            view.show(texts.day(day.start), speech: texts.speech(day.start), look)
        }
    }

    private func showWeekdays(_ names: [String]) {
        while weekdayLabels.count < names.count {
            let label = UILabel(frame: .zero)
            label.font = theme.weekdayFont
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            addSubview(label)
            weekdayLabels.append(label)
        }
        for (label, name) in zip(weekdayLabels, names) { label.text = name }
    }

    private func makeDayViews(_ count: Int) {
        while dayViews.count > count { dayViews.removeLast().removeFromSuperview() }
        while dayViews.count < count {
            let (view, number) = (DayView(frame: .zero), dayViews.count)
            view.addAction(UIAction { [unowned self] _ in choose(number) }, for: .touchUpInside)
            addSubview(view)
            dayViews.append(view)
        }
    }

    private func choose(_ number: Int) {
        guard let content, let date = month?.date(onDay: number, withTimeOf: content.date) else { return }
        didChoose(content.settings.limited(date))
    }

    // MARK: Placing

    override func layoutSubviews() {
        super.layoutSubviews()
        placeHeader()
        let first = month?.leadingBlanks ?? 0
        let top = theme.headerHeight + theme.weekdayHeight
        for (column, label) in weekdayLabels.enumerated() {
            label.frame = place(column, y: theme.headerHeight, height: theme.weekdayHeight).insetBy(dx: 1, dy: 0)
        }
        for (number, view) in dayViews.enumerated() {
            let cell = first + number
            view.frame = place(cell % 7, y: top + CGFloat(cell / 7) * theme.weekHeight, height: theme.weekHeight)
        }
        placeTime()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A rectangle by its position from the beginning of the line.
    private func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    private func place(_ column: Int, y: CGFloat, height: CGFloat) -> CGRect {
        let width = (bounds.width - theme.inset) / 7
        return place(x: theme.inset / 2 + CGFloat(column) * width, y: y, width: width, height: height)
    }

    private func placeHeader() {
        let arrow = theme.arrowSize
        title.textAlignment = isRightToLeft ? .right : .left
        title.frame = place(x: theme.inset, y: 0, width: bounds.width - 2 * theme.inset - 2 * arrow.width, height: theme.headerHeight)
        let end = bounds.width - theme.inset / 2
        backButton.frame = place(x: end - 2 * arrow.width, y: 0, width: arrow.width, height: arrow.height)
        forwardButton.frame = place(x: end - arrow.width, y: 0, width: arrow.width, height: arrow.height)
    }

    private func placeTime() {
        let (size, middle) = (timeField.fittingSize, theme.calendarHeight + theme.timeHeight / 2)
        timeLabel.textAlignment = isRightToLeft ? .right : .left
        timeLabel.frame = place(
            x: theme.inset, y: theme.calendarHeight, width: max(bounds.width - 3 * theme.inset - size.width, 0), height: theme.timeHeight)
        timeField.frame = place(
            x: bounds.width - theme.inset - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
    }
}
