internal import DesktopServices

/// Where notifications are seen, once the user has allowed them.
protocol NotificationScreen: AnyObject, Sendable {
    /// - Parameter completion: called once, on any thread, with why it is not shown; nil if it was handed over.
    func show(_ notice: NotificationDesk.Notice, completion: @escaping @Sendable (_ failure: String?) -> Void)
    func remove(_ identifier: String)
}

extension NotificationDesk: NotificationScreen {}

/// How to come to a screen for notifications.
struct NotificationService: Sendable {
    /// Returns false where it need not be asked.
    var isThere: @Sendable () -> Bool
    /// Nil where nothing is shown. May wait for the answer. The handler is called with what the user chooses.
    var open: @Sendable (_ handler: @escaping NotificationDesk.Handler) -> (any NotificationScreen)?

    /// That of the desktop.
    static let desktop = NotificationService(
        isThere: { DesktopUse.bus != nil },
        open: { handler in
            guard let bus = DesktopUse.bus, NotificationDesk.isAvailable(on: bus) else { return nil }
            return NotificationDesk(bus: bus, handler: handler)
        })
}
