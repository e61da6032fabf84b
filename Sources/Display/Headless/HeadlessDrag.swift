import Foundation

/// A drag over a desktop that somebody has made up.
@MainActor
package final class HeadlessDrag: OutgoingDrag {
    package var representations: [ClipboardRepresentation]?
    package private(set) var place = DragPlace.nowhere
    package var placeObserver: (@MainActor () -> Void)?
    /// Called when the drag is dropped on another program, with what says whether that has taken it.
    package var dropHandler: ((@escaping @MainActor (Bool) -> Void) -> Void)?
    /// True once nobody follows it any more.
    package private(set) var hasEnded = false
    private let ground: (CGPoint) -> DragPlace
    private var cover: DragPlace?

    init(_ ground: @escaping (CGPoint) -> DragPlace) { self.ground = ground }

    package func move(to location: CGPoint) { place = cover ?? ground(location) }
    /// Something else has come beneath it, and stays there.
    package func cover(with place: DragPlace) {
        (cover, self.place) = (place, place)
        placeObserver?()
    }

    package func drop(completion: @escaping @MainActor (Bool) -> Void) { dropHandler?(completion) }
    package func end() { hasEnded = true }
}
