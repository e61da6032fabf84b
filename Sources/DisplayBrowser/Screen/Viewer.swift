import Display

/// A page that shows the screen.
@MainActor
struct Viewer {
    let id: Int
    var pacer = FramePacer()
    /// The pointers that are down on this page, where they are.
    var pointers: [Int: PointerEvent] = [:]
}
