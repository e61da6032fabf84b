import Foundation
import UIKitCore

/// Selects one day at most. A tap on the selected day selects none, if the delegate agrees.
// apple: https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate
@preconcurrency @MainActor @objcMembers open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Decides about selections. Not kept alive.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// The selected day. Setting it tells the delegate nothing. Default: nil.
    open var selectedDate: DateComponents? { didSet { calendarView?.showDays() } }

    /// A selection without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects another day. There is no animation.
    @objc(setSelectedDate:animated:)
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func isSelected(_ day: CalendarDay) -> Bool { selectedDate.map(day.isNamed(by:)) ?? false }

    override func canSelect(_ day: CalendarDay) -> Bool {
        delegate?.dateSelection?(self, canSelectDate: day.components) ?? true
    }

    override func dayWasTapped(_ day: CalendarDay) {
        let chosen = isSelected(day) ? nil : day.components
        guard delegate?.dateSelection?(self, canSelectDate: chosen) ?? true else { return }
        selectedDate = chosen
        delegate?.dateSelection(self, didSelectDate: chosen)
    }
}

/// Decides which day is selected.
// apple: https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate
@preconcurrency @MainActor @objc public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Returns true if a day can be selected; nil is none. Days that cannot are dimmed.
    @objc optional func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool

    /// The user has selected a day; nil is none.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}
