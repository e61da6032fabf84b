import Display

/// A page that shows the screen.
@MainActor
struct Viewer {
    let id: Int
    var pacer = FramePacer()
    /// True if it has asked something about the application.
    var isInspecting = false
    /// The pointers that are down on this page, where they are.
    var pointers: [Int: PointerEvent] = [:]
}
