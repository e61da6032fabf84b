public import CoreGraphics

/// What a command of a drive script acts on.
public enum DriveTarget: Equatable, Sendable {
    /// A place on the screen, in points from its top left corner.
    case point(CGPoint)
    /// A view, named by its accessibility identifier, its label or its visible text, in that order.
    case named(String)
}
