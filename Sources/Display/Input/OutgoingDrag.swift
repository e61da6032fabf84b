public import Foundation

/// A drag that began in the application, as the desktop follows it: over its other windows, and over those of other programs.
@MainActor
public protocol OutgoingDrag: AnyObject {
    /// What other programs can have of it, the best form first; nil as long as it is not known, so that they are not told of the drag.
    var representations: [ClipboardRepresentation]? { get set }
    /// What is beneath it.
    var place: DragPlace { get }
    /// Called when what is beneath it has changed though nobody has moved it, as when another program answers.
    var placeObserver: (@MainActor () -> Void)? { get set }

    /// The finger or the mouse has moved.
    /// - Parameter location: in points of the screen on which the drag began.
    func move(to location: CGPoint)
    /// The finger or the mouse was lifted over another program.
    /// - Parameter completion: called once, with whether that program has taken what was dragged.
    func drop(completion: @escaping @MainActor (_ isTaken: Bool) -> Void)
    /// The drag ends here, whatever is beneath it. Does nothing after a drop.
    func end()
}
