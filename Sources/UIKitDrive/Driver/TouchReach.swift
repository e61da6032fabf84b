import Foundation

/// What a touch in the middle of what can be seen of a view would meet.
enum TouchReach {
    /// The view, or what it belongs to; at this point of the screen.
    case point(CGPoint)
    case offScreen
    /// Nothing there takes touches.
    case disabled
    case covered(by: UIView, at: CGPoint)
}
