import AVFoundation

/// Writes down what a test receives, in order.
@MainActor
final class Recorder {
    private(set) var notes: [String] = []
    private var observers: [any NSObjectProtocol] = []

    func note(_ text: String) { notes.append(text) }

    /// Is notified of notifications of an item.
    func hear(_ name: Notification.Name, of object: AnyObject, as text: String) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.note(text) }
            })
    }

    isolated deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }
}
