internal import Display
import Foundation

/// One report of where a finger is.
struct TouchSample {
    /// In points of the screen.
    var location: CGPoint
    var timestamp: TimeInterval
    var force: CGFloat

    init(_ pointer: PointerEvent) {
        location = pointer.location
        timestamp = pointer.timestamp
        force = pointer.kind == .pen ? min(max(pointer.pressure, 0), 1) * Self.greatestPenForce : 0
    }

    /// The force of a pen that is pressed as hard as it can measure.
    // observed: what a pencil reports on a tablet
    static let greatestPenForce: CGFloat = 25.0 / 6
}
