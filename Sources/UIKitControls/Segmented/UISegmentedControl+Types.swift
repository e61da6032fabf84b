extension UISegmentedControl {
    /// Segments by where they stand.
    // apple: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
    public enum Segment: Int, Sendable {
        /// Wherever it stands.
        case any = 0
        /// The leftmost of several.
        case left = 1
        /// Neither the leftmost nor the rightmost.
        case center = 2
        /// The rightmost of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}
