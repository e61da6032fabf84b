/// The unit of a date picker's wheel. Its values are counted from 0.
enum DateColumn: Hashable {
    /// Days, one after the other, through all months.
    case day
    case month, dayOfMonth, year
    /// From 0 to 23, also where the clock has twelve hours: turned past noon it turns the half of the day, too.
    case hour
    /// In steps of the picker's interval.
    case minute
    /// The half of the day.
    case period
    case hours, minutes
}
