extension UIAlertController {
    /// Where an alert controller is shown.
    // apple: https://developer.apple.com/documentation/uikit/uialertcontroller/style
    public enum Style: Int, Sendable {
        /// At the lower edge of a phone, in a popover on a tablet: choices about what the user was doing.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }
}
