import Foundation

/// The outcome of a touch in the middle of the visible part of a view.
enum TouchReach {
    /// The view, or what it belongs to; at this point of the screen.
    case point(CGPoint)
    case offScreen
    /// Nothing there takes touches.
    case disabled
    case covered(by: UIView, at: CGPoint)
}
