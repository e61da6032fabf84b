import UIKit

/// Date pickers by mode and style. All show one fixed moment, so that pictures of them do not differ from day to day.
class DatePickerController: StatesController {
    override func addStates() {
        add("compact", picker(.dateAndTime, .compact))
        add("compact, time", picker(.time, .compact))
        add("inline", picker(.date, .inline), fillsWidth: true)
        add("wheels", picker(.dateAndTime, .wheels), fillsWidth: true)
        let countDown = picker(.countDownTimer, .wheels)
        countDown.countDownDuration = 5_400
        add("count-down", countDown, fillsWidth: true)
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        return picker
    }
}
