import Foundation
import UIKitCore

/// A month: its name between arrows to others, the days of the week, and its own days in weeks.
final class MonthView: UIView {
    /// The user wants to see an earlier or later month.
    var didTurn: (Int) -> Void = { _ in }
    /// A day was tapped; counted from 0.
    var didTap: (Int) -> Void = { _ in }
    /// True if there is room below each day.
    var hasDecorations = false { didSet { if hasDecorations != oldValue { setNeedsLayout() } } }
    var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { fontDesignDidChange() } }

    let backButton = UIButton(type: .system)
    let forwardButton = UIButton(type: .system)
    private(set) var dayViews: [DayView] = []
    private(set) var month: MonthGrid?
    private let theme = CalendarTheme.standard
    private let title = UILabel(frame: .zero)
    private var weekdayLabels: [UILabel] = []
    private var texts: CalendarTexts?

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = theme.titleFont
        title.accessibilityTraits = .header
        addSubview(title)
        for (button, symbol, name, step) in [
            (backButton, "chevron.backward", "Previous Month", -1), (forwardButton, "chevron.forward", "Next Month", 1),
        ] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = name
            button.addAction(UIAction { [unowned self] _ in didTurn(step) }, for: .touchUpInside)
            addSubview(button)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(wasSwiped(_:)))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    @objc private func wasSwiped(_ swipe: UISwipeGestureRecognizer) {
        let step = (swipe.direction == .left) == isRightToLeft ? -1 : 1
        if (step < 0 ? backButton : forwardButton).isEnabled { didTurn(step) }
    }

    /// The size for six weeks.
    var fittingSize: CGSize { CGSize(width: theme.width, height: headHeight + CGFloat(MonthGrid.weekCount) * leastWeekHeight) }

    private var headHeight: CGFloat { theme.headerHeight + theme.weekdayHeight }
    private var leastWeekHeight: CGFloat { hasDecorations ? theme.decoratedWeekHeight : theme.weekHeight }

    // MARK: Showing

    func show(_ month: MonthGrid, _ texts: CalendarTexts, canGoBack: Bool, canGoForward: Bool) {
        (self.month, self.texts) = (month, texts)
        title.text = texts.month(month.start)
        backButton.isEnabled = canGoBack
        forwardButton.isEnabled = canGoForward
        showWeekdays(texts.weekdays)
        makeDayViews(month.dayCount)
        setNeedsLayout()
    }

    /// Shows the days of the month anew.
    func showDays(_ look: (Int, DateInterval) -> DayView.Look, decoration: (Int) -> UIView? = { _ in nil }) {
        guard let month, let texts else { return }
        for (number, view) in dayViews.enumerated() {
            guard let day = month.day(number) else { continue }
            view.show(texts.day(day.start), speech: texts.speech(day.start), look(number, day))
            view.hasRoomForDecoration = hasDecorations
            view.decoration = decoration(number)
        }
    }

    private func showWeekdays(_ names: [String]) {
        while weekdayLabels.count < names.count {
            let label = UILabel(frame: .zero)
            label.font = theme.weekdayFont.designed(fontDesign)
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
            view.fontDesign = fontDesign
            view.addAction(UIAction { [unowned self] _ in didTap(number) }, for: .touchUpInside)
            addSubview(view)
            dayViews.append(view)
        }
    }

    private func fontDesignDidChange() {
        title.font = theme.titleFont.designed(fontDesign)
        for label in weekdayLabels { label.font = theme.weekdayFont.designed(fontDesign) }
        for view in dayViews { view.fontDesign = fontDesign }
    }

    // MARK: Placing

    override func layoutSubviews() {
        super.layoutSubviews()
        placeHeader()
        let first = month?.leadingBlanks ?? 0
        let weekHeight = weekHeight(forWeeks: (first + dayViews.count + 6) / 7)
        for (column, label) in weekdayLabels.enumerated() {
            label.frame = place(column, y: theme.headerHeight, height: theme.weekdayHeight).insetBy(dx: 1, dy: 0)
        }
        for (number, view) in dayViews.enumerated() {
            let cell = first + number
            view.frame = place(cell % 7, y: headHeight + CGFloat(cell / 7) * weekHeight, height: weekHeight)
        }
    }

    /// Six weeks have the room there is. Where that is less than they need, those that the month has share it.
    private func weekHeight(forWeeks count: Int) -> CGFloat {
        let room = bounds.height - headHeight
        let height = room / CGFloat(MonthGrid.weekCount)
        guard height < leastWeekHeight else { return height }
        return max(min(room / CGFloat(max(count, 1)), leastWeekHeight), theme.smallestWeekHeight)
    }

    /// As in the view around, which may have its own direction.
    private var isRightToLeft: Bool { (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func place(_ column: Int, y: CGFloat, height: CGFloat) -> CGRect {
        let width = (bounds.width - theme.inset) / 7
        return place(x: theme.inset / 2 + CGFloat(column) * width, y: y, width: width, height: height)
    }

    /// A rectangle by its position from the beginning of the line.
    private func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    private func placeHeader() {
        let arrow = theme.arrowSize
        title.textAlignment = isRightToLeft ? .right : .left
        title.frame = place(x: theme.inset, y: 0, width: bounds.width - 2 * theme.inset - 2 * arrow.width, height: theme.headerHeight)
        let end = bounds.width - theme.inset / 2
        backButton.frame = place(x: end - 2 * arrow.width, y: 0, width: arrow.width, height: arrow.height)
        forwardButton.frame = place(x: end - arrow.width, y: 0, width: arrow.width, height: arrow.height)
    }
}

extension UIFont {
    /// The same font in another design; the same where there is no such design.
    func designed(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        guard design != .default, let descriptor = fontDescriptor.withDesign(design) else { return self }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
