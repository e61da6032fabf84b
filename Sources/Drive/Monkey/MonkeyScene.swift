public import CoreGraphics

/// The monkey's knowledge of the screen before it does something.
public struct MonkeyScene: Equatable, Sendable {
    /// In points.
    public var size: CGSize
    /// Points of touchable elements.
    public var spots: [CGPoint]
    /// True if a text can be typed at present.
    public var takesText: Bool

    /// A screen; by default with nothing to touch on it, and nothing to type into.
    public init(size: CGSize, spots: [CGPoint] = [], takesText: Bool = false) {
        self.size = size
        self.spots = spots
        self.takesText = takesText
    }
}
