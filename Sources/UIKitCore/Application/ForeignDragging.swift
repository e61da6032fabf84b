package import Display

/// Takes what other programs drag over a screen. Declared in a module above this one, and found by its name.
@MainActor
package protocol ForeignDragging: AnyObject {
    /// Handles an event, and leaves the answer in its offer.
    static func handle(_ event: DragEvent, on host: DisplayHost)
}
