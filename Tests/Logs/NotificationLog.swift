import UIKitTesting

/// Writes down the names of notifications, in the order in which they are posted.
@MainActor
package final class NotificationLog: NSObject {
    package private(set) var names: [String] = []

    package init(_ names: [NSNotification.Name]) {
        super.init()
        for name in names {
            NotificationCenter.default.addObserver(self, selector: #selector(note(_:)), name: name, object: nil)
        }
    }

    package func stop() { NotificationCenter.default.removeObserver(self) }

    @objc func note(_ notification: Notification) { names.append(notification.name.rawValue) }
}
