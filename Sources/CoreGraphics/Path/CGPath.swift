/// A shape made of straight lines and curves, which can be filled, stroked and asked where it lies.
///
/// It never changes, unless it is a ``CGMutablePath``.
// apple: https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: @unchecked Sendable {
    var segments: PathSegments

    init(segments: PathSegments) {
        self.segments = segments
    }

    /// A closed rectangle that starts at its origin.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var segments = PathSegments()
        segments.addRectangle(rect, transform?.pointee ?? .identity)
        self.init(segments: segments)
    }

    /// The ellipse that touches all four sides of a rectangle, made of four curves.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var segments = PathSegments()
        segments.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(segments: segments)
    }

    /// A rectangle whose corners are quarters of an ellipse.
    ///
    /// A corner larger than half a side is made as large as half that side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var segments = PathSegments()
        segments.addRoundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
        self.init(segments: segments)
    }

    /// True if the path has no step at all.
    public var isEmpty: Bool { segments.isEmpty }

    /// Where the next step would start; zero when the path is empty.
    public var currentPoint: CGPoint { segments.currentPoint ?? .zero }
}

extension CGPath: Hashable {
    /// Same steps with the same points.
    public static func == (first: CGPath, second: CGPath) -> Bool {
        first === second || first.segments == second.segments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
    }
}
