extension UIActivityIndicatorView {
    /// The size of an activity indicator, with former styles a colour too.
    // apple: https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
    public enum Style: Int, Sendable {
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101
        @available(*, deprecated, renamed: "large")
        case whiteLarge = 0
        @available(*, deprecated, renamed: "medium")
        case white = 1
        @available(*, deprecated, renamed: "medium")
        case gray = 2
    }
}
