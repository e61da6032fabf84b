internal import CGIO
import Foundation
import Synchronization

/// Shows notifications of the app on the desktop, and tells which were chosen.
public final class NotificationDesk: @unchecked Sendable {
    /// A notification as the desktop shows it.
    public struct Notice: Sendable, Equatable {
        /// One that is shown replaces another with the same.
        public var identifier: String
        /// The first line.
        public var title: String
        /// What stands below it, of one line or several.
        public var body: String
        /// Further choices: their names for the app, and for the user.
        public var buttons: [Button] = []
        /// True if it is to be seen at once, whatever the user does.
        public var isUrgent = false

        /// A choice that a notification offers.
        public struct Button: Sendable, Equatable {
            /// By which the app knows it.
            public var identifier: String
            /// What the user reads.
            public var title: String

            /// A choice by its names for the app, and for the user.
            public init(identifier: String, title: String) { (self.identifier, self.title) = (identifier, title) }
        }

        /// A notification without buttons.
        public init(identifier: String, title: String, body: String) {
            (self.identifier, self.title, self.body) = (identifier, title, body)
        }
    }

    /// Called on the main thread with a notification's identifier and that of a button; the latter is `default` for the notification itself.
    public typealias Handler = @MainActor @Sendable (_ notice: String, _ action: String) -> Void

    private let bus: SessionBus
    private let handler: Handler
    /// Waits for answers: the portal may have to be started, and the bus's thread hears all others meanwhile.
    private let queue = DispatchQueue(label: "Notifications")
    private static let interface = Portal.interface("Notification")
    private static let standard = "default"

    /// Asks whether the desktop shows notifications, and waits for the answer.
    public static func isAvailable(on bus: SessionBus) -> Bool {
        let answer = try? bus.call(
            Portal.name, Portal.path, "org.freedesktop.DBus.Properties", "Get", [.text(interface), .text("version")],
            patience: Portal.patience)
        return answer?.first?.number != nil
    }

    /// Listens from now on.
    public init(bus: SessionBus, handler: @escaping Handler) {
        (self.bus, self.handler) = (bus, handler)
        bus.perform { self.listen() }
    }

    private func listen() {
        // Lives as long as the process: GLib keeps its address.
        g_dbus_connection_signal_subscribe(
            bus.connection, Portal.name, Self.interface, "ActionInvoked", Portal.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, arguments, data in
                guard let arguments else { return }
                Unmanaged<NotificationDesk>.fromOpaque(data!).takeUnretainedValue().take(BusValue(arguments).parts)
            }, Unmanaged.passRetained(self).toOpaque(), nil)
    }

    private func take(_ arguments: [BusValue]) {
        guard arguments.count >= 2, let notice = arguments[0].text, let action = arguments[1].text else { return }
        DispatchQueue.main.async { [handler] in handler(notice, action) }
    }

    /// Shows a notification in place of one with the same identifier.
    /// - Parameter completion: called once, on the thread of the bus, with why there are no notifications; nil if it was handed over.
    public func show(_ notice: Notice, completion: @escaping @Sendable (_ failure: String?) -> Void) {
        var content: [String: BusValue] = [
            "title": .text(notice.title), "body": .text(notice.body), "priority": .text(notice.isUrgent ? "urgent" : "normal"),
            "default-action": .text(Self.standard),
        ]
        if !notice.buttons.isEmpty {
            let buttons = notice.buttons.map { BusValue.dictionary(["label": .text($0.title), "action": .text($0.identifier)]) }
            content["buttons"] = .list(of: "a{sv}", buttons)
        }
        call("AddNotification", [.text(notice.identifier), .dictionary(content)], completion)
    }

    /// Takes a notification away, if it is still there.
    public func remove(_ identifier: String) { call("RemoveNotification", [.text(identifier)]) { _ in } }

    private func call(_ method: String, _ arguments: [BusValue], _ completion: @escaping @Sendable (String?) -> Void) {
        let bus = bus
        queue.async {
            do throws(BusError) {
                _ = try bus.call(Portal.name, Portal.path, Self.interface, method, arguments, patience: Portal.patience)
                completion(nil)
            } catch {
                completion(error.message)
            }
        }
    }
}
