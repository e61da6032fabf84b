import Foundation

/// Tells assistive technologies of the desktop (AT-SPI 2) what an application shows, and does what they ask for.
///
/// Nothing happens before the desktop says that one runs. All that has to do with D-Bus is done on a thread of its own; objects are
/// asked on the main thread, between two frames.
// Facts: the interface files and documents of at-spi2-core 2.46.
@MainActor
public final class AccessibilityBus {
    /// The number of the application.
    public nonisolated static let root = 0

    private let worker: BusWorker

    /// Watches for assistive technologies from now on. Without a session bus, nothing ever happens.
    public init(tree: any AccessibleTree) {
        worker = BusWorker(tree: tree)
        worker.start()
    }

    /// Says that a user of assistive technologies is at another object.
    public func focusDidMove(to id: Int?, from former: Int?) {
        if let former { worker.emit("StateChanged", of: former, "focused", 0, .nothing) }
        if let id { worker.emit("StateChanged", of: id, "focused", 1, .nothing) }
    }

    /// Has a text spoken.
    public func announce(_ text: String) {
        worker.emit("Announcement", of: Self.root, "", 1, .text(text))
    }

    /// Says that an object in another is new, or has gone.
    public func childDidChange(of id: Int, isNew: Bool, _ child: Int, at place: Int) {
        worker.emit("ChildrenChanged", of: id, isNew ? "add" : "remove", Int32(clamping: place), .child(child))
    }
}
