import Foundation
import UIKitCore

/// How days of a calendar are selected. Use one of its subclasses.
// apple: https://developer.apple.com/documentation/uikit/uicalendarselection
@preconcurrency @MainActor @objcMembers open class UICalendarSelection: UIObject {
    /// The calendar that selects by this.
    weak var calendarView: UICalendarView?

    override init() { super.init() }

    /// Asks again which days can be selected.
    open func updateSelectableDates() { calendarView?.showDays() }

    // MARK: For subclasses here

    func isSelected(_ day: CalendarDay) -> Bool { false }
    func canSelect(_ day: CalendarDay) -> Bool { true }
    /// The user has tapped a day that can be selected.
    func dayWasTapped(_ day: CalendarDay) {}
}

/// A day as calendars and their selections name it.
@MainActor
struct CalendarDay {
    let calendar: Calendar
    let interval: DateInterval

    var components: DateComponents {
        var components = calendar.dateComponents([.era, .year, .month, .day], from: interval.start)
        components.calendar = calendar
        return components
    }

    /// Returns true if components, of whatever calendar, name a moment of this day.
    func isNamed(by components: DateComponents) -> Bool {
        var named = components
        named.timeZone = named.timeZone ?? calendar.timeZone
        guard let date = (components.calendar ?? calendar).date(from: named) else { return false }
        return interval.start <= date && date < interval.end
    }
}
