/// How a date picker is shown.
// apple: https://developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
    /// ``compact`` for dates and times, ``wheels`` for durations and for months without days.
    case automatic = 0
    case wheels = 1
    /// Fields that open a calendar or wheels.
    case compact = 2
    /// A calendar.
    case inline = 3
}

extension UIDatePicker {
    /// The purpose of a date picker.
    // apple: https://developer.apple.com/documentation/uikit/uidatepicker/mode
    public enum Mode: Int, Sendable {
        /// Hour and minute of a day.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// A day, and hour and minute on it.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }
}
