/// A path that can be extended.
///
/// Every adding method maps its points by `transform` first. A line or curve needs a point to start from: without one it
/// is left out.
// apple: https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() {
        self.init(segments: PathSegments())
    }

    /// Starts a new part of the path at a point, without a line to it.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        segments.move(to: point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard segments.currentPoint != nil else { return }
        segments.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard segments.currentPoint != nil else { return }
        segments.addQuadratic(control: control.applying(transform), to: end.applying(transform))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        guard segments.currentPoint != nil else { return }
        segments.addCubic(control1: control1.applying(transform), control2: control2.applying(transform), to: end.applying(transform))
    }

    /// Draws a line back to where the current part began, and starts the next part there.
    public func closeSubpath() {
        segments.close()
    }
}
