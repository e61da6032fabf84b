import Foundation
import UIKitCore

/// A month of days to choose from, and the time on the chosen one if the mode has such.
final class CalendarFace: DateFace {
    private let theme = CalendarTheme.standard
    private let page = MonthView(frame: .zero)
    private let timeLabel = UILabel(frame: .zero)
    let timeField = DateField(frame: .zero)
    private(set) var month: MonthGrid?

    var backButton: UIButton { page.backButton }
    var forwardButton: UIButton { page.forwardButton }
    var dayViews: [DayView] { page.dayViews }

    override init(frame: CGRect) {
        super.init(frame: frame)
        page.didTurn = { [unowned self] in turn(by: $0) }
        page.didTap = { [unowned self] in choose($0) }
        timeLabel.text = "Time"
        timeLabel.font = theme.titleFont
        timeField.addAction(UIAction { [unowned self] _ in didOpen(timeField, .time) }, for: .touchUpInside)
        for view in [page, timeLabel, timeField] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

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
        let range = content.settings.range
        page.show(
            month, texts(for: content), canGoBack: month.moved(by: -1, in: range) != nil, canGoForward: month.moved(by: 1, in: range) != nil
        )
        let (chosen, today) = (month.number(of: content.date), month.number(of: content.today))
        page.showDays { number, day in
            DayView.Look(isChosen: number == chosen, isToday: number == today, isEnabled: range.meets(from: day.start, to: day.end))
        }
    }

    private func choose(_ number: Int) {
        guard let content, let date = month?.date(onDay: number, withTimeOf: content.date) else { return }
        didChoose(content.settings.limited(date))
    }

    // MARK: Placing

    override func layoutSubviews() {
        super.layoutSubviews()
        page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: theme.calendarHeight)
        page.setNeedsLayout()
        placeTime()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A rectangle by its position from the beginning of the line.
    private func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
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
