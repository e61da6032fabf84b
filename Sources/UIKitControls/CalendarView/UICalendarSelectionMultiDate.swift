import Foundation
import UIKitCore

/// Selects any number of days. A tap selects a day or takes that back.
// apple: https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate
@preconcurrency @MainActor @objcMembers open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Decides about selections. Not kept alive.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// The selected days in the order in which they were selected. Setting them tells the delegate nothing. Default: none.
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.showDays() } }

    /// A selection without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects other days. There is no animation.
    @objc(setSelectedDates:animated:)
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isSelected(_ day: CalendarDay) -> Bool { selectedDates.contains(where: day.isNamed(by:)) }

    override func canSelect(_ day: CalendarDay) -> Bool {
        isSelected(day) || delegate?.multiDateSelection?(self, canSelectDate: day.components) ?? true
    }

    override func dayWasTapped(_ day: CalendarDay) {
        let components = day.components
        if isSelected(day) {
            guard delegate?.multiDateSelection?(self, canDeselectDate: components) ?? true else { return }
            selectedDates.removeAll(where: day.isNamed(by:))
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            guard delegate?.multiDateSelection?(self, canSelectDate: components) ?? true else { return }
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

/// Decides which days are selected.
// apple: https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate
@preconcurrency @MainActor @objc public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Returns true if a day can be selected. Days that cannot are dimmed.
    @objc optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Returns true if a selected day can be taken back.
    @objc optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
        -> Bool

    /// The user has selected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The user has taken a selected day back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
