extension UIProgressView {
    /// Where a progress view is meant to stand.
    // apple: https://developer.apple.com/documentation/uikit/uiprogressview/style
    public enum Style: Int, Sendable {
        /// Among other content, with round ends.
        case `default` = 0
        /// Along the edge of a bar, with straight ends and no track.
        case bar = 1
    }
}
