public import Foundation

/// What is beneath a drag of the application.
public enum DragPlace {
    /// One of its own windows; the location is in points of that.
    case screen(any DisplayScreen, CGPoint)
    /// Another program, which would take what is dragged or not.
    case program(isAccepted: Bool)
    /// Nothing that knows drags.
    case nowhere
}
