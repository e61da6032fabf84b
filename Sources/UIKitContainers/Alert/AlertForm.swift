/// How an alert controller is shown.
enum AlertForm {
    /// In the middle of the screen.
    case alert
    /// At the lower edge, with the cancel button apart.
    case sheet
    /// In a popover, without a cancel button: a tap beside it does the same.
    case popover
}
