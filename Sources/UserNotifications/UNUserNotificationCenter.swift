internal import DesktopServices
internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// Keeps what an application wants to notify of, and has the desktop show it (MO-129).
///
/// Where there is no desktop that shows notifications, as under test, whoever asks for permission is denied it.
///
/// Requests are kept and listed until they are due, and then forgotten. They do not outlive the process.
// apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private struct State {
        var status = UNAuthorizationStatus.notDetermined
        var pending = PendingRequests()
        var categories: Set<UNNotificationCategory> = []
        /// Nil where nothing is shown.
        var delivery: NotificationDelivery?
    }
    private let state = Mutex(State())
    private let now: @Sendable () -> Date
    private let service: NotificationService
    /// Handlers are called here, in the order of the calls that they belong to.
    private let handlers = DispatchQueue(label: "com.apple.usernotifications.handlers")
    private static let shared = UNUserNotificationCenter(now: { Date() })

    init(now: @escaping @Sendable () -> Date, service: NotificationService = .desktop) { (self.now, self.service) = (now, service) }

    /// The one of this application.
    // apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/current()
    open class func current() -> UNUserNotificationCenter { shared }

    /// The delegate, which would receive notifications. Not kept alive. Default: nil.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// True if extensions could lay out notifications: no.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks whether notifications may be shown: they may where the desktop shows any.
    /// - Parameter completionHandler: called on a background queue with the answer and no error.
    // apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/requestauthorization(options:completionhandler:)
    @preconcurrency open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard service.isThere() else {
            deny(because: Self.showsNone)
            return handlers.async { completionHandler(false, nil) }
        }
        handlers.async { [self] in
            let isGranted = openDelivery()
            completionHandler(isGranted, nil)
        }
    }
    /// Asks whether notifications may be shown.
    @nonobjc open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    private static let showsNone = "this device shows none"

    private func deny(because reason: String) {
        DeviceNotice.say("UserNotifications are denied: \(reason).")
        state.withLock { ($0.delivery, $0.status) = (nil, .denied) }
    }

    /// What has been added before, or while nothing was shown, is shown when it is due.
    private func openDelivery() -> Bool {
        if state.withLock({ $0.delivery != nil }) { return true }
        let opened = NotificationDelivery(center: self, service: service) { [unowned self] in state.withLock { $0.categories } }
        guard let delivery = opened else {
            deny(because: Self.showsNone)
            return false
        }
        let date = now()
        let waiting = state.withLock { state in
            (state.delivery, state.status) = (delivery, .authorized)
            return state.pending.entries(after: date)
        }
        for entry in waiting { delivery.add(entry.request, at: entry.added) }
        return true
    }

    /// The desktop did not take a notification: from now on they are denied, until somebody asks for permission again.
    func deliveryDidFail(_ failed: NotificationDelivery, _ reason: String) {
        guard delivery === failed else { return }
        failed.removeWaiting(nil)
        deny(because: "the desktop has not shown one (\(reason))")
    }

    /// What shows notifications; nil before they are allowed.
    private var delivery: NotificationDelivery? { state.withLock { $0.delivery } }

    /// - Parameter completionHandler: called on a background queue.
    // apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/getnotificationsettings(completionhandler:)
    @preconcurrency open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(authorizationStatus: state.withLock { $0.status })
        handlers.async { completionHandler(settings) }
    }
    /// The permissions of the user, as they are now.
    @nonobjc open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in getNotificationSettings { continuation.resume(returning: $0) } }
    }

    // MARK: Categories

    /// Replaces the categories.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { state.withLock { $0.categories = categories } }
    /// Calls a handler on a background queue with what was set last.
    @preconcurrency open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let categories = state.withLock { $0.categories }
        handlers.async { completionHandler(categories) }
    }
    /// The categories that were set last. Default: none.
    @nonobjc open func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

    // MARK: Requests

    /// Keeps a request until it is due; one with the same identifier goes.
    /// - Parameter completionHandler: called on a background queue, with ``UNError/notificationInvalidNoDate`` if it will never be due, and
    ///   with ``UNError/notificationsNotAllowed`` if it is due at once while notifications are denied.
    // apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/add(_:withcompletionhandler:)
    @preconcurrency open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = keep(request)
        if let completionHandler { handlers.async { completionHandler(error) } }
    }
    /// Keeps a request until it is due. Throws ``UNError/notificationInvalidNoDate`` if it will never be, and
    /// ``UNError/notificationsNotAllowed`` if it is at once while notifications are denied.
    @nonobjc open func add(_ request: UNNotificationRequest) async throws {
        if let error = keep(request) { throw error }
    }

    private func keep(_ request: UNNotificationRequest) -> UNError? {
        let date = now()
        if let trigger = request.trigger, !(trigger is UNPushNotificationTrigger), trigger.date(after: date, added: date) == nil {
            return UNError(.notificationInvalidNoDate)
        }
        let (delivery, isDenied) = state.withLock { state in
            state.pending.add(request, at: date)
            return (state.delivery, state.status == .denied)
        }
        // Nobody could list it, or show it later.
        if request.trigger == nil, isDenied { return UNError(.notificationsNotAllowed) }
        delivery?.add(request, at: date)
        return nil
    }

    private var pending: [UNNotificationRequest] {
        let date = now()
        return state.withLock { $0.pending.requests(after: date) }
    }

    /// Calls a handler on a background queue with the requests that are not due yet.
    // apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/getpendingnotificationrequests(completionhandler:)
    @preconcurrency open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let requests = pending
        handlers.async { completionHandler(requests) }
    }
    /// The requests that are not due yet.
    @nonobjc open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    /// Takes requests back by their identifiers. Those that are not there are passed over.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        state.withLock { $0.pending.remove(Set(identifiers)) }
        delivery?.removeWaiting(identifiers)
    }
    /// Takes all requests back.
    @objc open func removeAllPendingNotificationRequests() {
        state.withLock { $0.pending.removeAll() }
        delivery?.removeWaiting(nil)
    }

    // MARK: What has come

    /// The notifications that were shown, and that neither the user nor the app has dealt with since.
    @preconcurrency open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let delivered = delivery?.delivered ?? []
        handlers.async { completionHandler(delivered) }
    }
    /// The same.
    @nonobjc open func deliveredNotifications() async -> [UNNotification] { delivery?.delivered ?? [] }
    /// Takes notifications off the desktop.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { delivery?.removeDelivered(identifiers) }
    /// Takes all notifications off the desktop.
    @objc open func removeAllDeliveredNotifications() { delivery?.removeDelivered(nil) }

    /// Would put a number on the application's icon, which it may not.
    /// - Parameter completionHandler: called on a background queue with ``UNError/notificationsNotAllowed``.
    // apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/setbadgecount(_:withcompletionhandler:)
    @preconcurrency open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { handlers.async { completionHandler(UNError(.notificationsNotAllowed)) } }
    }
    /// Throws ``UNError/notificationsNotAllowed``.
    @nonobjc open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }
}
