/// A direction with a length, or a speed: a difference between two points.
// apple: https://developer.apple.com/documentation/coregraphics/cgvector
public struct CGVector: Equatable, Sendable {
    /// To the right; negative is to the left.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector()

    /// No length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector by its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector by whole numbers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
