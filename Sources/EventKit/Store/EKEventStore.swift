internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// The user's calendars. This device has none: whoever asks for permission is denied it, and everything that needs it fails (MO-28).
// apple: https://developer.apple.com/documentation/eventkit/ekeventstore
@objcMembers open class EKEventStore: NSObject, @unchecked Sendable {
    /// Is called with the user's answer.
    public typealias RequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

    private static let asked = Mutex<Set<EKEntityType>>([])
    private static let replies = DispatchQueue(label: "com.apple.eventkit.replies")

    public override init() { super.init() }

    // MARK: Permission

    /// ``EKAuthorizationStatus/notDetermined`` until the application has asked, then ``EKAuthorizationStatus/denied``.
    // apple: https://developer.apple.com/documentation/eventkit/ekeventstore/authorizationstatus(for:)
    @nonobjc open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        asked.withLock { $0.contains(entityType) } ? .denied : .notDetermined
    }

    /// - Parameter completion: called on a background queue with false, and without an error.
    // apple: https://developer.apple.com/documentation/eventkit/ekeventstore/requestaccess(to:completion:)
    @nonobjc @preconcurrency open func requestAccess(
        to entityType: EKEntityType, completion: @escaping RequestAccessCompletionHandler
    ) {
        refuse(entityType, completion)
    }
    /// False.
    @nonobjc open func requestAccess(to entityType: EKEntityType) async throws -> Bool { await answer(entityType) }

    /// - Parameter completion: called on a background queue with false, and without an error.
    // apple: https://developer.apple.com/documentation/eventkit/ekeventstore/requestfullaccesstoevents(completion:)
    @nonobjc @preconcurrency open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        refuse(.event, completion)
    }
    /// False.
    @nonobjc open func requestFullAccessToEvents() async throws -> Bool { await answer(.event) }
    /// - Parameter completion: called on a background queue with false, and without an error.
    @nonobjc @preconcurrency open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        refuse(.event, completion)
    }
    /// False.
    @nonobjc open func requestWriteOnlyAccessToEvents() async throws -> Bool { await answer(.event) }
    /// - Parameter completion: called on a background queue with false, and without an error.
    @nonobjc @preconcurrency open func requestFullAccessToReminders(completion: @escaping RequestAccessCompletionHandler) {
        refuse(.reminder, completion)
    }
    /// False.
    @nonobjc open func requestFullAccessToReminders() async throws -> Bool { await answer(.reminder) }

    private func refuse(_ entityType: EKEntityType, _ completion: @escaping RequestAccessCompletionHandler) {
        DeviceNotice.say("Calendars and reminders are denied: this device has none.")
        Self.asked.withLock { _ = $0.insert(entityType) }
        Self.replies.async { completion(false, nil) }
    }

    private func answer(_ entityType: EKEntityType) async -> Bool {
        await withCheckedContinuation { continuation in refuse(entityType) { granted, _ in continuation.resume(returning: granted) } }
    }

    // MARK: Calendars

    /// A number for the store.
    public let eventStoreIdentifier = UUID().uuidString
    /// Empty.
    open var sources: [EKSource] { [] }
    /// Nil.
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    /// Empty.
    @nonobjc open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Nil.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Nil.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Nil.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal }
    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal }

    // MARK: Events

    /// Nil.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    // apple: https://developer.apple.com/documentation/eventkit/ekeventstore/save(_:span:commit:)
    @nonobjc open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.refusal }
    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.refusal }
    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.refusal }
    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func remove(_ event: EKEvent, span: EKSpan) throws { throw Self.refusal }
    /// Events that touch a stretch of time, in some calendars; nil for all.
    // apple: https://developer.apple.com/documentation/eventkit/ekeventstore/predicateforevents(withstart:end:calendars:)
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { event, _ in
            guard let event = event as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
            return start < endDate && end >= startDate && EKEventStore.isIn(calendars, event)
        }
    }
    /// Empty.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Calls nothing.
    @nonobjc open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}

    // MARK: Reminders

    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
    /// Reminders in some calendars; nil for all.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { reminder, _ in (reminder as? EKReminder).map { EKEventStore.isIn(calendars, $0) } ?? false }
    }
    /// - Parameter completion: called on a background queue with nil.
    /// - Returns: what ``cancelFetchRequest(_:)`` takes.
    // apple: https://developer.apple.com/documentation/eventkit/ekeventstore/fetchreminders(matching:completion:)
    @discardableResult
    @nonobjc @preconcurrency open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        Self.replies.async { completion(nil) }
        return NSObject()
    }
    /// Does nothing: an answer is on its way already.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    private static func isIn(_ calendars: [EKCalendar]?, _ item: EKCalendarItem) -> Bool {
        calendars.map { $0.contains { $0 === item.calendar } } ?? true
    }

    // MARK: Changes

    /// - Throws: ``EKError/eventStoreNotAuthorized``.
    @nonobjc open func commit() throws { throw Self.refusal }
    /// Nothing was changed.
    open func reset() {}
    /// Nothing comes from elsewhere.
    open func refreshSourcesIfNecessary() {}

    private static var refusal: EKError { EKError(.eventStoreNotAuthorized) }
}
