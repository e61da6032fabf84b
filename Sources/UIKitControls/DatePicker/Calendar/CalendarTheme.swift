import UIKitCore

/// Appearance values of calendars, also those in date pickers. Lengths are in points.
struct CalendarTheme: Sendable {
    var width: CGFloat
    var headerHeight: CGFloat
    var weekdayHeight: CGFloat
    /// That of a week in a calendar that has less room than it asks for.
    var smallestWeekHeight: CGFloat
    var weekHeight: CGFloat
    /// The same where something is shown under the days.
    var decoratedWeekHeight: CGFloat
    /// Of what is shown under a day.
    var decorationHeight: CGFloat
    /// Of the row with the time below the calendar.
    var timeHeight: CGFloat
    /// From the edges to texts.
    var inset: CGFloat
    var arrowSize: CGSize
    /// Of the circle behind the chosen day.
    var markSize: CGFloat
    var markAlpha: CGFloat

    /// That of iOS 14 to 18; sizes are by eye.
    static let standard = CalendarTheme(
        width: 320, headerHeight: 44, weekdayHeight: 20, smallestWeekHeight: 20, weekHeight: 44, decoratedWeekHeight: 54,
        decorationHeight: 16, timeHeight: 50,
        inset: 16,
        arrowSize: CGSize(width: 40, height: 44), markSize: 42, markAlpha: 0.16)

    var calendarHeight: CGFloat { headerHeight + weekdayHeight + CGFloat(MonthGrid.weekCount) * weekHeight }
    var titleFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
    var weekdayFont: UIFont { .systemFont(ofSize: 13, weight: .semibold) }
    var dayFont: UIFont { .systemFont(ofSize: 20) }
    var chosenDayFont: UIFont { .systemFont(ofSize: 22, weight: .medium) }
}
