/// A displacement in points.
// apple: https://developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Hashable, Sendable {
    /// To the right; negative is to the left.
    public var horizontal: CGFloat
    /// Downwards; negative is upwards.
    public var vertical: CGFloat

    /// No displacement.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// A displacement in points: to the right, and down.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No displacement.
    public static let zero = UIOffset()
}
