import Foundation

/// A direction with a strength; the direction outlives a strength of 0.
struct Heading {
    /// In radians, clockwise as it looks on the screen, from the right.
    var angle: CGFloat
    /// Below 0 it points the other way.
    var magnitude: CGFloat

    var vector: CGVector {
        get {
            // So that downwards is exactly downwards.
            let (x, y) = (cos(angle), sin(angle))
            return CGVector(dx: (abs(x) < 1e-15 ? 0 : x) * magnitude, dy: (abs(y) < 1e-15 ? 0 : y) * magnitude)
        }
        set {
            magnitude = hypot(newValue.dx, newValue.dy)
            if magnitude > 0 { angle = atan2(newValue.dy, newValue.dx) }
        }
    }
}
