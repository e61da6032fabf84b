extension UISwitch {
    /// How a switch is shown.
    // apple: https://developer.apple.com/documentation/uikit/uiswitch/style-swift.enum
    public enum Style: Int, Sendable {
        case automatic = 0
        /// A box with a tick, on desktops only.
        case checkbox = 1
        case sliding = 2
    }
}
