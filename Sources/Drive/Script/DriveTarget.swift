public import CoreGraphics

/// The target of a command of a drive script.
public enum DriveTarget: Equatable, Sendable {
    /// A point on the screen, from its top left corner.
    case point(CGPoint)
    /// A view, named by its accessibility identifier, its label or its visible text, in that order.
    case named(String)
}
