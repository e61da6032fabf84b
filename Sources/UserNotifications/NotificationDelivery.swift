internal import DesktopServices
import Dispatch
import Foundation
import ObjCRuntime
import Synchronization

/// Shows notifications on the desktop when they are due, and hands on what the user does with them (MO-130).
final class NotificationDelivery: @unchecked Sendable {
    private struct State {
        /// What is not due yet, by identifier.
        var waiting: [String: UNNotificationRequest] = [:]
        /// What was shown and has not been taken away, the oldest first.
        var delivered: [UNNotification] = []
        /// False while the app is not the one that the user works with.
        var isInFront = true
    }

    private let state = Mutex(State())
    private let center: Unowned
    private let queue = DispatchQueue(label: "com.apple.usernotifications.delivery")
    private var screen: (any NotificationScreen)?
    private let categories: @Sendable () -> Set<UNNotificationCategory>

    /// The center owns this object, and lives as long as the process.
    private struct Unowned: @unchecked Sendable { unowned let center: UNUserNotificationCenter }

    /// Nil where the service shows no notifications. Waits for its answer.
    init?(
        center: UNUserNotificationCenter, service: NotificationService,
        categories: @escaping @Sendable () -> Set<UNNotificationCategory>
    ) {
        self.center = Unowned(center: center)
        self.categories = categories
        screen = service.open { [weak self] in self?.respond(to: $0, with: $1) }
        guard screen != nil else { return nil }
        for (name, isInFront) in [("UIApplicationDidBecomeActiveNotification", true), ("UIApplicationWillResignActiveNotification", false)]
        {
            _ = NotificationCenter.default.addObserver(forName: NSNotification.Name(name), object: nil, queue: nil) { [weak self] _ in
                self?.state.withLock { $0.isInFront = isInFront }
            }
        }
    }

    // MARK: Waiting

    /// - Parameter date: when it was added.
    func add(_ request: UNNotificationRequest, at date: Date) {
        state.withLock { $0.waiting[request.identifier] = request }
        schedule(request, after: date, added: date)
    }

    private func schedule(_ request: UNNotificationRequest, after date: Date, added: Date) {
        guard let due = request.trigger.map({ $0.date(after: date, added: added) }) ?? date else { return }
        // What people wait for goes by the clock on the wall.
        queue.asyncAfter(wallDeadline: .now() + max(due.timeIntervalSince(Date()), 0)) { [weak self] in
            self?.fire(request, at: due, added: added)
        }
    }

    private func fire(_ request: UNNotificationRequest, at due: Date, added: Date) {
        let repeats = request.trigger?.repeats ?? false
        let isWanted = state.withLock { state in
            guard state.waiting[request.identifier] === request else { return false }
            if !repeats { state.waiting[request.identifier] = nil }
            return true
        }
        guard isWanted else { return }
        if repeats { schedule(request, after: due, added: added) }
        deliver(UNNotification(date: due, request: request))
    }

    func removeWaiting(_ identifiers: [String]?) {
        state.withLock { state in
            guard let identifiers else { return state.waiting = [:] }
            for identifier in identifiers { state.waiting[identifier] = nil }
        }
    }

    // MARK: Showing

    /// An app in front is asked, and one that does not answer shows nothing.
    private func deliver(_ notification: UNNotification) {
        guard state.withLock({ $0.isInFront }) else { return show(notification) }
        let center = center
        DispatchQueue.main.async { [self] in
            center.center.delegate?.userNotificationCenter?(center.center, willPresent: notification) { [self] options in
                if !options.isDisjoint(with: [.banner, .alert, .list]) { show(notification) }
            }
        }
    }

    private func show(_ notification: UNNotification) {
        let content = notification.request.content
        let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        var notice = NotificationDesk.Notice(identifier: notification.request.identifier, title: content.title, body: body)
        notice.isUrgent = content.interruptionLevel.rawValue >= UNNotificationInterruptionLevel.timeSensitive.rawValue
        let category = categories().first { $0.identifier == content.categoryIdentifier }
        // The desktop has no field for a text.
        notice.buttons = (category?.actions ?? []).filter { !($0 is UNTextInputNotificationAction) }
            .map { NotificationDesk.Notice.Button(identifier: $0.identifier, title: $0.title) }
        state.withLock { state in
            state.delivered.removeAll { $0.request.identifier == notice.identifier }
            state.delivered.append(notification)
        }
        screen?.show(notice) { [weak self] failure in
            guard let self, let failure else { return }
            state.withLock { $0.delivered.removeAll { $0 === notification } }
            center.center.deliveryDidFail(self, failure)
        }
    }

    var delivered: [UNNotification] { state.withLock { $0.delivered } }

    /// - Parameter identifiers: nil for all.
    func removeDelivered(_ identifiers: [String]?) {
        let removed = state.withLock { state in
            let gone = state.delivered.filter { identifiers?.contains($0.request.identifier) ?? true }
            state.delivered.removeAll { notification in gone.contains { $0 === notification } }
            return gone
        }
        for notification in removed { screen?.remove(notification.request.identifier) }
    }

    // MARK: The user

    @MainActor
    private func respond(to identifier: String, with action: String) {
        let notification = state.withLock { state in
            let index = state.delivered.lastIndex { $0.request.identifier == identifier }
            return index.map { state.delivered.remove(at: $0) }
        }
        guard let notification else { return }
        let name = action == "default" ? UNNotificationDefaultActionIdentifier : action
        let response = UNNotificationResponse(notification: notification, actionIdentifier: name)
        center.center.delegate?.userNotificationCenter?(center.center, didReceive: response) {}
    }
}
