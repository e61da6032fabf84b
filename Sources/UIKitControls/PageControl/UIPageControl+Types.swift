extension UIPageControl {
    /// When there is a background behind the dots.
    // apple: https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger is on the control.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// The kind of touch on the control.
    // apple: https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum
    public enum InteractionState: Int, Sendable {
        /// Nobody touches it.
        case none = 0
        /// It goes one page on or back.
        case discrete = 1
        /// It moves along the dots.
        case continuous = 2
    }
}
