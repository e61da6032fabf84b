import Foundation

/// Serves an application's elements to assistive technologies of the desktop (AT-SPI 2), and performs their requests.
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
        if let former { worker.emit(BusEvent(name: "StateChanged", detail: "focused"), of: former) }
        if let id { worker.emit(BusEvent(name: "StateChanged", detail: "focused", first: 1), of: id) }
    }

    /// Has a text spoken, at once or when the reader has come to an end.
    public func announce(_ text: String, waits: Bool) {
        worker.emit(BusEvent(name: "Announcement", first: waits ? 1 : 2, value: .text(text)), of: Self.root)
    }

    /// Says that a window is the one that is used from now on, or no longer.
    public func windowDidChange(_ id: Int, isActive: Bool) {
        worker.emit(BusEvent(kind: .window, name: isActive ? "Activate" : "Deactivate"), of: id)
        worker.emit(BusEvent(name: "StateChanged", detail: "active", first: isActive ? 1 : 0), of: id)
    }

    /// Says that others of an object's children are chosen.
    public func selectionDidChange(in id: Int) { worker.emit(BusEvent(name: "SelectionChanged"), of: id) }

    /// Says that an object in another is new, or has gone.
    public func childDidChange(of id: Int, isNew: Bool, _ child: Int, at index: Int) {
        worker.remember(child, isNew: isNew, at: index)
        let detail = isNew ? "add" : "remove"
        worker.emit(BusEvent(name: "ChildrenChanged", detail: detail, first: Int32(clamping: index), value: .child(child)), of: id)
    }

    /// Says what is different about an object: its name, description, states, value or text.
    public func nodeDidChange(_ id: Int, from former: AccessibleNode, to present: AccessibleNode) {
        for event in NodeDifference.events(from: former, to: present) { worker.emit(event, of: id) }
    }

    /// True if somebody listens for events.
    public var hasListeners: Bool { worker.hasListeners }
}
