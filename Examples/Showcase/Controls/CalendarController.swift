import UIKit

/// Calendars of one month: a day, several days, and days with something under them.
class CalendarController: StatesController, UICalendarViewDelegate {
    private lazy var single = UICalendarSelectionSingleDate(delegate: self)
    private lazy var multiple = UICalendarSelectionMultiDate(delegate: self)

    override func addStates() {
        let decorated = calendar(single)
        decorated.delegate = self
        single.selectedDate = DateComponents(year: 2023, month: 11, day: 14)
        add("one day, decorated, weekends cannot be chosen", decorated, fillsWidth: true)
        let plain = calendar(multiple)
        plain.wantsDateDecorations = false
        multiple.setSelectedDates([7, 8, 9].map { DateComponents(year: 2023, month: 11, day: $0) }, animated: false)
        add("several days", plain, fillsWidth: true)
    }

    private func calendar(_ selection: UICalendarSelection) -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2023, month: 11)
        view.selectionBehavior = selection
        return view
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        switch (dateComponents.day ?? 0) % 7 {
        case 1: .default(color: .systemRed, size: .large)
        case 3: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
        case 5: .default()
        default: nil
        }
    }
}

extension CalendarController: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        guard let dateComponents, let date = dateComponents.date ?? Calendar.current.date(from: dateComponents) else { return true }
        return !Calendar.current.isDateInWeekend(date)
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}
