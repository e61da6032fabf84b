import UIKitTesting

/// Writes down the names of notifications, in the order in which they are posted.
@MainActor
final class NotificationLog: NSObject {
    private(set) var names: [String] = []

    init(_ names: [NSNotification.Name]) {
        super.init()
        for name in names {
            NotificationCenter.default.addObserver(self, selector: #selector(note(_:)), name: name, object: nil)
        }
    }

    func stop() { NotificationCenter.default.removeObserver(self) }

    @objc func note(_ notification: Notification) { names.append(notification.name.rawValue) }
}
